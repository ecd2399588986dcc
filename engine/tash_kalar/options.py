"""The modes of Tash-Kalar, its options, and the numbers that the rulebook fixes."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from engine.action import LEGIBLE

HIGH_FORM: Final = ("duel-ancestral", "duel-ancestral-teams")
DUEL: Final = ("match-a-mort", "match-a-mort-teams")
MELEE: Final = "melee-a-mort"
TEAM_MODES: Final = ("duel-ancestral-teams", "match-a-mort-teams")

MODES: Final[dict[str, tuple[int, ...]]] = {
    "duel-ancestral": (2,),
    "duel-ancestral-teams": (4,),
    "match-a-mort": (2,),
    "match-a-mort-teams": (4,),
    MELEE: (3, 4),
}
GOALS: Final = {"duel-ancestral": 9, "duel-ancestral-teams": 9, "match-a-mort": 18, "match-a-mort-teams": 18, MELEE: 12}
"""Points that trigger the end, where the option does not say otherwise."""
COLORS: Final = ("blue", "red", "green", "yellow")
"""The usual names of the colours, from side 1 on."""

TWO_SIDED: Final = 17
LEGENDARY: Final = 3
"""Pieces of a side, by type (TASH-SETUP-05)."""
ACTIONS: Final = 2
FIRST_ACTIONS: Final = 1
"""Actions of a turn, and of the starting player's first turn."""
MOST_ACTIONS: Final = 9
MOST_POINTS: Final = 99
HAND: Final = {"beings": 3, "legends": 2, "flares": 1}
"""Cards in hand after drawing, by deck."""
MOST_IN_HAND: Final = 9
CURRENT: Final = 3
"""Objectives that can be claimed at a time."""
SIDEWAYS: Final = 6
"""Cards at the bottom of a deck that lie sideways in team play."""
LEAST_DECK: Final = 4
LEAST_TEAM_DECK: Final = 10
MOST_DECK: Final = 40

Word = Annotated[str, Meta(min_length=1, max_length=20, pattern=LEGIBLE)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players agreed on before the game."""

    tracking: Literal["ledger", "board"] = "ledger"
    first: Annotated[int, Meta(ge=1, le=4)] = 1
    """The starting player."""
    colors: dict[str, Word] = {}
    """Names of the colours by side; labels only."""
    goal: Annotated[int, Meta(ge=1, le=MOST_POINTS)] | None = None
    """Points that trigger the end; None for the mode's own number."""
    use_all_actions: bool = True
    returns: Literal["turn-end", "at-once"] = "turn-end"
    """When a piece that left the arena can be used again."""
    reference: Literal["summoning", "creature"] = "summoning"
    """What an unqualified "adjacent" is measured from."""
    tasks: Literal["tracked", "points"] = "tracked"
    deck_size: Annotated[int, Meta(ge=LEAST_DECK, le=MOST_DECK)] = 18
    legend_deck: Annotated[int, Meta(ge=8, le=60)] = 12
    flare_deck: Annotated[int, Meta(ge=4, le=60)] = 12
    task_deck: Annotated[int, Meta(ge=4, le=60)] = 24
    turn_timer: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds, 0 for none. For the table alone: the rules do not look at it."""
