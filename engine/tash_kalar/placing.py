"""The place action: one common piece on an empty square, and what to do when none is in supply."""

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.pieces import Piece
from engine.tash_kalar.squares import outside
from engine.tash_kalar.state import State
from engine.tash_kalar.supply import has, lift, put, standing
from engine.tash_kalar.turn import no_action, spend


def place(now: State, do: a.Place, facts: Facts) -> State | Refusal:
    """One common piece of the own colour; in a shortage an own one is picked up first."""
    at, side = do.at if now.box.board else None, now.own
    refusal = no_action(now) or (outside(at, do.pick) if now.box.board else None)
    if refusal:
        return refusal
    picked = picked_up(now, do.pick)
    if refusal := _shortage(now, do, picked) or _occupied(now, do, at):
        return refusal
    if picked is not None:
        now = pick_up(now, picked, do.pick, facts)
    facts.append(f.Placed(side, "common", "action", at))
    return spend(put(now, Piece(side, "common"), at), facts)


def picked_up(now: State, pick: str | None) -> Piece | None:
    """The own piece that is meant: by its square, or in ledger tracking by its rank."""
    if pick is None:
        return None
    piece = standing(now, pick) if now.box.board else Piece(now.own, pick)  # type: ignore[arg-type]
    return piece if piece is not None and piece.side == now.own and has(now, piece) else None


def pick_up(now: State, piece: Piece, pick: str, facts: Facts) -> State:
    """It is used again at once, which is not destroying (TASH-PLACE-05)."""
    at = pick if now.box.board else None
    facts.append(f.PickedUp(piece.side, piece.rank, at))
    return lift(now, piece, at)


def _shortage(now: State, do: a.Place, picked: Piece | None) -> Refusal | None:
    if now.supply(now.own):
        return None if do.pick is None else refuse("TASH-PLACE-03", "tash-kalar-no-shortage", n=now.supply(now.own))
    if picked is None or picked.type != "two-sided":
        return refuse("TASH-PLACE-02", "tash-kalar-pick-one" if do.pick is None else "tash-kalar-pick-another")
    return None


def _occupied(now: State, do: a.Place, at: str | None) -> Refusal | None:
    """The square of the piece that is picked up counts as empty (TASH-PLACE-04)."""
    if standing(now, at) is None or at == do.pick:
        return None
    return refuse("TASH-PLACE-01", "tash-kalar-occupied", square=at)
