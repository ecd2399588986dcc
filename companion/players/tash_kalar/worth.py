"""What a position of Tash-Kalar is worth to a side: points, pieces, and what the next action could bring."""

from collections.abc import Iterable
from functools import cache

from companion.players.tash_kalar.box import CARDS
from engine.tash_kalar import actions as a
from engine.tash_kalar import matcher
from engine.tash_kalar.matcher import Creature
from engine.tash_kalar.objectives import cannot_claim
from engine.tash_kalar.pieces import RANKS, Rank
from engine.tash_kalar.state import State

PIECES: dict[Rank, float] = {"common": 1.0, "heroic": 2.2, "legendary": 4.0}
A_POINT = 4.0
"""What a point is worth, in commons."""
AN_ACTION = 1.5
A_CARD = 0.4
A_TURN = 3.0
READY = 0.6
"""A creature in hand that could be summoned at once."""
ENEMY = 0.8
"""A piece less for an enemy is worth somewhat less than one more of one's own."""


def worth(now: State, side: int, hand: Iterable[str]) -> float:
    """The position as that side sees it, with the creatures that its player holds."""
    others = now.enemies(side)
    value = _pieces(now, side) - ENEMY * sum(_pieces(now, other) for other in others) / len(others)
    value += A_POINT * (_points(now, side) - max(_points(now, other) for other in others))
    if now.result is not None:
        return value + (100.0 if now.members(side)[0] in now.result.winners else -100.0)
    if now.active and now.own == side:
        value += AN_ACTION * now.actions + A_CARD * sum(now.tally.extra.values()) + A_TURN * now.tally.again
        value += A_POINT * (_pending(now) + _claimable(now))
    return value + _ready(now, side, hand)


def _pieces(now: State, side: int) -> float:
    return sum(PIECES[rank] * now.side(side).of_rank(rank) for rank in RANKS)


def _points(now: State, side: int) -> float:
    """The score; in the melee every colour counts a little, and the lowest most."""
    if not now.box.melee:
        return now.score(side)
    points = now.side(side).points.values()
    return min(points) + 0.3 * sum(points)


def _pending(now: State) -> float:
    """Points for what was destroyed in this turn; half a pair is half a hope."""
    if now.box.high_form:
        return 0.0
    counts = now.tally.destroyed.values()
    pairs = sum(one.get("common", 0) // 2 + 0.1 * (one.get("common", 0) % 2) for one in counts)
    return pairs + sum(one.get("heroic", 0) + 2 * one.get("legendary", 0) for one in counts)


def _claimable(now: State) -> float:
    """The best objective that could be claimed at this moment."""
    points = (CARDS[task].points for task in claimable(now))
    return float(max((point for point in points if isinstance(point, int)), default=0))


def claimable(now: State) -> list[str]:
    """The objectives that the seat of the turn could claim now."""
    tasks = () if now.tasks is None else now.tasks.current
    return [task for task in tasks if cannot_claim(now, a.End(seat=now.active, claim=task)) is None]


def _ready(now: State, side: int, hand: Iterable[str]) -> float:
    if now.arena is None:
        return 0.0
    found = 0.0
    for id in hand:
        creature = creature_of(id, side)
        if creature is not None and matcher.is_shown(now.arena, creature):
            found += READY * PIECES[creature.rank]
    return found


@cache
def creature_of(id: str, side: int, impro: int | None = None) -> Creature | None:
    """A card of the training set as the matcher looks for it."""
    card = CARDS.get(id)
    if card is None or card.formation is None or not isinstance(card.rank, str):
        return None
    return Creature(card.formation, card.rank, side, impro)
