"""People's hands at the devices of a duel: what is done with them, what comes of it, and what is seen."""

from collections.abc import Sequence
from typing import Any

import msgspec

from companion.bindings import Held, Wish
from companion.bindings.ambal import AmbalBinding
from companion.devices import Devices
from engine.action import Fact, to_data
from engine.ambal import GAME
from engine.refusal import Refusal
from engine.scenario import steps as s
from engine.view import View
from hardware.outputs import Digits, Light, Output, Pixels
from tests.engine.ambal.table import Table

NOTHING: list[dict[str, Any]] = []
Done = list[dict[str, Any]] | str
"""The actions that an input caused, or the clause on which they were refused."""


class Listening(AmbalBinding):
    """The binding itself; what it wishes of the table, which a scenario does not do, is kept."""

    wishes: tuple[Wish, ...] = ()

    def follow(self, view: View, facts: Sequence[Fact]) -> Sequence[Wish]:
        wishes = super().follow(view, facts)
        self.wishes = (*self.wishes, *wishes)
        return wishes


class Hands:
    """A duel that is played by its devices, and by the screen (`table.do`)."""

    def __init__(self, table: Table, bars: dict[int, int] | None = None) -> None:
        self.table = table
        box = table.state.box
        self.binding = Listening(box.cards, len(table.state.seats), box.options, bars or {})
        self.devices = Devices(self.binding)
        self.catch_up()

    # What hands do

    def press(self, *devices: str) -> Done:
        """One press after the other; what the last of them did."""
        done: Done = NOTHING
        for device in devices:
            done = self.use(s.Press(press=device))
        return done

    def turn(self, seat: int, by: int) -> Done:
        return self.use(s.Turn(turn=f"seat{seat}.dial", by=by))

    def tap(self, place: int | str, *cards: str) -> Done:
        """One tap after the other, on the reader of a seat or of the table; what the last of them did."""
        done: Done = NOTHING
        for card in cards:
            done = self.use(s.Tap(tap=f"{place if isinstance(place, str) else f'seat{place}'}.reader", card=card))
        return done

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
        return [msgspec.json.decode(msgspec.json.encode(action)) for moment in done for action in moment.actions]

    def catch_up(self) -> None:
        """The binding hears of what was done on the screen."""
        self.devices.catch_up(self.table.history)

    # What eyes and ears get

    @property
    def view(self) -> View:
        return GAME.view(self.table.state, None)

    def shows(self, device: str) -> Output:
        """What a device shows; the binding has been told all that happened."""
        self.catch_up()
        [output] = [one for one in self.binding.shows(self.view) if one.device == device]
        return output

    def counter(self, device: str) -> str:
        """What a counter reads; all its pages, where it has several."""
        output = self.shows(device)
        assert isinstance(output, Digits)
        assert not output.blink
        return " ".join((output.text, *output.then))

    def lamps(self) -> list[str]:
        """What the lamps of all seats do, in a word each."""
        seats = range(1, len(self.view.seats) + 1)
        lights = [output for seat in seats if isinstance(output := self.shows(f"seat{seat}.lamp"), Light)]
        return [str(light.how.__struct_config__.tag) for light in lights]

    def bar(self, seat: int) -> Pixels:
        output = self.shows(f"seat{seat}.bar")
        assert isinstance(output, Pixels)
        return output

    def held(self, seat: int) -> Held:
        self.catch_up()
        return self.binding.held(self.view, seat)

    def signals(self) -> list[Output]:
        """What the last step made the devices show for a moment."""
        self.catch_up()
        last = self.table.history.last
        return [] if last is None else list(self.binding.signals(last.facts))

    def sounds(self) -> list[str]:
        """What is heard of the last step."""
        last = self.table.history.last
        return [] if last is None else list(self.binding.sounds(last.facts))


def begun(*cards: dict[str, Any], mode: str = "single-regular", **options: Any) -> Hands:
    """Round 1, turn 1: everybody may decide."""
    return Hands(Table(*cards, mode=mode, **options).begun())
