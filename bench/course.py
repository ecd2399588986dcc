"""One game from its first action to its last, through the engine's public interface: typed actions, history, views."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engine.action import Action
from engine.game import Game
from engine.history import History
from engine.refusal import Refusal
from engine.setup import Header, begin

Driver = Callable[[Any], Action | None]
"""Decides what is done next; None when the game is at its end."""

encode = msgspec.json.Encoder().encode


def course(game: Game[Any], header: Header, driver: Driver) -> Iterator[tuple[Action, Any]]:
    """Every action with the state after it. The history keeps them all, so that each could be taken back."""
    start = begin(game, header)
    if isinstance(start, Refusal):
        raise ValueError(f"{game.name} does not begin: {start}")
    history = History(game, start)
    while (action := driver(history.state)) is not None:
        step = history.do(action)
        if isinstance(step, Refusal):
            raise ValueError(f"the driver of {game.name} did what is refused on {step.clause}: {action}")
        yield action, step.state


class Written(Struct, frozen=True):
    """What one game leaves behind when it is logged and shown."""

    log: list[bytes]
    """One JSON line an action."""
    shown: int
    """Bytes of all the views that were sent."""


def quiet(game: Game[Any], header: Header, driver: Driver) -> int:
    """Play, and count the actions."""
    return sum(1 for _ in course(game, header, driver))


def logged(game: Game[Any], header: Header, driver: Driver) -> Written:
    """Play; after each action write its log line, and build and encode what every seat sees."""
    log, shown = [], 0
    seats = range(1, len(header.seats) + 1)
    for action, now in course(game, header, driver):
        log.append(encode(action))
        for seat in seats:
            shown += len(encode(game.view(now, seat)))
    return Written(log, shown)
