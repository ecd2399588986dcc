"""The clauses of every game, wherever its rules lie, and how to find one."""

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from companion.game_parts import ENGLISH, rules_files
from engine import clauses as clause_file
from engine import registry
from engine.clauses import Clause
from engine.message import Message, message


def games() -> tuple[str, ...]:
    """Whose clauses there are: every game, and `table` for the rules of the table itself."""
    registry.names()  # games from outside are known from here on
    return tuple(sorted(rules_files()))


def read(game: str, language: str = ENGLISH) -> dict[str, Clause]:
    """The clauses of one of `games()` by id, in the order of its rules; in English where nobody translated them."""
    english, told = _parsed(rules_files()[game], ENGLISH), translated(game, language)
    return {id: told.get(id, clause) for id, clause in english.items()}


def translated(game: str, language: str) -> dict[str, Clause]:
    """What the file of that language holds, and nothing else."""
    file = rules_files(language).get(game)
    return {} if file is None else _parsed(file, language)


@cache
def _parsed(file: Path, language: str) -> dict[str, Clause]:
    return clause_file.parse(file.read_text(encoding="utf-8"), language)


def clauses(game: str, language: str = ENGLISH) -> dict[str, Clause] | Message:
    """The same for a typed name; for an unknown one, a message with similar names."""
    name = game.strip().lower().replace("-", "_")
    if name in rules_files() or name in games():
        return read(name, language)
    return message("game-unknown", game=game, near=_near(name, games()), games=", ".join(games()))


def sections(game: str, language: str = ENGLISH) -> dict[str, list[Clause]] | Message:
    """The clauses under their headings, both in the order of the rules."""
    found = clauses(game, language)
    if isinstance(found, Message):
        return found
    by_heading: dict[str, list[Clause]] = {}
    for each in found.values():
        by_heading.setdefault(each.section, []).append(each)
    return by_heading


def clause(id: str, language: str = ENGLISH) -> Clause | Message:
    """One clause of any game; for an unknown id, a message with similar ids."""
    wanted = id.strip().upper()
    for known in (rules_files, games):  # games from outside are looked for when no other has it
        everything = {name: each for game in known() for name, each in read(game, language).items()}
        if wanted in everything:
            return everything[wanted]
    return message("clause-unknown", clause=id, near=_near(wanted, everything))


def _near(wanted: str, known: Iterable[str]) -> str:
    """Up to three that look like it, for a sentence; empty when nothing does."""
    return ", ".join(get_close_matches(wanted, list(known), n=3, cutoff=0.6))
