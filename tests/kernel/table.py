"""The program of a table, seen from outside: it is told what to open, and what it tells is waited for."""

import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TypeVar

import msgspec

from hardware.inputs import Input, Press, Status, Turn, Up
from hardware.outputs import Output
from hardware.wiring.drivers import AnyDriver
from tests.emulated_pi import WAIT, Running

Told = TypeVar("Told", bound=Input)
AT_REST = 0.05
"""Seconds for which a finger leaves a button alone, or a device is left alone: more than any contact bounces."""
PATIENCE = 10.0
"""Seconds after which a press that was not told is lost."""


class Wrong(Exception):
    """The table said something that it must not say."""


class Table(Running):
    """A table whose pins are moved by the library of this name."""

    def __init__(self, library: str) -> None:
        super().__init__(None, "-m", "tests.kernel.table_program", library)
        self.backend: str = msgspec.json.decode(self.line())

    def open(self, **devices: AnyDriver) -> None:
        """Open these (`seat1_ok`), and wait until all are up."""
        for name, driver in devices.items():
            self.say(f"open {name.replace('_', '.')} {msgspec.json.encode(driver).decode()}")
        for _ in devices:
            state = self.until(Status)
            if state.state != Up():
                raise Wrong(f"{state.device} is not up: {state.state}")

    def close(self, *names: str) -> list[Input]:
        """Close these, or all; what was told before that was done."""
        self.say(" ".join(["close", *names]))
        told = list[Input]()
        while (heard := self._next()) is not None:
            told.append(heard)
        return told

    def show(self, output: Output) -> None:
        self.say(f"show {msgspec.json.encode(output).decode()}")

    def renew(self) -> None:
        """Have the chip closed and opened again."""
        self.say("renew")

    def until(self, wanted: type[Told], patience: float = WAIT) -> Told:
        """The next input of this kind; a TimeoutError when nothing was told for so many seconds."""
        while not isinstance(heard := self._next(patience), wanted):
            pass
        return heard

    def press(self) -> Press | None:
        """The next press; None if there is none."""
        try:
            return self.until(Press, PATIENCE)
        except TimeoutError:
            return None

    def so_many(self, count: int) -> Iterator[Press | Turn]:
        """The next presses and turns, up to so many: fewer if no more are told."""
        with suppress(TimeoutError):
            while count and (heard := self._next(PATIENCE)):
                if isinstance(heard, Press | Turn):
                    count -= 1
                    yield heard

    def turns(self, count: int) -> list[Turn]:
        return [self.until(Turn) for _ in range(count)]

    def _next(self, patience: float = WAIT) -> Input | None:
        """The next input; None when something was closed."""
        told: Input | str = msgspec.json.decode(self.line(patience), type=Input | str)
        if isinstance(told, str) and told.startswith("error"):
            raise Wrong(told)
        return None if isinstance(told, str) else told


def rest(seconds: float = AT_REST) -> None:
    """What a hand does between two movements, in real time: under a real kernel there is no other."""
    time.sleep(seconds)
