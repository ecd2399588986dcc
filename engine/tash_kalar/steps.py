"""Steps of a script: does an operation fit the one that waits, and is any still possible?"""

from collections.abc import Iterator
from functools import cache

from msgspec import UNSET

from engine.refusal import Refusal, refuse
from engine.tash_kalar import cards as c
from engine.tash_kalar.arena import SQUARES, adjacent, diagonal, orthogonal, within
from engine.tash_kalar.deeds import Deed
from engine.tash_kalar.effect_state import Effect, op_of
from engine.tash_kalar.keywords import forbidden_by_key
from engine.tash_kalar.operations import Verb
from engine.tash_kalar.pieces import RANKS, Piece, Rank
from engine.tash_kalar.state import State
from engine.tash_kalar.supply import standing

ALL_SQUARES = frozenset(SQUARES)


# Does it fit?


def does_not_fit(now: State, effect: Effect, deed: Deed) -> Refusal | None:
    """An operation that the current step does not ask for (TASH-CARD-06)."""
    if effect.free:
        return refuse("TASH-CARD-06", "tash-kalar-nothing-to-choose") if deed.op == "choose" else None
    step = effect.step
    if step is None or op_of(step) != deed.op:
        return refuse("TASH-CARD-06", "tash-kalar-other-step", op=deed.op, step=None if step is None else op_of(step))
    if isinstance(step, c.Choose):
        return (
            None if 1 <= deed.pick <= len(step.of) else refuse("TASH-CARD-06", "tash-kalar-no-branch", n=len(step.of))
        )
    if not has_room(now, effect, deed.times):
        return refuse("TASH-CARD-06", "tash-kalar-too-often", n=step.maximum - effect.done)
    if not _fits(now, effect, step, deed):
        return refuse("TASH-CARD-06", "tash-kalar-not-this-one", op=deed.op)
    return None


def cannot_finish(now: State, effect: Effect) -> Refusal | None:
    """In board tracking a step is not done before it has had the operations that it must have (TASH-EFFECT-04)."""
    step = effect.step
    if step is not None and now.box.board and effect.done < step.minimum:
        return refuse("TASH-EFFECT-04", "tash-kalar-mandatory", n=step.minimum - effect.done)
    return None


def has_room(now: State, effect: Effect, times: int = 1) -> bool:
    """Whether the current step may have so many more operations; `all` has no limit (TASH-CARD-05)."""
    step = effect.step
    assert step is not None
    return (isinstance(step, c.OnAll) and step.all) or effect.done + times <= step.maximum


def _fits(now: State, effect: Effect, step: c.Steps, deed: Deed) -> bool:
    if not isinstance(step, c.OnPieces):
        return True  # gain, extra and again carry themselves out
    if deed.piece is None:
        return True  # a move in ledger tracking
    if isinstance(step, c.Convert) and deed.into != converted_rank(step, deed.piece):
        return False
    if not (_whose(now, step, deed.piece) and deed.piece.rank in step.rank):
        return False
    if deed.at is None:
        return True  # ledger tracking knows no squares
    return deed.at in squares_of(now, effect, step) and (not isinstance(step, c.Move) or _goes(now, effect, step, deed))


def _whose(now: State, step: c.OnPieces, piece: Piece) -> bool:
    return step.who == "any" or (piece.side == now.own) == (step.who == "own")


def _goes(now: State, effect: Effect, step: c.Move, deed: Deed) -> bool:
    if (deed.kind, deed.leap) != (step.kind, step.leap):
        return False
    match step.to:
        case "empty":
            return deed.hit is None
        case "marked":
            return deed.to in effect.marks
        case "any":
            return True


def squares_of(now: State, effect: Effect, step: c.OnPieces) -> frozenset[str]:
    """The squares that a step means (`where`)."""
    match step.where:
        case "any":
            return ALL_SQUARES
        case "self":
            return frozenset(() if effect.at is None else (effect.at,))
        case "other":
            return _all_but(effect.at)
        case "marked":
            return frozenset(effect.marks)
        case "used":
            return frozenset(effect.used)
        case "last":
            return frozenset(() if effect.last is None else (effect.last,))
    return _around(step.where, effect.origin if now.box.options.reference == "summoning" else effect.at)


@cache
def _all_but(square: str | None) -> frozenset[str]:
    return ALL_SQUARES - {square}


@cache
def _around(where: str, reference: str | None) -> frozenset[str]:
    """Squares measured from the reference square; a flare has none (TASH-EFFECT-08)."""
    if reference is None:
        return frozenset()
    match where:
        case "adjacent":
            return frozenset(adjacent(reference))
        case "orthogonal":
            return frozenset(orthogonal(reference))
        case "diagonal":
            return frozenset(diagonal(reference))
    return frozenset(within(reference, int(where.removeprefix(c.WITHIN))))


# Is any possible?


def possible(now: State, effect: Effect) -> Iterator[Deed]:
    """Board tracking: every operation of the current step that could be carried out now, in reading order."""
    step = effect.step
    if isinstance(step, c.Choose):
        yield from (Deed(op="choose", pick=pick) for pick in range(1, len(step.of) + 1))
    elif isinstance(step, c.OnPieces) and now.arena is not None and has_room(now, effect):
        for deed in _candidates(now, effect, step):
            if forbidden_by_key(now, deed) is None:
                yield deed


def _candidates(now: State, effect: Effect, step: c.OnPieces) -> Iterator[Deed]:
    """Every operation that fits the step, whether or not its key word allows it."""
    assert now.arena is not None
    squares = squares_of(now, effect, step)
    if isinstance(step, c.Place):
        yield from _placings(now, step, squares)
        return
    for square, piece in now.arena.standing(ranks=step.rank):
        if square not in squares or not _whose(now, step, piece):
            continue
        if isinstance(step, c.Move):
            yield from (deed for deed in _moves(now, step, square, piece) if _goes(now, effect, step, deed))
        else:
            yield on_piece(step, square, piece)


def _placings(now: State, step: c.Place, squares: frozenset[str]) -> Iterator[Deed]:
    empty = [square for square in SQUARES if square in squares and standing(now, square) is None]
    for rank in (rank for rank in RANKS if rank in step.rank):
        for side in now.sides:
            piece = Piece(side.number, rank)
            if _whose(now, step, piece):
                yield from (Deed(op="place", piece=piece, at=square) for square in empty)


def _moves(now: State, step: c.Move, square: str, piece: Piece) -> Iterator[Deed]:
    for target in SQUARES if step.leap else adjacent(square):
        hit = standing(now, target) if target != square else None
        yield Deed(
            op="move", piece=piece, at=square, to=target, hit=hit, kind=step.kind, leap=step.leap,
            uncounted=step.uncounted,
        )  # fmt: skip


def on_piece(step: c.OnPieces, square: str, piece: Piece) -> Deed:
    """The step's operation on a piece of the arena."""
    op: Verb = op_of(step)  # type: ignore[assignment]
    into = converted_rank(step, piece) if isinstance(step, c.Convert) else None
    return Deed(op=op, piece=piece, at=square, into=into, uncounted=getattr(step, "uncounted", False))


def converted_rank(step: c.Convert, piece: Piece) -> Rank:
    """The same rank, unless the card names another (TASH-KEY-18)."""
    return piece.rank if step.into is UNSET else step.into
