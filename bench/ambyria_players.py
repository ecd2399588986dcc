"""How often sensible players of Ambyria beat players that choose at random: `python bench/ambyria_players.py GAMES`.

It ends with one JSON line. Both sit in either seat equally often; a shared win is half a win.
"""

import json
import sys
from pathlib import Path
from random import Random

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from companion.players.ambyria import People
from companion.players.ambyria.box import table
from companion.simulate import Played, play_out
from engine.ambyria import GAME

GAMES = 100
WANTED = 0.7
"""The part of all games that sensible players have to win."""


def duel(seed: str, by_chance: int) -> Played:
    """One game for two, in which that seat chooses at random."""
    random = Random(seed)
    people = People(table("standard", 2, random), random, by_chance=(by_chance,))
    return play_out(GAME, people, "standard", seed)


def wins(games: int) -> float:
    """Games won by the sensible player."""
    won = 0.0
    for number in range(games):
        by_chance = number % 2 + 1
        played = duel(f"duel.{number}", by_chance)
        assert played.breach is None, (played.seed, played.breach)
        if by_chance not in played.winners:
            won += 1
        elif len(played.winners) == 2:
            won += 0.5
    return won


def main(games: int = GAMES) -> int:
    won = wins(games)
    print(f"sensible players win {won:g} of {games} games against players that choose at random")
    print(json.dumps({"games": games, "won": won, "wanted": WANTED * games}))
    return 0 if won >= WANTED * games else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
