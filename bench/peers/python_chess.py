"""python-chess: `python -m bench.peers.python_chess`, in an environment that has it."""

from functools import cache
from random import Random
from statistics import mean

import chess

from bench.answering import Lap, answer

PLIES = 200
"""Half-moves after which a game is left."""
GAMES = 5


def playout(seed: int) -> chess.Board:
    """A game by chance: list all legal moves, choose one, push it."""
    chance, board = Random(seed), chess.Board()
    while len(board.move_stack) < PLIES and (moves := list(board.legal_moves)):
        board.push(chance.choice(moves))
    return board


@cache
def recorded() -> tuple[tuple[chess.Move, ...], ...]:
    """The moves of games that were played before."""
    return tuple(tuple(playout(seed).move_stack) for seed in range(GAMES))


def checked() -> Lap:
    """The recorded games again: each move is pushed if it is legal."""
    games = recorded()

    def run() -> int:
        """The number of half-moves."""
        plies = 0
        for moves in games:
            board = chess.Board()
            for move in moves:
                if board.is_legal(move):
                    board.push(move)
            plies += len(board.move_stack)
        return plies

    return Lap(run)


def legal() -> Lap:
    """All legal moves in every position of the recorded games."""
    boards = [board for moves in recorded() for board in positions(moves)]
    count = mean(board.legal_moves.count() for board in boards)

    def run() -> int:
        """The number of lists."""
        for board in boards:
            list(board.legal_moves)
        return len(boards)

    return Lap(run, {"choices": count, "actions": count})


def positions(moves: tuple[chess.Move, ...]) -> list[chess.Board]:
    """The board before each of the moves."""
    board, found = chess.Board(), []
    for move in moves:
        found.append(board.copy(stack=False))
        board.push(move)
    return found


def playouts() -> Lap:
    """Games by chance, always the same ones."""
    return Lap(lambda: sum(len(playout(seed).move_stack) for seed in range(GAMES)))


if __name__ == "__main__":
    answer({"python-chess/checked": checked, "python-chess/legal": legal, "python-chess/playout": playouts})
