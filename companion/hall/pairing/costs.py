"""What a match costs: how much it is to be avoided, in the order of the clauses.

Each clause outweighs all that stands below it together, so the cheapest round is the best one by the clauses:

1. nobody waits more often than others (HALL-PAIR-04),
2. nobody meets again; if somebody must, those whose last meeting is longest ago (HALL-PAIR-03),
3. of those who may wait, one with the fewest points does (HALL-PAIR-04),
4. equals meet equals: the squares of differences in points are smallest (HALL-PAIR-05),
5. neighbours in the standings meet.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations

from companion.hall.rules.standings import Record
from companion.hall.rules.state import Hall

WAITS = 0
"""Stands for the opponent of a player who has a bye; players are numbered from 1."""


class Costs:
    """The costs of every possible match of the next round, for players in the order of the standings."""

    def __init__(self, hall: Hall, ranked: Sequence[int]) -> None:
        record = Record(hall)
        self._places = {number: place for place, number in enumerate(ranked)}
        self._points = {number: record.points[number] for number in ranked}
        self._byes = {number: record.byes(number) for number in ranked}
        self._last = last_meetings(hall)
        self._rounds = len(hall.rounds)
        self._fewest = min(self._points.values(), default=0)
        widest = max(self._points.values(), default=0) - self._fewest
        players = len(ranked) + 1
        self._apart = players * players
        self._richer = self._apart * players * (widest * widest + 1)
        self._again = self._richer * (widest + 1)
        self._second = self._again * players * (players * self._rounds + 1 + self._rounds)

    def of(self, one: int, other: int) -> int:
        """The cost of two players meeting, or of one who waits."""
        if WAITS in (one, other):
            return self._waiting(one or other)
        apart = self._points[one] - self._points[other]
        near = abs(self._places[one] - self._places[other])
        return self._met(one, other) + apart * apart * self._apart + near

    def _waiting(self, number: int) -> int:
        richer = (self._points[number] - self._fewest) * self._richer
        return self._byes[number] * self._second + richer + len(self._places) - self._places[number]

    def _met(self, one: int, other: int) -> int:
        """Nothing for those who never met; the number of repeats counts first, then how long ago they were."""
        last = self._last.get((one, other))
        return 0 if last is None else self._again * (len(self._places) * self._rounds + 1 + last)

    def repeats(self, one: int, other: int) -> bool:
        """Whether these two have met before."""
        return (one, other) in self._last


def last_meetings(hall: Hall) -> Mapping[tuple[int, int], int]:
    """For those who have met, in both orders, the number of the round in which they met last."""
    last: dict[tuple[int, int], int] = {}
    for round in hall.rounds:
        for match in round.matches:
            last.update(dict.fromkeys(permutations(match.players, 2), round.number))
    return last
