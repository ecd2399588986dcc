"""OpenSpiel: `python -m bench.peers.openspiel`, in an environment that has it.

Every action that is applied counts as a move, those of chance (a card that is dealt) too.
"""

from functools import partial
from random import Random
from statistics import mean
from typing import Any

import pyspiel

from bench.answering import Lap, Prepared, answer

GAMES = ("gin_rummy", "leduc_poker", "hanabi")
ENOUGH = 2_000
"""Actions in one lap, at least."""


def chosen(state: Any, chance: Random) -> int:
    """One of all legal actions, or of all outcomes of chance."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choices(outcomes, weights)[0])
    return int(chance.choice(state.legal_actions()))


def playout(game: Any, chance: Random) -> int:
    """A game by chance: list all legal actions, choose one, apply it."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(chosen(state, chance))
        moves += 1
    return moves


def recorded(game: Any) -> list[list[int]]:
    """The actions of games that make `ENOUGH` of them together."""
    chance, games = Random(1), list[list[int]]()
    while sum(map(len, games)) < ENOUGH:
        state = game.new_initial_state()
        games.append([])
        while not state.is_terminal():
            games[-1].append(chosen(state, chance))
            state.apply_action(games[-1][-1])
    return games


def checked(name: str) -> Lap:
    """Recorded games again, by the way that refuses an illegal action."""
    game = pyspiel.load_game(name)
    games = recorded(game)

    def run() -> int:
        """The number of actions."""
        for actions in games:
            state = game.new_initial_state()
            for action in actions:
                state.apply_action_with_legality_check(action)
        return sum(map(len, games))

    return Lap(run)


def legal(name: str) -> Lap:
    """All legal actions of the player on turn, wherever one had to decide."""
    game, states = pyspiel.load_game(name), list[Any]()
    for actions in recorded(game):
        state = game.new_initial_state()
        for action in actions:
            states += [] if state.is_chance_node() else [state.clone()]
            state.apply_action(action)
    count = mean(len(state.legal_actions()) for state in states)

    def run() -> int:
        """The number of lists."""
        for state in states:
            state.legal_actions()
        return len(states)

    return Lap(run, {"choices": count, "actions": count})


def playouts(name: str) -> Lap:
    """Games by chance, always the same ones."""
    game = pyspiel.load_game(name)
    games = len(recorded(game))

    def run() -> int:
        """The number of actions."""
        chance = Random(1)
        return sum(playout(game, chance) for _ in range(games))

    return Lap(run)


def laps(name: str) -> dict[str, Prepared]:
    """What is measured of one of its games."""
    ways = {"checked": checked, "legal": legal, "playout": playouts}
    return {f"openspiel {name}/{way}": partial(lap, name) for way, lap in ways.items()}


if __name__ == "__main__":
    answer({name: lap for game in GAMES for name, lap in laps(game).items()})
