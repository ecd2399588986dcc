"""The mode of Ambyria, its options, and the numbers that the rulebook fixes."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

MODES: dict[str, tuple[int, ...]] = {"standard": (2, 3, 4)}

STARTING_HAND = 5
SLOTS = 5
"""An emberscape never holds more cards."""
HASTY_SLOTS = 3
"""Cards that are enough for a collection in hasty mode."""
HAND_LIMIT = 9
EMPTY_HAND_DRAWS = 2
COUNTER_TOP = 99
ARCANE_TOP = 9
STONES_TOP = 9999


Seconds = Annotated[int, Meta(ge=0, le=600)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    first: Annotated[int, Meta(ge=1, le=4)] = 1
    """The seat that takes the first turn. The rulebook does not say who it is."""
    arcane: Annotated[int, Meta(ge=1, le=ARCANE_TOP)] = 4
    deck_size: Annotated[int, Meta(ge=6, le=COUNTER_TOP)] | None = None
    """Cards in every deck before set-up, where no list is registered; None: not known, not counted."""
    windows: Literal["open", "all"] = "open"
    response_seconds: Annotated[int, Meta(ge=0, le=60)] = 0
    """This and the next two are for the table alone: the rules do not look at them."""
    claim_seconds: Seconds = 0
    """After so many a soft tone reminds whoever holds a window; 0: none."""
    turn_seconds: Seconds = 0
    """After so many a soft tone reminds the player of the turn; 0: none."""
    hasty_arcane: bool = True
    hero: Literal["once", "free"] = "once"
    deck_out: Literal["none", "reshuffle"] = "none"
    tie: Literal["shared", "cards"] = "shared"
    scoring: Literal["auto", "count"] = "auto"
