"""In a demo nobody has hands for the pieces on the virtual board: they follow what the game says."""

from collections.abc import Callable

from companion.session import Session
from companion.session.notices import Changed, News
from hardware.operator import Operator
from hardware.roles import BOARD


class Pieces:
    """Pieces on a virtual board. What people do to them is left alone until the game changes those squares."""

    def __init__(self, session: Session, operator: Operator) -> None:
        self._session, self._operator = session, operator
        self._game = session.board.stands() or frozenset()

    def follow(self) -> Callable[[], None]:
        """Move pieces from now on; call the returned function to stop. A table without a board has none to move."""
        if self._session.board.stands() is None or BOARD not in self._session.devices():
            return lambda: None
        return self._session.watch(self._news)

    def _news(self, news: News) -> None:
        if not isinstance(news, Changed):
            return
        before, self._game = self._game, self._session.board.stands() or frozenset()
        for square in sorted(before ^ self._game):
            there = square in (self._session.board.standing() or ())
            if there != (square in self._game):
                self._operator.piece(BOARD, "lift" if there else "put", square)
