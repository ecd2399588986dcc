"""The one mode of Duel-200, its option, and the numbers that its rule sheet fixes."""

from typing import Annotated

from msgspec import Meta, Struct

MODES: dict[str, tuple[int, ...]] = {"standard": (2,)}

HEALTH = 30
"""Where health starts, and the most there can be."""
LEAST_HEALTH = 1
"""Health never falls to 0, so that every game has the same length."""
ENERGY = 3
ENERGY_TOP = 10
HAND = 5
ROUNDS = 50


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seed: Annotated[int, Meta(ge=0, le=2**32 - 1)] = 0
    """Every shuffle of the game follows from it."""
