"""A database in which another program has put something: it is refused, and nothing of it is carried out."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.log import Log, Unusable
from companion.log.connecting import connect, within
from companion.log.progress import all_progress, finished_in, progress_of
from tests.companion.log.games import STEPS, alter, beside, everything, keep, opened, refused, saved, sentence, sums
from tests.companion.log.tampering import ALTERED, DAMAGED

EVERY = ALTERED | DAMAGED


@pytest.mark.parametrize("how", EVERY)
def test_it_is_refused_and_left_as_it_was_found(tmp_path: Path, how: str) -> None:
    alter(saved(tmp_path / "ambit.db"), *EVERY[how])
    before = sums(tmp_path)
    assert refused(tmp_path / "ambit.db") == ("log-altered" if how in ALTERED else "log-damaged")
    assert sums(tmp_path) == before


@pytest.mark.parametrize("how", EVERY)
def test_who_only_reads_is_told_the_same(tmp_path: Path, how: str) -> None:
    alter(saved(tmp_path / "ambit.db"), *EVERY[how])
    before = sums(tmp_path)
    with pytest.raises(Unusable) as wrong:
        Log(tmp_path / "ambit.db", read_only=True)
    assert sentence(wrong.value.message) == ("log-altered" if how in ALTERED else "log-damaged")
    assert sums(tmp_path) == before


def test_it_is_found_in_the_journal_too(tmp_path: Path) -> None:
    """The trigger is only in the WAL that lies beside the database."""
    path, copy = saved(tmp_path / "a.db"), tmp_path / "b.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as theirs:
        theirs.execute(ALTERED["a trigger that takes steps away"][0])
        for side in ("", "-wal"):
            beside(copy, side).write_bytes(beside(path, side).read_bytes())
    assert refused(copy) == "log-altered"


def test_it_is_found_after_an_interrupted_change_was_rolled_back(tmp_path: Path) -> None:
    """A file beside it makes SQLite finish something first: what it then finds is looked at, too."""
    path, cut = saved(tmp_path / "ambit.db"), tmp_path / "cut.db"
    alter(path, "PRAGMA journal_mode = DELETE", *ALTERED["a trigger that takes steps away"])
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute("PRAGMA cache_size = 1")
        store.execute("BEGIN IMMEDIATE")
        store.execute("UPDATE games SET header = header || zeroblob(100000)")
        for side in ("", "-journal"):
            beside(cut, side).write_bytes(beside(path, side).read_bytes())
    assert refused(cut) == "log-altered"


def test_a_trigger_that_comes_later_does_nothing(tmp_path: Path) -> None:
    """Another program puts it there while Ambit has the database open: no step vanishes, the next one is refused."""
    path = saved(tmp_path / "ambit.db", games=1)
    with closing(opened(path)) as log:
        alter(path, *ALTERED["a trigger that takes steps away"])
        with pytest.raises(Unusable):
            keep(log)
        assert log.entries(1)[0] == list(STEPS)


def test_a_question_without_an_end_is_broken_off(tmp_path: Path) -> None:
    endless = f"SELECT count(*) FROM {', '.join(f'entries AS e{n}' for n in range(12))}"
    with (
        closing(connect(saved(tmp_path / "ambit.db"))) as store,
        within(0.05, store),
        pytest.raises(sqlite3.OperationalError) as broken,
    ):
        store.execute(endless).fetchone()
    assert broken.value.sqlite_errorname == "SQLITE_INTERRUPT"


def test_nothing_of_ours_is_taken_for_tampering(tmp_path: Path) -> None:
    path = saved(tmp_path / "ambit.db")
    for order in ("VACUUM", "PRAGMA journal_mode = DELETE", "REINDEX", "PRAGMA page_size = 512", "VACUUM"):
        alter(path, order)
        assert everything(path) == [list(STEPS)] * 2


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE games SET started = 'soon' WHERE id = 1", "log-damaged-game"),
        ("UPDATE entries SET body = '{' WHERE game = 1 AND number = 1", "log-damaged-step"),
        ("UPDATE entries SET body = '3' WHERE game = 1 AND number = 1", "log-damaged-step"),
        ("UPDATE entries SET kind = 'dance' WHERE game = 1 AND number = 1", "log-damaged-step"),
    ],
)
def test_a_forged_seal_does_not_make_it_ours(tmp_path: Path, change: str, told: str) -> None:
    """A checksum is no signature: whoever changes a row can put the right one beside it."""
    path = saved(tmp_path / "ambit.db")
    alter(path, change)
    _sealed_again(path)
    with closing(Log(path)) as log, pytest.raises(Unusable) as wrong:
        log.entries(1)
    assert wrong.value.message.id == told


def _sealed_again(path: Path) -> None:
    from companion.log.entries import Row, first_seal, seal
    from companion.log.log import ROW

    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        mark = first_seal(*store.execute(f"SELECT {ROW} FROM games WHERE id = 1").fetchone())
        store.execute("UPDATE games SET seal = ? WHERE id = 1", (mark,))
        rows = store.execute("SELECT number, kind, body, at FROM entries WHERE game = 1 ORDER BY number").fetchall()
        for number, *row in rows:
            mark = seal(mark, Row(*row))
            store.execute("UPDATE entries SET seal = ? WHERE game = 1 AND number = ?", (mark, number))


@pytest.mark.parametrize("names", ["'7'", "'no JSON'"])
def test_how_far_a_game_is_can_be_unreadable_and_the_game_is_still_there(tmp_path: Path, names: str) -> None:
    path, moment = saved(tmp_path / "ambit.db"), "2031-05-17T19:30:00+00:00"
    alter(path, f"INSERT INTO evenings VALUES (1, '{moment}', '{moment}', '{{}}')",
          f"INSERT OR REPLACE INTO progress VALUES (1, 1, 1, {names}, '[]', NULL, NULL, '[]')")  # fmt: skip
    with closing(Log(path)) as log, log.reading() as store:
        assert progress_of(store, 1) is None
        assert all_progress(store) == {}
        assert finished_in(store, 1) == []
        assert len(log.entries(1)[0]) == len(STEPS)
