"""Whether the conditions of an objective hold, from the arena and from what was done in this turn."""

from msgspec import Struct

from engine.tash_kalar.arena import Arena
from engine.tash_kalar.cards import Needed, Needs


class Deeds(Struct, frozen=True, kw_only=True):
    """What was done in this turn: enemy pieces destroyed by rank, and creatures summoned."""

    common: int = 0
    heroic: int = 0
    legendary: int = 0
    summoned: int = 0
    legends: int = 0
    on_red: int = 0
    on_green: int = 0


class Claim(Struct, frozen=True):
    """Who claims an objective, with what. In ledger tracking there is no arena."""

    side: int
    deeds: Deeds
    arena: Arena | None = None


def unmet(needs: Needed, claim: Claim) -> Needs | None:
    """The first condition that does not hold (TASH-TASK-03). What the ledger cannot know is taken on the players' word."""
    raise NotImplementedError
