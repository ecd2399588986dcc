"""RLCard: `python -m bench.peers.rlcard_games`, in an environment that has it.

The bare game is played, without the observations that it encodes for learning. A move that is not legal is not always
refused there, so there is no checked move.
"""

from functools import partial
from typing import Any

import numpy
import rlcard

from bench.answering import Lap, answer

GAMES = ("leduc-holdem", "uno", "gin-rummy")
ENOUGH = 500
"""Moves in one lap, at least."""


def legal_moves(game: Any) -> list[Any]:
    """All legal moves of the player on turn; gin rummy has them with its judge."""
    ask = game.get_legal_actions if hasattr(game, "get_legal_actions") else game.judge.get_legal_actions
    return list(ask())


def playout(game: Any, chance: Any) -> int:
    """A game by chance: list all legal moves, choose one, make it."""
    game.init_game()
    moves = 0
    while not game.is_over():
        choices = legal_moves(game)
        game.step(choices[chance.integers(len(choices))])
        moves += 1
    return moves


def playouts(name: str) -> Lap:
    """Games by chance, as many as make `ENOUGH` moves."""
    game, chance = rlcard.make(name, config={"seed": 1}).game, numpy.random.default_rng(1)

    def run() -> int:
        """The number of moves."""
        moves = 0
        while moves < ENOUGH:
            moves += playout(game, chance)
        return moves

    return Lap(run)


if __name__ == "__main__":
    answer({f"rlcard {name}/playout": partial(playouts, name) for name in GAMES})
