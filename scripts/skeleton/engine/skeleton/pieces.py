"""What lies on the table of Skeleton, what people can do, and what becomes true."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine import verbs
from engine.action import Action, Fact
from engine.seats import Seat, Seated
from engine.view import Result


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    stones: Annotated[int, Meta(ge=1, le=99)] = 21


class State(Seated[Seat], frozen=True):
    stones: int
    turn: int = 1
    phase: Literal["take", "over"] = "take"
    result: Result | None = None


class Take(Action, frozen=True):
    stones: Literal[1, 2, 3]


class Adjust(verbs.Adjust, frozen=True):
    counter: Literal["stones"]
    to: int


class Took(Fact, frozen=True):
    seat: int
    stones: int
    left: int
