"""When the log cannot be written, the game stops so that everybody sees it, and nothing acknowledged is lost."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.log import Damaged, Log
from companion.log.verify import verify
from companion.session import Halted, resume
from companion.session.notices import SurroundingsChanged
from companion.taps import Tagged
from engine.refusal import Refusal
from hardware.virtual import Late
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening
from tests.shape import PROJECT

ENDLESS = 1_000_000_000


def fill_up(evening: Evening) -> None:
    """From now on the database cannot grow, as on a full disk."""
    [pages] = evening.log.store.execute("PRAGMA page_count").fetchone()
    evening.log.store.execute(f"PRAGMA max_page_count = {pages}")


def make_room(evening: Evening) -> None:
    evening.log.store.execute(f"PRAGMA max_page_count = {ENDLESS}")


def chat_until_full(evening: Evening) -> int:
    """Names are changed until one cannot be written; gives how many could."""
    for number in range(200):
        try:
            done = evening.session.act({"do": "name", "seat": 1, "name": f"Ana the {number}th of her long line"})
        except Halted:
            return number
        assert not isinstance(done, Refusal)
    raise AssertionError("the disk was never full")


@pytest.fixture
def full(begin: Begin) -> Evening:
    """The disk has just become full."""
    evening = begin().begun()
    fill_up(evening)
    chat_until_full(evening)
    return evening


def test_it_stops_and_says_so(full: Evening) -> None:
    assert full.session.halted is not None
    assert full.session.halted.id == "log-full"
    assert full.told == ["log-full"]
    assert full.heard()[-1] == "warning"


def test_every_counter_blinks(full: Evening) -> None:
    counters = [name for name in full.session.devices() if name.endswith((".main", ".aux"))]
    assert len(counters) == 4
    assert all(full.blinks(name) for name in counters)


def test_what_was_acknowledged_is_there_and_what_was_not_is_not(begin: Begin) -> None:
    evening = begin().begun()
    fill_up(evening)
    named = chat_until_full(evening)
    assert evening.rows() == named + 1
    assert evening.view.seats[0].name == f"Ana the {named - 1}th of her long line"
    assert len(evening.session.history.moments) == named + 1


def test_every_input_is_answered_with_the_reason_and_changes_nothing(full: Evening) -> None:
    before, rows = full.state(), full.rows()
    full.press("seat1.ok", "seat2.call", "table.undo").tap("table.reader", "footman")
    full.table.turn("seat1.dial", 2)
    assert full.told == ["log-full"] * 6
    assert (full.state(), full.rows()) == (before, rows)
    for attempt in (full.session.undo, full.session.redo, lambda: full.session.consent(0, True)):
        with pytest.raises(Halted):
            attempt()
    with pytest.raises(Halted, match="log-full"):
        full.session.act({"do": "expose", "seat": 1})
    assert (full.state(), full.rows()) == (before, rows)


def test_with_room_it_goes_on_where_it_stopped(full: Evening) -> None:
    rows = full.rows()
    make_room(full)
    full.news.clear()
    full.session.carry_on()
    assert (full.session.halted, full.blinks("seat1.main"), full.news) == (
        None,
        False,
        [SurroundingsChanged(), SurroundingsChanged()],
    )
    full.press("seat1.ok").press("seat1.no")
    assert full.view.turn == 2
    assert len(full.written()) == rows + 2, "the number of the step that failed was given to the next"
    assert [found.wrong for found in verify(full.log)] == [None]


def test_without_room_it_stops_again(full: Evening) -> None:
    full.session.carry_on()
    assert full.session.halted is None
    with pytest.raises(Halted):
        full.session.act({"do": "name", "seat": 1, "name": "Ana " * 10})
    assert full.session.halted is not None
    assert full.told == ["log-full", "log-full"]


def test_going_on_when_nothing_is_wrong_does_nothing(begin: Begin) -> None:
    evening = begin().begun()
    evening.session.timers.pause()
    evening.news.clear()
    evening.session.carry_on()
    assert (evening.session.timers.paused, evening.news) == (True, [])


def test_after_a_restart_everything_acknowledged_is_there(full: Evening, again: Begin) -> None:
    state, written = full.state(), full.written()
    full.close()
    later = again()
    assert (later.state(), later.written()) == (state, written)
    assert later.session.halted is None


def test_an_undo_that_cannot_be_written_is_not_made(begin: Begin) -> None:
    evening = begin().begun()
    fill_up(evening)
    for _ in range(300):
        try:
            evening.session.undo()
            evening.session.redo()
        except Halted:
            break
    moments, rows = len(evening.session.history.moments), evening.rows()
    make_room(evening)
    evening.session.carry_on()
    assert moments == (1 if rows % 2 else 0)
    assert [found.wrong for found in verify(evening.log)] == [None]
    assert (evening.session.redo if rows % 2 == 0 else evening.session.undo)() is None
    assert evening.rows() == rows + 1


# What the table would have done by itself


def test_time_stands_still(begin: Begin) -> None:
    evening = begin(2, capture_seconds=15).begun().lying("ambush", "ambush")
    evening.session.act({"do": "call", "seat": 1})
    fill_up(evening)
    chat_until_full(evening)
    evening.wait(100.0)
    assert evening.window["time_up"] is False
    make_room(evening)
    evening.session.carry_on()
    assert evening.wait(15.0).window["time_up"] is True


def test_a_pause_of_the_people_outlasts_it(begin: Begin) -> None:
    evening = begin(2, turn_seconds=30).begun()
    evening.session.timers.pause()
    fill_up(evening)
    chat_until_full(evening)
    make_room(evening)
    evening.session.carry_on()
    assert evening.session.timers.paused
    evening.wait(100.0)
    assert "soft" not in evening.heard()


def test_time_that_was_up_just_then_is_made_up_for(begin: Begin) -> None:
    evening = begin(2, capture_seconds=15).begun().lying("ambush", "ambush")
    evening.session.act({"do": "call", "seat": 1})
    with locked(evening):
        evening.wait(20.0)
        assert evening.session.halted is not None
        assert evening.session.halted.id == "log-busy"
        assert evening.window["time_up"] is False
    evening.session.carry_on()
    assert evening.window["time_up"] is True
    assert evening.heard()[-1] == "gong"


def test_a_window_that_should_have_closed_just_then_is_closed(begin: Begin) -> None:
    evening = begin(3).begun().lying("ambush", "ambush")
    evening.table.fault("seat3", Late(by=0.1))
    evening.press("seat2.call")
    with locked(evening):
        evening.wait(1.0)
        assert evening.window["open"] is True
    evening.session.carry_on()
    assert evening.window["callers"] == [2]


class locked:
    """Another program holds the database, and waiting for it is in vain."""

    def __init__(self, evening: Evening) -> None:
        evening.log.store.execute("PRAGMA busy_timeout = 0")
        self._other = Log(evening.log.path)

    def __enter__(self) -> None:
        self._other.store.execute("BEGIN IMMEDIATE")

    def __exit__(self, *exc: Any) -> None:
        self._other.store.execute("ROLLBACK")
        self._other.close()


def test_a_database_that_another_one_holds_stops_the_game_too(begin: Begin) -> None:
    evening = begin()
    with locked(evening):
        evening.begun()
        assert (evening.told, evening.view.phase) == (["log-busy"], "setup")
    evening.session.carry_on()
    assert evening.begun().view.phase == "expose"
    assert evening.rows() == 1


def test_two_that_play_the_same_game_do_not_mix_their_steps(begin: Begin, again: Begin) -> None:
    one, other = begin(), again(at=100.0)
    one.begun()
    other.press("seat2.ok")
    assert (other.told, other.view.phase) == (["log-elsewhere"], "setup")
    assert [entry.actions[0]["first"] for entry in one.written()] == [1]
    one.press("seat1.ok")
    other.session.carry_on()
    other.press("seat2.ok")
    assert other.told == ["log-elsewhere", "log-elsewhere"]
    assert len(one.written()) == 2


def test_tags_that_cannot_be_looked_up_stop_the_game_as_well(begin: Begin) -> None:
    evening = begin().begun()

    def unreadable(uid: str) -> Tagged | None:
        raise Damaged("log-damaged", file="ambit.db")

    evening.session.close()
    saved = evening.log.game(1)
    evening.session = resume(saved, evening.log, evening.table, evening.clock, unreadable)
    evening.session.watch(evening.news.append)
    evening.table.tap("table.reader", uid="04A1")
    assert (evening.told, evening.rows(), evening.blinks("seat1.main")) == (["log-damaged"], 1, True)


# A disk that is really full, as far as this process can tell

LIMITED = """
import resource, sys
from pathlib import Path
import msgspec
from companion.session import Halted, resume
from companion.taps import Tagged
from tests.companion.session.evening import evening

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

