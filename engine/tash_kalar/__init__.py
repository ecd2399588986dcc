"""Tash-Kalar: summoners bring formations about in an arena, and summon creatures from them."""

from engine.game import Game
from engine.tash_kalar.actions import ACTIONS, Reveal, Start
from engine.tash_kalar.begin import begin, deck_points
from engine.tash_kalar.cards import Card
from engine.tash_kalar.facts import FACTS, TaskRevealed
from engine.tash_kalar.lessons import lesson
from engine.tash_kalar.offers import correctable, offers
from engine.tash_kalar.options import MODES, Options
from engine.tash_kalar.reminders import reminders
from engine.tash_kalar.rules import RULEBOOK, allows
from engine.tash_kalar.state import State
from engine.tash_kalar.view import FLAGS, PROMPTS, ZONES, view

REASONS = (
    "TASH-WIN-02", "TASH-WIN-03", "TASH-WIN-04", "TASH-WIN-05", "TASH-WIN-06", "TASH-WIN-07", "TASH-WIN-08",
    "TASH-END-08",
)  # fmt: skip

GAME: Game[State] = Game(
    name="tash_kalar",
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
    zones=ZONES,
    looks=("found",),
    reasons=REASONS,
    unknown_fields="ignored",
    reveals=(TaskRevealed,),
    anybody=(Reveal, Start),
    clauses=reminders,
    lesson=lesson,
    deck_points=deck_points,
    boardgamegeek=146278,
)
