"""Ambal Tournament: a duel of skills. All cards are turned over together and resolved in seven steps."""

from engine.ambal.actions import ACTIONS
from engine.ambal.begin import begin, deck_points
from engine.ambal.cards import Card
from engine.ambal.facts import FACTS, Revealed
from engine.ambal.lessons import lesson
from engine.ambal.offers import correctable, offers
from engine.ambal.options import MODES, Options
from engine.ambal.reminders import reminders
from engine.ambal.rules import RULEBOOK
from engine.ambal.state import State
from engine.ambal.view import FLAGS, PROMPTS, ZONES, view
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
    apply=RULEBOOK.apply,
    allows=RULEBOOK.allows,
    view=view,
    offers=offers,
    corrections=correctable,
    prompts=PROMPTS,
    flags=FLAGS,
    out=("defeated",),
    zones=ZONES,
    reasons=("AMBAL-WIN-01", "AMBAL-WIN-02", "AMBAL-WIN-03", "AMBAL-WIN-04", "AMBAL-WIN-09"),
    unknown_fields="ignored",
    reveals=(Revealed,),
    clauses=reminders,
    lesson=lesson,
    deck_points=deck_points,
)
