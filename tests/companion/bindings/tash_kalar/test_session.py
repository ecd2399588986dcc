"""Tash-Kalar at a virtual table with a board of sensors: what is held, for how long, and what screens are told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.bindings.tash_kalar.timers import EFFECT_SECONDS
from companion.bindings.tash_kalar.watch import HOLD
from companion.log import Log
from companion.session import Session, resume, start
from companion.session.notices import News, Notice
from engine.setup import Header
from hardware.clock import SimulatedClock
from hardware.faults import Dead, Stuck, Unplugged
from hardware.virtual import VirtualTable
from tests.engine.tash_kalar.table import CARDS, creature

GRID = "table.grid"
CATAPULT = creature("catapult", effects=[{"op": "destroy", "who": "enemy", "max": 2}])


class Evening:
    """Ana and Bo at a duel; their first pieces stand, on the board and in the game."""

    def __init__(self, log: Log, **options: Any) -> None:
        self.clock = SimulatedClock()
        self.table = VirtualTable.of_seats(2, self.clock)
        header = Header(
            game="tash_kalar", mode="match-a-mort", seats=("Ana", "Bo"), cards=(*CARDS, CATAPULT),
            options={"tracking": "board"} | options,
        )  # fmt: skip
        session = start(header, (), log, self.table, self.clock, lambda uid: None)
        assert isinstance(session, Session), session
        self.session, self.notices = session, list[Notice]()
        session.watch(self._hear)
        for square in ("c5", "g5"):
            self.table.piece(GRID, "put", square)
        self.table.press("seat1.ok")
        self.referee(target=1, counter="actions", to=2)

    def _hear(self, news: News) -> None:
        if isinstance(news, Notice):
            self.notices.append(news)

    def referee(self, **fields: Any) -> None:
        self.session.act({"do": "adjust", "seat": 0} | fields)

    def piece(self, how: Any, square: str, to: str = "") -> None:
        self.table.piece(GRID, how, square, to)

    @property
    def arena(self) -> dict[str, str]:
        arena = self.session.view().table.arena
        return {square: piece for square, piece in arena.items() if piece is not None}

    @property
    def signs(self) -> list[str]:
        told = self.session.board.begun()
        return [] if told is None else [sign.square for sign in told.signs]

    def summon(self, card: str, square: str) -> None:
        self.table.tap("seat1.reader", card=card)
        self.piece("put", square)
        assert self.session.view().phase == "effect"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    log = Log(tmp_path / "ambit.db")
    yield log
    log.close()


def test_the_board_is_played_by_its_pieces(log: Log) -> None:
    evening = Evening(log)
    assert evening.arena == {"c5": "1c", "g5": "2c"}
    evening.piece("put", "d5")
    assert evening.arena["d5"] == "1c"
    assert evening.signs == []


@pytest.mark.rule("TABLE-BOARD")
def test_a_difference_is_shown_after_two_seconds_and_not_before(log: Log) -> None:
    evening = Evening(log)
    before = evening.session.version
    evening.piece("lift", "g5")
    evening.clock.advance(HOLD - 0.1)
    assert evening.signs == []
    evening.clock.advance(0.2)
    assert evening.signs == ["g5"]
    evening.table.press("seat1.no")
    assert evening.notices[-1].clause == "TABLE-BOARD"
    assert evening.notices[-1].message.args == {"squares": "g5"}
    evening.piece("put", "g5")
    assert (evening.signs, evening.session.version) == ([], before)


@pytest.mark.rule("TABLE-BOARD")
def test_a_piece_that_is_straightened_is_no_difference(log: Log) -> None:
    evening = Evening(log)
    evening.piece("knock", "g5", "g6")
    evening.clock.advance(1)
    evening.piece("slide", "g6", "g5")
    evening.clock.advance(60)
    assert (evening.signs, evening.arena) == ([], {"c5": "1c", "g5": "2c"})
    assert evening.notices == []


@pytest.mark.rule("TASH-KEY-17")
def test_in_an_effect_a_piece_that_stays_away_for_two_seconds_is_destroyed(log: Log) -> None:
    evening = Evening(log)
    evening.summon("catapult", "e5")
    evening.piece("lift", "g5")
    evening.clock.advance(1)
    assert "g5" in evening.arena, "it may be put back"
    evening.clock.advance(1.5)
    assert (evening.arena, evening.signs) == ({"c5": "1c", "e5": "1c"}, [])


@pytest.mark.rule("TASH-CARD-06")
def test_an_own_piece_that_the_card_cannot_destroy_is_shown_instead(log: Log) -> None:
    evening = Evening(log)
    evening.summon("catapult", "e5")
    evening.piece("lift", "c5")
    evening.clock.advance(3)
    assert (evening.arena["c5"], evening.signs) == ("1c", ["c5"])
    evening.table.press("seat1.ok")
    assert evening.notices[-1].clause == "TASH-CARD-06", "who insists hears why"
    evening.piece("put", "c5")
    assert evening.signs == []


@pytest.mark.rule("TASH-CARD-06", "TABLE-BOARD")
def test_a_piece_that_was_slid_is_not_destroyed_two_seconds_later(log: Log) -> None:
    evening = Evening(log)
    evening.summon("catapult", "e5")
    evening.piece("slide", "g5", "g6")
    evening.clock.advance(5)
    assert (evening.arena["g5"], evening.signs) == ("2c", ["g5", "g6"])
    evening.piece("slide", "g6", "g5")
    assert evening.signs == []


@pytest.mark.rule("TABLE-BOARD")
@pytest.mark.parametrize("fault", [Unplugged(), Dead()])
def test_what_was_lifted_before_the_board_went_away_is_not_destroyed(log: Log, fault: Any) -> None:
    """Nobody sees whether it was put back."""
    evening = Evening(log)
    evening.summon("catapult", "e5")
    evening.piece("lift", "g5")
    evening.table.fault(GRID, fault)
    evening.clock.advance(5)
    assert "g5" in evening.arena
    evening.piece("put", "g5")
    evening.table.mend(GRID, type(fault))
    evening.table.press("seat1.ok")
    assert (evening.arena["g5"], evening.signs) == ("2c", [])


@pytest.mark.rule("TASH-SUMMON-06", "TABLE-BOARD")
def test_who_exchanges_a_piece_may_take_their_time(log: Log) -> None:
    evening = Evening(log)
    evening.session.act({"do": "fix", "seat": 0, "at": "d5", "piece": "2c"})
    evening.piece("put", "d5")
    evening.session.act({"do": "summon", "seat": 1, "card": "riddle", "at": "d5"})
    evening.piece("lift", "d5")
    evening.clock.advance(30)
    assert (evening.arena["d5"], evening.signs) == ("1c", ["d5"])
    evening.piece("put", "d5")
    assert (evening.arena["d5"], evening.signs) == ("1c", [])


@pytest.mark.rule("TASH-KEY-04")
def test_a_piece_that_takes_the_place_of_another_is_a_move_once_it_stays(log: Log) -> None:
    evening = Evening(log)
    evening.session.act({"do": "fix", "seat": 0, "at": "d5", "piece": "2c"})
    evening.piece("put", "d5")
    evening.summon("riddle", "e5")
    evening.piece("lift", "d5")
    evening.piece("lift", "c5")
    evening.piece("put", "d5")
    assert evening.arena["d5"] == "2c"
    evening.clock.advance(2.1)
    assert (evening.arena, evening.signs) == ({"d5": "1c", "e5": "1c", "g5": "2c"}, [])


@pytest.mark.rule("TABLE-UNDO", "TABLE-BOARD")
def test_after_undo_the_board_is_to_be_set_back(log: Log) -> None:
    evening = Evening(log)
    evening.piece("put", "d5")
    evening.table.press("table.undo")
    assert evening.signs == ["d5"]
    evening.piece("lift", "d5")
    assert evening.signs == []


@pytest.mark.rule("TABLE-BOARD")
def test_after_a_power_cut_the_board_is_compared_with_the_game(log: Log) -> None:
    evening = Evening(log)
    evening.piece("put", "d5")
    evening.session.close()
    evening.piece("slide", "d5", "d6")
    [saved] = log.games()
    again = resume(saved, log, evening.table, evening.clock, lambda uid: None)
    told = again.board.begun()
    assert told is not None
    assert [sign.square for sign in told.signs] == ["d5", "d6"]
    evening.piece("slide", "d6", "d5")
    told = again.board.begun()
    assert told is not None
    assert (told.signs, told.hints) == ((), ())


@pytest.mark.rule("TABLE-BOARD")
def test_a_stuck_sensor_can_be_overlooked_and_play_goes_on(log: Log) -> None:
    evening = Evening(log)
    evening.table.fault(GRID, Stuck(square="g5", closed=False))
    evening.clock.advance(3)
    assert evening.signs == ["g5"]
    evening.session.overlook("g5", True)
    assert evening.signs == []
    evening.piece("put", "e7")
    assert evening.arena["e7"] == "1c"
    evening.session.overlook("g5", False)
    assert evening.signs == ["g5"]


@pytest.mark.rule("TABLE-BOARD")
@pytest.mark.parametrize("fault", [Unplugged(), Dead()])
def test_a_board_that_went_away_is_compared_when_it_is_back(log: Log, fault: Any) -> None:
    evening = Evening(log)
    evening.piece("lift", "g5")
    evening.table.fault(GRID, fault)
    evening.clock.advance(5)
    assert evening.signs == []
    evening.session.act({"do": "place", "seat": 1, "at": "d5"})
    evening.table.mend(GRID, type(fault))
    evening.clock.advance(5)
    assert evening.signs == ["d5", "g5"]


def test_an_open_effect_is_called_to_mind_and_nothing_else_happens(log: Log) -> None:
    evening = Evening(log)
    evening.summon("riddle", "e5")
    version = evening.session.version
    evening.clock.advance(EFFECT_SECONDS + 1)
    assert [notice.message.id for notice in evening.notices] == ["tash-kalar-finish-effect"]
    assert (evening.session.version, evening.session.view().phase) == (version, "effect")
    assert "soft" in [figure for _, figure in evening.table.heard()]


def test_the_turn_timer_sounds_and_ends_nothing(log: Log) -> None:
    evening = Evening(log, turn_timer=30)
    turn = evening.session.view().turn
    evening.clock.advance(31)
    assert "soft" in [figure for _, figure in evening.table.heard()]
    assert evening.session.view().turn == turn
