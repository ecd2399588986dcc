"""Actions: what somebody at the table does. Facts: what became true by it. One class a verb, one class a fact."""

import re
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

# Thirty thousand years: far above any clock, and still a 64-bit number in microseconds.
Seconds = Annotated[float, Meta(ge=0, le=1e12)]
# Something that can be printed on one line: a name with a line feed in it would break every display.
PRINTABLE = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^(?=.*\S){PRINTABLE}+$(?!\n)")]
# A seat whose player has no name yet is called by its number, in the words of whoever looks.
SeatName = Annotated[str, Meta(max_length=40, pattern=rf"^((?=.*\S){PRINTABLE}+)?$(?!\n)")]
Remark = Annotated[str, Meta(max_length=500, pattern=rf"^{PRINTABLE}*$(?!\n)")]

TABLE = 0  # the seat number of the referee

Actor = Literal["player", "table", "either"]
"""Who may use a verb: a player at a seat, the table itself (seat 0), or either of them."""


def kebab(name: str) -> str:
    """FalseStart is the fact "false-start"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Deed(Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True, omit_defaults=True):
    """Who does it comes first in every action."""

    seat: int


class Action(Deed, frozen=True, kw_only=True):
    """What somebody does, and when it happened if that is known."""

    actor: ClassVar[Actor] = "player"
    """For whom the verb is."""
    dated: ClassVar[bool] = True
    """Whether `at` says when it happened. A verb that calls something else so has no moment of its own."""

    at: Seconds | UnsetType = UNSET

    @classmethod
    def verb(cls) -> str:
        return str(cls.__struct_config__.tag)


class Fact(Struct, frozen=True, tag_field="fact", tag=kebab):
    """Facts are public: nothing in one is hidden from anybody at the table."""


def to_data(thing: Any) -> Any:
    """A struct as JSON-ready data (dicts, lists, numbers, text)."""
    return msgspec.to_builtins(thing, str_keys=True)
