"""The games there are. A new game is one line here, or one call of `add` from outside."""

from functools import cache
from importlib import import_module
from typing import Any

from engine.game import Game

_GAMES = {
    "ambush": "engine.ambush",
    "ambal": "engine.ambal",
    "tamer": "engine.tamer",
}
_added: dict[str, Game[Any]] = {}


def names() -> tuple[str, ...]:
    return (*_GAMES, *_added)


def shipped() -> tuple[str, ...]:
    """The games that come with Ambit, without those added from outside."""
    return tuple(_GAMES)


def find(name: str) -> Game[Any] | None:
    """The game of that name; its package is imported when it is first asked for, which keeps the start quick."""
    if name in _added:
        return _added[name]
    return _load(_GAMES[name]) if name in _GAMES else None


def add(game: Game[Any]) -> None:
    """Make a game known that lives outside this package."""
    _added[game.name] = game


@cache
def _load(package: str) -> Game[Any]:
    game: Game[Any] = import_module(package).GAME
    return game
