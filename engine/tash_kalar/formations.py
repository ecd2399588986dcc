"""Formations: the picture on a creature card, read into cells."""

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Final

from msgspec import Struct

from engine.message import Message, message
from engine.tash_kalar.orientations import Cell, Orientation, Required, oriented
from engine.tash_kalar.pieces import Rank

RANK_OF: Final[dict[str, Rank]] = {"c": "common", "h": "heroic", "l": "legendary"}
NOTHING: Final = "."
"""A cell that is no part of the formation (or of the marks)."""
SUMMONING: Final = "*"
"""The summoning square, which may be empty. `C`, `H` and `L` are one that must hold an own piece."""
MARK: Final = "m"
LARGEST: Final = 9
"""No formation has more rows or columns than the arena."""


class Formation(Struct, frozen=True, dict=True):
    """What a card shows, seen from its summoning square. That one is among the required cells where it must be held."""

    required: tuple[Required, ...]
    marks: tuple[Cell, ...] = ()

    @cached_property
    def orientations(self) -> tuple[Orientation, ...]:
        """All eight, by number."""
        return oriented(self.required, self.marks)


def rows_of(picture: str) -> tuple[str, ...]:
    """The rows of a picture from the top. They are separated by `/`, or drawn below each other."""
    return tuple(row.strip() for row in picture.strip().replace("\n", "/").split("/"))


@cache
def read_formation(form: str, marks: str = "") -> Formation | Message:
    """The formation that the two pictures show, or what is wrong with them."""
    rows = rows_of(form)
    found = _misdrawn("form", rows, {NOTHING, SUMMONING, *RANK_OF, *map(str.upper, RANK_OF)}) or _unsummoned(rows)
    if found is not None:
        return found
    marked = rows_of(marks) if marks else ()
    if marked and (found := _misdrawn("marks", marked, {NOTHING, MARK}) or _unlike(rows, marked)):
        return found
    [(top, left)] = (place for place, drawn in _cells(rows) if _is_summoning(drawn))
    return Formation(
        tuple(
            Required((row - top, column - left), RANK_OF[drawn.lower()])
            for (row, column), drawn in _cells(rows)
            if drawn.lower() in RANK_OF
        ),
        tuple((row - top, column - left) for (row, column), drawn in _cells(marked) if drawn == MARK),
    )


def _cells(rows: tuple[str, ...]) -> Iterator[tuple[Cell, str]]:
    for row, cells in enumerate(rows):
        for column, drawn in enumerate(cells):
            yield (row, column), drawn


def _is_summoning(drawn: str) -> bool:
    return drawn == SUMMONING or drawn.isupper()


def _misdrawn(field: str, rows: tuple[str, ...], known: set[str]) -> Message | None:
    wide = len(rows[0])
    for number, row in enumerate(rows, 1):
        if len(row) != wide or not row:
            return message("tash-kalar-flaw-rows", field=field, row=number, cells=len(row), first=wide)
        for drawn in row:
            if drawn not in known:
                return message("tash-kalar-flaw-cell", field=field, cell=drawn, known=" ".join(sorted(known)))
    if max(wide, len(rows)) > LARGEST:
        return message("tash-kalar-flaw-large", field=field, most=LARGEST)
    return None


def _unsummoned(rows: tuple[str, ...]) -> Message | None:
    found = sum(_is_summoning(drawn) for _, drawn in _cells(rows))
    return None if found == 1 else message("tash-kalar-flaw-summoning-square", n=found)


def _unlike(form: tuple[str, ...], marks: tuple[str, ...]) -> Message | None:
    shapes = [f"{len(rows[0])}×{len(rows)}" for rows in (form, marks)]
    return None if shapes[0] == shapes[1] else message("tash-kalar-flaw-marks", form=shapes[0], marks=shapes[1])
