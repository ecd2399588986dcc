"""Actions: what somebody at the table does. Facts: what became true by it. One class a verb, one class a fact."""

import re
from functools import cache
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import fields

# At most about 30,000 years: more than any clock shows, and in microseconds still a 64-bit integer.
Seconds = Annotated[float, Meta(ge=0, le=1e12)]
# Characters that can be printed on one line: a line feed in a name would break every display.
PRINTABLE = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"
# Some of them, of which one at least can be seen.
LEGIBLE = rf"^(?=.*\S){PRINTABLE}+$(?!\n)"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=LEGIBLE)]
# Empty for a player without a name: each viewer then reads the seat's number in their own language.
SeatName = Annotated[str, Meta(max_length=40, pattern=rf"^((?=.*\S){PRINTABLE}+)?$(?!\n)")]
Remark = Annotated[str, Meta(max_length=500, pattern=rf"^{PRINTABLE}*$(?!\n)")]

TABLE = 0  # the seat number of the referee

Actor = Literal["player", "table", "either"]
"""Who may use a verb: a player at a seat, the table itself (seat 0), or either of them."""


def kebab(name: str) -> str:
    """A class name as a tag in JSON: FalseStart becomes "false-start"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# `gc=False`, here and in the other structs of which a game makes many: what is frozen can only hold what was there
# before it, so it is never part of a circle, and Python's collector need not go through all states of a long game.


class ActionBase(
    Struct, frozen=True, gc=False, tag_field="do", tag=kebab, forbid_unknown_fields=True, omit_defaults=True
):
    """Holds `seat` alone, so that it is the first positional field of every action, before those of the verb."""

    seat: int


class Action(ActionBase, frozen=True, kw_only=True):
    """What somebody does, and when (`at`, in seconds of the game), if that is known."""

    actor: ClassVar[Actor] = "player"
    """Who may use the verb."""
    dated: ClassVar[bool] = True
    """Whether `at` is the moment it happened. A verb that uses `at` for something else has no moment."""

    logged: ClassVar[bool] = True
    """Whether it is a step of the log. A look, which changes nothing but what one viewer sees, is none."""

    at: Seconds | UnsetType = UNSET

    @classmethod
    def verb(cls) -> str:
        """The verb as it is written after "do" in JSON."""
        return str(cls.__struct_config__.tag)


@cache
def field_names(kind: type[Action]) -> dict[str, str]:
    """The fields of a verb, each with its name in JSON. Kept, since every action that is read asks for them."""
    return {field.name: field.encode_name for field in fields(kind)}


class Fact(Struct, frozen=True, gc=False, tag_field="fact", tag=kebab):
    """Facts are public: nothing in one is hidden from anybody at the table."""


def to_data(thing: Any) -> Any:
    """A struct as JSON-ready data (dicts, lists, numbers, text)."""
    return msgspec.to_builtins(thing, str_keys=True)
