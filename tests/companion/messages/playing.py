"""Wild play: anything legal, chosen by lot, and everything else tried as well, to hear all that can be said."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.packs import packs_of
from companion.players import players, players_of
from engine import registry
from engine.action import TABLE, Action, Fact
from engine.game import Game, Offer, Step
from engine.refusal import Refusal
from engine.setup import begin
from engine.view import View

STEPS = 80
RARE = ("concede", "adjust", "find", "fix", "name")
"""Verbs that are always there and would drown the others."""


class Moment(Struct, frozen=True):
    view: View
    facts: tuple[Fact, ...]
    """What the action before it told."""
    refusals: tuple[Refusal, ...]
    """What was answered to everything that cannot be done now."""


def tables() -> list[tuple[str, str]]:
    """Every mode of every game that somebody knows how to set up."""
    games = [game for name in registry.names() if players_of(name) and (game := registry.find(name))]
    return [(game.name, mode) for game in games for mode in game.modes]


def moments(name: str, mode: str, seed: int) -> Iterator[Moment]:
    """A game from its start until it is over or has gone on for long enough."""
    chance, game = Random(f"{name} {mode} {seed}"), registry.find(name)
    assert game is not None
    header = players(name, mode, None, chance).header
    state = begin(game, header, packs_of(name, training=True))
    assert not isinstance(state, Refusal), state
    facts: tuple[Fact, ...] = ()
    for _ in range(STEPS):
        accepted, refused = _heard(game, state, len(header.seats), chance)
        yield Moment(game.view(state, None), facts, tuple(refused))
        if not accepted:
            return
        step = accepted[_chosen(list(accepted), chance)]
        state, facts = step.state, step.facts


Tried = tuple[dict[Action, Step[Any]], list[Refusal]]


def _heard(game: Game[Any], state: Any, seats: int, chance: Random) -> Tried:
    """What players may do; the table's countless corrections only now and then, or when nobody else can act."""
    players = _tried(game, state, range(1, seats + 1))
    if any(_usual(action) for action in players[0]) and chance.random() < 0.9:
        return players
    table = _tried(game, state, range(1))
    return players[0] | table[0], players[1] + table[1]


def _tried(game: Game[Any], state: Any, seats: range) -> Tried:
    accepted, refused = {}, []
    for seat in seats:
        corrections = game.corrections(state) if seat == TABLE else ()
        for action in (action for offer in (*game.offers(state, seat), *corrections) for action in _spelled_out(offer)):
            outcome = game.apply(state, action)
            if isinstance(outcome, Refusal):
                refused.append(outcome)
            else:
                accepted[action] = outcome
    return accepted, refused


def _spelled_out(offer: Offer) -> Iterator[Action]:
    """With every combination of its values; of those that are alike to the rules, the first and the last."""
    ends = ([value for group in one.groups for value in (group[0], group[-1])] for one in offer.among.values())
    several = (dict.fromkeys(values) for values in ends)
    return (replace(offer.action, **dict(zip(offer.among, some, strict=True))) for some in product(*several))


def _usual(action: Action) -> bool:
    return action.verb() not in RARE


def _chosen(actions: list[Action], chance: Random) -> Action:
    usual = [action for action in actions if _usual(action)]
    return chance.choice(usual if usual and chance.random() < 0.98 else actions)
