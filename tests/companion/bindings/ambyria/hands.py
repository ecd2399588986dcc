"""People's hands at the devices of a game of Ambyria."""

from typing import Any

from companion.bindings.ambyria import AmbyriaBinding
from tests.companion.bindings.hands import NOTHING, Done, Listening, TableHands
from tests.engine.ambyria.table import Data, Table

__all__ = ["NOTHING", "Done", "Hands", "hands", "playing"]


class AmbyriaListening(Listening, AmbyriaBinding):
    pass


class Hands(TableHands[Table]):
    def __init__(self, table: Table, bars: dict[int, int] | None = None) -> None:
        box = table.state.box
        super().__init__(table, AmbyriaListening(box.cards, len(table.state.seats), box.options, bars or {}))

    def colours(self, seat: int) -> list[str]:
        """The LEDs of a seat's bar; with a star where they pulse."""
        return [pixel.colour + "*" * pixel.blink for pixel in self.bar(seat).pixels]


def hands(seats: int = 2, *cards: Data, **options: Any) -> Hands:
    """At a table where nobody has a hero."""
    return Hands(Table(seats, *cards, **options))


def playing(seats: int = 2, *cards: Data, rows: dict[int, tuple[str, ...]] | None = None, **options: Any) -> Hands:
    """Seat 1 is in the play phase, in hasty mode; these cards lie in the rows, a minus before those face down."""
    table = Table(seats, *cards, **options).playing()
    for seat, row in (rows or {}).items():
        table.given(seat, row=row)
    return Hands(table)
