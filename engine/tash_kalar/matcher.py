"""The matcher: every place in the arena where a creature can be summoned, in all eight orientations.

The squares from which one cell of a formation is satisfied are one shift of all pieces of its rank (`boards.py`), and
the squares from which the whole formation is shown are those that every cell leaves.
"""

from msgspec import Struct

from engine.tash_kalar.arena import Arena
from engine.tash_kalar.boards import Boards, Three, position, positions
from engine.tash_kalar.formation_tree import FormationTree, Ways
from engine.tash_kalar.formations import Formation
from engine.tash_kalar.orientations import ARENA, NAMES, Orientation
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


# Matches


def matches(arena: Arena, creature: Creature) -> tuple[Match, ...]:
    """Every match, by square in reading order and then by orientation; equal ones once, under the lowest number."""
    return _matches(arena.boards, creature, ARENA)


def matches_on(arena: Arena, creature: Creature, at: str) -> tuple[Match, ...]:
    """Those of one square."""
    return _matches(arena.boards, creature, 1 << position(at))


def match_as(arena: Arena, creature: Creature, at: str, orientation: int) -> Match | None:
    """The match on a square in one orientation, which may also be the higher of two equal ones."""
    way, place = creature.formation.orientations[orientation], position(at)
    open_squares = (1 << place) & ~arena.boards.above[HEIGHT[creature.rank]]
    return _match(way, place) if _shown(*_pieces(arena.boards, creature), way, open_squares) else None


def is_shown(arena: Arena, creature: Creature) -> bool:
    """Whether there is a match anywhere."""
    boards = arena.boards
    among = ARENA & ~boards.above[HEIGHT[creature.rank]]
    own, lent = _pieces(boards, creature)
    return any(_shown(own, lent, way, among) for way in creature.formation.orientations if not way.repeats)


def search(arena: Arena, creatures: FormationTree, side: int, impro: int | None = None) -> dict[int, Ways]:
    """For each creature with a match the squares in each orientation, equal ones too.

    An orientation in which nothing is shown is left out. With `impro` exactly one piece is of that side.
    """
    boards = arena.boards
    common, heroic, legendary = boards.above
    open_squares = ARENA & ~common, ARENA & ~heroic, ARENA & ~legendary  # TASH-SUMMON-07
    own = boards.own(side)
    if impro is None:
        return creatures.search(own, open_squares)
    lent = boards.own(impro)
    both = own[0] | lent[0], own[1] | lent[1], own[2] | lent[2]
    shown = creatures.search(both, open_squares)
    found = {number: _lent(own, lent, creatures.formations[number], ways) for number, ways in shown.items()}
    return {number: ways for number, ways in found.items() if ways}


def _lent(own: Three, lent: Three, formation: Formation, ways: Ways) -> Ways:
    """What both sides show together is looked at again: exactly one of the pieces must be lent."""
    found = Ways()
    for orientations, squares in ways:  # all of these orientations use the same pieces
        if there := _improvised(own, lent, formation.orientations[orientations[0]], squares):
            found.append((orientations, there))
    return found


def _matches(boards: Boards, creature: Creature, among: int) -> tuple[Match, ...]:
    among &= ~boards.above[HEIGHT[creature.rank]]  # TASH-SUMMON-07
    ways, (own, lent) = creature.formation.orientations, _pieces(boards, creature)
    shown: dict[int, int] = {}
    found: list[tuple[int, int]] = []
    for way in ways:
        left = 0 if way.repeats else _shown(own, lent, way, among)
        if not left:
            continue
        shown[way.number] = left
        for other, alike in way.equal:
            left &= ~(shown.get(other, 0) & alike)
        found += [(place, way.number) for place in positions(left)]
    return tuple(_match(ways[number], place) for place, number in sorted(found))


def _match(way: Orientation, place: int) -> Match:
    return Match(NAMES[place], way.number, way.used_from(place), way.marked_from(place))


def _pieces(boards: Boards, creature: Creature) -> tuple[Three, Three | None]:
    """The summoner's pieces, and those of the side that lends one."""
    return boards.own(creature.side), None if creature.impro is None else boards.own(creature.impro)


def _shown(own: Three, lent: Three | None, way: Orientation, among: int) -> int:
    """The squares of a set from which the arena shows the formation in one orientation."""
    if lent is not None:
        return _improvised(own, lent, way, among)
    for shift, height in way.shifts:
        among &= own[height] >> shift
        if not among:
            return 0
    return among


def _improvised(own: Three, lent: Three, way: Orientation, among: int) -> int:
    """The same where exactly one of the required pieces is of another side (TASH-IMPRO-05)."""
    without, with_one = among, 0
    for shift, height in way.shifts:
        here = own[height] >> shift
        with_one = with_one & here | without & lent[height] >> shift
        without &= here
        if not with_one and not without:
            return 0
    return with_one


# Is there a piece for it?


def turns_own(arena: Arena, creature: Creature, at: str) -> bool:
    """Whether the summoning destroys an own piece of the needed type, which becomes the new one (TASH-SUMMON-10)."""
    piece = arena.piece(at)
    return piece is not None and piece.side == creature.side and piece.type == type_of(creature.rank)


def spare(arena: Arena, creature: Creature, match: Match) -> tuple[str, ...]:
    """The own pieces that a shortage lets be picked up: of the needed type, and not required (TASH-SUMMON-11)."""
    own = arena.standing(creature.side, ranks_of(type_of(creature.rank)))
    return tuple(square for square, _ in own if square != match.at and square not in match.used)


def places(arena: Arena, creature: Creature, supply: int) -> tuple[Match, ...]:
    """The places to summon: matches for which there is a piece, with so many of the needed type in supply."""
    found = matches(arena, creature)
    if supply > 0:
        return found
    return tuple(one for one in found if turns_own(arena, creature, one.at) or spare(arena, creature, one))
