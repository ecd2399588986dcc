"""What is measured of a contest, each as a lap over the same games."""

from functools import partial
from itertools import cycle, islice
from statistics import mean
from typing import Any

import msgspec
from msgspec import Struct

from bench.answering import Lap, Prepared
from bench.moves.chance import listed, played, played_again, stands_for
from bench.moves.contests import Contest, Recorded
from engine.action import TABLE
from engine.game import Game
from engine.history import History, Moment
from engine.legal import legal
from engine.refusal import Refusal

LISTS = 40
"""Moments of the recorded games at which all legal moves of a player are listed, spread evenly."""
PLAYOUTS = 3
"""Games by chance of a contest."""

encode = msgspec.json.Encoder().encode


class ByChance(Struct, frozen=True):
    """A game by chance that can be played again: who acted at each of its moves is known."""

    start: Any
    seed: int
    acted: list[int]


def laps(contest: Contest) -> dict[str, Prepared]:
    """Every lap of a contest by its name in the results: the contest, a slash, and what is measured."""
    ways = {
        "checked": checked, "checked_shown": checked_shown, "legal": all_legal, "legal_json": all_legal_as_json,
        "playout": playouts, "playout_asking": playouts_asking, "playout_shown": playouts_shown,
    }  # fmt: skip
    return {f"{contest.name}/{name}": partial(way, contest) for name, way in ways.items()}


# One checked move


def checked(contest: Contest) -> Lap:
    """Recorded games again: each action is checked, its facts told, every step kept for undo."""
    games = contest.recorded()

    def run() -> int:
        """All recorded games; the number of their actions."""
        return sum(len(again(contest.game, one).moments) for one in games)

    return Lap(run)


def again(game: Game[Any], one: Recorded) -> History:
    """A recorded game, action by action."""
    history = History(game, one.start)
    do = history.do
    for action in one.actions:
        if isinstance(step := do(action), Refusal):
            raise ValueError(f"{game.name}: what was accepted before is refused on {step.clause}: {action}")
    return history


def checked_shown(contest: Contest) -> Lap:
    """The same, and after each action its log line and what every seat sees, built and encoded as JSON."""
    games = contest.recorded()
    told = [told_of(contest.game, moment) for one in games for moment in again(contest.game, one).moments]

    def run() -> int:
        """All recorded games; the number of their actions."""
        actions = 0
        for one in games:
            history = History(contest.game, one.start)
            for action in one.actions:
                history.do(action)
                told_of(contest.game, history.at(-1))
            actions += history.count
        return actions

    return Lap(run, {"log_bytes": mean(log for log, _ in told), "view_bytes": mean(shown for _, shown in told)})


def told_of(game: Game[Any], moment: Moment) -> tuple[int, int]:
    """Bytes of the log lines of a step, and of the views of all seats after it."""
    log = sum(len(encode(action)) + 1 for action in moment.actions)
    seats = range(1, len(moment.after.seats) + 1)
    return log, sum(len(encode(game.view(moment.after, seat))) for seat in seats)


# All legal moves of a player


def asked_at(contest: Contest) -> list[tuple[Any, int]]:
    """States of recorded games, each with a seat that is to act in it: if it can be, the one that then acted."""
    found = []
    for one in contest.recorded():
        for moment in again(contest.game, one).moments:
            waiting = contest.game.view(moment.before, None).to_act
            acted = moment.actions[0].seat
            found.append((moment.before, acted if acted in waiting or not waiting else waiting[0]))
    return found[:: max(1, len(found) // LISTS)]


def all_legal(contest: Contest) -> Lap:
    """All that a seat may do, as typed values."""
    game, moments = contest.game, asked_at(contest)
    found = [listed(game, state, seat) for state, seat in moments]

    def run() -> int:
        """The number of lists."""
        for state, seat in moments:
            listed(game, state, seat)
        return len(moments)

    choices = mean(len(one) for one in found)
    return Lap(run, {"choices": choices, "actions": mean(sum(map(stands_for, one)) for one in found)})


def all_legal_as_json(contest: Contest) -> Lap:
    """The same as a page is sent it: JSON, in bytes."""
    game, moments = contest.game, asked_at(contest)
    sizes = [len(encode(list(legal(game, state, seat)))) for state, seat in moments]

    def run() -> int:
        """The number of lists."""
        for state, seat in moments:
            encode(list(legal(game, state, seat)))
        return len(moments)

    return Lap(run, {"bytes": mean(sizes)})


# Games by chance


def begun(contest: Contest) -> list[ByChance]:
    """The games of a contest that are played by chance, one a lap and by turns: a slow one is not played twice."""
    if contest.name not in _BEGUN:
        starts = [one.start for one in islice(cycle(contest.recorded()), PLAYOUTS)]
        games = [(start, seed, played(contest.game, start, seed)[1]) for seed, start in enumerate(starts)]
        _BEGUN[contest.name] = [ByChance(*one) for one in games]
    return _BEGUN[contest.name]


_BEGUN: dict[str, list[ByChance]] = {}


def playouts(contest: Contest) -> Lap:
    """List all legal moves of a seat that is to act, choose one by chance, do it. Whose turn it is, is known before."""
    games = begun(contest)
    turns = cycle(games)

    def run() -> int:
        """The number of actions of the next game."""
        one = next(turns)
        return played_again(contest.game, one.start, one.seed, one.acted).count

    return Lap(run, {"by_table": mean(seat == TABLE for one in games for seat in one.acted)})


def playouts_asking(contest: Contest) -> Lap:
    """The same, and before each action the public view is built: who is to act, and is the game over?"""
    turns = cycle(begun(contest))

    def run() -> int:
        """The number of actions of the next game."""
        one = next(turns)
        return played(contest.game, one.start, one.seed)[0].count

    return Lap(run)


def playouts_shown(contest: Contest) -> Lap:
    """As `playouts`, and then the log line of each action and every seat's view after it."""
    turns = cycle(begun(contest))

    def run() -> int:
        """The number of actions of the next game."""
        one = next(turns)
        history = played_again(contest.game, one.start, one.seed, one.acted)
        for moment in history.moments:
            told_of(contest.game, moment)
        return history.count

    return Lap(run)
