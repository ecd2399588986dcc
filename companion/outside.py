"""Games from outside: folders that `AMBIT_GAMES` names, and installed packages that announce themselves.

A game from outside is a Python package with a `GAME`, called as the game is; `companion.game_parts` says which of its
parts may lie in it. `AMBIT_GAMES` is a list of such packages' folders, separated by colons. An installed package
announces one by an entry point of the group `ambit.games`: the name of the game, and the package.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from types import ModuleType
from typing import Any

from companion import game_parts
from companion.catalogues import games, languages, messages
from companion.packs import load
from engine import registry
from engine.clauses import parse
from engine.game import Game
from engine.message import Message, message

FOLDERS, GROUP = "AMBIT_GAMES", "ambit.games"
_MODULES: dict[game_parts.Part, tuple[str, ...]] = {"binding": ("bind", "ROLES"), "players": ("seated",)}
"""What others use of the modules that a game brings."""
Tell = Callable[[Message], None]


class Unusable(Exception):
    """What is wrong with a game from outside."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


def look(tell: Tell) -> None:
    """Add every game from outside. A broken one gives one message and does not affect the others."""
    for folder in os.environ.get(FOLDERS, "").split(os.pathsep):
        if folder:
            _attempt(folder, tell, partial(add_folder, Path(folder).expanduser()))
    for point in metadata.entry_points(group=GROUP):
        _attempt(point.value, tell, partial(add_package, point.name, point.module))


def _attempt(place: str, tell: Tell, bring: Callable[[], None]) -> None:
    """Load one game; any exception of its code becomes a message, and Ambit goes on without it."""
    try:
        bring()
    except Unusable as wrong:
        tell(message("outside-broken", place=place, why=wrong.why))
    except (Exception, SystemExit) as fault:
        what = message("outside-fault", what=f"{type(fault).__name__}: {fault}")
        tell(message("outside-broken", place=place, why=what))


def add_folder(folder: Path) -> None:
    """The game whose package is this folder; raises `Unusable`, or whatever its own code raises."""
    if not (folder / "__init__.py").is_file():
        raise Unusable(message("outside-no-package"))
    folder = folder.resolve()
    above = [folder, *folder.parents]
    names = [place.name for place in above[: _depth(above)]]
    root = str(above[len(names)])
    if root not in sys.path:
        sys.path.append(root)  # at the end, so that it hides no other module
    add_package(folder.name, ".".join(reversed(names)), folder)


def _depth(above: list[Path]) -> int:
    """How many of the folders above, from the innermost on, are packages: a game may be inside another package."""
    return next(n for n, place in enumerate(above) if not (place / "__init__.py").is_file())


def add_package(name: str, package: str, folder: Path | None = None) -> None:
    """Add the game of an importable package, with all its parts checked; raises as `add_folder` does."""
    if game_parts.package_of(name) == package:
        return  # it was named twice
    if name in registry.shipped() or name in game_parts.outside():
        raise Unusable(message("outside-taken", game=name))
    module = import_module(package)
    place = Path(module.__file__ or "").parent
    if folder is not None and place != folder:
        raise Unusable(message("outside-other-package", package=package, place=str(place)))
    game = _game(module, name)
    game_parts.bring(name, package, place)
    try:
        _check_parts(name)
    except BaseException:
        game_parts.leave(name)
        raise
    registry.add(game)


def _game(module: ModuleType, name: str) -> Game[Any]:
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise Unusable(message("outside-no-game"))
    if game.name != name:
        raise Unusable(message("outside-name", game=game.name, name=name))
    return game


def _check_parts(name: str) -> None:
    """Check that every part can be used, so that a fault shows now and not during a game."""
    for part, used in _MODULES.items():
        module = game_parts.load(name, part)
        missing = [] if module is None else [wanted for wanted in used if not hasattr(module, wanted)]
        if module is not None and missing:
            raise Unusable(message("outside-part", file=module.__name__, wanted=missing[0]))
    for pack in map(load, game_parts.pack_files(name)):
        if pack.game != name:
            raise Unusable(message("outside-pack", pack=pack.pack, game=pack.game))
    for language in languages():
        if name in games(language):
            messages(language, name)
        if (rules := game_parts.rules_files(language).get(name)) is not None:
            parse(rules.read_text(encoding="utf-8"), language)
