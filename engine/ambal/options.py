"""The modes of Ambal Tournament, its options, and the numbers that the rulebook fixes."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

MODES: dict[str, tuple[int, ...]] = {
    "single-regular": (2,),
    "single-advanced": (2,),
    "double-regular": (4,),
    "double-advanced": (4,),
    "draft": (2,),
}

HEALTH, HEALTH_TOP = 60, 99
ENERGY, MAX_ENERGY, MAX_ENERGY_TOP = 8, 12, 20
EXHAUSTED = 5
"""A player whose Max Energy is this or less is defeated."""
ENERGY_A_ROUND = 8
HAND = 7
LONGEST = 6
"""No duration has more rounds than this."""
CARDS_TOP = 99
BATTLE_REGULAR, BATTLE_ADVANCED, LIBRARY = 20, 12, 15
LIBRARY_AT_ONCE = 3
RESURRECTED = 8
"""Max Energy, and the most Energy, of a player who comes back."""

Seconds = Annotated[int, Meta(ge=0, le=600)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    unaffordable: Literal["penalty", "refuse"] = "penalty"
    """What happens to a card that its owner cannot pay."""
    decide: Literal["on-call", "health"] = "on-call"
    """Whether players decide freely until somebody calls the order, or always in the order of Health."""
    double_block: Literal["token", "any"] = "token"
    """Whether a block in Double covers the skill that the token names, or matching skills of all opponents."""
    decide_seconds: Seconds = 0
    """This and the next four: seconds until a reminder is heard; 0 for none. No rule depends on them."""
    target_seconds: Seconds = 0
    move_seconds: Seconds = 0
    library_seconds: Seconds = 0
    read_seconds: Seconds = 0
