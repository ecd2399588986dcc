"""What a hall plays and how: agreed on before the first player is checked in, and the same all evening."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.action import Name

Format = Literal["swiss", "round-robin", "elimination", "free"]
"""Who plays whom: those who stand alike, everybody once, winners go on, or whoever sits down together."""

MOST_PLAYERS = 2_000
MOST_TABLES = 1_000
MOST_SEATS = 8
MOST_ROUNDS = 50


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The header of a hall's log."""

    hall: Name
    game: str
    mode: str
    seats: tuple[int, ...] = (2,)
    """How many players one table takes, rising: (2,), or (4, 5, 6, 7, 8)."""
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """How many are played; 0: as many as the format needs (HALL-ROUND-04)."""
    minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 50
    """How long a round takes; 0: no clock."""
    win: Annotated[int, Meta(ge=0, le=100)] = 3
    draw: Annotated[int, Meta(ge=0, le=100)] = 1
    lot: int = 0
    """Decides by chance what nothing else decides: the same number gives the same evening again."""

    @property
    def pairs(self) -> bool:
        """Whether two play at each table, as most formats want it."""
        return self.seats == (2,)
