"""Pieces that hands have to turn over or exchange: no sensor can tell one piece from another."""

from companion.bindings.tash_kalar import queries
from engine.tash_kalar.arena import in_reading_order
from engine.tash_kalar.pieces import Piece
from engine.view import View


class Exchanges:
    """Which piece is taken to stand on each square. A piece that a hand has put down is taken to be the right one."""

    def __init__(self) -> None:
        self._taken: dict[str, Piece] = {}
        self._handled: set[str] = set()
        """Squares whose piece was lifted and put since the last step: it may be the one of the next step."""
        self._turn, self._jumped = 0, False

    def put(self, view: View, square: str, *, swapped: bool) -> None:
        """A hand has put a piece there; `swapped`: where it had lifted one."""
        if (piece := queries.pieces(view).get(square)) is not None:
            self._taken[square] = piece
        if swapped:
            self._handled.add(square)

    def forget(self) -> None:
        """A step is taken back or brought back, which moves no piece on the board."""
        self._jumped = True

    def follow(self, view: View, seen: bool) -> None:
        """After a step; `seen`: whether sensors see the board. Who plays the next turn is not asked for old pieces."""
        goes_on = seen and (self._jumped or view.turn == self._turn)
        kept = {square: piece for square, piece in self._taken.items() if goes_on and square not in self._handled}
        self._taken = queries.pieces(view)
        self._taken |= {square: piece for square, piece in kept.items() if square in self._taken}
        self._handled.clear()
        self._turn, self._jumped = view.turn, False

    def due(self, view: View) -> tuple[str, ...]:
        """The squares on which the game has another piece than the one that was put there, in reading order."""
        pieces = queries.pieces(view).items()
        return in_reading_order(square for square, piece in pieces if self._taken.get(square, piece) != piece)
