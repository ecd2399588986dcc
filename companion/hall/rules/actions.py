"""What people at the desk, phones and tables can do with an evening: one class a verb."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from companion.hall.rules.state import Source
from engine.action import Name, kebab

TableName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,31}$(?!\n)")]
"""As it stands in a topic of the broker: small letters, digits, dashes."""
Badge = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z:.-]+$(?!\n)")]
Key = Annotated[str, Meta(max_length=80)]


class Deed(Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True, omit_defaults=True):
    """Something that somebody does. Each is one step of the hall's log, and can be taken back."""


class CheckIn(Deed, frozen=True):
    """A player is here, with or without a badge."""

    name: Name
    badge: Badge | UnsetType = UNSET


class Change(Deed, frozen=True):
    """Another name, another badge (null: none), a table that has to be theirs (null: any)."""

    player: int
    name: Name | UnsetType = UNSET
    badge: Badge | UnsetType | None = UNSET
    table: TableName | UnsetType | None = UNSET


class Leave(Deed, frozen=True):
    """A player goes home, or pauses until they come back."""

    player: int


class ComeBack(Deed, frozen=True):
    """A player who had left takes part again, from the next round on."""

    player: int


class AddTable(Deed, frozen=True):
    """A table takes part."""

    table: TableName


class RemoveTable(Deed, frozen=True):
    """A table takes part no longer; a match there is to be moved or settled."""

    table: TableName


class Group(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Players who are put together, and where."""

    players: tuple[int, ...]
    table: TableName | None = None
    manual: bool = False


class Pair(Deed, frozen=True):
    """The next round: who meets whom, worked out by the rules, by people, or by both.

    The log keeps what came of it, not how it was found: a later Ambit may find other pairings and still reads this one.
    """

    matches: tuple[Group, ...]


class Swap(Deed, frozen=True):
    """Two players of the round change places, before either has a result."""

    one: int
    other: int


class Move(Deed, frozen=True):
    """A match goes to another table."""

    player: int
    table: TableName


class StartClock(Deed, frozen=True):
    """The clock of the round runs, from that second of the evening on."""

    at: Annotated[float, Meta(ge=0, le=1e9)]


class Result(Deed, frozen=True, kw_only=True):
    """What came of the match of these players; all of them as winners, or nobody, is a draw."""

    round: int
    players: tuple[int, ...]
    winners: tuple[int, ...]
    source: Source = "desk"
    key: Key = ""


class Call(Deed, frozen=True):
    """A table wants a judge."""

    table: TableName


class Answer(Deed, frozen=True):
    """A judge was there, or it is no longer wanted."""

    table: TableName


class Finish(Deed, frozen=True):
    """The evening is over: the standings are final."""


DEEDS = (
    CheckIn, Change, Leave, ComeBack, AddTable, RemoveTable, Pair, Swap, Move, StartClock, Result, Call, Answer, Finish,
)  # fmt: skip
