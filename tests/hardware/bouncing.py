"""Contacts that bounce as real ones do: touches and gaps of every length, from a microsecond to milliseconds."""

import math
import random

Turn = tuple[float, bool]
"""So many seconds after the turn before, a contact closes (True) or opens."""

SHORTEST, LONGEST = 1e-6, 1.5e-3
"""Of a touch or a gap while a contact bounces (seconds); with at most nine of them, all are over within 15 ms."""
MOST = 4
"""So often a contact bounces at most when it closes, and when it opens."""


def pushes(chance: random.Random, count: int) -> list[list[Turn]]:
    """So many pushes of one button; each begins with the first touch and ends with the contact open."""
    return [_push(chance) for _ in range(count)]


def _push(chance: random.Random) -> list[Turn]:
    """After it is open or closed for good, it stays so for longer than a contact may chatter."""
    made, left = _chatter(chance, True), _chatter(chance, False)
    return [(chance.uniform(0.04, 0.2), True), *made, (chance.uniform(0.005, 0.2), False), *left]


def _chatter(chance: random.Random, closed: bool) -> list[Turn]:
    """After a contact has closed (or opened): it turns to and fro, and ends as it began."""
    times = chance.randint(0, MOST)
    return [(_length(chance), turned != closed) for _ in range(times) for turned in (True, False)]


def _length(chance: random.Random) -> float:
    """As many of them between 1 and 10 microseconds as between 100 microseconds and a millisecond."""
    return math.exp(chance.uniform(math.log(SHORTEST), math.log(LONGEST)))
