"""The sensors of the board: they see that a piece stands on a square, never which one.

The order in which pieces are lifted and put, and what the moment awaits, say what was done. What fits nothing is held
for a while, for a piece may only be straightened; then it is shown, square by square, and never applied.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from companion.bindings.meaning import Actions
from companion.bindings.tash_kalar import operations, queries
from companion.bindings.tash_kalar.exchanges import Exchanges
from companion.bindings.tash_kalar.signs import differs
from companion.bindings.tash_kalar.situation import Reading, Situation
from companion.bindings.tash_kalar.squares import put_down
from companion.bindings.wishes import StartTimer, StopTimer, Timing, Wish
from engine.action import Action
from engine.tash_kalar.arena import SQUARES, in_reading_order
from engine.tash_kalar.operations import Op
from engine.view import View

HOLD = 2.0
"""Seconds for which a difference may last before it is shown."""


class Differences(Struct, frozen=True):
    """Where the board differs from the game."""

    missing: frozenset[str] = frozenset()
    """The game has a piece there, and none is seen."""
    extra: frozenset[str] = frozenset()
    """A piece is seen there, and the game has none."""

    @property
    def squares(self) -> tuple[str, ...]:
        """All of them, in reading order."""
        return in_reading_order(self.missing | self.extra)


class Watch:
    """What the sensors of one table have told lately."""

    def __init__(self) -> None:
        self.standing: frozenset[str] | None = None
        self.overlooked: frozenset[str] = frozenset()
        """Squares whose sensors do not count, because people said so."""
        self.exchanges = Exchanges()
        self.lifts: dict[str, Op | None] = {}
        """Squares from which a piece was lifted and that are empty since; and what that does, in an effect.

        None: it was lifted to be exchanged."""
        self._held: set[str] = set()
        """Squares for which a timer was started."""
        self._phase: tuple[int, str] = (0, "")
        """The turn and phase of the last step."""
        self._running: frozenset[str] = frozenset()
        """Of these, the squares whose timer still runs."""

    def differences(self, view: View) -> Differences:
        """Where the board differs from the game now; nowhere while no sensor sees it."""
        if self.standing is None or queries.table(view).arena is None or view.phase == "over":
            return Differences()
        game, seen = frozenset(queries.pieces(view)), self.standing.intersection(SQUARES)
        missing, extra = game - seen, seen - game
        return Differences(missing - self.overlooked, extra - self.overlooked)

    def lasting(self, view: View) -> tuple[str, ...]:
        """The squares that differ and are no longer held, in reading order."""
        return tuple(square for square in self.differences(view).squares if square not in self._running)

    def keep_time(self, timings: Iterable[Timing]) -> None:
        """Which timers run."""
        names = {timing.name for timing in timings if timing.left > 0}
        self._running = frozenset(square for square in self._held if _timer(square) in names)

    def follow(self, view: View) -> Iterator[Wish]:
        """After a step of the game: what agrees now is not waited for any more.

        In another phase or turn a piece that is still away was not lifted for what is asked now.
        """
        there, phase = self.differences(view), (view.turn, view.phase)
        lasts = there.missing | there.extra if phase == self._phase else frozenset()
        self._phase = phase
        self.lifts = {square: op for square, op in self.lifts.items() if square in there.missing & lasts}
        self.exchanges.follow(view, self.standing is not None)
        for square in in_reading_order(self._held - lasts):
            yield self._free(square)

    def forget(self) -> None:
        """A step is taken back or brought back: no lift before it says anything any more."""
        self.lifts.clear()
        self.exchanges.forget()

    def begin(self, standing: frozenset[str] | None) -> tuple[Wish, ...]:
        """The sensors begin to see, or see no more: what was lifted before says nothing any more."""
        self.standing = standing
        self.lifts.clear()
        return tuple(self._free(square) for square in in_reading_order(self._held))

    def overlook(self, view: View, square: str, on: bool) -> Iterator[Wish]:
        """The sensor of a square does not count from now on, or it counts again."""
        self.overlooked = self.overlooked | {square} if on else self.overlooked - {square}
        return self.follow(view)

    def to_exchange(self, view: View) -> tuple[str, ...]:
        """The squares whose piece hands have to turn over or exchange; one that is away has a sign of its own."""
        return tuple(square for square in self.exchanges.due(view) if square in (self.standing or ()))

    # What people say

    def meant(self, now: Situation) -> Reading:
        """OK in an effect: what was lifted is meant, unless something else differs."""
        there = self.differences(now.view)
        ops = {square: op for square, op in self.lifts.items() if op is not None}
        if there.extra or there.missing - ops.keys():
            return now.refused(differs(there.squares))
        return now.does(operations.carried_out(now.acting, *ops.values()))

    def summoned(self, now: Situation, square: str) -> Reading:
        """OK, when it was asked whether a piece that was put down again is the creature: it is."""
        there, pick = self.differences(now.view), self._picked(now)
        others = tuple(one for one in there.squares if one != pick)
        action = put_down(now, square, pick)
        return now.refused(differs(others)) if others or action is None else now.does(action)

    # What the sensors tell

    def hear(self, now: Situation) -> Reading:
        """A piece was put on a square or lifted from one; `standing` has it already."""
        square = now.hand.square
        if square in self.overlooked:
            return now.noted(now.pending)
        there = self.differences(now.view)
        if now.hand.how == "lift":
            return self._lifted(now, there)
        exchanged = square in self.exchanges.due(now.view)
        self.exchanges.put(now.view, square, swapped=square in self.lifts)
        if square not in there.extra:
            return self._put_back(now, exchanged)
        action = self._put(now, there)
        return self._unclear(now) if action is None else now.does(action)

    def _lifted(self, now: Situation, there: Differences) -> Reading:
        square = now.hand.square
        if now.pending.asked == square:
            now = replace(now, pending=replace(now.pending, asked=None))
        if square not in there.missing:
            return _noted(now, self._free(square))
        self.lifts[square] = None if square in self.exchanges.due(now.view) else operations.destroyed(square)
        return _noted(now, self._wait(now, square))

    def _put_back(self, now: Situation, exchanged: bool) -> Reading:
        """The square is as the game has it. The piece may be another one: a creature, or one that moved there."""
        square = now.hand.square
        swapped = square in self.lifts and not exchanged
        self.lifts.pop(square, None)
        wishes: list[Wish] = [self._free(square)]
        if swapped and self._is_place(now, square):
            now = replace(now, pending=replace(now.pending, asked=square))
        elif swapped and (source := self._last_lifted()) and _awaits(now.view, "move"):
            self.lifts[source] = operations.moved(now.view, source, square)
            wishes.append(self._wait(now, source))
        return _noted(now, *wishes)

    def _put(self, now: Situation, there: Differences) -> Action | None:
        """What a piece on a square where the game has none means; None where that cannot be said."""
        square, source = now.hand.square, self._last_lifted()
        if there.extra != {square}:
            return None
        if now.view.phase == "effect":
            if source is None:
                return None if there.missing else operations.carried_out(now.acting, operations.placed(square))
            moved = operations.moved(now.view, source, square)
            return operations.carried_out(now.acting, moved) if _awaits(now.view, "move") else None
        pick = self._picked(now)
        if there.missing - {pick}:
            return None
        return put_down(now, square, pick) if now.view.phase in ("setup", "action") else None

    def _last_lifted(self) -> str | None:
        """The piece that a hand took last, other than to exchange it."""
        return next((square for square, op in reversed(self.lifts.items()) if op is not None), None)

    def _picked(self, now: Situation) -> str | None:
        """The one piece that was picked up before, where a shortage asks for it."""
        short = now.view.phase == "action" and _is_short(now)
        return next(iter(self.lifts)) if short and len(self.lifts) == 1 else None

    def _is_place(self, now: Situation, square: str) -> bool:
        """Whether the creature that was tapped can be summoned there."""
        if now.view.phase != "action" or now.pending.laid is None:
            return False
        seat, card = now.pending.laid
        return card in now.cards and square in queries.fits(now.view, seat, now.cards[card])

    # Waiting

    def _unclear(self, now: Situation) -> Reading:
        """A piece has landed, and nobody can say what it means: so what was lifted is not taken for destroyed."""
        away = [square for square in self.lifts if square in self._running]
        return _noted(now, *(self._wait(now, square, clear=False) for square in (now.hand.square, *away)))

    def _wait(self, now: Situation, square: str, *, clear: bool = True) -> Wish:
        """In an effect that allows it, a piece that stays away is taken for destroyed, or for moved."""
        self._held.add(square)
        op = self.lifts.get(square) if clear else None
        in_effect = op is not None and now.view.phase == "effect" and _awaits(now.view, op.op)
        then = operations.carried_out(now.acting, op) if op is not None and in_effect else None
        return StartTimer(_timer(square), HOLD, then=then, shown=False)

    def _free(self, square: str) -> Wish:
        self._held.discard(square)
        return StopTimer(_timer(square))


def _timer(square: str) -> str:
    return f"board.{square}"


def _noted(now: Situation, *wishes: Wish) -> Reading:
    return Reading(Actions(wishes=wishes), now.pending)


def _awaits(view: View, op: str) -> bool:
    """Whether the open effect could ask for that operation now."""
    return view.phase == "effect" and queries.step(view) in (None, op)


def _is_short(now: Situation) -> bool:
    """Whether no piece is in supply for what is being put down."""
    laid = now.pending.laid
    card = now.cards.get(laid[1]) if laid is not None else None
    legend = card is not None and card.rank == "legendary"
    return queries.supply(now.view, now.acting, legend=legend) == 0
