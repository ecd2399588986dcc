"""Ambal Tournament: a duel of skills. All cards are turned over together and resolved in seven steps."""

from engine.ambal.actions import ACTIONS
from engine.ambal.begin import begin
from engine.ambal.cards import Card
from engine.ambal.facts import FACTS, Revealed
from engine.ambal.offers import offers
from engine.ambal.options import MODES, Options
from engine.ambal.reminders import reminders
from engine.ambal.rules import apply
from engine.ambal.state import State
from engine.ambal.view import view
from engine.game import Game

GAME: Game[State] = Game(
    name="ambal",
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
    reveals=(Revealed,),
    clauses=reminders,
)
