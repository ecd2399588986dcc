"""A finding: what the doctor saw, how bad it is, and what to do."""

from typing import Any, Literal

from msgspec import Struct

from engine.words import Words

Level = Literal["good", "note", "warning", "wrong"]
"""A note needs nothing; a warning may matter; with something wrong, a part of the table does not work."""


class Finding(Struct, frozen=True):
    """`about` is for programs: the names and numbers behind the words."""

    check: str
    level: Level
    says: Words
    do: Words | None = None
    about: dict[str, Any] = {}


def good(check: str, says: Words, **about: Any) -> Finding:
    return Finding(check, "good", says, None, about)


def note(check: str, says: Words, do: Words | None = None, **about: Any) -> Finding:
    return Finding(check, "note", says, do, about)


def warning(check: str, says: Words, do: Words | None = None, **about: Any) -> Finding:
    return Finding(check, "warning", says, do, about)


def wrong(check: str, says: Words, do: Words | None = None, **about: Any) -> Finding:
    return Finding(check, "wrong", says, do, about)
