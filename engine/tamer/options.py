"""The modes of Tamer Tournament, its options, and the numbers that the rulebook fixes."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

TOURNAMENT = (4, 5, 6, 7, 8)
MODES: dict[str, tuple[int, ...]] = {"referee": TOURNAMENT, "manual": TOURNAMENT, "duel": (2,)}

PACK = 8
"""Cards in a pack, and so picks in a draft."""
ROUNDS = 3
ALLOWANCES = {1: 8, 2: 16, 3: 24}
RECORD_TOP = 9
DIE_TOP = 99
DAMAGE_TOP = 999
CLASH_LIMIT = 999
"""After so many clashes without a winner a battle is a draw."""

SampleTeam = Annotated[tuple[str, ...], Meta(min_length=1)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An option that does not belong to the mode has no effect."""

    ko: Literal["at-least", "more-than"] = "at-least"
    """Whether damage equal to the health knocks out, or only damage above it."""
    draft: Literal["guided", "off"] = "guided"
    teams: Literal["open", "secret"] = "open"
    round1: Literal["across", "random"] = "across"
    rematch: Literal["records-first", "avoid-first"] = "records-first"
    bye: Literal["sample", "win", "draw"] = "sample"
    samples: dict[Literal["1", "2", "3"], SampleTeam] = {}
    """Sample teams by round, front first. The rulebook promises them and prints none."""
    ranking: Literal["wins", "points"] = "wins"
    tie: Literal["share", "tiebreak"] = "share"
    tie_limit: Annotated[int, Meta(ge=1, le=9)] = 3
    stalemate: Literal["draw", "both-out"] = "draw"
    flip_place: Literal["last", "choose"] = "last"
    round: Annotated[int, Meta(ge=1, le=ROUNDS)] = 1
    """Which allowance and which "current" deck a duel uses."""
    pick_timer: Seconds = 0
    """This and the next two: seconds until a reminder is heard; 0 for none. No rule depends on them."""
    build_timer: Seconds = 0
    battle_timer: Seconds = 0


def allowance(round: int) -> int:
    """Points that a team may cost; tie-breaker rounds are like round 3."""
    return ALLOWANCES[deck_of(round)]


def deck_of(round: int) -> int:
    """The deck that a round draws from; tie-breaker rounds have none of their own."""
    return min(round, ROUNDS)
