"""The key words of effects: what forbids an operation whatever a card says, and what it does."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import facts as f
from engine.tash_kalar.arena import distance
from engine.tash_kalar.deeds import Deed
from engine.tash_kalar.options import MOST_ACTIONS
from engine.tash_kalar.pieces import HEIGHT, RANKS, Piece, Rank, higher, type_of
from engine.tash_kalar.scoring import count_destroyed, counts
from engine.tash_kalar.state import State
from engine.tash_kalar.supply import put, remove, standing, turn_over

# What forbids it


def forbidden_by_key(now: State, deed: Deed) -> Refusal | None:
    """The first clause of its key word that the operation breaks."""
    check = CHECKS.get(deed.op)
    return None if check is None else check(now, deed)


def _move(now: State, deed: Deed) -> Refusal | None:
    if deed.at is None or deed.to is None or deed.piece is None:
        return None  # in ledger tracking the players see to it (TASH-TRACK-04)
    if deed.leap and deed.at == deed.to:
        return refuse("TASH-KEY-07", "tash-kalar-leap-away", square=deed.at)
    if not deed.leap and distance(deed.at, deed.to) != 1:
        return refuse("TASH-KEY-03", "tash-kalar-not-adjacent", **{"from": deed.at, "to": deed.to})
    if deed.hit is None or deed.kind == "move":
        return None
    if deed.kind == "standard" and not higher(deed.piece.rank, deed.hit.rank):
        return refuse("TASH-KEY-05", "tash-kalar-standard-move", rank=deed.hit.rank)
    if deed.kind == "combat" and higher(deed.hit.rank, deed.piece.rank):
        return refuse("TASH-KEY-06", "tash-kalar-combat-move", rank=deed.hit.rank)
    return None


def _place(now: State, deed: Deed) -> Refusal | None:
    assert deed.piece is not None
    if standing(now, deed.at) is not None:
        return refuse("TASH-PLACE-01", "tash-kalar-occupied", square=deed.at)
    return _no_supply(now, "TASH-KEY-10", deed.piece.side, deed.piece.rank, deed.times)


def _upgrade(now: State, deed: Deed) -> Refusal | None:
    assert deed.piece is not None
    if deed.piece.rank == "legendary":
        return refuse("TASH-KEY-12", "tash-kalar-highest")
    if deed.piece.rank == "common":
        return None
    return _no_supply(now, "TASH-KEY-13", deed.piece.side, "legendary", deed.times)


def _downgrade(now: State, deed: Deed) -> Refusal | None:
    assert deed.piece is not None
    if deed.piece.rank == "common":
        return refuse("TASH-KEY-15", "tash-kalar-lowest")
    if deed.piece.rank == "heroic":
        return None
    return _no_supply(now, "TASH-KEY-16", deed.piece.side, "heroic", deed.times)


def _convert(now: State, deed: Deed) -> Refusal | None:
    assert deed.piece is not None
    if deed.piece.side == now.own:
        return refuse("TASH-KEY-18", "tash-kalar-convert-enemies")
    return _no_supply(now, "TASH-KEY-19", now.own, deed.into or deed.piece.rank, deed.times)


def _no_supply(now: State, clause: str, side: int, rank: Rank, times: int) -> Refusal | None:
    there = now.supply(side, type_of(rank))
    return None if there >= times else refuse(clause, "tash-kalar-supply", side=side, rank=rank, n=there)


CHECKS: dict[str, Callable[[State, Deed], Refusal | None]] = {
    "move": _move, "place": _place, "upgrade": _upgrade, "downgrade": _downgrade, "convert": _convert,
}  # fmt: skip


# What it does


def carry_out(now: State, deed: Deed, facts: Facts) -> State:
    """The operation as often as it was said."""
    for _ in range(deed.times):
        now = DOES[deed.op](now, deed, facts)
    return now


def _destroyed(now: State, piece: Piece, at: str | None, by: f.DestroyedBy, uncounted: bool, facts: Facts) -> State:
    counted = counts(now, piece, uncounted)
    facts.append(f.Destroyed(piece.side, piece.rank, by, counted, at))
    now = remove(now, piece, at)
    return count_destroyed(now, piece) if counted else now


def _do_destroy(now: State, deed: Deed, facts: Facts) -> State:
    assert deed.piece is not None
    return _destroyed(now, deed.piece, deed.at, "destroy", deed.uncounted, facts)


def _do_move(now: State, deed: Deed, facts: Facts) -> State:
    """Whatever stands on the target is destroyed, whoever owns it (TASH-KEY-04)."""
    if deed.piece is None:
        facts.append(f.Moved())
    else:
        facts.append(f.Moved(deed.piece.side, deed.piece.rank, deed.at, deed.to))
    if deed.hit is not None:
        now = _destroyed(now, deed.hit, deed.to, "move", deed.uncounted, facts)
    if now.arena is None or deed.at is None or deed.to is None:
        return now
    return replace(now, arena=now.arena.put(deed.at, None).put(deed.to, deed.piece))


def _do_place(now: State, deed: Deed, facts: Facts) -> State:
    assert deed.piece is not None
    facts.append(f.Placed(deed.piece.side, deed.piece.rank, "effect", deed.at))
    return put(now, deed.piece, deed.at)


def _do_upgrade(now: State, deed: Deed, facts: Facts) -> State:
    return _regrade(now, deed, 1, f.Upgraded, facts)


def _do_downgrade(now: State, deed: Deed, facts: Facts) -> State:
    return _regrade(now, deed, -1, f.Downgraded, facts)


def _regrade(now: State, deed: Deed, by: int, fact: type[f.Upgraded] | type[f.Downgraded], facts: Facts) -> State:
    piece = deed.piece
    assert piece is not None
    rank = RANKS[HEIGHT[piece.rank] + by]
    facts.append(fact(piece.side, piece.rank, rank, deed.at))
    return turn_over(now, piece, Piece(piece.side, rank), deed.at)


def _do_convert(now: State, deed: Deed, facts: Facts) -> State:
    """A converted piece counts as destroyed (TASH-KEY-21)."""
    assert deed.piece is not None
    now = _destroyed(now, deed.piece, deed.at, "convert", deed.uncounted, facts)
    own = Piece(now.own, deed.into or deed.piece.rank)
    facts.append(f.Converted(deed.piece.side, own.side, own.rank, deed.at))
    return put(now, own, deed.at)


def _do_gain(now: State, deed: Deed, facts: Facts) -> State:
    after = min(MOST_ACTIONS, now.actions + deed.n)
    facts.append(f.Actions(now.active, now.actions, after))
    return replace(now, actions=after)


def _do_extra(now: State, deed: Deed, facts: Facts) -> State:
    facts.append(f.ExtraCards(deed.deck, deed.n))
    extra = now.tally.extra | {deed.deck: now.tally.extra[deed.deck] + deed.n}
    return replace(now, tally=replace(now.tally, extra=extra))


def _do_again(now: State, deed: Deed, facts: Facts) -> State:
    if not now.tally.again:
        facts.append(f.Again(now.active))
    return replace(now, tally=replace(now.tally, again=True))


DOES: dict[str, Callable[[State, Deed, Facts], State]] = {
    "destroy": _do_destroy, "move": _do_move, "place": _do_place, "upgrade": _do_upgrade, "downgrade": _do_downgrade,
    "convert": _do_convert, "gain": _do_gain, "extra": _do_extra, "again": _do_again,
}  # fmt: skip
