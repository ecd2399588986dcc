"""Pieces come into the arena from their owner's supply, and go back to it when they leave."""

from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.tash_kalar.pieces import Piece, Type, type_of
from engine.tash_kalar.state import State

REMOVED: dict[Type, str] = {"two-sided": "removed", "legendary": "removed_legendary"}
"""The counters of pieces that wait for the end of the turn."""


def standing(now: State, at: str | None) -> Piece | None:
    """What stands on a square; nothing where squares are not known."""
    return None if now.arena is None or at is None else now.arena.piece(at)


def put(now: State, piece: Piece, at: str | None) -> State:
    """A piece of a side stands in the arena."""
    return _changed(now, piece.side, {piece.rank: 1}, at, piece)


def lift(now: State, piece: Piece, at: str | None) -> State:
    """A piece is taken up to be used again at once: it never waits (TASH-PIECE-03)."""
    return _changed(now, piece.side, {piece.rank: -1}, at, None)


def remove(now: State, piece: Piece, at: str | None) -> State:
    """A piece leaves the arena and goes back to its owner: at the end of the turn, or as the option says at once."""
    if now.box.options.returns == "at-once":
        return lift(now, piece, at)
    return _changed(now, piece.side, {piece.rank: -1, REMOVED[piece.type]: 1}, at, None)


def turn_over(now: State, piece: Piece, into: Piece, at: str | None) -> State:
    """The piece on a square becomes one of another rank: the same piece turned (TASH-KEY-20), or an exchange."""
    same = type_of(piece.rank) == type_of(into.rank)
    return put(lift(now, piece, at) if same else remove(now, piece, at), into, at)


def has(now: State, piece: Piece, times: int = 1) -> bool:
    """Whether so many such pieces are in the arena (TASH-TRACK-03)."""
    return now.side(piece.side).of_rank(piece.rank) >= times


def not_there(piece: Piece) -> Refusal:
    """The refusal of a piece that was named but is not in the arena."""
    return refuse("TASH-TRACK-03", "tash-kalar-no-such-piece", side=piece.side, rank=piece.rank)


def _changed(now: State, side: int, counts: dict[str, int], at: str | None, there: Piece | None) -> State:
    """Counters of a side go up or down, and on the square, if it is known, stands that piece or nothing."""
    sides, one = list(now.sides), now.side(side)
    sides[side - 1] = replace(one, **{counter: getattr(one, counter) + by for counter, by in counts.items()})
    if now.arena is None or at is None:
        return replace(now, sides=tuple(sides))
    return replace(now, sides=tuple(sides), arena=now.arena.put(at, there))
