"""How often sensible players of Tash-Kalar beat players that choose at random, in every mode and at both depths:
`python bench/tash_kalar_players.py GAMES` (of each sort). It ends with one JSON line.

With two sides one of them is sensible; in the melee one player is, and all others choose at random. The sensible ones
sit in every place equally often; a shared win counts by the part of its winners that is sensible.
"""

import json
import sys
from functools import partial
from pathlib import Path
from random import Random

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.sense import WANTED, wins
from companion.players.tash_kalar import People
from companion.players.tash_kalar.box import table
from companion.simulate import Played, play_out
from engine.tash_kalar import GAME
from engine.tash_kalar.options import MELEE, MODES

GAMES = 20
DEPTHS = ("ledger", "board")


def match(mode: str, depth: str, number: int) -> tuple[Played, set[int]]:
    """Game number so and so, and who chose at random in it."""
    random = Random(f"{mode}.{depth}.{number}")
    laid = table(mode, None, random, tracking=depth)
    seats = len(laid.header.seats)
    sides = seats if mode == MELEE else 2
    by_chance = {seat for seat in range(1, seats + 1) if (seat - 1) % sides != number % sides}
    return play_out(GAME, People(laid, random, by_chance=by_chance), mode, f"{mode}.{depth}.{number}"), by_chance


def main(games: int = GAMES) -> int:
    sorts = {f"{mode} {depth}": partial(match, mode, depth) for mode in MODES for depth in DEPTHS}
    found = {sort: wins(games, each) for sort, each in sorts.items()}
    for sort, number in found.items():
        print(f"{sort}: sense wins {number:g} of {games} games against chance")
    print(json.dumps({"games": games, "won": found, "wanted": WANTED * games}))
    return 0 if all(number >= WANTED * games for number in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
