"""Duel-200: the game that every measured engine plays. It lies outside the engine, with all its parts beside it."""

from bench.duel.actions import ACTIONS
from bench.duel.begin import begin
from bench.duel.facts import FACTS, Revealed
from bench.duel.offers import correctable, offers
from bench.duel.options import MODES, Options
from bench.duel.rules import apply
from bench.duel.state import State
from bench.duel.view import FLAGS, PROMPTS, ZONES, view
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
    corrections=correctable,
    prompts=PROMPTS,
    flags=FLAGS,
    zones=ZONES,
    reasons=("DUEL-END-02", "DUEL-END-03"),
    reveals=(Revealed,),
)
"""Not among the games that come with Ambit: to play it, name this folder in `AMBIT_GAMES`."""
