"""What the bindings of all games share: which input counts at all, and how long something half-done is kept."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Generic

from companion.bindings.colours import of_seat
from companion.bindings.gestures import Gesture, gesture
from companion.bindings.meaning import Actions, Meaning, Undo
from companion.bindings.pending import P
from companion.bindings.protocol import AtBoard, Claimed, Held
from companion.bindings.situation import Reading
from companion.bindings.timer_wishes import TimerWishes
from companion.bindings.wishes import Timing, Wish
from engine.action import Action, Fact
from engine.view import View
from hardware.inputs import Input, Standing, Touch
from hardware.outputs import Colour, Figure, Output
from hardware.roles import BOARD, Role
from hardware.standing import after

ROLES: tuple[Role, ...] = ("reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "bar", "undo", "sound")
"""What most games use: everything but the squares of a board."""
USUAL_LENGTH = 29
"""LEDs of a bar, where nobody says how many there are: as many as the virtual table has."""


class GameBinding(ABC, Generic[P]):
    """A binding as `companion.bindings.Binding` wants it.

    A game must override `read` and `seat_shows`, and may override `table_shows`, `still_pending`, `stage`,
    `continues`, `settled`, `awaits_card`, `asks_target`, `held`, `at_board`, `colour`, `refused`, `ignored`, `sounds`
    and `signals`. What is pending is kept here, so that no game can keep it too long.
    """

    def __init__(
        self,
        nothing: P,
        seats: int,
        bars: Mapping[int, int],
        *,
        timers: TimerWishes | None = None,
        tokens: Sequence[int] = (),
        roles: tuple[Role, ...] = ROLES,
        board: Sequence[Sequence[str]] = (),
    ) -> None:
        """`nothing` is what is pending at first; `bars` says how many LEDs a seat's bar has.

        `board`: the rows of the game's board from the top, "" where there is no square.
        """
        self.roles, self.tokens = roles, tuple(tokens)
        self.board = tuple(map(tuple, board))
        self._seats, self._bars = range(1, seats + 1), bars
        self._timers = timers or TimerWishes()
        self._nothing = self._pending = nothing
        self._moment, self._stages = "", dict[int, Hashable]()
        self.last_seen: View | None = None
        """The public view after the last step."""
        self.standing: frozenset[str] | None = None
        """The squares on which the sensors of a board see a piece now, also within `read`; None while none see it.

        It is what lies on the table: undo and `forget` leave it as it is."""

    # What a game says

    @abstractmethod
    def read(self, view: View, pending: P, hand: Gesture) -> Reading[P]:
        """What this gesture of somebody who sits at the table means now, and what is pending after it."""

    @abstractmethod
    def seat_shows(self, view: View, pending: P, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        """What the devices of one seat show; the lamp first, since people wait for that."""

    def table_shows(self, view: View, pending: P) -> Iterator[Output]:
        """What the table's own devices show: the squares of a board."""
        yield from ()

    def still_pending(self, pending: P, view: View) -> P:
        """What still holds at the same moment: not what belongs to somebody who is out."""
        return pending

    def stage(self, view: View, seat: int) -> Hashable:
        """What is asked of that seat: what it dialled is dropped when this changes, even within one moment."""
        return view.moment

    def continues(self, view: View, facts: Sequence[Fact]) -> Action | None:
        """What the table does by itself after the action of an input, within the same step of undo."""
        return None

    def settled(self, view: View) -> Action | None:
        """What is done once every link has told all that people pressed meanwhile."""
        return None

    def is_claim(self, action: Action) -> bool:
        """Whether it is done only after it is settled whose press was first, be it on a screen or a device."""
        return False

    def claims(self, view: View) -> tuple[Claimed, ...]:
        """The presses that are to be settled between them; none where the rules themselves judge the race."""
        return ()

    def awaits_card(self, view: View) -> tuple[int, ...]:
        """The seats on whose readers a card is awaited now; 0 for the table's own reader."""
        return ()

    def asks_target(self, view: View) -> tuple[int, ...]:
        """The seats whose tapped card waits for its target. Their devices show it, so every screen may."""
        return ()

    def held(self, view: View, seat: int) -> Held:
        """What that seat's own phone shows of what its player has begun."""
        return Held()

    def at_board(self, view: View) -> AtBoard | None:
        """What every screen shows of a board of squares beside the view."""
        return None

    def stands(self, view: View) -> frozenset[str] | None:
        """The squares of the board on which the game has a piece; None where it does not know squares."""
        return None

    def overlook(self, view: View, square: str, on: bool) -> Sequence[Wish]:
        """What the sensor of a square of the board says does not count from now on, or it counts again."""
        return ()

    def colour(self, view: View, seat: int) -> Colour:
        """In which colour a seat is shown."""
        return of_seat(seat)

    def refused(self, told: Input) -> Figure | None:
        """What is heard when an input was refused: the same for every reason."""
        return "low"

    def ignored(self, told: Input) -> Figure | None:
        """What is heard when an input meant nothing."""
        return None

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        """What is heard of what just happened, in order."""
        return ()

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        """What is shown for a moment because of what just happened."""
        return ()

    # What is the same in every game

    def meaning(self, view: View, told: Input) -> Meaning:
        """What an input means now; nothing, at a seat where nobody plays."""
        hand = gesture(told)
        if isinstance(told, Touch | Standing):
            self.standing = after(self.standing, told)
        if hand is None or hand.seat > len(view.seats):
            return None
        if hand.did == "undo":
            return Undo()
        reading = self.read(view, self.pending(view), hand)
        self._keep(reading.pending, view)
        return reading.meaning

    def went_down(self, told: Input) -> Sequence[Wish]:
        """What the sensors of a board saw does not count any more."""
        if told.device == BOARD:
            self.standing = None
        return ()

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        """What this binding made of an input was accepted (`done`), or others did something."""
        if done is not None and done.left is not None:
            self._pending = done.left
        self._keep(self.pending(view), view)
        self.last_seen = view
        return tuple(self._timers.follow(view, facts))

    def forget(self) -> None:
        """Nothing is pending, and nothing runs any more."""
        self._pending = self._nothing
        self._timers.forget()

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Iterator[Output]:
        """What every device of the game shows of this moment, each worked out when it is asked for."""
        pending = self.pending(view)
        for seat in self._seats:
            yield from self.seat_shows(view, pending, seat, timings)
        yield from self.table_shows(view, pending)

    def pending(self, view: View) -> P:
        """What people have begun and what still holds in this view."""
        if view.moment != self._moment:
            return self._nothing
        moved_on = [seat for seat in self._seats if self.stage(view, seat) != self._stages[seat]]
        pending = self._pending.next_stage(*moved_on) if moved_on else self._pending
        return self.still_pending(pending, view)

    def bar_length(self, seat: int) -> int:
        """How many LEDs that seat's bar has."""
        return self._bars.get(seat, USUAL_LENGTH)

    def _keep(self, pending: P, view: View) -> None:
        self._pending, self._moment = pending, view.moment
        self._stages = {seat: self.stage(view, seat) for seat in self._seats}
