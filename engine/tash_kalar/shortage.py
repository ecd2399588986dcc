"""A summoning needs a piece: from the supply, or in a shortage one that is already in the arena."""

from engine.refusal import Refusal, refuse
from engine.tash_kalar import actions as a
from engine.tash_kalar.matcher import Match
from engine.tash_kalar.pieces import Piece, Rank, ranks_of, type_of
from engine.tash_kalar.placing import picked_up
from engine.tash_kalar.state import State


def piece_for(
    now: State, do: a.Summon, rank: Rank, over: Piece | None, found: tuple[Match, ...] | None
) -> Match | Refusal | None:
    """The match that is taken, given where its piece comes from (TASH-SUMMON-08 to 12, TASH-FORM-09)."""
    kind, first = type_of(rank), found[0] if found else None
    if now.supply(now.own, kind):
        return (
            first
            if do.pick is None
            else refuse("TASH-SUMMON-09", "tash-kalar-no-shortage", n=now.supply(now.own, kind))
        )
    if over is not None and over.side == now.own and over.type == kind:
        return first if do.pick is None else refuse("TASH-SUMMON-10", "tash-kalar-piece-becomes")
    if not now.box.board:
        return _by_rank(now, do, rank)
    return _by_square(now, do, rank, found)


def _by_rank(now: State, do: a.Summon, rank: Rank) -> Refusal | None:
    """Ledger: only the type and its presence are checked."""
    if not now.side(now.own).of_type(type_of(rank)):
        return refuse("TASH-SUMMON-12", "tash-kalar-no-piece-at-all", rank=rank)
    picked = picked_up(now, do.pick)
    if picked is None or picked.type != type_of(rank):
        return _unfit(do)
    return None


def _by_square(now: State, do: a.Summon, rank: Rank, found: tuple[Match, ...] | None) -> Match | Refusal | None:
    """Board: a piece of the needed type that the formation does not use."""
    assert now.arena is not None
    own = {square for square, _ in now.arena.standing(now.own, ranks_of(type_of(rank)))} - {do.at}
    spare = own if found is None else own - set[str].intersection(*(set(match.used) for match in found))
    if not spare:
        return refuse("TASH-SUMMON-12", "tash-kalar-no-piece-at-all", rank=rank)
    if do.pick not in spare:
        return _unfit(do)
    return None if found is None else next(match for match in found if do.pick not in match.used)


def _unfit(do: a.Summon) -> Refusal:
    return refuse("TASH-SUMMON-11", "tash-kalar-pick-spare" if do.pick is None else "tash-kalar-pick-unfit")