def chat(count):
    done = []
    for number in range(count):
        name = f"Ana {number}"
        try:
            table.session.act({"do": "name", "seat": 1, "name": name})
        except Halted:
            break
        done.append(name)
    return done

folder = Path(sys.argv[1])
table = evening(folder)
wal = folder / "ambit.db-wal"
limit(wal.stat().st_size + int(sys.argv[2]))
first = chat(1000)
halted = table.session.halted
limit(resource.RLIM_INFINITY)
table.session.carry_on()
then = chat(3)
told = {"first": first, "halted": halted and halted.id, "then": then, "name": table.view.seats[0].name}
print(msgspec.json.encode(told).decode())
"""


@pytest.mark.parametrize("room", [1, 5000, 40_000])
def test_a_file_that_may_not_grow_stops_the_game_and_loses_nothing(tmp_path: Path, room: int) -> None:
    line = [sys.executable, "-c", LIMITED, str(tmp_path), str(room)]
    done = subprocess.run(line, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    told = msgspec.json.decode(done.stdout)
    assert (told["halted"], told["then"], told["name"]) == ("log-full", ["Ana 0", "Ana 1", "Ana 2"], "Ana 2")
    assert len(told["first"]) < 1000
    with closing(Log(tmp_path / "ambit.db")) as log:
        assert [entry.actions[0]["name"] for entry in log.entries(1)[0]] == told["first"] + told["then"]
        assert [found.wrong for found in verify(log)] == [None]
