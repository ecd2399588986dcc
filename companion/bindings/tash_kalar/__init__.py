"""Tash-Kalar at the table: what its buttons, dials, readers and board mean, and what its lights and sounds tell."""

from collections.abc import Iterator, Mapping, Sequence

from companion.bindings import game_binding
from companion.bindings.game_binding import GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.meaning import Actions
from companion.bindings.protocol import AtBoard, Binding, Laid
from companion.bindings.tash_kalar import queries
from companion.bindings.tash_kalar.bars import bar, colour
from companion.bindings.tash_kalar.counters import aux, main
from companion.bindings.tash_kalar.lamps import lamp
from companion.bindings.tash_kalar.meaning import read
from companion.bindings.tash_kalar.pending import Pending
from companion.bindings.tash_kalar.signs import asks, differs, lit, signs, to_exchange
from companion.bindings.tash_kalar.situation import Reading, Situation
from companion.bindings.tash_kalar.sounds import sounds
from companion.bindings.tash_kalar.timers import TashKalarTimers
from companion.bindings.tash_kalar.watch import Watch
from companion.bindings.wishes import Timing, Wish
from engine.action import TABLE, Fact
from engine.tash_kalar.arena import COLUMNS, ROWS, in_arena
from engine.tash_kalar.cards import Card
from engine.tash_kalar.options import GOALS, Options
from engine.view import View
from hardware.inputs import Input, Touch
from hardware.outputs import Colour, Figure, Output, Squares
from hardware.roles import BOARD, Role

__all__ = ["ROLES", "TashKalarBinding", "bind"]

ROLES: tuple[Role, ...] = (*game_binding.ROLES, "grid")
ARENA = tuple(tuple(at if in_arena(at := column + row) else "" for column in COLUMNS) for row in ROWS)
SENSED = ("put", "lift")
"""What the sensors of a board tell; everything else on it is done with a finger."""
PLAYS = ("ok", "no", "call", "tap")
"""Inputs that wait while the board differs from the game."""


def bind(cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> Binding:
    """One game of Tash-Kalar at a table with `seats` seats; `bars` says how many LEDs a seat's bar has."""
    return TashKalarBinding(cards, seats, options, bars)


class TashKalarBinding(GameBinding[Pending]):
    """It knows the public view, the data of the cards and the options: nothing that anybody may not know."""

    def __init__(self, cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> None:
        board = options.tracking == "board"
        roles, rows = (ROLES, ARENA) if board else (game_binding.ROLES, ())
        super().__init__(Pending(), seats, bars, timers=TashKalarTimers(options), roles=roles, board=rows)
        self._cards, self._options, self._watch = cards, options, Watch()

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading:
        now = Situation(view, pending, self._cards, hand)
        self._watch.standing = self.standing
        if hand.did == "standing":
            return Reading(Actions(wishes=self._watch.begin(self.standing)), pending)
        if hand.did == "touch" and hand.how in SENSED:
            return self._watch.hear(now) if now.board else now.nothing()
        if hand.did == "ok" and not hand.knob:
            if view.phase == "effect" and hand.seat == now.acting and self._watch.lifts:
                return self._watch.meant(now)
            if now.asked is not None:
                return self._watch.summoned(now, now.asked)
        lasting = self._watch.lasting(view) if hand.did in PLAYS else ()
        return now.refused(differs(lasting)) if lasting else read(now)

    def went_down(self, told: Input) -> Sequence[Wish]:
        wishes = super().went_down(told)
        return wishes if told.device != BOARD else (*wishes, *self._watch.begin(None))

    def forget(self) -> None:
        super().forget()
        self._watch.forget()

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        """Whatever is taken, by a device or on the screen, ends what was begun."""
        self._pending = self._nothing
        return (*super().follow(view, facts, done), *self._watch.follow(view))

    def stands(self, view: View) -> frozenset[str] | None:
        return frozenset(queries.pieces(view)) if self.board else None

    def overlook(self, view: View, square: str, on: bool) -> Sequence[Wish]:
        return tuple(self._watch.overlook(view, square, on))

    def colour(self, view: View, seat: int) -> Colour:
        """That of its pieces."""
        return colour(view, queries.side_of(view, seat))

    def awaits_card(self, view: View) -> tuple[int, ...]:
        """Objectives are turned up and claimed at the table's reader, creatures and flares at the seat's own."""
        table, tasks = queries.table(view), queries.table(view).tasks
        if view.phase in ("setup", "reveal"):
            return (TABLE,) if view.prompt.id in ("tash.setup.reveal", "tash.reveal") else ()
        if view.phase != "action" or table.active is None:
            return ()
        claims = (TABLE,) if tasks is not None and tasks["current"] else ()
        return claims if table.control != table.active else (*claims, table.active)

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Iterator[Output]:
        self._watch.keep_time(timings)
        return super().shows(view, timings)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        yield lamp(view, seat)
        yield main(view, seat)
        yield aux(view, pending, seat)
        yield bar(view, seat, self._options.goal or GOALS[view.mode], timings, self.bar_length(seat))

    def table_shows(self, view: View, pending: Pending) -> Iterator[Output]:
        """Where the creature that was tapped fits, and where the board differs from the game."""
        if self.board:
            fitting, differing = self._fitting(view, pending), self._watch.lasting(view)
            yield Squares(BOARD, tuple(lit(view, fitting, pending.asked, differing)))

    def _fitting(self, view: View, pending: Pending) -> tuple[str, ...]:
        if pending.laid is None or pending.laid[1] not in self._cards:
            return ()
        seat, card = pending.laid
        return queries.fits(view, seat, self._cards[card])

    def at_board(self, view: View) -> AtBoard | None:
        pending = self.pending(view)
        laid = None if pending.laid is None else Laid(*pending.laid)
        differing = tuple(signs(view, self._watch.lasting(view)))
        hints = (*asks(laid, pending.asked), *to_exchange(view, self._watch.to_exchange(view)))
        return AtBoard(laid, differing, tuple(sorted(self._watch.overlooked)), hints)

    def ignored(self, told: Input) -> Figure | None:
        """Pieces are moved without a sound where nobody keeps track of squares."""
        return None if isinstance(told, Touch) and told.how in SENSED else "low"

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        return tuple(sounds(facts))
