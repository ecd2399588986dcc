"""Swiss rounds for two at a table: the cheapest round (`costs.py`), found as a matching in a graph of players."""

from collections.abc import Iterable, Iterator, Sequence

import networkx as nx

from companion.hall.pairing.costs import WAITS, Costs
from companion.hall.rules.standings import standings
from companion.hall.rules.state import Hall

Couple = tuple[int, ...]
"""Two players, or one who has a bye."""

SMALL = 64
"""Up to this many players everybody is a candidate for everybody, and the round is the best that there is."""
NEAR = 12
"""In a larger hall so many below each in the standings are candidates: all of 1,200 players would take an hour."""


def couples(hall: Hall) -> list[Couple]:
    """The next round: the leaders first, and who waits last."""
    here = {player.number for player in hall.playing}
    ranked = [row.player for row in standings(hall) if row.player in here]
    return cheapest(ranked, Costs(hall, ranked))


def cheapest(ranked: Sequence[int], costs: Costs) -> list[Couple]:
    """Everybody in a match: among near candidates who have not met, if that is possible, else among all."""
    for reach in (NEAR, 4 * NEAR) if len(ranked) > SMALL else ():
        fresh = ((one, other) for one, other in _candidates(ranked, reach) if not costs.repeats(one, other))
        matching = _matching(fresh, costs)
        if 2 * len(matching) == len(ranked) + len(ranked) % 2:
            return _in_order(matching, ranked)
    return _in_order(_matching(_candidates(ranked, len(ranked)), costs), ranked)


def _candidates(ranked: Sequence[int], reach: int) -> Iterator[tuple[int, int]]:
    for place, one in enumerate(ranked):
        yield from ((one, other) for other in ranked[place + 1 : place + 1 + reach])
    if len(ranked) % 2:
        yield from ((one, WAITS) for one in ranked)


def _matching(candidates: Iterable[tuple[int, int]], costs: Costs) -> set[tuple[int, int]]:
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((one, other, -costs.of(one, other)) for one, other in candidates)
    matching: set[tuple[int, int]] = nx.max_weight_matching(graph, maxcardinality=True)
    return matching


def _in_order(matching: Iterable[tuple[int, int]], ranked: Sequence[int]) -> list[Couple]:
    """In each couple the better one first; the couples by their better one, the bye last."""
    places = {number: place for place, number in enumerate(ranked)}
    couples = (tuple(sorted(set(couple) - {WAITS}, key=places.__getitem__)) for couple in matching)
    return sorted(couples, key=lambda couple: (len(couple) == 1, places[couple[0]]))
