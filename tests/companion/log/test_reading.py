"""Looking at a database beside the program that writes to it: nothing of it changes, and its locks stay."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.cards.tags import TagsOnDisk
from companion.log import Log, Unusable
from tests.companion.log.games import STEPS, keep, opened, saved, sums
from tests.shape import PROJECT

TAKE_AWAY = """
import sqlite3, sys
store = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=0)
try:
    print(store.execute("PRAGMA journal_mode = DELETE").fetchone()[0])
except sqlite3.OperationalError as error:
    print(error.sqlite_errorname)
"""


def taken_away(path: Path) -> str:
    """Another process tries what works only if nobody has the database open."""
    line = [sys.executable, "-c", TAKE_AWAY, str(path)]
    return subprocess.run(line, cwd=PROJECT, capture_output=True, text=True, check=True).stdout.strip()


def test_a_reader_in_the_same_program_leaves_its_locks_alone(tmp_path: Path) -> None:
    """On Linux, closing a file lets go of every lock that the process has on it."""
    path = saved(tmp_path / "ambit.db")
    with closing(opened(path)) as playing:
        keep(playing)
        with closing(TagsOnDisk(path)) as tags:
            assert tags("04A16F92") is None
        assert taken_away(path) == "SQLITE_BUSY"
    assert taken_away(path) == "delete", "nobody has it open now"


def test_a_reader_sees_what_was_written_until_it_came_and_after(tmp_path: Path) -> None:
    path = saved(tmp_path / "ambit.db", games=1)
    with closing(opened(path)) as playing, closing(Log(path, read_only=True)) as reader:
        keep(playing)
        assert reader.numbers() == [2, 1]


@pytest.mark.parametrize("playing", [True, False])
def test_a_reader_cannot_write(tmp_path: Path, playing: bool) -> None:
    path = saved(tmp_path / "ambit.db")
    other = opened(path) if playing else None
    before = sums(tmp_path, but="-shm")
    with closing(Log(path, read_only=True)) as log:
        with pytest.raises(Unusable):
            keep(log)
        assert log.entries(1)[0] == list(STEPS)
    assert sums(tmp_path, but="-shm") == before
    if other is not None:
        other.close()


def test_a_reader_leaves_nothing_beside_a_database_that_nobody_has_open(tmp_path: Path) -> None:
    path = saved(tmp_path / "ambit.db")
    before = sums(tmp_path)
    with closing(Log(path, read_only=True)) as log:
        assert len(log.games()) == 2
        assert sums(tmp_path) == before
    assert sums(tmp_path) == before
