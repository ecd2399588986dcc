"""What is lit and said of squares: where a creature fits, and where the board differs from the game."""

from collections.abc import Iterable, Iterator

from companion.bindings.protocol import BoardSign
from companion.bindings.tash_kalar import queries
from engine.message import message
from engine.refusal import Refusal, refuse
from engine.view import View
from hardware.outputs import Pixel, Square

FIT, PUT, TAKE = Pixel("green"), Pixel("white", "bright", blink=True), Pixel("red", "bright", blink=True)
"""A place to summon; a square that lacks its piece; a piece too many."""


def signs(view: View, squares: Iterable[str]) -> Iterator[BoardSign]:
    """For each square that differs, what is seen there, and how to put it right."""
    pieces = queries.pieces(view)
    for square in squares:
        piece = pieces.get(square)
        if piece is None:
            what, how = "tash-kalar-seen-extra", message("tash-kalar-take-off", square=square)
        else:
            seat = queries.seat_of_side(view, piece.side)
            what, how = (
                "tash-kalar-seen-missing",
                message("tash-kalar-put-back", square=square, side=seat, rank=piece.rank),
            )
        yield BoardSign(square, message(what, square=square), how)


def lit(view: View, fitting: Iterable[str], differing: Iterable[str]) -> Iterator[Square]:
    """Differences go before places: a square is lit once."""
    pieces = queries.pieces(view)
    wrong = {square: PUT if square in pieces else TAKE for square in differing}
    for square, pixel in (dict.fromkeys(fitting, FIT) | wrong).items():
        yield Square(square, pixel)


def differs(squares: Iterable[str]) -> Refusal:
    """Play by devices waits until the board agrees with the game."""
    return refuse("TABLE-BOARD", "board-differs", squares=" ".join(squares))
