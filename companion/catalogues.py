"""The catalogues on disk: which languages and games have one, and each message as written, not parsed yet.

`ambit --help` waits for this module and little else, so it imports no more than it needs.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from companion.game_parts import ENGLISH, catalogue, outside

CORE = "core"
"""The catalogue of everything that is not about one game."""

_HERE = Path(__file__).parent / "messages"
_BEGINS = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
_ID = re.compile(r"-?[A-Za-z][\w-]*")


@cache
def languages() -> tuple[str, ...]:
    """The languages that Ambit speaks, as codes: every folder of messages with a core catalogue."""
    return tuple(sorted(path.parent.name for path in _HERE.glob(f"*/{CORE}.ftl")))


def known_language(wanted: str) -> str | None:
    """`fr` for "fr", "FR-ca" or "fr_FR.UTF-8"; None for a language without catalogues."""
    code = re.split(r"[.@]", wanted.strip())[0].replace("_", "-").lower()
    return next((known for known in (code, code.partition("-")[0]) if known in languages()), None)


def preferred(environ: Mapping[str, str]) -> str:
    """The first language of the environment that Ambit speaks; English when there is none."""
    locale = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(key))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH  # the locale "C" or "POSIX" asks for no translation, whatever LANGUAGE says
    wishes = (*environ.get("LANGUAGE", "").split(":"), locale)
    return next(filter(None, map(known_language, wishes)), ENGLISH)


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


def game_of(id: str, language: str) -> str | None:
    """The game that a message belongs to, if its name is part of the id: `fact-ambush-exposed`, `ambush-over`."""
    padded = f"-{id}-"
    found = {game: padded.find(f"-{game.replace('_', '-')}-") for game in games(language)}
    named = [game for game, place in found.items() if place >= 0]
    return min(named, key=lambda game: found[game], default=None)
