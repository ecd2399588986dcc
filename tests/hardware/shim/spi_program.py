"""A program on the emulated Pi without Ambit: Adafruit_PureIO unchanged, and Linux's own calls.

It writes what it finds as one JSON line.
"""

import os
from collections.abc import Callable
from ctypes import addressof, create_string_buffer
from fcntl import ioctl
from pathlib import Path
from struct import pack

import msgspec
from Adafruit_PureIO.spi import SPI

from hardware.emulators.pn532.frames import pack as frame
from hardware.emulators.pn532.spi import REVERSED

MESSAGE, WRITE, READY, READ = 0x4000_6B00, 0x01, 0x02, 0x03
SIZE = 32
"""Bytes of the structure of a transfer."""


def error_of(do: Callable[[], object]) -> int | None:
    try:
        do()
    except OSError as error:
        return error.errno
    return None


def said(device: SPI, *data: int) -> bytes:
    """One exchange with a PN532, which sends the lowest bit first."""
    return bytes(device.transfer(bytes(data).translate(REVERSED))).translate(REVERSED)


def firmware(device: SPI) -> bytes:
    device.mode = 0
    said(device, WRITE)  # being selected wakes it
    said(device, WRITE, *frame(b"\xd4\x02"))
    for _ in range(2):  # first the acknowledgement, then the answer
        while said(device, READY, 0)[1] != 1:
            pass
        answer = said(device, READ, *bytes(20))
    return answer[answer.index(b"\xd5\x03") + 2 :][:3]


def messages(device: SPI, lengths: list[int], cut: int = 0) -> int:
    """Several transfers in one go."""
    room = create_string_buffer(8192)
    transfers = [pack("QQIIHBBBBH", addressof(room), addressof(room), n, 0, 0, 0, 0, 0, 0, 0) for n in lengths]
    data = bytearray(b"".join(transfers))
    del data[len(data) - cut :]
    return int(ioctl(device.handle, MESSAGE | len(data) << 16, data))


def main() -> None:
    paths = [f"/dev/spidev{bus}.{chip}" for bus in range(3) for chip in range(3)]
    device = SPI((0, 1))
    device.mode, device.bits_per_word, device.max_speed_hz = 3, 8, 1_000_000
    assert messages(device, [10, 20]) == 30
    refused: dict[str, Callable[[], object]] = {
        "lowest bit first": lambda: setattr(device, "lsb_first", True),
        "nine bits": lambda: setattr(device, "bits_per_word", 9),
        "standing still": lambda: setattr(device, "max_speed_hz", 0),
        "too much": lambda: os.write(device.handle, bytes(4097)),
        "too much in two": lambda: messages(device, [4096, 1]),
        "half a transfer": lambda: messages(device, [10, 10], cut=SIZE // 2),
        "unknown": lambda: ioctl(device.handle, 0x8001_6B77, bytes(1)),
    }
    told = {
        "there": [path for path in paths if Path(path).exists()],
        "set": [device.mode, device.bits_per_word, device.max_speed_hz],
        "refused": {what: error_of(do) for what, do in refused.items()},
        "plain": [os.read(device.handle, 3).hex(), os.write(device.handle, b"abc")],
        "nothing": messages(device, []),
        "firmware": firmware(device).hex(),
    }
    print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    main()
