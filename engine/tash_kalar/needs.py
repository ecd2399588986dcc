"""Whether the conditions of an objective hold, from the arena and from what was done in this turn."""

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET, Struct

from engine.tash_kalar import cards as c
from engine.tash_kalar.arena import COLUMNS, REGIONS, ROWS, SQUARES, Arena, adjacent, within
from engine.tash_kalar.pieces import UPGRADED, Rank

LINES: Final = tuple(tuple(square for square in SQUARES if line in square) for line in ("4", "5", "6", "d", "e", "f"))
"""The rows and columns through the centre, each whole."""
CROSSES: Final = (("e4", "d5", "e5", "f5", "e6"), ("d4", "f4", "e5", "d6", "f6"))
DIAGONALS: Final = (
    tuple(column + row for column, row in zip(COLUMNS[1:8], ROWS[1:8], strict=True)),
    tuple(column + row for column, row in zip(reversed(COLUMNS[1:8]), ROWS[1:8], strict=True)),
)
"""From `b2` to `h8`, and from `h2` to `b8`."""
ENDS: Final = {
    "sides": (
        (tuple(square for square in SQUARES if "1" in square), tuple(square for square in SQUARES if "9" in square)),
        (tuple(square for square in SQUARES if "a" in square), tuple(square for square in SQUARES if "i" in square)),
    ),
    "corners": ((("a3", "b2", "c1"), ("g9", "h8", "i7")), (("g1", "h2", "i3"), ("a7", "b8", "c9"))),
}
"""What a chain can join."""
NEARBY: Final = 2
"""An isolated piece has another at most so far away, in squares."""
MOVES: Final = 3
"""It could not join any within so many moves."""


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


class _Sides(Struct, frozen=True):
    """The squares of the claiming side's pieces, and of all others."""

    own: dict[str, Rank]
    enemy: dict[str, Rank]


def unmet(needs: c.Needed, claim: Claim) -> c.Needs | None:
    """The first condition that does not hold (TASH-TASK-03)."""
    return next((need for need in needs if not holds(need, claim)), None)


def holds(need: c.Needs, claim: Claim) -> bool:
    """Whether one condition is met. What a ledger cannot know is taken on the players' word."""
    match need:
        case c.Destroyed():
            return _destroyed(need, claim.deeds)
        case c.Summoned(on=on) if on is UNSET or claim.arena is not None:
            return _summoned(need, claim.deeds)
        case c.Either(of=branches):
            return any(unmet(branch, claim) is None for branch in branches)
        case _:
            return claim.arena is None or _seen(need, _sides(claim.arena, claim.side))


# What was done in this turn


def _destroyed(need: c.Destroyed, deeds: Deeds) -> bool:
    upgraded = deeds.heroic + deeds.legendary
    return (
        deeds.common + upgraded >= need.n
        and upgraded >= need.upgraded
        and deeds.heroic >= need.heroic
        and deeds.legendary >= need.legendary
    )


def _summoned(need: c.Summoned, deeds: Deeds) -> bool:
    on = {"red": deeds.on_red, "green": deeds.on_green, "colored": deeds.on_red + deeds.on_green}
    there = need.on is UNSET or on[need.on] >= need.on_n
    return deeds.summoned >= need.n and deeds.legends >= need.legendary and there


# What stands in the arena


def _sides(arena: Arena, side: int) -> _Sides:
    own = {square: piece.rank for square, piece in arena.standing() if piece.side == side}
    return _Sides(own, {square: piece.rank for square, piece in arena.standing() if piece.side != side})


def _seen(need: c.Needs, sides: _Sides) -> bool:
    match need:
        case c.Hold(on=on, n=n, upgraded=upgraded, legendary=legendary):
            there = REGIONS[on]
            return _enough(sides.own, there, n, upgraded) and _counted(sides.own, there, ("legendary",)) >= legendary
        case c.Lead(on=on, of=of, by=by):
            return _ahead(sides, REGIONS[on], UPGRADED if of == "upgraded" else None) >= by
        case c.Line(by=by):
            return any(_ahead(sides, line) >= by for line in LINES)
        case c.Cross():
            return any(sides.own.keys() >= set(cross) for cross in CROSSES)
        case c.Diagonals(n=n, upgraded=upgraded):
            return all(_enough(sides.own, diagonal, n, upgraded) for diagonal in DIAGONALS)
        case c.Chain(between=between):
            return any(_joined(set(sides.own), *ends) for ends in ENDS[between])
        case c.Around(n=n):
            return any(sum(near in sides.own for near in adjacent(square)) >= n for square in sides.enemy)
        case c.Isolated():
            return any(_isolated(square, sides) for square in sides.enemy)
        case _:
            raise AssertionError(need)


def _counted(pieces: dict[str, Rank], there: Iterable[str], ranks: tuple[Rank, ...] | None = None) -> int:
    """How many of the pieces stand on these squares; of these ranks only, where some are given."""
    return sum(square in pieces and (ranks is None or pieces[square] in ranks) for square in there)


def _enough(pieces: dict[str, Rank], there: Iterable[str], n: int, upgraded: int) -> bool:
    squares = tuple(there)
    return _counted(pieces, squares) >= n and _counted(pieces, squares, UPGRADED) >= upgraded


def _ahead(sides: _Sides, there: Iterable[str], ranks: tuple[Rank, ...] | None = None) -> int:
    """How many more own than enemy pieces stand on these squares."""
    squares = tuple(there)
    return _counted(sides.own, squares, ranks) - _counted(sides.enemy, squares, ranks)


def _joined(own: set[str], begin: Iterable[str], end: Iterable[str]) -> bool:
    """Whether own pieces, each adjacent to the next, lead from one edge to the other."""
    return bool(_reached(own & set(begin), own) & set(end))


def _isolated(square: str, sides: _Sides) -> bool:
    """Whether an enemy piece has another nearby, and yet no way to the side of any (with 0 to 3 moves)."""
    others = sides.enemy.keys() - {square}
    if not others & set(within(square, NEARBY)):
        return False
    empty = set(SQUARES) - sides.own.keys() - sides.enemy.keys()
    return not any(others & set(adjacent(there)) for there in _reached({square}, empty, MOVES))


def _reached(begin: set[str], over: set[str], moves: int = len(SQUARES)) -> set[str]:
    """The squares where one can come from some squares, over others, with so many steps at most; these included."""
    found, edge = set(begin), begin
    for _ in range(moves):
        edge = {near for square in edge for near in adjacent(square)} & over - found
        if not edge:
            break
        found |= edge
    return found
