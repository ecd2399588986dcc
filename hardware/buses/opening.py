"""The buses of a table by their numbers, each opened once: those of this machine, or emulated ones."""

import time
from collections.abc import Callable
from threading import Lock
from typing import Any, Protocol

from hardware.buses.bus import Bus
from hardware.buses.lock import BusLock
from hardware.buses.spi_port import SpiPort
from hardware.driver import Now, Unavailable, library
from hardware.message import Message, message


class Opens(Protocol):
    """Opens a bus by its number: that of the machine, or an emulated one."""

    def i2c(self, number: int) -> Any:
        """An open bus with the methods of `busio.I2C`; an OSError where it cannot be opened."""

    def spi(self, number: int, chip: int) -> Any:
        """An open bus with the methods of `busio.SPI`; an OSError where it cannot be opened."""


class Machine:
    """The buses of this machine, through Blinka's own classes for Linux.

    They are opened by number (/dev/i2c-1, /dev/spidev0.0), so that no board has to be recognised first.
    """

    def i2c(self, number: int) -> Any:
        """Open /dev/i2c-NUMBER; an OSError where it is missing or may not be used."""
        linux = library("adafruit_blinka.microcontroller.generic_linux.i2c")

        class I2cPort(BusLock, linux.I2C):  # type: ignore[misc, name-defined]
            def __init__(self) -> None:
                BusLock.__init__(self)
                linux.I2C.__init__(self, number)

            def deinit(self) -> None:
                """Close the device file at once."""
                self._i2c_bus.close()

        return I2cPort()

    def spi(self, number: int, chip: int) -> Any:
        """Open /dev/spidevNUMBER.CHIP; an OSError where it is missing or may not be used."""
        return SpiPort(number, chip)


class Buses:
    """The buses that devices use, each opened once."""

    def __init__(self, opens: Opens, now: Now = time.monotonic, threads: bool = True) -> None:
        """Without `threads`, the caller calls `Bus.round` itself."""
        self._opens, self._now, self._threads = opens, now, threads
        self._buses: dict[Message, Bus] = {}
        self._lock, self._closed = Lock(), False
        """Readers ask for their bus in their own threads, perhaps after the table was closed."""

    def i2c(self, number: int) -> Bus:
        """The bus of that number; `Unavailable` once the buses are closed."""
        return self._bus(message("wiring-i2c", bus=number), lambda: self._opens.i2c(number))

    def spi(self, number: int, chip: int = 0) -> Bus:
        """The bus of that number with that chip select; `Unavailable` once the buses are closed."""
        return self._bus(message("wiring-spi", bus=f"{number}.{chip}"), lambda: self._opens.spi(number, chip))

    def close(self) -> None:
        """Close every bus; to ask for one from now on raises `Unavailable`."""
        with self._lock:
            self._closed = True
        for bus in self._buses.values():
            bus.close()

    def _bus(self, name: Message, opens: Callable[[], Any]) -> Bus:
        with self._lock:
            if self._closed:
                raise Unavailable(message("device-table-closed"))
            if name not in self._buses:
                self._buses[name] = Bus(name, opens, self._now)
                if self._threads:
                    self._buses[name].start()
            return self._buses[name]
