"""What is played: Duel-200, and every game that comes with Ambit in each of its modes."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from msgspec import Struct, convert

from bench.duel import GAME as DUEL
from bench.duel.driver import choose, numbers
from companion.packs import packs_of
from companion.simulate import Played, simulate
from engine import registry
from engine.action import Action
from engine.game import Game, read_action
from engine.history import History
from engine.refusal import Refusal
from engine.setup import Header, begin

SEED = 7
DEPTHS = {"tash_kalar": ({"tracking": "ledger"}, {"tracking": "board"})}
"""Options that change what the table keeps track of; each is measured by itself."""
ENOUGH = 250
"""Actions that the recorded games of a contest have together, at least."""
MOST_GAMES = 20


class Recorded(Struct, frozen=True):
    """One game that was played before: its first state, and every action."""

    start: Any
    actions: tuple[Action, ...]


class Contest(Struct, frozen=True):
    """A game in one mode."""

    name: str
    game: Game[Any]
    games: Callable[[], Iterator[Recorded]]
    """Games that are played while they are asked for, the same every time."""
    recorded: Callable[[], tuple[Recorded, ...]]
    """Those of them that make `ENOUGH` actions together; they are kept."""


def contests() -> dict[str, Contest]:
    """By name: `duel-200`, or the game, its mode and, where there are several, its depth."""
    found = [_contest("duel-200", DUEL, _duels)]
    for name in registry.shipped():
        game = registry.find(name)
        assert game is not None
        for mode in game.modes:
            for options in DEPTHS.get(name, ({},)):
                label = " ".join((name, mode, *options.values()))
                found.append(_contest(label, game, partial(_simulated, game, mode, options)))
    return {contest.name: contest for contest in found}


def _contest(name: str, game: Game[Any], games: Callable[[], Iterator[Recorded]]) -> Contest:
    return Contest(name, game, games, cache(partial(_enough, games)))


def _enough(games: Callable[[], Iterator[Recorded]]) -> tuple[Recorded, ...]:
    found, actions = list[Recorded](), 0
    for one in games():
        found.append(one)
        actions += len(one.actions)
        if actions >= ENOUGH:
            break
    return tuple(found)


def _duels() -> Iterator[Recorded]:
    """Both seats play as the rule sheet says, like every engine that plays Duel-200."""
    for seed in range(SEED, SEED + MOST_GAMES):
        start = begin(DUEL, Header(game="duel", seats=("Ana", "Bo"), options={"seed": seed}))
        history, following = History(DUEL, start), numbers(seed)
        while history.state.phase != "over":
            history.do(choose(history.state, following))
        yield Recorded(start, tuple(history.actions()))


def _simulated(game: Game[Any], mode: str, options: dict[str, Any]) -> Iterator[Recorded]:
    """Games of the simulated players, who hold virtual cards: as few seats as the mode takes."""
    for played in simulate(game, MOST_GAMES, mode, SEED, min(game.modes[mode]), options):
        yield _read(game, played)


def _read(game: Game[Any], played: Played) -> Recorded:
    start = begin(game, convert(played.header, Header), packs_of(game.name))
    actions = [read_action(game, action) for action in played.actions]
    assert not isinstance(start, Refusal), start
    assert not any(isinstance(action, Refusal) for action in actions)
    return Recorded(start, tuple(action for action in actions if isinstance(action, Action)))
