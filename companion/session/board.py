"""The board of squares, where a game has one: what its sensors see, what the game has there, and what was begun."""

from collections.abc import Callable

from companion.bindings import AtBoard, Binding
from engine.view import View
from hardware.roles import BOARD
from hardware.table import Table


class Board:
    """Nothing here moves a piece: that is for hands, and for the actions of the game."""

    def __init__(self, table: Table, binding: Binding, view: Callable[[], View]) -> None:
        self._table, self._binding, self._view = table, binding, view

    def standing(self) -> tuple[str, ...] | None:
        """The squares on which the sensors see a piece; None while no sensor sees the board."""
        return self._table.standing().get(BOARD)

    def squares(self) -> tuple[tuple[str, ...], ...]:
        """Its rows: as the table's own sensors have them, or as the game has them."""
        return self._table.squares() or self._binding.board

    def has(self, square: str) -> bool:
        """Whether it has a square of that name."""
        return bool(square) and any(square in row for row in self.squares())

    def stands(self) -> frozenset[str] | None:
        """The squares on which the game has a piece; None where it does not know squares."""
        return self._binding.stands(self._view())

    def begun(self) -> AtBoard | None:
        """What has been begun there, and where board and game differ, for every screen."""
        return self._binding.at_board(self._view())
