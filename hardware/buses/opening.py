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
        """What `busio.I2C` would be."""

    def spi(self, number: int, chip: int) -> Any:
        """What `busio.SPI` would be."""


class Machine:
    """The buses of this machine, through Blinka's own classes for Linux.

    They are opened by number (/dev/i2c-1, /dev/spidev0.0), so that no board has to be recognised first.
    """

    def i2c(self, number: int) -> Any:
        linux = library("adafruit_blinka.microcontroller.generic_linux.i2c")

        class I2cPort(BusLock, linux.I2C):  # type: ignore[misc, name-defined]
            def __init__(self) -> None:
                BusLock.__init__(self)
                linux.I2C.__init__(self, number)

            def deinit(self) -> None:
                self._i2c_bus.close()

        return I2cPort()

    def spi(self, number: int, chip: int) -> Any:
        return SpiPort(number, chip)


class Buses:
    """All buses that somebody uses, each once."""

    def __init__(self, opens: Opens, now: Now = time.monotonic, threads: bool = True) -> None:
        """Without `threads`, whoever has the buses calls `Bus.round` himself."""
        self._opens, self._now, self._threads = opens, now, threads
        self._buses: dict[Message, Bus] = {}
        self._lock, self._closed = Lock(), False
        """Readers ask for their bus in threads of their own, and may be late."""

    def i2c(self, number: int) -> Bus:
        return self._bus(message("wiring-i2c", bus=number), lambda: self._opens.i2c(number))

    def spi(self, number: int, chip: int = 0) -> Bus:
        return self._bus(message("wiring-spi", bus=f"{number}.{chip}"), lambda: self._opens.spi(number, chip))

    def close(self) -> None:
        """Whoever asks for one from now on gets none."""
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
