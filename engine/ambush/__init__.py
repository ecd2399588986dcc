"""Ambush: expose a card, play a card, call "Ambush!" when two Ambush cards lie face down, and grab."""

from engine.ambush.actions import ACTIONS, Call, Declare, First
from engine.ambush.begin import begin, deck_points
from engine.ambush.cards import Card
from engine.ambush.facts import FACTS, Ambush, Declared, Exposed, FalseStart, Press, Verdict
from engine.ambush.lessons import lesson
from engine.ambush.offers import correctable, offers
from engine.ambush.options import MODES, Options
from engine.ambush.reminders import reminders
from engine.ambush.rules import RULEBOOK
from engine.ambush.state import State
from engine.ambush.view import FLAGS, PROMPTS, view
from engine.game import Game, Reactions

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
    apply=RULEBOOK.apply,
    allows=RULEBOOK.allows,
    view=view,
    offers=offers,
    corrections=correctable,
    prompts=PROMPTS,
    flags=FLAGS,
    out=("destroyed",),
    reasons=("AMBUSH-PRACTICE-02", "AMBUSH-WIN-05", "AMBUSH-WIN-06"),
    timed=(Call,),
    reactions=Reactions(opened=Ambush, press=Press, verdict=Verdict, early=FalseStart),
    reveals=(Exposed, Declared, Verdict),
    anybody=(First, Declare),
    clauses=reminders,
    lesson=lesson,
    deck_points=deck_points,
)
