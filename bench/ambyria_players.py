"""How often sensible players of Ambyria beat players that choose at random: `python bench/ambyria_players.py GAMES`.

It ends with one JSON line. Both sit in either seat equally often; a shared win is half a win.
"""

import sys
from pathlib import Path
from random import Random

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import sense
from companion.players.ambyria import People
from companion.players.ambyria.box import table
from companion.simulate import Played, play_out
from engine.ambyria import GAME

GAMES = 100


def duel(number: int) -> tuple[Played, tuple[int, ...]]:
    """One game for two, in which one seat chooses at random."""
    seed, by_chance = f"duel.{number}", (number % 2 + 1,)
    random = Random(seed)
    people = People(table("standard", 2, random), random, by_chance=by_chance)
    return play_out(GAME, people, "standard", seed), by_chance


def wins(games: int) -> float:
    """Games won by the sensible player."""
    return sense.wins(games, duel)


def main(games: int = GAMES) -> int:
    return sense.told(games, wins(games))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
