"""Contacts that bounce as real ones do: touches and gaps of every length, from a microsecond to milliseconds."""

import math
import random

Turn = tuple[float, bool]
"""Seconds since the change before it, and whether the contact closes (True) or opens."""

SHORTEST, LONGEST = 1e-6, 1.5e-3
"""Seconds of a touch or a gap while a contact bounces; with at most nine of them, all are over within 15 ms."""
MOST = 4
"""Most bounces of a contact when it closes, and when it opens."""


def pushes(chance: random.Random, count: int) -> list[list[Turn]]:
    """`count` pushes of one button; each begins with the first touch and ends with the contact open."""
    return [_push(chance) for _ in range(count)]


def _push(chance: random.Random) -> list[Turn]:
    """One push, at least 40 ms after the one before: longer than a contact may bounce."""
    made, left = _chatter(chance, True), _chatter(chance, False)
    return [(chance.uniform(0.04, 0.2), True), *made, (chance.uniform(0.005, 0.2), False), *left]


def _chatter(chance: random.Random, closed: bool) -> list[Turn]:
    """The changes after a contact has closed (or opened): back and forth, until it is as it was."""
    times = chance.randint(0, MOST)
    return [(_length(chance), turned != closed) for _ in range(times) for turned in (True, False)]


def _length(chance: random.Random) -> float:
    """Seconds, as often between 1 and 10 microseconds as between 100 microseconds and a millisecond."""
    return math.exp(chance.uniform(math.log(SHORTEST), math.log(LONGEST)))
