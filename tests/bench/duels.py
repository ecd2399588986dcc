"""Duels for tests: begun, played to the end or half-way, through the engine's own doors."""

from collections.abc import Iterator
from typing import Any

from bench.duel import GAME
from bench.duel.driver import choose, numbers
from bench.duel.state import Seat, State
from engine.action import Action, to_data
from engine.game import Step, read_action
from engine.history import History
from engine.legal import legal
from engine.refusal import Refusal
from engine.setup import Header, begin


def begun(seed: int = 0) -> History:
    header = Header(game="duel", seats=("Ana", "Bo"), options={"seed": seed})
    start = begin(GAME, header)
    assert isinstance(start, State), start
    return History(GAME, start)


def moves(history: History, seed: int) -> Iterator[tuple[State, Action, Step[State]]]:
    """To the end of the game: what was, what was done, what followed."""
    following = numbers(seed)
    while history.state.phase != "over":
        before, action = history.state, choose(history.state, following)
        step = history.do(action)
        assert not isinstance(step, Refusal), step
        yield before, action, step


def states(seed: int) -> Iterator[State]:
    """Every state of a game in which either player may be the first to commit, and any legal card is played."""
    history, following = begun(seed), numbers(seed)
    yield history.state
    while waiting := GAME.view(history.state, None).to_act:
        seat = waiting[following() % len(waiting)]
        choices = [action for action in legal(GAME, history.state, seat) if action["do"] != "name"]
        accepted(history, **choices[following() % len(choices)])
        yield history.state


def played(seed: int = 0) -> History:
    history = begun(seed)
    assert sum(1 for _ in moves(history, seed)) == 200
    return history


def do(history: History, **action: Any) -> Step[State] | Refusal:
    """An action as JSON would bring it."""
    read = read_action(history.game, action)
    return read if isinstance(read, Refusal) else history.do(read)


def accepted(history: History, **action: Any) -> list[dict[str, Any]]:
    """Its facts, as JSON-ready data."""
    step = do(history, **action)
    assert isinstance(step, Step), step
    return list(to_data(step.facts))


def refused(history: History, **action: Any) -> tuple[str, str]:
    """The clause and the message of an action that must be refused and change nothing."""
    before, count = history.state, len(history.moments)
    refusal = do(history, **action)
    assert isinstance(refusal, Refusal), refusal
    assert history.state is before
    assert len(history.moments) == count
    return refusal.clause, refusal.message.id


def in_upkeep() -> History:
    """Both have passed: it is the upkeep of seat 1."""
    history = begun()
    accepted(history, do="commit", seat=1, card=-1)
    accepted(history, do="commit", seat=2, card=-1)
    return history


def at(one: dict[str, Any] | None = None, two: dict[str, Any] | None = None, **changes: Any) -> History:
    """A moment that play would take long to reach: the first one, with these things otherwise."""
    first = begun().state
    seats = tuple(
        Seat(**{field: getattr(seat, field) for field in seat.__struct_fields__} | (other or {}))
        for seat, other in zip(first.seats, (one, two), strict=True)
    )
    fields = {field: getattr(first, field) for field in first.__struct_fields__}
    return History(GAME, State(**fields | {"seats": seats} | changes))
