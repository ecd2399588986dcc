"""One reader goes round a table of eight: whose tap it is, how it is chosen, and that picks stay secret."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.log import Log
from companion.session import Session, start
from companion.session.notices import News, Notice
from companion.session.reader_round import ReaderRound
from engine.refusal import Refusal
from engine.setup import Header
from hardware.clock import SimulatedClock
from hardware.inputs import Tap
from hardware.profile import Profile, load, shipped
from hardware.virtual import VirtualTable
from tests.engine.tamer.table import CARDS, NAMES, creature

SEATS = 8
LATE = creature("late", round=2)


class Evening:
    """A draft of eight at a table with a single reader."""

    def __init__(self, log: Log, game: str = "tamer", **options: Any) -> None:
        self.clock = SimulatedClock()
        profile = load(shipped()["eight-seats-one-reader"])
        assert isinstance(profile, Profile)
        self.table = VirtualTable.of_profile(profile, self.clock)
        header = Header(game=game, mode="referee", seats=NAMES[:SEATS], cards=(*CARDS, LATE), options=options)
        session = start(header, (), log, self.table, self.clock, lambda uid: None)
        assert isinstance(session, Session), session
        self.session = session
        self.notices: list[Notice] = []
        session.watch(self._told)

    def _told(self, news: News) -> None:
        if isinstance(news, Notice):
            self.notices.append(news)

    def take(self, seat: int) -> None:
        self.table.press(f"seat{seat}.reader")
        self.clock.advance(0.1)

    def tap(self, card: str) -> None:
        self.table.tap("table.reader", card=card)
        self.clock.advance(0.1)

    @property
    def whose(self) -> int | None:
        return self.session.reader.whose(self.session.awaits_card())

    @property
    def picked(self) -> list[int]:
        return [seat.seat for seat in self.session.view().seats if "chosen" in seat.flags]


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    log = Log(tmp_path / "ambit.db")
    yield log
    log.close()


def test_a_press_takes_the_reader_and_the_next_tap_is_that_seats(log: Log) -> None:
    evening = Evening(log)
    evening.take(3)
    assert (evening.whose, [figure for _, figure in evening.table.heard()]) == (3, ["click"])
    evening.tap("wolf")
    assert evening.picked == [3]
    assert evening.session.view(3).seats[2].zones["pick"] == ["wolf"]


def test_a_tap_that_could_be_anybodys_is_refused_with_what_to_do_and_changes_nothing(log: Log) -> None:
    evening = Evening(log)
    evening.tap("wolf")
    [notice] = evening.notices
    assert (notice.message.id, notice.clause) == ("reader-whose", "TABLE-INPUT")
    assert "wolf" not in str(notice)
    assert (evening.picked, evening.whose) == ([], None)


def test_after_its_pick_a_seat_hands_the_reader_on_and_the_last_one_needs_no_press(log: Log) -> None:
    evening = Evening(log)
    for seat in range(1, SEATS):
        evening.take(seat)
        evening.tap("cub")
        assert evening.whose == (None if seat < SEATS - 1 else SEATS)
    evening.tap("wolf")
    assert evening.session.view().turn == 2
    assert evening.session.view().seats[-1].zones["roster"] == ["wolf"]


def test_a_player_who_has_picked_may_take_it_again_to_correct_the_pick(log: Log) -> None:
    evening = Evening(log)
    evening.take(2)
    evening.tap("cub")
    evening.take(2)
    evening.session.act({"do": "pick", "seat": 5, "card": "cub"})
    assert evening.whose == 2, "what others do meanwhile does not take it away"
    evening.tap("bear")
    assert evening.session.view(2).seats[1].zones["pick"] == ["bear"]
    assert evening.whose is None


def test_whoever_builds_keeps_it_until_ready(log: Log) -> None:
    evening = Evening(log, draft="off")
    evening.take(4)
    for card in ("cub", "wolf", "bear"):
        evening.tap(card)
    assert evening.session.view().seats[3].zones["line"] == ["cub", "wolf", "bear"]
    evening.table.press("seat4.ok")
    evening.clock.advance(0.1)
    assert evening.whose is None


@pytest.mark.rule("TAMER-DRAFT-04")
def test_a_refused_card_is_told_to_its_player_alone(log: Log) -> None:
    evening = Evening(log)
    evening.take(6)
    evening.tap("late")
    [notice] = evening.notices
    assert (notice.clause, notice.seat, notice.device) == ("TAMER-DRAFT-13", 6, "seat6.reader")


def test_it_can_be_chosen_on_a_screen_instead(log: Log) -> None:
    evening = Evening(log)
    assert evening.session.take_reader(7) is None
    evening.tap("cub")
    assert evening.picked == [7]
    assert isinstance(evening.session.take_reader(9), Refusal)


def test_a_tap_at_a_simulated_seat_takes_it_first(log: Log) -> None:
    evening = Evening(log)
    evening.table.tap("seat5.reader", card="cub")
    evening.clock.advance(0.1)
    assert evening.picked == [5]


def test_undo_gives_nobody_elses_tap_away(log: Log) -> None:
    evening = Evening(log)
    evening.take(1)
    evening.tap("cub")
    evening.session.undo()
    assert (evening.picked, evening.whose) == ([], None)


def test_where_every_seat_has_a_reader_the_tables_own_stays_the_tables() -> None:
    told = Tap(device="table.reader", at=0.0, card="cub")
    assert ReaderRound().addressed(told, (1, 2)) is told
    assert ReaderRound((1, 2)).addressed(told, (0, 1, 2)) is told, "the game itself awaits a card there"
    assert ReaderRound((1, 2)).addressed(told, ()) is told
