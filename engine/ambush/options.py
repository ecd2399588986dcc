"""The modes of Ambush, its options, and the numbers that the rulebook fixes."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

MODES: dict[str, tuple[int, ...]] = {"standard": (2, 3, 4), "practice": (2, 3, 4)}

STARTING_HAND = 5
HAND_LIMIT = 10
GOOD_CALL = 2
"""The number of Ambush cards that makes a call good."""
GUARD_TOP = 99


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    castle: Annotated[int, Meta(ge=1, le=999)] = 20
    """Where the dials start. The rulebook does not print it: look at your own dials."""
    dial_max: Annotated[int, Meta(ge=1, le=999)] | None = None
    deck: Annotated[int, Meta(ge=10, le=200)] = 52
    castle_names: Literal["ask", "require"] = "ask"
    false_start: Literal["report", "bar"] = "report"
    verify: Literal["auto", "declare"] = "auto"
    capture_seconds: Annotated[int, Meta(ge=0, le=120)] = 0
    turn_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    practice_rounds: Annotated[int, Meta(ge=1, le=5)] = 1

    @property
    def top(self) -> int:
        """The highest value of a dial."""
        return self.castle if self.dial_max is None else self.dial_max
