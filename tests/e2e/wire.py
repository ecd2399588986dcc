"""A game at devices: the real program and its real drivers, driven line by line, and looked at through the chips."""

import time
from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hardware.profile import shipped
from tests.e2e.evening import Line, Live, Telling

SOON = 30.0
"""Seconds to wait for something to be seen, even on a busy machine."""
USUAL_LEDS = "= 29"
"""Of each bar, in the profile that comes with Ambit."""


class AtDevices(Telling):
    """Somebody who does what people do, waits for what the program tells, and looks at the devices."""

    facts: list[Line]
    view: Line

    @abstractmethod
    def look(self, device: str) -> Any:
        """What it shows now."""

    def next(self) -> Line:
        """What became true on the way is remembered."""
        line = super().next()
        self.facts += line.get("facts", ())
        self.view = line.get("view", self.view)
        return line

    def do(self, line: str) -> Line:
        """Something that changes the game: how it stands then."""
        self.say(line)
        return dict(self.until("view")["view"])

    def until_fact(self, fact: str) -> Line:
        """The next fact of that kind."""
        while not (found := [one for one in self.until("facts")["facts"] if one["fact"] == fact]):
            pass
        return dict(found[0])

    def sees(self, device: str, shows: Any, part: Callable[[Any], Any] = lambda seen: seen) -> None:
        """It, or a part of it, shows this. It takes a moment to be drawn, and what blinks is dark at times."""
        until = time.monotonic() + SOON
        while (seen := part(self.look(device))) != shows:
            assert time.monotonic() < until, f"{device} shows {seen} and not {shows}"
            self.say("wait 0.02")

    def seat(self, number: int) -> Line:
        return dict(self.view["seats"][number - 1])


class AtTheWire(AtDevices, Live):
    """At emulated chips, which are handled by typed lines."""

    def __init__(self, home: Path, leds: int, *words: str) -> None:
        wiring = home / "table.toml"
        wiring.write_text(shipped()["two-seats-pi"].read_text().replace(USUAL_LEDS, f"= {leds}"))
        self.facts, self.view = [], {}
        super().__init__(None, home, *words, "--simulate=wire", "--profile", str(wiring))
        self.until("view")

    def look(self, device: str) -> Any:
        self.say(f"look {device}")
        return self.until("look", device)["shows"]
