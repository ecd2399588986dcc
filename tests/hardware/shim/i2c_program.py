"""A program on the emulated Pi without Ambit: Blinka's busio and Adafruit's drivers, unchanged.

It writes what it finds as one JSON line; each line that it reads is shown on the counter.
"""

import sys

import adafruit_tca9548a
import board
import msgspec
from adafruit_ht16k33.segments import Seg7x4
from adafruit_pn532.i2c import PN532_I2C


def main() -> None:
    bus = board.I2C()
    assert bus.try_lock()
    found = bus.scan()
    bus.unlock()
    multiplexer = adafruit_tca9548a.TCA9548A(bus, 0x74)
    readers = [PN532_I2C(multiplexer[channel]) for channel in (2, 3)]
    uids = [bytes(reader.read_passive_target(timeout=1.0) or b"").hex() for reader in readers]
    print(msgspec.json.encode({"found": found, "firmware": readers[0].firmware_version[:3], "uids": uids}).decode())
    sys.stdout.flush()
    counter = Seg7x4(bus, address=0x70)
    for line in sys.stdin:
        counter.print(line.rstrip("\n"))
        print("shown", flush=True)


if __name__ == "__main__":
    main()
