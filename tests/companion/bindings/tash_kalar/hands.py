"""People's hands at the devices of a game of Tash-Kalar, and pieces on a board with sensors."""

from typing import Any, Literal

from companion.bindings import AtBoard
from companion.bindings.tash_kalar import TashKalarBinding
from engine.scenario import steps as s
from hardware.outputs import Squares
from tests.companion.bindings.hands import NOTHING, Done, Listening, TableHands
from tests.engine.tash_kalar.table import DUEL, HIGH, MELEE, TEAMS, Data, Table, creature, flare

__all__ = ["DUEL", "HIGH", "MELEE", "NOTHING", "TEAMS", "Done", "Hands", "creature", "flare", "hands", "on_board"]

How = Literal["touch", "double", "long", "two-fingers", "drag", "put", "lift"]


class TashKalarListening(Listening, TashKalarBinding):
    pass


class Hands(TableHands[Table]):
    def __init__(self, table: Table, bars: dict[int, int] | None = None) -> None:
        box = table.state.box
        super().__init__(table, TashKalarListening(box.cards, len(table.state.seats), box.options, bars or {}))

    def touch(self, square: str, how: How = "touch", to: str = "") -> Done:
        """A finger on the board, or with "put" and "lift" a piece that sensors see."""
        return self.use(s.Touch(touch="table.grid", square=square, how=how, to=to))

    def put(self, square: str) -> Done:
        return self.touch(square, "put")

    def lift(self, square: str) -> Done:
        return self.touch(square, "lift")

    def sensors_see(self, *squares: str) -> Done:
        return self.use(s.Stand(stand="table.grid", squares=squares))

    @property
    def on_board(self) -> AtBoard:
        """What every screen shows of the board beside the view."""
        self.catch_up()
        seen = self.binding.at_board(self.view)
        assert seen is not None
        return seen

    @property
    def signs(self) -> dict[str, str]:
        """The squares that differ, and how each is put right."""
        return {sign.square: sign.how.id.removeprefix("tash-kalar-") for sign in self.on_board.signs}

    @property
    def hints(self) -> dict[str, str]:
        """The squares of which no sensor can tell enough, and what is said of each."""
        return {hint.square: hint.what.id.removeprefix("tash-kalar-") for hint in self.on_board.hints}

    def lit(self) -> dict[str, str]:
        """The lit squares and their colours; with a star where they blink."""
        output = self.shows("table.grid")
        assert isinstance(output, Squares)
        return {one.name: one.pixel.colour + "*" * one.pixel.blink for one in output.squares}

    def colours(self, seat: int, *timings: Any) -> list[str]:
        """The LEDs of a seat's bar; with a star where they blink."""
        return [pixel.colour + "*" * pixel.blink for pixel in self.bar(seat, *timings).pixels]


def hands(mode: str = DUEL, *cards: Data, bars: dict[int, int] | None = None, **options: Any) -> Hands:
    """A game that keeps numbers only, begun; seat 1 has two actions."""
    table = Table(mode, *cards, **options)
    table.set(1, actions=2)
    return Hands(table, bars)


def on_board(mode: str = DUEL, *cards: Data, pieces: dict[str, str] | None = None, **options: Any) -> Hands:
    """A game that knows the squares, begun; seat 1 has two actions, and these pieces stand."""
    table = Table(mode, *cards, board=True, **options)
    table.set(1, actions=2)
    table.put(**(pieces or {}))
    return Hands(table)
