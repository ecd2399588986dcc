"""Points: for destroyed enemy pieces at the end of a turn, for summoned legends and for flares at once."""

from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import facts as f
from engine.tash_kalar.options import MOST_POINTS
from engine.tash_kalar.pieces import RANKS, Piece, Rank
from engine.tash_kalar.state import State

# What was destroyed


def nothing_destroyed(now: State, side: int) -> dict[int, dict[Rank, int]]:
    """The count at the beginning of a turn: each enemy side, no piece of any rank."""
    return {enemy: dict.fromkeys(RANKS, 0) for enemy in now.enemies(side)}


def counts(now: State, piece: Piece, uncounted: bool) -> bool:
    """Whether a destroyed piece counts for the side whose turn it is (TASH-KEY-23, TASH-KEY-24)."""
    return piece.side != now.own and not uncounted


def count_destroyed(now: State, piece: Piece) -> State:
    """One more enemy piece destroyed in this turn."""
    destroyed = dict(now.tally.destroyed)
    ranks = destroyed[piece.side]
    destroyed[piece.side] = ranks | {piece.rank: ranks[piece.rank] + 1}
    return replace(now, tally=replace(now.tally, destroyed=destroyed))


def worth(destroyed: dict[Rank, int]) -> int:
    """Two for each legendary, one for each heroic, one for each pair of commons (TASH-SCORE-01)."""
    return 2 * destroyed["legendary"] + destroyed["heroic"] + destroyed["common"] // 2


def unpaired(now: State) -> tuple[int, ...]:
    """The enemy colours with a common piece left over (TASH-SCORE-05)."""
    return tuple(side for side, ranks in now.tally.destroyed.items() if ranks["common"] % 2)


# The end of a turn


def wrong_colour(now: State, colour: int | None) -> Refusal | None:
    """Melee: whether the colour of the point for unpaired commons is said where, and only where, it is needed."""
    if not now.box.melee:
        return None
    colours = unpaired(now)
    if len(colours) < 2:
        return None if colour is None else refuse("TASH-SCORE-06", "tash-kalar-no-colour-to-choose")
    if colour not in colours:
        return refuse("TASH-SCORE-06", "tash-kalar-choose-colour", sides=list(colours))
    return None


def score_turn(now: State, colour: int | None, facts: Facts) -> State:
    """Deathmatch: the points for what was destroyed in this turn."""
    if now.box.high_form:
        return now
    for side, ranks in now.tally.destroyed.items():
        now = add_points(now, now.own, side, worth(ranks), "destroyed", facts)
    if now.box.melee and len(unpaired(now)) >= 2:
        assert colour is not None
        now = add_points(now, now.own, colour, 1, "unpaired", facts)
    return now


# Points


def add_points(now: State, side: int, colour: int, n: int, by: f.ScoredBy, facts: Facts) -> State:
    """Deathmatch: a side scores; in the melee in one colour."""
    one = now.side(side)
    before = one.points[colour] if now.box.melee else one.score
    after = min(MOST_POINTS, before + n)
    if after == before:
        return now
    if not now.box.melee:
        facts.append(f.Score(side, before, after, by))
        return now.with_side(side, score=after)
    facts.append(f.Score(side, before, after, by, colour))
    return now.with_side(side, points=one.points | {colour: after})


def add_tasks(now: State, points: int, facts: Facts) -> State:
    """High Form: a claimed objective."""
    before, score = now.side(now.own).tasks, now.score(now.own)
    now = now.with_side(now.own, tasks=min(MOST_POINTS, before + points))
    if now.score(now.own) != score:
        facts.append(f.Score(now.own, score, now.score(now.own), "claim"))
    return now
