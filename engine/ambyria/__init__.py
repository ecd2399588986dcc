"""Ambyria: a row of five cards, four modes, and responses to responses; the largest hoard of ember stones wins."""

from engine.ambyria.actions import ACTIONS, Call
from engine.ambyria.begin import begin, deck_points
from engine.ambyria.cards import Card
from engine.ambyria.facts import FACTS, Arcane, Response, Result, Shown
from engine.ambyria.lessons import lesson
from engine.ambyria.offers import correctable, offers
from engine.ambyria.options import MODES, Options
from engine.ambyria.reminders import reminders
from engine.ambyria.rules import RULEBOOK
from engine.ambyria.state import State
from engine.ambyria.view import FLAGS, PROMPTS, ZONES, view
from engine.game import Game

GAME: Game[State] = Game(
    name="ambyria",
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
    out=("out",),
    zones=ZONES,
    reasons=("AMBYRIA-FIN-09", "AMBYRIA-FIN-10", "AMBYRIA-FIN-11", "AMBYRIA-FIN-13"),
    timed=(Call,),
    unknown_fields="ignored",
    reveals=(Arcane, Response, Shown, Result),
    clauses=reminders,
    lesson=lesson,
    deck_points=deck_points,
)
