"""Tamer Tournament: draft creatures, line up a team, and let it fight; the best record after three battles wins."""

from engine.game import Game
from engine.sandbox import Sandbox
from engine.tamer.actions import ACTIONS, Flip, Pair, Resolve
from engine.tamer.begin import begin, deck_points
from engine.tamer.cards import Card
from engine.tamer.facts import FACTS, Flipped, Revealed, Unveiled
from engine.tamer.lessons import lesson
from engine.tamer.offers import correctable, offers
from engine.tamer.options import MODES, Options
from engine.tamer.orders import Tally, sandbox
from engine.tamer.reminders import reminders
from engine.tamer.rules import RULEBOOK, allows
from engine.tamer.state import State
from engine.tamer.trial import Course, Trial
from engine.tamer.view import FLAGS, PROMPTS, ZONES, view

GAME: Game[State] = Game(
    name="tamer",
    version=1,
    modes=MODES,
    options=Options,
    card=Card,
    actions=ACTIONS,
    facts=FACTS,
    state=State,
    begin=begin,
    apply=RULEBOOK.apply,
    allows=allows,
    view=view,
    offers=offers,
    corrections=correctable,
    prompts=PROMPTS,
    flags=FLAGS,
    out=("eliminated",),
    zones=ZONES,
    reasons=("TAMER-END-02", "TAMER-END-04", "TAMER-END-10", "TAMER-END-11", "TAMER-MODE-05"),
    timed=(),
    reveals=(Revealed, Flipped, Unveiled),
    anybody=(Pair, Flip, Resolve),
    clauses=reminders,
    lesson=lesson,
    deck_points=deck_points,
    sandbox=Sandbox(Trial, Course | Tally, sandbox),
)
