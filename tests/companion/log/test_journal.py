"""Room in the journal: no step makes the file longer, nothing in it is lost, and where there is no room all goes on."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.log import Entry, Log
from companion.log.connecting import PATIENCE
from companion.log.journal import ROOM, STEPS
from tests.companion.log.games import HEADER, beside, everything, keep, opened, saved

NAMED = Entry("do", ({"do": "name", "seat": 1, "name": "Ana", "at": 1.5},))


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    with closing(opened(tmp_path / "ambit.db")) as log:
        yield log


def length(log: Log) -> int:
    return beside(log.path, "-wal").stat().st_size


def steps(log: Log, count: int) -> None:
    """Of a new game."""
    id = log.begin(HEADER)
    mark = log.entries(id)[1]
    for number in range(1, count + 1):
        mark = log.append(id, number, NAMED, mark)


def killed(log: Log, to: Path) -> Path:
    """The files as they are now, without closing anything."""
    for side in ("", "-wal"):
        shutil.copyfile(beside(log.path, side), beside(to, side))
    return to


def test_without_a_game_the_journal_is_only_as_long_as_what_is_in_it(log: Log) -> None:
    keep(log)
    assert beside(log.path, "-wal").read_bytes()[-4096:].strip(b"\0"), "there is a page at its end"


def test_no_step_makes_the_journal_longer_while_there_is_room(log: Log) -> None:
    log.make_room()
    before = length(log)
    assert before >= ROOM
    steps(log, STEPS // 2)
    assert length(log) == before


def test_room_that_is_used_up_is_made_again_at_once(log: Log) -> None:
    log.make_room()
    seen = set()
    id = log.begin(HEADER)
    mark = log.entries(id)[1]
    for number in range(1, 5 * STEPS):
        mark = log.append(id, number, NAMED, mark)
        seen.add(length(log))
    assert 3 <= len(seen) <= 7, "in few large pieces"


def test_a_second_game_does_not_make_more_room_than_it_needs(log: Log) -> None:
    for _ in range(5):
        log.make_room()
    assert length(log) < 2 * ROOM


def test_putting_the_journal_in_order_leaves_room_and_nothing_else(log: Log) -> None:
    log.make_room()
    steps(log, 5)
    log.tidy()
    assert beside(log.path, "-wal").read_bytes() == bytes(ROOM)


def test_what_is_in_the_journal_is_there_after_a_kill(log: Log, tmp_path: Path) -> None:
    log.make_room()
    steps(log, 3)
    log.tidy()
    steps(log, 4)
    assert [len(game) for game in everything(killed(log, tmp_path / "killed.db"))] == [4, 3]


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(doings=st.lists(st.sampled_from(["room", "tidy", "one", "other", "kill"]), max_size=12))
def test_whatever_two_programs_do_in_turn_every_step_is_there(
    doings: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("two")
    written = 0
    with closing(opened(folder / "ambit.db")) as one, closing(opened(folder / "ambit.db")) as other:
        for place, what in enumerate(doings):
            match what:
                case "room":
                    one.make_room()
                    other.make_room()
                case "tidy":
                    one.tidy()
                case "kill":
                    assert len(everything(killed(one, folder / f"{place}.db"))) == written
                case _:
                    keep(one if what == "one" else other)
                    written += 1
        assert len(one.games()) == len(other.games()) == written


def test_a_disk_without_room_keeps_nobody_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a full disk: a part of the zeros is written, and the rest is not."""
    path = saved(tmp_path / "ambit.db", games=1)
    write = os.pwrite
    monkeypatch.setattr(os, "pwrite", lambda file, data, at: write(file, data[: ROOM // 3], at))
    with closing(opened(path)) as log:
        log.make_room()
        keep(log)
        log.make_room()
        assert len(log.games()) == 2
    assert len(everything(path)) == 2


def test_while_another_program_writes_no_room_is_made_and_nothing_is_lost(log: Log) -> None:
    keep(log)
    with closing(sqlite3.connect(log.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO tags VALUES ('04A1', 'ambush', 'ambush', '2031-05-17')")
        before, asked = length(log), list[str]()
        log.store.set_trace_callback(asked.append)
        log.make_room()
        log.store.set_trace_callback(None)
        assert asked[:2] == ["PRAGMA busy_timeout = 0", "BEGIN IMMEDIATE"], "nobody waits for it"
        assert length(log) == before
        other.execute("COMMIT")
    assert log.store.execute("PRAGMA busy_timeout").fetchone() == (round(PATIENCE * 1000),), "a step does wait"
    assert log.store.execute("SELECT count(*) FROM tags").fetchone() == (1,)
