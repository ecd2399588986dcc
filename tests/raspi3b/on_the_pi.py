"""Runs on the emulated Pi: moves its pins, reads its buses and runs programs, as a line at its serial port says.

Each line is JSON, and each is answered by one; what a program says comes in lines of its own.
"""

import ctypes
import fcntl
import grp
import json
import os
import subprocess
import sys
import threading
import time
import tty
from collections.abc import Callable
from pathlib import Path
from typing import IO

from tests.kernel.pins import Pins, Written

CONSOLE = "/dev/ttyS1"
HOME = "/srv/maker"
MAKER = 1000
GROUPS = {"gpio": ("gpiochip*",), "i2c": ("i2c-*",), "spi": ("spidev*",), "dialout": ("ttyAMA0", "ttyUSB*")}
"""Who may use which devices, as udev has it on Raspberry Pi OS."""
I2C_RDWR, READ = 0x0707, 1
MISSING = 60.0
"""Seconds to wait for the devices of the kernel."""


class Message(ctypes.Structure):
    _fields_ = (
        ("address", ctypes.c_uint16),
        ("flags", ctypes.c_uint16),
        ("length", ctypes.c_uint16),
        ("data", ctypes.c_void_p),
    )


class Messages(ctypes.Structure):
    _fields_ = (("messages", ctypes.POINTER(Message)), ("count", ctypes.c_uint32))


class Header(Pins):
    """The header of the Pi. QEMU's own pins cannot be moved from outside, so gpio-sim's take their place."""

    def __init__(self) -> None:
        super().__init__("pinctrl-bcm2835")
        os.rename("/dev/gpiochip0", "/dev/gpiochip-bcm")
        os.rename(f"/dev/{self.chip}", "/dev/gpiochip0")

    def move_all(self, moves: list[tuple[int, int, float]]) -> list[Written]:
        """Pins up (1) or down (0), each followed by seconds of rest; between which moments each was moved."""
        written = []
        for pin, level, rest in moves:
            written.append(self.move(pin, level))
            time.sleep(rest)
        return written


class Programs:
    """Programs of the maker, who may use the devices; one that goes on can be typed at."""

    _typed: IO[str]

    def __init__(self, tell: Callable[[object], None]) -> None:
        self._tell = tell

    def run(self, words: list[str]) -> list[object]:
        """To its end: its code, and what it said."""
        program = self._as_maker(words, subprocess.DEVNULL)
        said, _ = program.communicate()
        return [program.returncode, said]

    def start(self, words: list[str]) -> None:
        program = self._as_maker(words, subprocess.PIPE)
        assert program.stdin is not None
        self._typed = program.stdin
        threading.Thread(target=self._read, args=(program,), daemon=True).start()

    def say(self, line: str) -> None:
        self._typed.write(f"{line}\n")
        self._typed.flush()

    def close(self) -> None:
        """The end of what is typed."""
        self._typed.close()

    def _read(self, program: subprocess.Popen[str]) -> None:
        assert program.stdout is not None
        for line in program.stdout:
            self._tell({"said": line.rstrip("\n")})
        self._tell({"ended": program.wait()})

    def _as_maker(self, words: list[str], typed: int) -> subprocess.Popen[str]:
        return subprocess.Popen(
            words,
            stdin=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=HOME,
            env={"HOME": HOME, "LANG": "C.UTF-8", "PATH": "/usr/bin", "PYTHONPATH": "/opt/ambit", "TERM": "dumb"},
            user=MAKER,
            group=MAKER,
            extra_groups=[grp.getgrnam(name).gr_gid for name in GROUPS],
        )


class Adapters:
    """Serial ports on USB. QEMU fails when one is pulled out, so Linux lets go of it, as it does of a pulled one."""

    def __init__(self) -> None:
        self._out: dict[str, Path] = {}

    def unplug(self, port: str) -> None:
        """Done when the port is gone."""
        self._out[port] = Path("/sys/class/tty", port, "device").resolve().parent.parent / "authorized"
        self._out[port].write_text("0")
        assert not Path("/dev", port).exists()

    def plug(self, port: str) -> None:
        """Done when the port is there again, with the rights that udev would give."""
        self._out.pop(port).write_text("1")
        wait_for_devices(port)


def memory(address: int, length: int) -> str:
    """What a chip on I2C bus 1 holds from its place 0 on, hexadecimal: one transfer, so no program comes between."""
    place, into = ctypes.create_string_buffer(b"\0", 1), ctypes.create_string_buffer(length)
    both = (Message * 2)(
        Message(address, 0, 1, ctypes.cast(place, ctypes.c_void_p)),
        Message(address, READ, length, ctypes.cast(into, ctypes.c_void_p)),
    )
    with open("/dev/i2c-1", "rb+", buffering=0) as bus:
        fcntl.ioctl(bus, I2C_RDWR, Messages(both, 2))
    return into.raw.hex()


def hand_out_devices() -> None:
    """What udev would do. It does not run here, so devices that come later are handed out, too."""
    devices = Path("/dev")
    for group, patterns in GROUPS.items():
        for device in (found for pattern in patterns for found in devices.glob(pattern)):
            os.chown(device, 0, grp.getgrnam(group).gr_gid)
            device.chmod(0o660)


def wait_for_devices(*names: str) -> None:
    until = time.monotonic() + MISSING
    while missing := [name for name in names if not Path("/dev", name).exists()]:
        if time.monotonic() > until:
            raise SystemExit(f"there is no {', '.join(missing)}")
        time.sleep(0.1)
    hand_out_devices()


def main() -> None:
    with open(CONSOLE, "rb+", buffering=0) as console:
        tty.setraw(console.fileno())
        told = threading.Lock()

        def tell(said: object) -> None:
            with told:
                os.write(console.fileno(), json.dumps(said).encode() + b"\n")

        wait_for_devices("gpiochip0", "i2c-1", "spidev0.0", "ttyAMA0", "ttyUSB0", "ttyUSB1")
        header, programs, adapters = Header(), Programs(tell), Adapters()
        os.symlink("ttyAMA0", "/dev/serial0")
        hand_out_devices()
        asked: dict[str, Callable[..., object]] = {
            "move": header.move_all, "level": header.level, "memory": memory,
            "unplug": adapters.unplug, "plug": adapters.plug,
            "run": programs.run, "start": programs.start, "say": programs.say, "close": programs.close,
        }  # fmt: skip
        tell({"up": os.uname().release, "python": sys.version.split()[0], "seconds": time.monotonic()})
        for line in console:
            wish, *words = json.loads(line)
            try:
                tell({"answer": asked[wish](*words)})
            except Exception as wrong:  # told to the test, which ends with it
                tell({"wrong": repr(wrong)})


if __name__ == "__main__":
    main()
