"""The effect of a card that is being resolved: which step waits, and what the steps before it did."""

from typing import Any, Literal

from msgspec import Struct

from engine.tash_kalar.cards import Script, Steps
from engine.tash_kalar.pieces import Rank

Part = Literal["creature", "upper", "lower"]


class Waiting(Struct, frozen=True):
    """The lower effect of a flare, which follows when the upper one is over."""

    script: Script | None


class Effect(Struct, frozen=True, kw_only=True):
    """One part of a card. Squares are known in board tracking only."""

    card: str | None
    part: Part
    legend: bool = False
    """The creature belongs to the legends' discard pile."""
    script: Script | None
    """The steps that are left, the current one first; None where the effect is not known (free)."""
    reached: bool = False
    """The condition of the current step has been judged (TASH-CARD-04)."""
    done: int = 0
    """Operations that the current step has had."""
    hits: tuple[Rank, ...] = ()
    """Ranks of what the current step destroyed or converted."""
    before: int = 0
    """Operations that the step before had."""
    hits_before: tuple[Rank, ...] = ()
    origin: str | None = None
    """The summoning square."""
    at: str | None = None
    """Where the creature's piece stands now; None once it is destroyed (TASH-CARD-09)."""
    used: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    last: str | None = None
    """The square of the piece of the last operation."""
    lower: Waiting | None = None

    @property
    def step(self) -> Steps | None:
        """The step that waits; None in a free effect, and after the last step."""
        return self.script[0] if self.script else None

    @property
    def free(self) -> bool:
        """Players enter what happened (TASH-CARD-01)."""
        return self.script is None


def op_of(step: Any) -> str:
    """The operation that a step asks for, as cards write it."""
    return str(step.__struct_config__.tag)
