"""How many actions a second a game makes: plain, and with its log line and every seat's view."""

import argparse
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from msgspec import Struct

from bench.course import Driver, logged, quiet
from engine.game import Game
from engine.setup import Header

WARM_UP = 5
"""Games before measuring starts, so that Python's caches are warm."""
FIRST_SEED = 100
LONGEST = 3600


class Contest(Struct, frozen=True):
    """What is played: a game, and for each seed how it is set up and who plays."""

    name: str
    game: Game[Any]
    header: Callable[[int], Header]
    driver: Callable[[int], Driver]


class Tally(Struct):
    """Games of one kind, and how long they took."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    log_bytes: int = 0
    view_bytes: int = 0

    @property
    def moves_per_s(self) -> float:
        """Actions per second over all games of this kind."""
        return self.moves / self.seconds


def measure(contest: Contest, seconds: float) -> dict[str, Any]:
    """The figures of a run of about `seconds`; both kinds alternate, so that a slow minute affects both."""
    _both(contest, range(WARM_UP), Tally(), Tally())
    plain, full, seed = Tally(), Tally(), FIRST_SEED
    while plain.seconds + full.seconds < seconds:
        _both(contest, range(seed, seed + 1), plain, full)
        seed += 1
    return {
        "bench": contest.name,
        "moves": plain.moves,
        "games": plain.games,
        "seconds": plain.seconds,
        "moves_per_s": plain.moves_per_s,
        "logged_moves_per_s": full.moves_per_s,
        "log_bytes_per_move": full.log_bytes / full.moves,
        "view_bytes_per_move": full.view_bytes / full.moves,
    }


def _both(contest: Contest, seeds: range, plain: Tally, full: Tally) -> None:
    for seed in seeds:
        _play_quiet(contest, seed, plain)
        _play_logged(contest, seed, full)


def _play_quiet(contest: Contest, seed: int, tally: Tally) -> None:
    start = perf_counter()
    moves = quiet(contest.game, contest.header(seed), contest.driver(seed))
    tally.seconds += perf_counter() - start
    tally.games += 1
    tally.moves += moves


def _play_logged(contest: Contest, seed: int, tally: Tally) -> None:
    start = perf_counter()
    written = logged(contest.game, contest.header(seed), contest.driver(seed))
    tally.seconds += perf_counter() - start
    tally.games += 1
    tally.moves += len(written.log)
    tally.log_bytes += sum(len(line) + 1 for line in written.log)
    tally.view_bytes += written.shown


def length_of_run(text: str) -> float:
    """A number of seconds from the command line."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:
        raise argparse.ArgumentTypeError(f"{text} is no number of seconds between 0 and {LONGEST}; try 2.5")
    return number


def main(contest: Contest, about: str) -> None:
    """Measure for as long as the command line says, and end with one JSON line."""
    ask = argparse.ArgumentParser(description=about)
    ask.add_argument("seconds", metavar="SECONDS", type=length_of_run, nargs="?", default=3.0, help="length of the run")
    print(json.dumps(measure(contest, ask.parse_args().seconds)))
