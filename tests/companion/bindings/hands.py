"""People's hands at the devices of a table: what is done with them, what comes of it, and what is seen and heard."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from companion.bindings import Actions, Held, Timing, Wish
from companion.bindings.game_binding import GameBinding
from companion.scenarios import ScenarioTable
from companion.session.course import Course
from companion.taps import Tags
from engine.action import Fact, to_data
from engine.history import History
from engine.refusal import Refusal
from engine.scenario import steps as s
from engine.view import View
from hardware.outputs import Digits, Light, Output, Pixels

NOTHING: list[dict[str, Any]] = []
Done = list[dict[str, Any]] | str
"""The actions that an input caused, or the clause on which they were refused."""


class Played(Protocol):
    """A game of the engine's tests."""

    history: History
    facts: list[dict[str, Any]]


T = TypeVar("T", bound=Played)


class Listening(GameBinding[Any]):
    """A binding; what it wishes of the table, which a scenario does not do, is kept."""

    wishes: tuple[Wish, ...] = ()

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        wishes = super().follow(view, facts, done)
        self.wishes = (*self.wishes, *wishes)
        return wishes


class TableHands(Generic[T]):
    """A game that is played by its devices, and by the screen (`table.do`)."""

    def __init__(self, table: T, binding: Listening, tags: Tags = lambda uid: None) -> None:
        self.table, self.binding = table, binding
        self.device = ScenarioTable(Course(table.history, binding, tags))
        self.catch_up()

    # What hands do

    def press(self, *devices: str, **moment: Any) -> Done:
        """One press after the other; what the last of them did."""
        done: Done = NOTHING
        for device in devices:
            done = self.use(s.Press(press=device, **moment))
        return done

    def turn(self, place: int | str, by: int) -> Done:
        return self.use(s.Turn(turn=_device(place, "dial"), by=by))

    def tap(self, place: int | str, *cards: str, **moment: Any) -> Done:
        """One tap after the other, on the reader of a seat or of the table; what the last of them did."""
        done: Done = NOTHING
        for card in cards:
            done = self.use(s.Tap(tap=_device(place, "reader"), card=card, **moment))
        return done

    def use(self, step: s.Device) -> Done:
        """One input of a device: the actions that it caused, in the words of JSON."""
        history = self.table.history
        before = history.moments
        outcome = self.device(step)
        if isinstance(outcome, Refusal):
            assert history.moments == before
            return outcome.clause
        self.table.facts = [to_data(fact) for fact in outcome.facts]
        done = history.moments[len(before) :]
        assert len(done) <= 1, "one input is one step of undo"
        return [msgspec.json.decode(msgspec.json.encode(action)) for moment in done for action in moment.actions]

    def catch_up(self) -> None:
        """The binding hears of what was done on the screen."""
        self.device.catch_up()

    # What eyes and ears get

    @property
    def view(self) -> View:
        return self.table.history.game.view(self.table.history.state, None)

    def shows(self, device: str, timings: Sequence[Timing] = ()) -> Output:
        """What a device shows; the binding has been told all that happened."""
        self.catch_up()
        [output] = [one for one in self.binding.shows(self.view, timings) if one.device == device]
        return output

    def counter(self, device: str) -> str:
        """What a counter reads, all its pages where it has several; with a star when it blinks."""
        output = self.shows(device)
        assert isinstance(output, Digits)
        return " ".join((output.text, *output.then)) + "*" * output.blink

    def lamp(self, seat: int) -> str:
        """What the lamp of a seat does, in a word."""
        output = self.shows(f"seat{seat}.lamp")
        assert isinstance(output, Light)
        return str(output.how.__struct_config__.tag)

    def lamps(self) -> list[str]:
        """What the lamps of all seats do, in a word each."""
        return [self.lamp(seat.seat) for seat in self.view.seats]

    def bar(self, seat: int, *timings: Timing) -> Pixels:
        output = self.shows(f"seat{seat}.bar", timings)
        assert isinstance(output, Pixels)
        return output

    def held(self, seat: int) -> Held:
        self.catch_up()
        return self.binding.held(self.view, seat)

    def awaits_card(self) -> tuple[int, ...]:
        """On whose readers a card is awaited; 0 is the table's."""
        self.catch_up()
        return self.binding.awaits_card(self.view)

    def signals(self) -> list[Output]:
        """What the last step made the devices show for a moment."""
        self.catch_up()
        last = self.table.history.last
        return [] if last is None else list(self.binding.signals(last.facts))

    def sounds(self) -> list[str]:
        """What is heard of the last step."""
        last = self.table.history.last
        return [] if last is None else list(self.binding.sounds(last.facts))


def _device(place: int | str, role: str) -> str:
    """A seat by its number, a place by its name, or the device itself."""
    named = f"seat{place}" if isinstance(place, int) else place
    return named if "." in named else f"{named}.{role}"
