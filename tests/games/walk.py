"""Random legal play over any game: at every state one of the listed actions, its open fields filled."""

from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from math import prod
from random import Random
from typing import Any

from msgspec import Struct

from engine import registry
from engine.action import TABLE, Action
from engine.game import Game, read_action
from engine.legal import OPEN, legal, stands_for, values_of
from engine.refusal import Refusal
from engine.setup import begin
from tests.games.samples import sample

RARE = ("adjust", "concede", "find", "fix", "name")
"""Legal at every moment: chosen seldom, or nothing else would ever happen."""


SOME = 3
"""Values of one field that are tried at one state: over a whole game nearly all of them come up."""


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
    """A listed action with one of the listed values in every field, and others in its open fields."""
    chosen = {key: random.choice(values_of(value) or (OPEN,)) for key, value in entry.items()}

    def fitting(field: str) -> Any:
        values = iter(lambda: sample(here.game.name).fill(here.state, chosen, field, random), OPEN)
        return next(value for value in values if stands_for(entry[field], value))

    return {field: fitting(field) if value == OPEN else value for field, value in chosen.items()}


def some_values(entry: dict[str, Any], random: Random) -> Iterator[dict[str, Any]]:
    """The listed action with a few single values of every field, whatever the other fields then have."""
    several = {key: values for key, value in entry.items() if len(values := values_of(value) or ()) > 1}
    for key, values in several.items():
        yield from (entry | {key: value} for value in random.sample(values, min(SOME, len(values))))
    if not several:
        yield entry


@cache
def walk(name: str, mode: str, seed: int) -> Walk:
    """One random game, to its end or as far as the sample goes. It takes long, so it is walked only once."""
    game = registry.find(name)
    assert game is not None
    return walk_through(game, mode, Random(f"{name} {mode} {seed}"))


def walk_through(game: Game[Any], mode: str, random: Random) -> Walk:
    """A random game of a game that need not be registered."""
    how = sample(game.name)
    state = begin(game, how.header(mode, random))
    assert not isinstance(state, Refusal), state
    clock, way, actions = 0.0, [_look(game, state)], []
    while game.view(state, None).result is None and len(way) < how.steps:
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


def _size(entry: dict[str, Any]) -> int:
    """How many actions it stands for: each of them is as likely to be done."""
    return prod(len(values_of(value) or (OPEN,)) for value in entry.values())


def _chosen(here: Here, random: Random, clock: float) -> Action:
    usual = [entry for entry in here.listed if entry["do"] not in RARE]
    listed = usual if usual and random.random() < 0.93 else here.listed
    entry = random.choices(listed, [_size(entry) for entry in listed])[0]
    stamped = random.random() < 0.8 and here.game.verbs[entry["do"]].dated
    data = filled(here, entry, random) | ({"at": clock} if stamped else {})
    action = read_action(here.game, data)
    assert isinstance(action, Action), (data, action)
    return action


def corrected_walk(game: Game[Any], mode: str, random: Random, steps: int) -> Iterator[Here]:
    """A random game in which the referee sets counters again and again, far up and far down, whatever goes on.

    What is listed leaves out what is possible all the time, so that many such games can be looked through.
    """
    state = begin(game, sample(game.name).header(mode, random))
    for _ in range(steps):
        yield (here := _look_at_what_goes_on(game, state))
        corrections = _corrections(game, state) if random.random() < 0.3 else ()
        if not (could := corrections or here.listed):
            return
        action = read_action(game, filled(here, random.choice(could), random))
        assert isinstance(action, Action), action
        step = game.apply(state, action)
        assert not isinstance(step, Refusal), (action, step)
        state = step.state


def _look_at_what_goes_on(game: Game[Any], state: Any) -> Here:
    idle = {*RARE, *(kind.verb() for kind in game.timed)}
    players = [entry for seat in seats(game, state)[1:] for entry in legal(game, state, seat)]
    table = takewhile(lambda entry: entry["do"] not in RARE, legal(game, state, TABLE))
    return Here(game, state, tuple(entry for entry in (*players, *table) if entry["do"] not in idle))


def _corrections(game: Game[Any], state: Any) -> tuple[dict[str, Any], ...]:
    """Every counter that can be set now."""
    return tuple(entry for entry in legal(game, state, TABLE) if "counter" in entry and "why" not in entry)
