"""Something to be said to people, without the language: the id of a message and what fills its gaps."""

from typing import Any

from msgspec import Struct


class Words(Struct, frozen=True):
    """A message of the catalogues. An argument may itself be Words; whoever speaks puts it into the language first."""

    id: str
    args: dict[str, Any] = {}


def words(id: str, **args: Any) -> Words:
    """Words("input-verb", {"verb": …}) without the braces."""
    return Words(id, args)
