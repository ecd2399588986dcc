"""The matcher of Tash-Kalar once more, word by word as its rules say it: what the fast one is compared with."""

from collections.abc import Callable, Iterator

from engine.tash_kalar.arena import SQUARES, in_arena, in_reading_order
from engine.tash_kalar.pieces import Piece, Rank

Pieces = dict[str, Piece]
"""Who stands where; a square that is not there is empty."""
Cell = tuple[int, int]
Found = dict[tuple[str, int], tuple[tuple[str, ...], tuple[str, ...]]]
"""For each square and orientation of a match the used squares and the marked ones, in reading order."""

TURNS: tuple[Callable[[int, int], Cell], ...] = (
    lambda dr, dc: (dr, dc),
    lambda dr, dc: (dc, -dr),
    lambda dr, dc: (-dr, -dc),
    lambda dr, dc: (-dc, dr),
    lambda dr, dc: (dr, -dc),
    lambda dr, dc: (-dc, -dr),
    lambda dr, dc: (-dr, dc),
    lambda dr, dc: (dc, dr),
)
"""The table of the eight orientations, copied."""
ORDER: tuple[Rank, ...] = ("common", "heroic", "legendary")
LETTERS: dict[str, Rank] = {"c": "common", "h": "heroic", "l": "legendary"}


def slow_matches(pieces: Pieces, form: str, marks: str, rank: Rank, side: int, impro: int | None = None) -> Found:
    """Every match. Of those with the same used and marked squares only the one with the lowest number."""
    found: Found = {}
    for at in SQUARES:
        seen = set()
        for orientation in range(8):
            match = slow_match(pieces, form, marks, rank, side, at, orientation, impro)
            if match is not None and match not in seen:
                seen.add(match)
                found[at, orientation] = match
    return found


def slow_match(
    pieces: Pieces, form: str, marks: str, rank: Rank, side: int, at: str, orientation: int, impro: int | None = None
) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The used and the marked squares of one match, if there is one."""
    if at in pieces and ORDER.index(pieces[at].rank) > ORDER.index(rank):
        return None
    [(top, left)] = [place for place, drawn in cells(form) if drawn in "*CHL"]
    used, lent = [], 0
    for (row, column), drawn in cells(form):
        if drawn.lower() not in LETTERS:
            continue
        square = moved(at, TURNS[orientation](row - top, column - left))
        if not in_arena(square) or square not in pieces:
            return None
        piece = pieces[square]
        if piece.side not in (side, impro) or ORDER.index(piece.rank) < ORDER.index(LETTERS[drawn.lower()]):
            return None
        lent += piece.side != side
        used.append(square)
    if lent != (0 if impro is None else 1):
        return None
    marked = [
        moved(at, TURNS[orientation](row - top, column - left)) for (row, column), drawn in cells(marks) if drawn == "m"
    ]
    return in_reading_order(used), in_reading_order(filter(in_arena, marked))


def cells(picture: str) -> Iterator[tuple[Cell, str]]:
    """Every character of a picture with its row and column."""
    for row, line in enumerate(picture.split("/")):
        for column, drawn in enumerate(line):
            yield (row, column), drawn


def moved(square: str, cell: Cell) -> str:
    """The square so many rows below and columns to the right; a name that no square has, if it is off the board."""
    down, right = cell
    return chr(ord(square[0]) + right) + chr(ord(square[1]) + down)
