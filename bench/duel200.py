"""Duel-200 on the engine. `python bench/duel200.py SECONDS` ends with one JSON line."""

import sys
from pathlib import Path
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.course import Driver
from bench.duel import GAME
from bench.duel.driver import choose, numbers
from bench.duel.state import State
from bench.measure import Contest, main
from engine import registry
from engine.game import Game
from engine.setup import Header


def known() -> Game[Any]:
    """The game as the registry gives it, after it was added like any game from outside."""
    registry.add(GAME)
    game = registry.find("duel")
    assert game is not None
    return game


def header(seed: int) -> Header:
    """Two players; all shuffles follow from the seed."""
    return Header(game="duel", seats=("Ana", "Bo"), options={"seed": seed})


def driver(seed: int) -> Driver:
    """The driver of the rule sheet, up to the two-hundredth move."""
    following = numbers(seed)

    def next_move(now: State) -> Any:
        """The driver's choice; None after move 200."""
        return None if now.phase == "over" else choose(now, following)

    return next_move


if __name__ == "__main__":
    main(Contest("ambit.duel200", known(), header, driver), "How fast the engine plays Duel-200.")
