"""A game of Ambush on the emulated Pi: what people do there is done at its pins, ports and plugs."""

from collections.abc import Callable
from typing import Any

from tests.e2e.evening import Line
from tests.e2e.whole_ambush import Castles
from tests.raspi3b.hands import Hands, rest

AMBIT = ("/usr/bin/python3", "/opt/ambit/bin/ambit")
PROFILE = "two-seats-pi"


class Evening(Castles):
    """`ambit play` there, as its maker would start it."""

    def __init__(self, hands: Hands, *words: str) -> None:
        self.facts, self.view = [], {}
        self._hands = hands
        hands.pi.ask("start", [*AMBIT, "play", *words, "--json", "--profile", PROFILE])
        self.until("view")

    def line(self) -> str:
        while not (line := self._hands.pi.line()).startswith("{"):
            print(f"    the program says: {line}", flush=True)
        return line

    def next(self) -> Line:
        """What people are told is printed."""
        line = super().next()
        if says := line.get("says"):
            print(f"          {line.get('device') or 'told'}: {says}", flush=True)
        return line

    def say(self, line: str) -> None:
        """What people do with their hands; the rest is typed. Presses that are said together overlap."""
        lines = [each.split() for each in line.splitlines()]
        match lines:
            case [["wait", seconds]]:
                rest(float(seconds))
            case [["press", _], *_]:
                self._hands.press(*(device for _, device in lines))
            case [["turn", device, by]]:
                self._hands.turn(device, int(by))
            case [["tap", device, card]]:
                self._hands.tap(device, card)
            case [["fault", device, "unplugged"]]:
                self._hands.unplug(device)
            case [["mend", device]]:
                self._hands.plug(device)
            case _:
                self._hands.pi.ask("say", line)

    def look(self, device: str) -> Any:
        return self._hands.look(device)

    def sees(self, device: str, shows: Any, part: Callable[[Any], Any] = lambda seen: seen) -> None:
        """Bars and sounds cannot be seen here."""
        if self.look(device) is not None:
            super().sees(device, shows, part)

    def end(self) -> int:
        """The code with which the program ends when it is told to."""
        self._hands.pi.ask("say", "quit")
        return self._hands.pi.end()
