"""What the log holds: saved games, and one small row for each input that did something."""

from typing import Any, Literal
from zlib import crc32

import msgspec
from msgspec import Struct

from engine.setup import Header


class Entry(Struct, frozen=True):
    """One step: the actions that one input caused, or a step taken back or brought back."""

    kind: Literal["do", "undo", "redo"]
    actions: tuple[dict[str, Any], ...] = ()

    def body(self) -> str:
        return msgspec.json.encode(self.actions).decode()


class Saved(Struct, frozen=True):
    """A game in the log, without its steps."""

    id: int
    started: str
    """When, in UTC, as ISO 8601."""
    header: Header
    packs: tuple[str, ...]
    steps: int
    over: bool


def seal(before: int, kind: str, body: str) -> int:
    """A checksum over this row and all before it: where one was changed, lost or swapped, the next does not fit.

    That the last rows are missing cannot be told by it: a game that was interrupted there looks the same.
    """
    return crc32(f"{kind} {body}".encode(), before)


def first_seal(*row: str | int) -> int:
    """The seal of a game's own row, from which those of its steps go on."""
    return seal(0, "header", msgspec.json.encode(row).decode())
