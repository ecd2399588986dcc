"""The mock pins of `bench/light.py`, and the programs without Ambit on them."""

import asyncio
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import Any

from gpiozero import LED, Button
from gpiozero.pins.mock import MockFactory, MockPin

from bench.light_commit import Commits
from companion.writer import Writer

OK, LAMP = 4, 22
LONGEST = 10.0
"""Seconds to wait for the light before the measurement fails."""


class LitPin(MockPin):  # type: ignore[misc]
    """A pin that remembers when it last went high."""

    def __init__(self, factory: Any, info: Any) -> None:
        super().__init__(factory, info)
        self.lit, self.when = Event(), 0.0

    def _change_state(self, value: bool) -> bool:
        changed = bool(super()._change_state(value))
        if changed and value:
            self.when = perf_counter()
            self.lit.set()
        return changed


class Pins:
    """A header with a button and a lamp on it."""

    def __init__(self) -> None:
        self.factory = MockFactory(pin_class=LitPin)

    def press(self) -> None:
        """Press and release the OK button."""
        self.factory.pin(OK).drive_low()
        self.factory.pin(OK).drive_high()

    def timed(self) -> float:
        """Press, and hold it until the light: the seconds between them."""
        button, lamp = self.factory.pin(OK), self.factory.pin(LAMP)
        lamp.lit.clear()
        pressed = perf_counter()
        button.drive_low()
        if not lamp.lit.wait(LONGEST):
            raise SystemExit("the lamp did not go on")
        button.drive_high()
        return float(lamp.when - pressed)


class Bare:
    """What a maker writes first: no rules, no log, no time stamp."""

    def __init__(self) -> None:
        self.pins = Pins()
        self._lamp = LED(LAMP, pin_factory=self.pins.factory)
        self._button = Button(OK, pin_factory=self.pins.factory)
        self._button.when_pressed = self._lamp.on

    async def sample(self) -> float:
        """Seconds from one press to the light."""
        self._lamp.off()
        return await asyncio.to_thread(self.pins.timed)


class WritingFirst:
    """The least that a program does which writes before it lights: Ambit's threads and journal, and nothing else.

    The callback hands the press to the loop, the loop hands one row to the thread that writes, and lights the lamp.
    """

    def __init__(self, database: Path) -> None:
        self.pins = Pins()
        self._loop, self._writer, self._commits = asyncio.get_running_loop(), Writer(), Commits(database, room=True)
        self._lamp = LED(LAMP, pin_factory=self.pins.factory)
        self._button = Button(OK, pin_factory=self.pins.factory)
        self._button.when_pressed = lambda: self._loop.call_soon_threadsafe(self._pressed)

    def _pressed(self) -> None:
        written = self._writer.hand_over(self._commits.sample)
        if written.over_within(LONGEST):
            self._lamp.on()

    async def sample(self) -> float:
        """Seconds from one press to the light."""
        self._lamp.off()
        return await asyncio.to_thread(self.pins.timed)

    def close(self) -> None:
        """Let go of the database."""
        self._writer.close()
        self._commits.close()
