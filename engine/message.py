"""A message for people in no language yet: its id in the catalogues, and the arguments of its placeables."""

from typing import Any

from msgspec import Struct


class Message(Struct, frozen=True):
    """A message of the catalogues. An argument may itself be a Message, which the speaker translates first."""

    id: str
    args: dict[str, Any] = {}


def message(id: str, **args: Any) -> Message:
    """`message("input-verb", verb=…)` is `Message("input-verb", {"verb": …})`."""
    return Message(id, args)
