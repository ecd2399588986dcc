"""Something to be said to people, without the language: the id of a message and what fills its gaps."""

from typing import Any

from msgspec import Struct


class Message(Struct, frozen=True):
    """A message of the catalogues. An argument may itself be a Message, which the speaker translates first."""

    id: str
    args: dict[str, Any] = {}


def message(id: str, **args: Any) -> Message:
    """Message("input-verb", {"verb": …}) without the braces."""
    return Message(id, args)
