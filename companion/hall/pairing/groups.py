"""Tables for more than two: who stands alike sits together, and people meet new people (HALL-PAIR-09)."""

from collections.abc import Container, Sequence
from itertools import combinations, product

from companion.hall.pairing.costs import last_meetings
from companion.hall.rules.standings import Record, standings
from companion.hall.rules.state import Hall

NEXT = 3
"""Tables beyond its own with which a player may be exchanged."""
PASSES = 20
"""How often all tables are gone through at the most; each pass only makes it better."""

Table = list[int]


def groups(hall: Hall) -> list[tuple[int, ...]]:
    """The next round, the leaders' table first, and last those for whom no table is left, one by one."""
    record = Record(hall)
    here = {player.number for player in hall.playing}
    ranked = [row.player for row in standings(hall) if row.player in here]
    sizes = table_sizes(len(ranked), hall.settings.seats)
    waiting = _who_waits(ranked, len(ranked) - sum(sizes), record)
    order = iter([number for number in ranked if number not in waiting])
    tables = [[next(order) for _ in range(size)] for size in sizes]
    Exchange(record, last_meetings(hall).keys()).improve(tables)
    return [*(tuple(table) for table in tables), *((number,) for number in waiting)]


def table_sizes(players: int, seats: Sequence[int]) -> list[int]:
    """As many players as possible at as few tables as possible, as evenly as possible, large tables first."""
    best: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, 0, ())]
    for count in range(1, players + 1):
        choices = [(best[count - 1][0] + 1, *best[count - 1][1:])]
        for size in (size for size in seats if size <= count):
            waiting, tables, squares, sizes = best[count - size]
            choices.append((waiting, tables + 1, squares + size * size, (*sizes, size)))
        best.append(min(choices))
    return sorted(best[players][3], reverse=True)


def _who_waits(ranked: Sequence[int], count: int, record: Record) -> list[int]:
    """Who waited least often so far, the last in the standings first (HALL-PAIR-04)."""
    places = {number: place for place, number in enumerate(ranked)}
    return sorted(ranked, key=lambda number: (record.byes(number), -places[number]))[:count]


class Exchange:
    """Players of near tables change places as long as that makes the two tables better together."""

    def __init__(self, record: Record, met: Container[tuple[int, ...]]) -> None:
        self._points = record.points
        self._met = met

    def improve(self, tables: list[Table]) -> None:
        """Until nothing helps any more, or long enough."""
        near = [(one, other) for place, one in enumerate(tables) for other in tables[place + 1 : place + 1 + NEXT]]
        for _ in range(PASSES):
            if not [1 for one, other in near if self._exchanged(one, other)]:
                return

    def _exchanged(self, one: Table, other: Table) -> bool:
        """The first exchange that helps, made."""
        before = self._worth(one, other)
        for mine, theirs in product(range(len(one)), range(len(other))):
            one[mine], other[theirs] = other[theirs], one[mine]
            if self._worth(one, other) < before:
                return True
            one[mine], other[theirs] = other[theirs], one[mine]
        return False

    def _worth(self, *tables: Table) -> tuple[int, int]:
        """How many meet again, and how far apart their points are; less is better."""
        again = sum(couple in self._met for table in tables for couple in combinations(table, 2))
        points = ([self._points[number] for number in table] for table in tables)
        return again, sum((max(some) - min(some)) ** 2 for some in points)
