"""A table that takes part in a hall, as its screens and buttons see it; `companion.hall_table` stands behind it."""

from typing import Literal, Protocol

from msgspec import Struct

from engine.message import Message
from engine.refusal import Refusal
from hardware.inputs import Input

Stage = Literal["waits", "blocked", "stopped", "playing", "over", "told"]
"""waits: can be begun; blocked: something stands in the way; stopped: was begun here and can be taken up again;
playing: it is at the table; over: its result is on the way to the hall; told: the hall has it."""


class Match(Struct, frozen=True):
    """Who plays at this table now, as the hall says."""

    round: int
    names: tuple[str, ...]
    game: str
    mode: str
    stage: Stage
    minutes: int = 0
    """Of the round's clock; 0 without one."""


class AtHall(Struct, frozen=True, kw_only=True):
    """All that screens show of the hall."""

    hall: str
    table: str
    broker: Literal["connecting", "connected", "away"] = "connecting"
    trouble: Message | None = None
    """Why the broker is not there, or what came by it and was not believed."""
    match: Match | None = None
    says: Message | None = None
    """What to do now about the match."""
    called: bool = False
    """A judge is wanted, and nobody has answered yet."""
    owed: int = 0
    """Results that the hall has not confirmed."""


class HallSide(Protocol):
    """What the host and its screens may ask of it; in a turn of the table."""

    @property
    def now(self) -> AtHall:
        """As it is now."""

    @property
    def can_begin(self) -> bool:
        """Whether one press begins the match, or takes it up again."""

    def begin(self) -> Refusal | None:
        """Begin the match, or take it up again where it stopped."""

    def call(self, wanted: bool) -> None:
        """A judge is wanted, or no longer."""

    def heard(self, told: Input) -> None:
        """Something was done at a device."""
