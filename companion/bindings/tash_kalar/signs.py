"""What is lit and said of squares: where a creature fits, and where the board differs from the game."""

from collections.abc import Iterable, Iterator

from companion.bindings.protocol import BoardSign, Laid
from companion.bindings.tash_kalar import queries
from engine.message import Message, message
from engine.refusal import Refusal, refuse
from engine.tash_kalar.pieces import Piece
from engine.view import View
from hardware.outputs import Pixel, Square

FIT, ASK = Pixel("green"), Pixel("green", "bright", blink=True)
"""A place to summon; one on which a piece was put down again."""
PUT, TAKE = Pixel("white", "bright", blink=True), Pixel("red", "bright", blink=True)
"""A square that lacks its piece; a piece too many."""


def signs(view: View, squares: Iterable[str]) -> Iterator[BoardSign]:
    """For each square that differs, what is seen there, and how to put it right: in set-up no referee corrects."""
    pieces, early = queries.pieces(view), "-early" if view.phase == "setup" else ""
    for square in squares:
        piece = pieces.get(square)
        if piece is None:
            what, how = "tash-kalar-seen-extra", message(f"tash-kalar-take-off{early}", square=square)
        else:
            what, how = "tash-kalar-seen-missing", _of_piece(f"tash-kalar-put-back{early}", view, square, piece)
        yield BoardSign(square, message(what, square=square), how)


def asks(laid: Laid | None, square: str | None) -> Iterator[BoardSign]:
    """A piece on a place of the tapped creature was put down again: only people know whether it is the creature."""
    if laid is not None and square is not None:
        how = message("tash-kalar-put-again-how", seat=laid.seat, card=laid.card)
        yield BoardSign(square, message("tash-kalar-put-again", square=square), how)


def to_exchange(view: View, squares: Iterable[str]) -> Iterator[BoardSign]:
    """For each square whose piece has become another one in the game, which one is to stand there."""
    pieces = queries.pieces(view)
    for square in squares:
        how = _of_piece("tash-kalar-exchange-how", view, square, pieces[square])
        yield BoardSign(square, message("tash-kalar-exchange", square=square), how)


def _of_piece(id: str, view: View, square: str, piece: Piece) -> Message:
    return message(id, square=square, side=queries.seat_of_side(view, piece.side), rank=piece.rank)


def lit(view: View, fitting: Iterable[str], asked: str | None, differing: Iterable[str]) -> Iterator[Square]:
    """Differences go before places: a square is lit once."""
    pieces = queries.pieces(view)
    question = {} if asked is None else {asked: ASK}
    wrong = {square: PUT if square in pieces else TAKE for square in differing}
    for square, pixel in (dict.fromkeys(fitting, FIT) | question | wrong).items():
        yield Square(square, pixel)


def differs(squares: Iterable[str]) -> Refusal:
    """Play by devices waits until the board agrees with the game."""
    return refuse("TABLE-BOARD", "board-differs", squares=" ".join(squares))
