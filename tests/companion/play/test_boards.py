"""A board with sensors at the terminal: it is the table's screen where no page is open."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from companion.bindings.tash_kalar.watch import HOLD
from companion.log import Log
from companion.messages import Speaker
from companion.play import Console, Orders
from engine.refusal import Refusal
from tests.companion.bindings.tash_kalar.test_session import Evening


class BoardDesk:
    """Somebody types at a game of Tash-Kalar on a board with sensors."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self._to = evening, StringIO()
        self._orders = Orders(evening.session, evening.table)
        self.console = Console(evening.session, Speaker("en", {1: "Ana", 2: "Bo"}), self._to)

    def type(self, line: str) -> object:
        return self._orders.carry_out(line)

    def read(self) -> list[str]:
        """What was told of the board since the last time, without the clause."""
        lines = self._to.getvalue().replace("\N{NO-BREAK SPACE}", " ").splitlines()
        self._to.truncate(0)
        self._to.seek(0)
        return [line.removesuffix(" [TABLE-BOARD]") for line in lines if line.endswith("[TABLE-BOARD]")]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[BoardDesk]:
    log = Log(tmp_path / "ambit.db")
    yield BoardDesk(Evening(log))
    log.close()


@pytest.mark.rule("TABLE-BOARD")
def test_what_differs_is_told_once_square_by_square_and_that_it_agrees_again(desk: BoardDesk) -> None:
    desk.type("knock table.grid g5 h5")
    assert desk.read() == []
    desk.evening.clock.advance(HOLD + 1)
    put, take = desk.read()
    assert put.startswith("No piece is seen on g5. Put the common piece of Bo’s side there.")
    assert take.startswith("A piece is seen on h5, where none should stand. Take it off.")
    desk.evening.clock.advance(10)
    assert desk.read() == []
    desk.type("slide table.grid h5 g5")
    assert desk.read() == ["The board agrees with the game again."]


@pytest.mark.rule("TABLE-BOARD")
def test_a_board_that_went_away_does_not_agree(desk: BoardDesk) -> None:
    desk.type("knock table.grid g5")
    desk.evening.clock.advance(HOLD + 1)
    desk.read()
    desk.type("fault table.grid unplugged")
    assert desk.read() == []
    desk.type("mend table.grid")
    assert [line[:24] for line in desk.read()] == ["No piece is seen on g5. "]


@pytest.mark.rule("TABLE-BOARD", "TABLE-UNDO")
def test_a_question_and_a_piece_to_exchange_are_told(desk: BoardDesk) -> None:
    desk.type("tap seat1.reader riddle")
    desk.type("lift table.grid g5")
    desk.type("put table.grid g5")
    assert desk.read() == [
        "The piece on g5 was lifted and put down again. Ana: OK summons riddle there. "
        "Press Pass if it was only put back."
    ]
    desk.type("press seat1.ok")
    desk.read()
    desk.type("undo")
    assert desk.read() == [
        "The piece on g5 has changed. Now the common piece of Bo’s side stands on g5: turn it over or exchange it, "
        "and put it down again."
    ]


@pytest.mark.rule("TABLE-BOARD")
def test_a_game_that_is_resumed_tells_what_differs_at_once(desk: BoardDesk) -> None:
    desk.evening.piece("lift", "g5")
    desk.evening.clock.advance(HOLD + 1)
    again = BoardDesk(desk.evening)
    again.console.begin()
    assert [line[:24] for line in again.read()] == ["No piece is seen on g5. "]


@pytest.mark.rule("TABLE-BOARD")
def test_a_wrong_sensor_is_overlooked_and_counts_again(desk: BoardDesk) -> None:
    desk.type("knock table.grid g5")
    desk.evening.clock.advance(HOLD + 1)
    assert desk.type("overlook g5") is None
    assert desk.evening.signs == []
    assert desk.type("heed g5") is None
    assert desk.evening.signs == ["g5"]
    refused = desk.type("overlook z9")
    assert isinstance(refused, Refusal)
    assert refused.message.id == "web-no-square"
