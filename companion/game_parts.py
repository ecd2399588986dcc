"""Where the parts of a game are. All other modules ask here, so that a game from outside can bring all of them.

| part | of a game that comes with Ambit | of one from outside, in its package |
|---|---|---|
| binding | companion/bindings/<game> | binding |
| players | companion/players/<game> | players |
| messages | companion/messages/<language>/<game>.ftl | messages/<language>.ftl |
| packs | companion/packs/*.toml | packs/*.toml |
| rules | docs/rules/<game>.md | rules.md |
| their translation | docs/rules/<language>/<game>.md | rules.<language>.md |

Every part may be missing: a game may have no packs, no players, no messages.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Literal, NamedTuple

Part = Literal["binding", "players"]
_PACKAGES: dict[Part, str] = {"binding": "companion.bindings", "players": "companion.players"}
_HERE = Path(__file__).parent
ENGLISH = "en"
"""The language in which everything is written first; where a translation is missing, its words are used."""


class Outside(NamedTuple):
    """The package of a game that does not come with Ambit. No struct: `ambit --help` need not wait for msgspec."""

    package: str
    folder: Path


_outside: dict[str, Outside] = {}


def bring(game: str, package: str, folder: Path) -> None:
    """Register a game from outside: its parts are in this package and folder."""
    _outside[game] = Outside(package, folder)


def leave(game: str) -> None:
    """Undo `bring`."""
    _outside.pop(game, None)


def package_of(game: str) -> str | None:
    """The package of a game from outside."""
    away = _outside.get(game)
    return None if away is None else away.package


def outside() -> tuple[str, ...]:
    """The names of the games from outside that have been found so far."""
    return tuple(_outside)


def has(game: str, part: Part) -> bool:
    """Whether there is such a module (or package)."""
    return find_spec(_module(game, part)) is not None


def load(game: str, part: Part) -> ModuleType | None:
    """The module (or package) that is this part, if there is one."""
    return import_module(_module(game, part)) if has(game, part) else None


def _module(game: str, part: Part) -> str:
    away = _outside.get(game)
    return f"{_PACKAGES[part]}.{game}" if away is None else f"{away.package}.{part}"


def catalogue(game: str, language: str) -> Path:
    """The messages of a game, or of a subject such as `cards`, in one language; it need not be there."""
    away = _outside.get(game)
    name = Path(language, f"{game}.ftl") if away is None else Path(f"{language}.ftl")
    return (_HERE if away is None else away.folder) / "messages" / name


def pack_files(game: str | None = None) -> tuple[Path, ...]:
    """The packs that a game from outside brings; without a game, all that come with Ambit."""
    away = _outside.get(game) if game is not None else Outside("companion", _HERE)
    return tuple(sorted((away.folder / "packs").glob("*.toml"))) if away is not None else ()


def rules_folder() -> Path:
    """The rules that were installed with this package, or else those of the checkout it runs from."""
    installed = _HERE / "rules"
    return installed if installed.is_dir() else _HERE.parent / "docs" / "rules"


def rules_files(language: str = ENGLISH) -> dict[str, Path]:
    """Everything that has clauses in this language: `table`, and each game whose rules are written down in it."""
    folder = rules_folder() if language == ENGLISH else rules_folder() / language
    files = {path.stem: path for path in sorted(folder.glob("*.md"))}
    name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    brought = {game: away.folder / name for game, away in _outside.items()}
    return files | {name: file for name, file in brought.items() if file.is_file()}
