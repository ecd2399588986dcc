"""How often sensible simulated players beat those that choose at random: what the benches of all games share."""

import json
from collections.abc import Callable, Collection

from companion.simulate import Played

WANTED = 0.7
"""The part of all games that sensible players have to win."""
Match = Callable[[int], tuple[Played, Collection[int]]]
"""Game number so and so, and the seats in it that chose at random, each seat equally often."""


def wins(games: int, match: Match) -> float:
    """Games won by sensible players; a shared win counts by the part of its winners that is sensible."""
    return sum(_part(*match(number)) for number in range(games))


def _part(played: Played, by_chance: Collection[int]) -> float:
    assert played.breach is None, (played.seed, played.breach)
    if not played.winners:
        return 0.5
    return sum(seat not in by_chance for seat in played.winners) / len(played.winners)


def told(games: int, won: float) -> int:
    """Print the figures, the last line as JSON; the exit code says whether it is enough."""
    print(f"sensible players win {won:g} of {games} games against players that choose at random")
    print(json.dumps({"games": games, "won": won, "wanted": WANTED * games}))
    return 0 if won >= WANTED * games else 1
