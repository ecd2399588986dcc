"""The chips of a board: counters and readers on its I2C buses, readers on its serial ports."""

import os
import termios
import tty
from pathlib import Path
from typing import Any

from hardware.emulators.bus import I2cBus
from hardware.emulators.ht16k33 import Counter
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.emulators.satellite.contacts import Line


class Chips:
    """What is soldered to a board with these parts. `ports` has an open file for each serial port with a chip."""

    def __init__(self, lines: list[Line], folder: Path) -> None:
        self.buses: dict[int, I2cBus] = {}
        self.counters: dict[str, Counter] = {}
        self.readers: dict[str, Chip] = {}
        self.ports: dict[int, int] = {}
        self._serial: list[Hsu] = []
        for line in lines:
            if line["part"] == "ht16k33":
                counter = self.counters[line["name"]] = Counter(segments=line.get("segments", 7))
                self._bus(line).attach(line["address"], counter)
            elif line["part"] == "pn532-i2c":
                chip = self.readers[line["name"]] = Chip()
                self._bus(line).attach(ADDRESS, I2cFace(chip))
            elif line["part"] == "pn532-uart":
                self._solder(line, folder)

    def _bus(self, line: Line) -> I2cBus:
        return self.buses.setdefault(line["i2c"], I2cBus())

    def _solder(self, line: Line, folder: Path) -> None:
        chip = self.readers[line["name"]] = Chip()
        hsu = Hsu(chip, folder / f"uart{line['uart']}")
        self._serial.append(hsu)
        port = self.ports[line["uart"]] = os.open(hsu.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        tty.setraw(port)
        _set_speed(port)

    def transfer(self, bus: int, way: str, address: int, what: Any) -> str | None:
        """One transfer over I2C: hexadecimal bytes, or how many; None if no chip acknowledges."""
        try:
            if way == "write":
                self.buses.setdefault(bus, I2cBus()).writeto(address, bytes.fromhex(what))
                return ""
            self.buses.setdefault(bus, I2cBus()).readfrom_into(address, room := bytearray(what))
        except OSError:
            return None
        return room.hex()

    def brown_out(self) -> None:
        """The board has lost its power, and everything on it."""
        for counter in self.counters.values():
            counter.brown_out()
        for reader in self.readers.values():
            reader.brown_out()

    def close(self) -> None:
        """End the threads of the readers."""
        for port in self.ports.values():
            os.close(port)
        for hsu in self._serial:
            hsu.close()


def _set_speed(port: int) -> None:
    """The speed that a PN532 has after power-up."""
    settings = termios.tcgetattr(port)
    settings[4] = settings[5] = termios.B115200
    termios.tcsetattr(port, termios.TCSANOW, settings)
