"""The matcher: every place in the arena where a creature can be summoned, in all eight orientations at once.

A formation is turned into shifts of bits once (`boards.py`). The squares on which a cell is satisfied are then one
shift of all pieces of its rank, and the squares on which a whole formation is shown are those that are left by all.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec import Struct

from engine.tash_kalar.arena import SQUARES, Arena
from engine.tash_kalar.boards import bit, offset
from engine.tash_kalar.formations import ORIENTATIONS, Formation, turned
from engine.tash_kalar.pieces import HEIGHT, Rank, ranks_of, type_of


class Creature(Struct, frozen=True):
    """Who is summoned by whom: the formation of the card, its rank, and the side of the summoner."""

    formation: Formation
    rank: Rank
    side: int
    impro: int | None = None
    """The enemy side of which exactly one piece is used as an own one (TASH-IMPRO-03)."""


class Match(Struct, frozen=True):
    """The formation is shown: seen from which square, in which orientation, with which pieces."""

    at: str
    orientation: int
    used: tuple[str, ...]
    """The squares of the required pieces, in reading order."""
    marks: tuple[str, ...]
    """The marked squares that fall in the arena, in reading order."""


def matches(arena: Arena, creature: Creature) -> tuple[Match, ...]:
    """Every match, by square in reading order and then by orientation; equal ones once, under the lowest number."""
    raise NotImplementedError


def matches_on(arena: Arena, creature: Creature, at: str) -> tuple[Match, ...]:
    """Those of one square."""
    raise NotImplementedError


def match_as(arena: Arena, creature: Creature, at: str, orientation: int) -> Match | None:
    """The match on a square in one orientation, which may also be the higher of two equal ones."""
    raise NotImplementedError


def spare(arena: Arena, creature: Creature, match: Match) -> tuple[str, ...]:
    """The own pieces that a shortage lets be picked up: of the needed type, and not required (TASH-SUMMON-11)."""
    raise NotImplementedError


def turns_own(arena: Arena, creature: Creature, at: str) -> bool:
    """Whether the summoning destroys an own piece of the needed type, which becomes the new one (TASH-SUMMON-10)."""
    raise NotImplementedError


def places(arena: Arena, creature: Creature, supply: int) -> tuple[Match, ...]:
    """The places to summon: matches for which there is a piece, with so many of the needed type in supply."""
    raise NotImplementedError
