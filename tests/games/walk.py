"""Random legal play over any game: at every state one of the listed actions, its open fields filled."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from engine.action import Action
from engine.game import Game, read_action
from engine.history import History
from engine.legal import OPEN, legal
from engine.refusal import Refusal
from engine.setup import begin
from tests.games.samples import SAMPLES

MOST_STEPS = 120
RARE = ("adjust", "name", "concede")
"""Legal at every moment: chosen seldom, or nothing else would ever happen."""


class Here(Struct, frozen=True):
    """One state on the way, and everything that could be done there."""

    history: History
    listed: tuple[dict[str, Any], ...]


def seats(history: History) -> range:
    """Every seat, the table's included."""
    return range(len(history.game.view(history.state, None).seats) + 1)


def listing(history: History) -> tuple[dict[str, Any], ...]:
    return tuple(entry for seat in seats(history) for entry in legal(history.game, history.state, seat))


def filled(history: History, entry: dict[str, Any], random: Random) -> dict[str, Any]:
    """A listed action with values in its open fields."""
    fill = SAMPLES[history.game.name].fill
    return {key: fill(history.state, key, random) if value == OPEN else value for key, value in entry.items()}


def walk(game: Game[Any], mode: str, seed: int) -> Iterator[Here]:
    """Every state of one random game, from the first to the end or to `MOST_STEPS`."""
    random = Random(f"{game.name} {mode} {seed}")
    start = begin(game, SAMPLES[game.name].header(mode, random))
    assert not isinstance(start, Refusal), start
    history, clock = History(game, start), 0.0
    for _ in range(MOST_STEPS):
        here = Here(history, listing(history))
        yield here
        if game.view(history.state, None).result is not None:
            return
        clock += random.choice((0.0, 0.05, 1.5))
        _step(here, random, clock)


def _step(here: Here, random: Random, clock: float) -> None:
    usual = [entry for entry in here.listed if entry["do"] not in RARE]
    entry = random.choice(usual if usual and random.random() < 0.93 else here.listed)
    data = filled(here.history, entry, random) | ({"at": clock} if random.random() < 0.8 else {})
    action = read_action(here.history.game, data)
    assert isinstance(action, Action), (data, action)
    refused = here.history.do(action)
    assert not isinstance(refused, Refusal), (data, refused)
