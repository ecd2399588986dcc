"""How often sensible players of Tamer Tournament beat players that choose at random.

`python bench/tamer_players.py GAMES` ends with one JSON line. At every table half of the seats choose at random, and
each seat does so equally often; where several win together, each has its part of the win.
"""

import sys
from pathlib import Path
from random import Random

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from msgspec.structs import replace

from bench import sense
from companion.players.tamer import People
from companion.players.tamer.box import box
from companion.simulate import Played, play_out
from engine.tamer import GAME

GAMES = 100
TABLES = (4, 6, 8)
"""Seats; as many sensible players as others sit at each table."""


def tournament(number: int) -> tuple[Played, tuple[int, ...]]:
    """One whole tournament, drafted at the table, in which every second seat chooses at random."""
    seats = TABLES[number // 2 % len(TABLES)]
    seed, by_chance = f"tournament.{number}", tuple(range(number % 2 + 1, seats + 1, 2))
    random = Random(seed)
    laid = box("referee", seats, random)
    header = replace(laid.header, options=laid.header.options | {"draft": "guided"})
    people = People(replace(laid, header=header), random, by_chance=by_chance)
    return play_out(GAME, people, "referee", seed), by_chance


def wins(games: int) -> float:
    """Tournaments won by sensible players."""
    return sense.wins(games, tournament)


def main(games: int = GAMES) -> int:
    return sense.told(games, wins(games))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
