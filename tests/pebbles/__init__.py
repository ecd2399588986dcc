"""Pebbles: a game for two to eight that comes from outside, with which every layer is tried at a full table.

The player on turn takes up to three pebbles, or gives one to somebody. When as many rounds were played as agreed,
the player with the most pebbles wins. There is also a mode for nine, for which no table has seats.
"""

from engine.cards import Card
from engine.game import Game
from tests.pebbles.rules import ACTIONS, FACTS, Options, State, apply, begin, correctable, offers
from tests.pebbles.view import view
from tests.shape import PROJECT

NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
FOLDER = PROJECT / "tests" / "pebbles"
"""To be named in `AMBIT_GAMES`."""

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
    corrections=correctable,
)
