"""People's hands at the devices of a table: what is done with them, what comes of it, and what is seen."""

from collections.abc import Sequence
from typing import Any

import msgspec

from companion.bindings import Timing, Wish
from companion.bindings.ambush import AmbushBinding
from companion.devices import Devices
from engine.action import Action, Fact, to_data
from engine.ambush import GAME
from engine.refusal import Refusal
from engine.scenario import steps as s
from engine.view import View
from hardware.outputs import Digits, Light, Output, Pixels
from tests.engine.ambush.table import Table

NOTHING: list[dict[str, Any]] = []
Done = list[dict[str, Any]] | str
"""The actions that an input caused, or the clause on which they were refused."""


class Listening(AmbushBinding):
    """The binding itself; what it wishes of the table, which a scenario does not do, is kept."""

    wishes: tuple[Wish, ...] = ()

    def follow(self, view: View, facts: Sequence[Fact]) -> Sequence[Wish]:
        wishes = super().follow(view, facts)
        self.wishes = (*self.wishes, *wishes)
        return wishes


class Hands:
    """A game of Ambush that is played by its devices, and by the screen (`table.do`)."""

    def __init__(self, table: Table, bars: dict[int, int] | None = None) -> None:
        self.table = table
        box = table.state.box
        self.binding = Listening(box.cards, len(table.state.seats), box.options, bars or {})
        self.devices = Devices(self.binding)

    # What hands do

    def press(self, device: str, **moment: Any) -> Done:
        return self.use(s.Press(press=device, **moment))

    def turn(self, dial: str, by: int) -> Done:
        return self.use(s.Turn(turn=dial, by=by))

    def tap(self, reader: str, card: str, **moment: Any) -> Done:
        return self.use(s.Tap(tap=reader, card=card, **moment))

    def use(self, step: s.Press | s.Tap | s.Turn) -> Done:
        """One input of a device: the actions that it caused, in the words of JSON."""
        history = self.table.history
        before = history.moments
        outcome = self.devices(history, step)
        if isinstance(outcome, Refusal):
            assert history.moments == before
            return outcome.clause
        self.table.facts = [to_data(fact) for fact in outcome.facts]
        done = history.moments[len(before) :]
        assert len(done) <= 1, "one input is one step of undo"
        return [_said(action) for moment in done for action in moment.actions]

    def catch_up(self) -> None:
        """The binding hears of what was done on the screen."""
        self.devices.catch_up(self.table.history)

    # What eyes see

    @property
    def view(self) -> View:
        return GAME.view(self.table.state, None)

    def shows(self, device: str, timings: Sequence[Timing] = ()) -> Output:
        """What a device shows; the binding has been told all that happened."""
        self.catch_up()
        [output] = [one for one in self.binding.shows(self.view, timings) if one.device == device]
        return output

    def counter(self, device: str) -> str:
        """What a counter reads, with a star when it blinks."""
        output = self.shows(device)
        assert isinstance(output, Digits)
        return output.text + "*" * output.blink

    def lamp(self, seat: int) -> str:
        """What the lamp of a seat does, in a word."""
        output = self.shows(f"seat{seat}.lamp")
        assert isinstance(output, Light)
        return str(output.how.__struct_config__.tag)

    def bar(self, seat: int, *timings: Timing) -> Pixels:
        output = self.shows(f"seat{seat}.bar", timings)
        assert isinstance(output, Pixels)
        return output


def _said(action: Action) -> dict[str, Any]:
    """As a log would hold it."""
    said: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return said


def hands(seats: int = 3, **options: Any) -> Hands:
    """At a table where nothing has begun."""
    return Hands(Table(seats, **options))


def playing(seats: int = 3, **options: Any) -> Hands:
    """Seat 1 is on turn and has exposed a card."""
    table = Table(seats, **options).begun()
    table.do("expose", 1)
    return Hands(table)
