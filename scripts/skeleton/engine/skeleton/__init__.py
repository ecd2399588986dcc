"""Skeleton: take stones from one heap in turn; the player who takes the last one wins."""

from engine.cards import Card
from engine.facts import Adjusted, Over
from engine.game import Game
from engine.skeleton.pieces import Adjust, Options, State, Take, Took
from engine.skeleton.rules import RULEBOOK, begin
from engine.skeleton.view import correctable, offers, view
from engine.verbs import Name

GAME: Game[State] = Game(
    name="skeleton",
    version=1,
    modes={"standard": (2, 3, 4)},
    options=Options,
    card=Card,
    actions=(Take, Name, Adjust),
    facts=(Took, Adjusted, Over),
    state=State,
    begin=begin,
    apply=RULEBOOK.apply,
    allows=RULEBOOK.allows,
    view=view,
    offers=offers,
    corrections=correctable,
    prompts=("skeleton.take", "skeleton.over"),
    reasons=("SKELETON-END-01",),
)
