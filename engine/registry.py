"""The games there are: every package of `engine/` that holds one, and those that were added from outside."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import engine

if TYPE_CHECKING:
    from engine.game import Game

USUAL = "ambush"
"""The game that is offered first where nobody has chosen one: its rules are told in a minute."""

_SHARED = frozenset({"scenario"})
"""Packages of `engine` that are not games."""
_added: "dict[str, Game[Any]]" = {}
_elsewhere: list[Callable[[], None]] = []


def names() -> tuple[str, ...]:
    """Every game that can be played, wherever it comes from."""
    _look_elsewhere()
    return (*shipped(), *(name for name in _added if name not in shipped()))


def offered() -> tuple[str, ...]:
    """Every game in the order in which people choose: the usual one first, on screens and at dials alike."""
    return tuple(sorted(names(), key=lambda name: name != USUAL))


@cache
def shipped() -> tuple[str, ...]:
    """The games that come with Ambit, in alphabetical order, without those added from outside."""
    packages = (module.name for module in iter_modules(engine.__path__) if module.ispkg)
    return tuple(sorted(set(packages) - _SHARED))


def find(name: str) -> "Game[Any] | None":
    """The game of that name; its package is imported when it is first asked for, which keeps the start quick."""
    if name not in _added and name in shipped():
        return _load(f"engine.{name}")
    if name not in _added:
        _look_elsewhere()
    return _added.get(name)


def add(game: "Game[Any]") -> None:
    """Make a game known that lives outside this package."""
    _added[game.name] = game


def look_elsewhere(look: Callable[[], None]) -> None:
    """`look` is called once, when all games or an unknown one are asked for: it may `add` games from outside."""
    if look not in _elsewhere:
        _elsewhere.append(look)


def _look_elsewhere() -> None:
    while _elsewhere:
        _elsewhere.pop()()


@cache
def _load(package: str) -> "Game[Any]":
    game: Game[Any] = import_module(package).GAME
    return game
