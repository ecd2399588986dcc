"""The table under test, a program of its own: opens, closes and shows what it is told, and prints each input.

python -m tests.kernel.table_program LIBRARY
"""

import asyncio
import logging
import sys
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any

import msgspec

from hardware.gpio import Header, choose, open_driver
from hardware.inputs import Input
from hardware.outputs import Output
from hardware.roles import spot
from hardware.wiring.device import Wired
from hardware.wiring.drivers import AnyDriver


class Table:
    """The devices that are open, by name."""

    def __init__(self, wanted: str, loop: AbstractEventLoop) -> None:
        self._wanted, self._loop = wanted, loop
        self._devices: dict[str, Any] = {}
        self._header = self._new_header()

    @property
    def library(self) -> str:
        """Its name, with its version and what it found."""
        return self._header.backend.name

    def open(self, name: str, wiring: str) -> None:
        """`wiring`: a driver as a profile has it, in JSON."""
        place = spot(name)
        assert place is not None
        driver: AnyDriver = msgspec.json.decode(wiring, type=AnyDriver)
        self._devices[name] = open_driver(Wired(place, driver, 0), self._header, say)

    def close(self, *names: str) -> None:
        """These devices, or all."""
        for name in names or list(self._devices):
            self._devices.pop(name).close()
        say(f"closed {' '.join(names)}")

    def renew(self) -> None:
        """Close the chip, and have it opened again by the next device."""
        self._header.close()
        self._header = self._new_header()

    def show(self, output: str) -> None:
        shown = msgspec.json.decode(output, type=Output)
        self._devices[shown.device].show(shown)

    def end(self) -> None:
        self.close()
        self._header.close()

    def _new_header(self) -> Header:
        header = Header(choose=lambda: choose((self._wanted,)))
        header.wait_in(self._loop, lambda: None)
        return header


def say(told: Input | str) -> None:
    print(msgspec.json.encode(told).decode(), flush=True)


def fail(told: threading.ExceptHookArgs) -> None:
    """A thread that ends by an error makes devices deaf."""
    say(f"error: {told.thread and told.thread.name} has ended: {told.exc_type.__name__}: {told.exc_value}")


async def main() -> None:
    threading.excepthook = fail
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    loop = asyncio.get_running_loop()
    table = Table(sys.argv[1], loop)
    orders: dict[str, Callable[..., None]] = {
        "open": table.open,
        "close": table.close,
        "renew": table.renew,
        "show": table.show,
    }
    say(table.library)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order, *words = line.strip().split(" ", 2)
        orders[order](*words)
    table.end()


if __name__ == "__main__":
    asyncio.run(main())
