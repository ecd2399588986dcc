"""Ambush: expose a card, play a card, call "Ambush!" when two Ambush cards lie face down, and grab."""

from engine.ambush.actions import ACTIONS, Declare, First
from engine.ambush.begin import begin
from engine.ambush.cards import Card
from engine.ambush.facts import FACTS, Declared, Exposed, Verdict
from engine.ambush.offers import offers
from engine.ambush.options import MODES, Options
from engine.ambush.reminders import reminders
from engine.ambush.rules import apply
from engine.ambush.state import State
from engine.ambush.view import view
from engine.game import Game

GAME: Game[State] = Game(
    name="ambush",
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
    reveals=(Exposed, Declared, Verdict),
    anybody=(First, Declare),
    clauses=reminders,
)
