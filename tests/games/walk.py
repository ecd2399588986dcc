"""Random legal play over any game: at every state one of the listed actions, its open fields filled."""

from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from engine import registry
from engine.action import Action
from engine.game import Game, read_action
from engine.legal import OPEN, legal
from engine.refusal import Refusal
from engine.setup import begin
from tests.games.samples import SAMPLES

RARE = ("adjust", "name", "concede")
"""Legal at every moment: chosen seldom, or nothing else would ever happen."""


class Here(Struct, frozen=True):
    """One state on the way, and everything that could be done there."""

    game: Game[Any]
    state: Any
    listed: tuple[dict[str, Any], ...]


class Walk(Struct, frozen=True):
    """A whole random game: every state from the first on, and the actions that led through them."""

    way: tuple[Here, ...]
    actions: tuple[Action, ...]


def seats(game: Game[Any], state: Any) -> range:
    """Every seat, the table's included."""
    return range(len(game.view(state, None).seats) + 1)


def filled(here: Here, entry: dict[str, Any], random: Random) -> dict[str, Any]:
    """A listed action with values in its open fields."""
    fill = SAMPLES[here.game.name].fill
    return {key: fill(here.state, entry, key, random) if value == OPEN else value for key, value in entry.items()}


@cache
def walk(name: str, mode: str, seed: int) -> Walk:
    """One random game, to its end or as far as the sample goes. It takes long, so it is walked only once."""
    game = registry.find(name)
    assert game is not None
    random = Random(f"{name} {mode} {seed}")
    state = begin(game, SAMPLES[name].header(mode, random))
    assert not isinstance(state, Refusal), state
    clock, way, actions = 0.0, [_look(game, state)], []
    while game.view(state, None).result is None and len(way) < SAMPLES[name].steps:
        clock += random.choice((0.0, 0.05, 1.5))
        action = _chosen(way[-1], random, clock)
        step = game.apply(state, action)
        assert not isinstance(step, Refusal), (action, step)
        state = step.state
        actions.append(action)
        way.append(_look(game, state))
    return Walk(tuple(way), tuple(actions))


def _look(game: Game[Any], state: Any) -> Here:
    return Here(game, state, tuple(entry for seat in seats(game, state) for entry in legal(game, state, seat)))


def _chosen(here: Here, random: Random, clock: float) -> Action:
    usual = [entry for entry in here.listed if entry["do"] not in RARE]
    entry = random.choice(usual if usual and random.random() < 0.93 else here.listed)
    stamped = random.random() < 0.8 and here.game.verbs[entry["do"]].dated
    data = filled(here, entry, random) | ({"at": clock} if stamped else {})
    action = read_action(here.game, data)
    assert isinstance(action, Action), (data, action)
    return action
