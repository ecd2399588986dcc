"""Log before light: at the moment when anything is shown or heard, it is on the disk already."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from companion.log import Log
from companion.session import Session, start
from companion.session.notices import Changed, News
from engine.refusal import Refusal
from hardware.clock import SimulatedClock
from hardware.outputs import Digits, Output, Tone
from hardware.virtual import VirtualTable
from tests.companion.session.evening import Evening, count_rows, header, tagged


class WatchedTable(VirtualTable):
    """A table that looks into the database, through eyes of its own, whenever something is shown."""

    path: Path
    seen: list[tuple[int, Output]]

    def show(self, outputs: Iterable[Output]) -> None:
        outputs = list(outputs)
        self.seen += [(count_rows(self.path), output) for output in outputs]
        super().show(outputs)

    def rows_when(self, shown: Output) -> list[int]:
        """How many steps were on the disk each time that this was shown."""
        return [rows for rows, output in self.seen if output == shown]


@pytest.fixture
def watched(tmp_path: Path) -> Evening:
    clock = SimulatedClock(100.0)
    table = WatchedTable.of_seats(2, clock)
    assert isinstance(table, WatchedTable)
    table.path, table.seen = tmp_path / "ambit.db", []
    log = Log(table.path)
    session = start(header(2), (), log, table, clock, tagged)
    assert isinstance(session, Session)
    return Evening(log, session, table, clock)


def rows_when(evening: Evening, shown: Output) -> list[int]:
    assert isinstance(evening.table, WatchedTable)
    return evening.table.rows_when(shown)


def test_a_step_is_on_the_disk_before_its_light_and_its_sound(watched: Evening) -> None:
    watched.press("seat1.ok")
    assert rows_when(watched, Digits("seat1.aux", "5")) == [1]
    watched.tap("table.reader", "footman")
    assert rows_when(watched, Tone("table.sound", "click")) == [2]
    watched.tap("seat1.reader", "footman")
    assert rows_when(watched, Digits("seat2.main", "17")) == [3]
    assert rows_when(watched, Tone("table.sound", "click")) == [2, 3]
    watched.close()


def test_undo_and_redo_are_on_the_disk_before_their_light(watched: Evening) -> None:
    watched.press("seat1.ok").press("seat1.ok").tap("seat1.reader", "footman")
    watched.press("table.undo")
    assert watched.session.redo() is None
    assert rows_when(watched, Digits("seat2.main", "20")) == [0, 4]
    assert rows_when(watched, Digits("seat2.main", "17")) == [3, 5]
    watched.close()


def test_what_the_table_does_by_itself_is_on_the_disk_before_its_light(watched: Evening) -> None:
    watched.begun().lying("ambush", "ambush").press("seat2.call")
    assert watched.window["callers"] == [2]
    assert rows_when(watched, Tone("table.sound", "fanfare")) == [6]
    assert watched.rows() == 7
    watched.close()


def test_whoever_watches_is_told_after_the_disk(watched: Evening) -> None:
    rows: list[int] = []

    def look(news: News) -> None:
        if isinstance(news, Changed):
            rows.append(watched.rows())

    watched.session.watch(look)
    watched.press("seat1.ok").press("seat1.ok").press("table.undo")
    assert watched.session.consent(2, True) is None
    assert not isinstance(watched.session.act({"do": "expose", "seat": 1}), Refusal)
    assert rows == [1, 2, 3, 4]
    watched.close()


def test_what_is_only_begun_shines_without_a_row(watched: Evening) -> None:
    watched.press("seat1.ok").press("seat1.ok")
    watched.table.turn("seat2.dial", -3)
    assert rows_when(watched, Digits("seat2.main", "17", blink=True)) == [2]
    assert watched.rows() == 2
    watched.close()
