"""The counters that a seat shows: what each holds now, how far it goes, and which follow from others."""

from typing import Final

from engine.tash_kalar.options import LEGENDARY, MOST_ACTIONS, MOST_DECK, MOST_IN_HAND, MOST_POINTS, SIDEWAYS, TWO_SIDED
from engine.tash_kalar.state import State

DERIVED: Final = frozenset({"upgraded", "pieces", "supply", "legend_supply", "sideways", "score"})
"""Reckoned from others, and not to be set; the score only of a duel is a counter of its own."""
SIDES: Final = frozenset({"common", "heroic", "legendary", "removed", "removed_legendary", "score", "tasks"})
"""Counters that belong to a side: both teammates show them."""
BOUNDS: Final = {
    "actions": MOST_ACTIONS, "common": TWO_SIDED, "heroic": TWO_SIDED, "legendary": LEGENDARY, "removed": TWO_SIDED,
    "removed_legendary": LEGENDARY, "deck": MOST_DECK, "beings": MOST_IN_HAND, "legends": MOST_IN_HAND,
    "flares": MOST_IN_HAND, "score": MOST_POINTS, "tasks": MOST_POINTS, "points": MOST_POINTS, "impro": 1,
}  # fmt: skip
"""The greatest value that the referee may set; the least is 0."""


def most(counter: str) -> int:
    """The greatest value that a counter may be set to."""
    kind, _, colour = counter.rpartition("_")
    return BOUNDS[kind if colour.isdigit() else counter]


def counters(now: State, number: int) -> dict[str, int]:
    """All counters of a seat by name."""
    seat, side = now.seat(number), now.side_of(number)
    own = now.side(side)
    found = {
        "actions": now.actions if number == now.active else 0,
        "common": own.common,
        "heroic": own.heroic,
        "legendary": own.legendary,
        "upgraded": own.upgraded,
        "pieces": own.pieces,
        "supply": now.supply(side),
        "legend_supply": now.supply(side, "legendary"),
        "removed": own.removed,
        "removed_legendary": own.removed_legendary,
        "deck": seat.deck,
    }
    if now.box.teams:
        found["sideways"] = min(SIDEWAYS, seat.deck)
    found |= {"beings": seat.beings, "legends": seat.legends, "flares": seat.flares, "score": now.score(side)}
    if now.box.high_form:
        found["tasks"] = own.tasks
    found |= {f"points_{enemy}": points for enemy, points in own.points.items()}
    return found | {f"impro_{enemy}": left for enemy, left in own.impro.items()}


def value_of(now: State, seat: int, counter: str) -> int:
    """What a counter of a seat holds."""
    return counters(now, seat)[counter]
