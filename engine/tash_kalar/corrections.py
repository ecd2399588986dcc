"""The referee sets a counter or a square right; a player resigns."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.checks import off_the_scale
from engine.facts import Adjusted
from engine.refusal import ADJUST, Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.counters import DERIVED, SIDES, most, value_of
from engine.tash_kalar.ending import goal_scored, resigned, trigger
from engine.tash_kalar.pieces import Piece, read_piece
from engine.tash_kalar.squares import outside
from engine.tash_kalar.state import State
from engine.tash_kalar.supply import lift, put, standing
from engine.verbs import Concede

# Counters


def adjust(now: State, do: a.Adjust, facts: Facts) -> State | Refusal:
    """Within its range, and never below an empty supply; the same follows from it as from play (TASH-TRACK-09)."""
    if refusal := _fixed(now, do):
        return refusal
    before = value_of(now, do.target, do.counter)
    then = _set(now, do.target, do.counter, do.to)
    side = then.side_of(do.target)
    if min(then.supply(side), then.supply(side, "legendary")) < 0:
        return refuse(ADJUST, "tash-kalar-adjust-supply", counter=do.counter)
    facts.append(Adjusted(do.target, do.counter, before, do.to, None if do.why is UNSET else do.why))
    _tell_score(now, then, do, facts)
    if do.counter == "deck" and now.upright(do.target) and not then.upright(do.target):
        return trigger(then.with_seat(do.target, deck_out=True), "TASH-END-01", facts)
    return trigger(then, goal_scored(then), facts)


def _fixed(now: State, do: a.Adjust) -> Refusal | None:
    """What cannot be set, or not to that."""
    derived = DERIVED - ({"score"} if now.box.duel else set())
    if do.counter in derived:
        return refuse(ADJUST, "tash-kalar-adjust-derived", counter=do.counter)
    if now.box.board and do.counter in ("common", "heroic", "legendary"):
        return refuse(ADJUST, "tash-kalar-adjust-board", counter=do.counter)
    if do.counter == "actions" and (do.target != now.active or now.phase == "reveal"):
        return refuse(ADJUST, "tash-kalar-adjust-actions", seat=now.active)
    return off_the_scale(do.counter, do.to, 0, most(do.counter))


def _set(now: State, seat: int, counter: str, to: int) -> State:
    side = now.side_of(seat)
    kind, _, colour = counter.rpartition("_")
    if kind in ("points", "impro"):
        return now.with_side(side, **{kind: getattr(now.side(side), kind) | {int(colour): to}})
    if counter in SIDES:
        return now.with_side(side, **{counter: to})
    return replace(now, actions=to) if counter == "actions" else now.with_seat(seat, **{counter: to})


def _tell_score(before: State, after: State, do: a.Adjust, facts: Facts) -> None:
    """Points that were set are told like points that were scored."""
    side = before.side_of(do.target)
    if do.counter.startswith("points_"):
        colour = int(do.counter.removeprefix("points_"))
        was = before.side(side).points[colour]
        if was != do.to:
            facts.append(f.Score(side, was, do.to, "adjust", colour))
    elif do.counter in ("score", "tasks") and before.score(side) != after.score(side):
        facts.append(f.Score(side, before.score(side), after.score(side), "adjust"))


# Squares


def fix(now: State, do: a.Fix, facts: Facts) -> State | Refusal:
    """One square holds that piece, or nothing; what is taken off is in supply at once, and nothing is scored."""
    if refusal := outside(do.at):
        return refusal
    before, after = standing(now, do.at), None if do.piece is None else read_piece(do.piece)
    then = now if before is None else lift(now, before, do.at)
    if after is not None and not then.supply(after.side, after.type):
        return refuse(ADJUST, "tash-kalar-adjust-piece", side=after.side, rank=after.rank)
    facts.append(f.Fixed(do.at, None if before is None else str(before), do.piece))
    then = then if after is None else put(then, after, do.at)
    return _creature_fixed(then, do.at, after)


def _creature_fixed(now: State, at: str, piece: Piece | None) -> State:
    """On the creature's square a piece of its side is the creature's from then on; anything else ends it."""
    effect = now.effect
    if effect is None or effect.at != at or (piece is not None and piece.side == now.own):
        return now
    return replace(now, effect=replace(effect, at=None))


# Resigning


def concede(now: State, do: Concede, facts: Facts) -> State | Refusal:
    """With two sides the other one wins; in the melee it is forbidden."""
    return cannot_resign(now) or resigned(now, now.side_of(do.seat), facts)


def cannot_resign(now: State) -> Refusal | None:
    """In the melee nobody may."""
    return refuse("TASH-END-09", "tash-kalar-no-resigning") if now.box.melee else None
