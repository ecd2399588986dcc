"""What is in the database: one row for a game with all that it was begun with, one small row for a step."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from companion.log import Entry, Log, Saved
from companion.log.schema import VERSION
from companion.log.store import OURS
from engine.setup import Header
from tests.companion.log.games import END, HEADER, STARTED, STEPS, alter, beside, everything, keep, opened, saved


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    with closing(opened(tmp_path / "ambit.db")) as log:
        yield log


def test_a_commit_is_on_the_disk_before_it_returns(log: Log) -> None:
    assert [log.store.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")] == ["wal", 2]


def test_a_step_without_its_game_cannot_be_written(log: Log) -> None:
    assert log.store.execute("PRAGMA foreign_keys").fetchone() == (1,)
    with pytest.raises(Exception, match="log-elsewhere"):
        log.append(99, 1, STEPS[0], 0)


def test_the_file_says_whose_it_is(log: Log) -> None:
    head = log.path.read_bytes()[:100]
    assert (int.from_bytes(head[68:72], "big"), int.from_bytes(head[60:64], "big")) == (OURS, VERSION)
    assert head[18:20] == b"\x02\x02", "WAL from its first moment"


def test_the_row_of_a_game_holds_all_that_it_was_begun_with(log: Log) -> None:
    id = keep(log)
    columns = "id, started, game, mode, options, packs, rules, over"
    row = log.store.execute(f"SELECT {columns} FROM games").fetchone()
    assert row == (id, "2031-05-17T19:30:00+00:00", "ambush", "standard", '{"castle":12}', '["ambush"]', 1, 0)
    [header] = log.store.execute("SELECT header FROM games").fetchone()
    assert msgspec.json.decode(header, type=Header) == HEADER


def test_a_step_is_one_small_row(log: Log) -> None:
    keep(log)
    rows = log.store.execute("SELECT game, number, kind, body, at FROM entries").fetchall()
    assert [row[:2] for row in rows] == [(1, number) for number in range(1, 7)]
    assert [row[2] for row in rows] == ["do", "do", "do", "undo", "redo", "do"]
    assert rows[1][3:] == ('["expose",1]', 1_500_000), "its moment is a number, in microseconds"
    assert rows[3][3:] == ("[]", None)
    assert rows[5][3] == '[["name",2,{"name":"Béa"}],["expose",2,{"card":"ambush","at":9.0}]]', (
        "of two actions only one has a moment"
    )
    assert rows[5][4] is None


def test_what_was_written_is_read_again(log: Log) -> None:
    ids = [keep(log), keep(log, ()), keep(log)]
    assert [log.entries(id)[0] for id in ids] == [list(STEPS), [], list(STEPS)]
    assert log.games() == [Saved(id, STARTED.isoformat(), HEADER, ("ambush",), steps, False)
                           for id, steps in ((3, 6), (2, 0), (1, 6))]  # fmt: skip
    assert [id in log for id in (1, 3, 4, 10**30)] == [True, True, False, False]


def test_the_seal_goes_on_where_it_stopped(log: Log) -> None:
    id = keep(log)
    entries, mark = log.entries(id)
    log.append(id, 7, END, mark, over=True)
    assert everything(log.path) == [[*entries, END]]


def test_a_game_is_over_when_its_last_step_says_so_and_undo_opens_it_again(log: Log) -> None:
    id = keep(log, (*STEPS, END), over=True)
    assert log.game(id).over
    log.append(id, 8, Entry("undo"), log.entries(id)[1], over=False)
    assert not log.game(id).over


def test_a_database_that_was_closed_has_no_journal_beside_it(tmp_path: Path) -> None:
    saved(tmp_path / "ambit.db")
    assert {path.name for path in tmp_path.iterdir()} == {"ambit.db", "ambit.db-told"}


def test_folders_are_made_on_the_way(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "ambit.db"
    opened(path).close()
    assert path.exists()


def test_a_name_may_hold_anything_that_a_file_system_takes(tmp_path: Path) -> None:
    path = tmp_path / "Bœuf? 100% #1 & Co" / "ambit ü.db"
    saved(path)
    assert everything(path) == [list(STEPS)] * 2


def test_several_games_of_several_processes_get_numbers_of_their_own(tmp_path: Path) -> None:
    with closing(opened(tmp_path / "ambit.db")) as one, closing(opened(tmp_path / "ambit.db")) as other:
        assert [keep(one), keep(other), keep(one)] == [1, 2, 3]
        assert len(other.games()) == 3


def test_reading_sees_one_moment(tmp_path: Path) -> None:
    with closing(opened(tmp_path / "ambit.db")) as one, closing(opened(tmp_path / "ambit.db")) as other:
        with one.reading():
            assert one.games() == []
            keep(other)
            assert one.games() == []
        assert len(one.games()) == 1


def test_a_write_that_fails_half_way_leaves_nothing(log: Log) -> None:
    keep(log)

    def two_things(store: sqlite3.Connection) -> None:
        store.execute("INSERT INTO tags VALUES ('04', 'ambush', 'ambush', '')")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        log.write(two_things)
    assert log.store.execute("SELECT count(*) FROM tags").fetchone() == (0,)
    assert keep(log) == 2


def test_a_database_without_wal_gets_it_back(tmp_path: Path) -> None:
    path = saved(tmp_path / "ambit.db")
    alter(path, "PRAGMA journal_mode = DELETE")
    assert path.read_bytes()[18:20] == b"\x01\x01"
    with closing(opened(path)) as log:
        assert log.store.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert len(log.games()) == 2
        assert beside(path, "-wal").exists()


def test_a_change_that_was_interrupted_in_that_state_is_brought_to_its_end(tmp_path: Path) -> None:
    path, cut = saved(tmp_path / "ambit.db"), tmp_path / "cut.db"
    alter(path, "PRAGMA journal_mode = DELETE")
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute("PRAGMA cache_size = 1")
        store.execute("BEGIN IMMEDIATE")
        store.execute("DELETE FROM entries")
        store.execute("UPDATE games SET header = header || zeroblob(100000)")
        for side in ("", "-journal"):
            beside(cut, side).write_bytes(beside(path, side).read_bytes())
    assert beside(cut, "-journal").stat().st_size > 0
    assert everything(cut) == [list(STEPS)] * 2
