"""How often sensible players of Tash-Kalar beat players that choose at random, in every mode and at both depths:
`python bench/tash_kalar_players.py GAMES` (of each sort). It ends with one JSON line.

With two sides one of them is sensible; in the melee one player is, and all others choose at random. The sensible ones
sit in every place equally often; a shared win is half a win.
"""

import json
import sys
from pathlib import Path
from random import Random

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from companion.players.tash_kalar import People
from companion.players.tash_kalar.box import table
from companion.simulate import play_out
from engine.tash_kalar import GAME
from engine.tash_kalar.options import MELEE, MODES

GAMES = 20
WANTED = 0.7
"""The part of all games that sensible players have to win, also against two or three others at once."""
DEPTHS = ("ledger", "board")


def won(mode: str, depth: str, number: int) -> float:
    """One game: 1 where sense won, 0.5 where the win was shared."""
    random = Random(f"{mode}.{depth}.{number}")
    laid = table(mode, None, random, tracking=depth)
    seats = len(laid.header.seats)
    sides = seats if mode == MELEE else 2
    sensible = {seat for seat in range(1, seats + 1) if (seat - 1) % sides == number % sides}
    people = People(laid, random, by_chance=set(range(1, seats + 1)) - sensible)
    played = play_out(GAME, people, mode, f"{mode}.{depth}.{number}")
    assert played.breach is None, (played.seed, played.breach)
    winners = set(played.winners)
    return 0.0 if not winners & sensible else 1.0 if winners <= sensible else 0.5


def wins(mode: str, depth: str, games: int) -> float:
    """Games won by the sensible side."""
    return sum(won(mode, depth, number) for number in range(games))


def main(games: int = GAMES) -> int:
    found = {f"{mode} {depth}": wins(mode, depth, games) for mode in MODES for depth in DEPTHS}
    for sort, number in found.items():
        print(f"{sort}: sense wins {number:g} of {games} games against chance")
    print(json.dumps({"games": games, "won": found, "wanted": WANTED * games}))
    return 0 if all(number >= WANTED * games for number in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
