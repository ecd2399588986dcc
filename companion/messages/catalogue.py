"""The catalogues on disk: which languages and games have one, and each message as written, not parsed yet."""

import re
from functools import cache
from pathlib import Path

from companion.game_parts import catalogue, outside

CORE = "core"
"""The catalogue of everything that is not about one game."""

_HERE = Path(__file__).parent
_BEGINS = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
_ID = re.compile(r"-?[A-Za-z][\w-]*")
# Functions are written in capitals and arguments with a $, so this finds only other messages and terms.
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@cache
def languages() -> tuple[str, ...]:
    """The languages that Ambit speaks, as codes: every folder here with a core catalogue."""
    return tuple(sorted(path.parent.name for path in _HERE.glob(f"*/{CORE}.ftl")))


def games(language: str) -> tuple[str, ...]:
    """The catalogues besides the core one: games, and subjects such as cards. Each file in the folder counts."""
    return (*_here(language), *(game for game in outside() if catalogue(game, language).is_file()))


@cache
def _here(language: str) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _HERE.glob(f"{language}/*.ftl") if path.stem != CORE))


def messages(language: str, name: str) -> dict[str, str]:
    """One catalogue cut into its messages and terms, unparsed: parsing all takes a Raspberry Pi seconds."""
    return cut(catalogue(name, language))


@cache
def cut(file: Path) -> dict[str, str]:
    """One file, read once: each message and term by its id, as it is written."""
    text = file.read_text(encoding="utf-8")
    return {_id(entry): entry for entry in _BEGINS.split(text) if _ID.match(entry)}


def _id(entry: str) -> str:
    found = _ID.match(entry)
    assert found is not None
    return found.group()


def references(entry: str) -> tuple[str, ...]:
    """The other messages and terms that an entry is built from."""
    return tuple(_REFERENCE.findall(entry))


def game_of(id: str, language: str) -> str | None:
    """The game that a message belongs to, if its name is part of the id: `fact-ambush-exposed`, `ambush-over`."""
    padded = f"-{id}-"
    found = {game: padded.find(f"-{game.replace('_', '-')}-") for game in games(language)}
    named = [game for game, place in found.items() if place >= 0]
    return min(named, key=lambda game: found[game], default=None)
