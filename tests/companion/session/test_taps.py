"""Every tap is answered: seen at once, then heard as taken, refused or unknown; three different sounds."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from companion.log import Log
from companion.session import Session, start
from companion.session.tap_light import LASTS, SEEN
from companion.session.tap_sounds import REFUSED, TAKEN, UNKNOWN
from hardware.clock import SimulatedClock
from hardware.outputs import Output, Pixels
from hardware.virtual import VirtualTable
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening, count_rows, header, tagged


def seen(evening: Evening, seat: int) -> bool:
    bar = evening.shows(f"seat{seat}.bar")
    assert isinstance(bar, Pixels)
    return bar.pixels[-1:] == (SEEN,)


class Watching(VirtualTable):
    """It writes down how many rows the log has when a bar shows that something was tapped."""

    log: Path
    rows: list[int]

    def show(self, outputs: Iterable[Output]) -> None:
        outputs = list(outputs)
        if any(isinstance(output, Pixels) and output.pixels[-1:] == (SEEN,) for output in outputs):
            self.rows.append(count_rows(self.log))
        super().show(outputs)


@pytest.mark.rule("TABLE-TAP")
def test_a_tap_is_seen_before_it_is_written(tmp_path: Path) -> None:
    clock, log = SimulatedClock(100.0), Log(tmp_path / "ambit.db")
    table = Watching.of_seats(2, clock)
    assert isinstance(table, Watching)
    table.log, table.rows = tmp_path / "ambit.db", []
    session = start(header(2), (), log, table, clock, tagged)
    assert isinstance(session, Session)
    table.press("seat1.ok")
    table.tap("table.reader", card="footman")
    table.close()
    log.close()
    assert table.rows[0] == 1
    assert count_rows(tmp_path / "ambit.db") == 2


def test_it_is_seen_for_a_moment_at_the_seat_that_tapped(begin: Begin) -> None:
    evening = begin(3).begun().wait(1.0).tap("table.reader", "footman").wait(1.0)
    evening.tap("seat1.reader", "footman")
    assert [seen(evening, seat) for seat in (1, 2, 3)] == [True, False, False]
    evening.wait(LASTS)
    assert not seen(evening, 1)


def test_on_the_tables_reader_every_seat_sees_it(begin: Begin) -> None:
    evening = begin(2).begun().tap("table.reader", "footman")
    assert [seen(evening, seat) for seat in (1, 2)] == [True, True]
    evening.wait(LASTS)
    assert [seen(evening, seat) for seat in (1, 2)] == [False, False]


@pytest.mark.rule("TABLE-TAP")
def test_it_is_heard_as_taken_refused_or_unknown(begin: Begin) -> None:
    evening = begin(3).begun().tap("table.reader", "footman")
    evening.tap("seat1.reader", "footman")
    assert evening.heard()[-1] == TAKEN
    assert evening.session.held(1).cards == ("footman",)
    evening.tap("seat1.reader", "target-1")
    assert evening.heard()[-1] == REFUSED
    assert evening.session.held(1).cards == ("footman",)
    evening.tap("seat2.reader", "footman")
    assert evening.heard()[-1] == REFUSED
    evening.table.tap("seat1.reader", uid="04FF")
    assert evening.heard()[-1] == UNKNOWN
    assert len({TAKEN, REFUSED, UNKNOWN}) == 3


def test_a_card_that_needs_a_target_asks_for_it_on_the_counter(begin: Begin) -> None:
    evening = begin(3).begun().tap("table.reader", "footman").tap("seat1.reader", "footman")
    assert evening.blinks("seat1.aux")
    evening.tap("seat1.reader", "target-2")
    assert not evening.blinks("seat1.aux")
