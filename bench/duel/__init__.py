"""Duel-200: the game that every measured engine plays. It lives outside the engine and needs no change there."""

from bench.duel.actions import ACTIONS
from bench.duel.begin import begin
from bench.duel.facts import FACTS
from bench.duel.offers import offers
from bench.duel.options import MODES, Options
from bench.duel.rules import apply
from bench.duel.state import State
from bench.duel.view import view
from engine.cards import Card
from engine.game import Game

GAME: Game[State] = Game(
    name="duel",
    version=1,
    modes=MODES,
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
"""Nobody meets it by accident: whoever wants to play it says `engine.registry.add(GAME)`."""
