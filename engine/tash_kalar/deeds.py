"""What an operation does, once it is known which piece it means: read from what was said, at either depth."""

from msgspec import UNSET, Struct

from engine.message import Message, message
from engine.refusal import INPUT, Refusal, refuse
from engine.tash_kalar import cards as c
from engine.tash_kalar.cards import Drawn, MoveKind
from engine.tash_kalar.effect_state import Effect
from engine.tash_kalar.operations import Op, Said, SaidInLedger, SaidOnBoard, Verb, read_op
from engine.tash_kalar.pieces import Piece, Rank
from engine.tash_kalar.squares import outside
from engine.tash_kalar.state import State
from engine.tash_kalar.supply import has, not_there, standing


class Deed(Struct, frozen=True, kw_only=True):
    """One operation with all that the rules look at."""

    op: Verb
    piece: Piece | None = None
    """The piece that it is done to; of a placing the new one. None where the ledger does not know it."""
    at: str | None = None
    to: str | None = None
    hit: Piece | None = None
    """What a move destroys."""
    kind: MoveKind = "standard"
    leap: bool = False
    into: Rank | None = None
    """The rank of the new piece of a conversion."""
    uncounted: bool = False
    times: int = 1
    n: int = 1
    """The amount of `gain` and `extra`."""
    deck: Drawn = "beings"
    pick: int = 0


def understood(now: State, effect: Effect, op: Op) -> Deed | Refusal:
    """The operation as it is meant now: what the current step fixes need not be said."""
    said = read_op(op, now.box.board)
    if isinstance(said, Message):
        return Refusal(INPUT, message("tash-kalar-op", why=said))
    return meant(now, effect, said)


def meant(now: State, effect: Effect, said: SaidOnBoard | SaidInLedger) -> Deed | Refusal:
    """The same of an operation that has been read."""
    for side in (said.side, None if said.hits is None else said.hits.side):
        if side is not None and not 1 <= side <= len(now.sides):
            return refuse(INPUT, "tash-kalar-no-such-side", side=str(side), sides=len(now.sides))
    if isinstance(said, SaidOnBoard):
        return outside(said.at, said.source, said.to) or _on_board(now, effect, said)
    return _in_ledger(now, effect, said)


def _on_board(now: State, effect: Effect, said: SaidOnBoard) -> Deed | Refusal:
    step, uncounted = effect.step, _uncounted(effect, said)
    if said.op == "place":
        return Deed(op="place", piece=_placed(now, effect, said), at=said.at)
    if said.op == "move":
        piece = standing(now, said.source)
        if piece is None:
            return refuse("TASH-TRACK-03", "tash-kalar-empty-square", square=said.source)
        fixed = step if isinstance(step, c.Move) else c.Move()
        hit = None if said.source == said.to else standing(now, said.to)
        return Deed(
            op="move", piece=piece, at=said.source, to=said.to, hit=hit, uncounted=uncounted,
            kind=said.kind or fixed.kind, leap=fixed.leap if said.leap is None else said.leap,
        )  # fmt: skip
    if said.at is None:
        return _of_the_turn(said)
    piece = standing(now, said.at)
    if piece is None:
        return refuse("TASH-TRACK-03", "tash-kalar-empty-square", square=said.at)
    return Deed(op=said.op, piece=piece, at=said.at, into=_into(effect, said, said.rank, piece), uncounted=uncounted)


def _in_ledger(now: State, effect: Effect, said: SaidInLedger) -> Deed | Refusal:
    times, uncounted = said.n or 1, _uncounted(effect, said)
    if said.op == "place":
        return Deed(op="place", piece=_placed(now, effect, said), times=times)
    if said.op == "move":
        hit = None if said.hits is None else Piece(said.hits.side, said.hits.rank)
        if hit is not None and not has(now, hit):
            return not_there(hit)
        return Deed(op="move", hit=hit, uncounted=uncounted)
    if said.side is None or said.rank is None:
        return _of_the_turn(said)
    piece = Piece(said.side, said.rank)
    if not has(now, piece, times):
        return not_there(piece)
    into = _into(effect, said, said.to, piece)
    return Deed(op=said.op, piece=piece, into=into, times=times, uncounted=uncounted)


def _of_the_turn(said: Said) -> Deed:
    """What concerns no piece: actions, cards, an extra turn, a choice."""
    return Deed(op=said.op, n=said.n or 1, deck=said.deck or "beings", pick=said.pick or 0)


def _placed(now: State, effect: Effect, said: Said) -> Piece:
    """Common and own, unless the operation or a step with a single rank says otherwise."""
    ranks = effect.step.rank if isinstance(effect.step, c.Place) else ()
    rank = said.rank or (ranks[0] if len(ranks) == 1 else "common")
    return Piece(said.side or now.own, rank)


def _into(effect: Effect, said: Said, rank: Rank | None, piece: Piece) -> Rank | None:
    """The rank that a converted piece becomes: as said, as the step says, or the same."""
    if said.op != "convert":
        return None
    fixed = effect.step.into if isinstance(effect.step, c.Convert) else UNSET
    return rank or (piece.rank if fixed is UNSET else fixed)


def _uncounted(effect: Effect, said: Said) -> bool:
    """In a script the step alone says whether what is destroyed counts."""
    return bool(said.uncounted) if effect.free else bool(getattr(effect.step, "uncounted", False))
