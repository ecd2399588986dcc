"""Pebbles: a game for two to eight that comes from outside, with which every layer is tried at a full table.

Whoever is on turn takes up to three pebbles, or gives one to somebody. When as many rounds were played as agreed,
whoever has the most pebbles wins. There is also a mode for nine, for which no table has seats.
"""

import companion.bindings
from engine import registry
from engine.cards import Card
from engine.game import Game
from tests.pebbles.rules import ACTIONS, FACTS, Options, State, apply, begin, offers
from tests.pebbles.view import view
from tests.shape import PROJECT

NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
PROGRAM = "from tests import pebbles; pebbles.add(); from companion.cli import main; main()"
"""`ambit` as a program that knows this game."""

GAME: Game[State] = Game(
    name="pebbles",
    version=1,
    modes={"round": (2, 3, 4, 5, 6, 7, 8), "crowd": (9,)},
    options=Options,
    card=Card,
    actions=ACTIONS,
    facts=FACTS,
    state=State,
    begin=begin,
    apply=apply,
    view=view,
    offers=offers,
)


def add() -> None:
    """Make the game known, and its binding: bindings are found by name in the folders of their package."""
    registry.add(GAME)
    folder = str(PROJECT / "tests" / "pebbles" / "bindings")
    if folder not in companion.bindings.__path__:
        companion.bindings.__path__.append(folder)
