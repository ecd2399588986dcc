"""Two processes at one database: both are served, or the second is told to wait."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion.log import Entry, Log, Unusable, connecting
from companion.log.verify import verify
from tests.companion.log.games import STEPS, keep, opened, saved, sentence
from tests.shape import PROJECT


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return saved(tmp_path / "ambit.db", games=1)


def impatient(path: Path) -> Log:
    log = opened(path)
    log.store.execute("PRAGMA busy_timeout = 0")
    return log


@contextmanager
def writing(log: Log) -> Iterator[None]:
    """It is in the middle of a transaction."""
    log.store.execute("BEGIN IMMEDIATE")
    yield
    log.store.execute("ROLLBACK")


def test_one_who_writes_is_waited_for_and_then_named(path: Path) -> None:
    with closing(impatient(path)) as one, closing(opened(path)) as other, writing(other):
        with pytest.raises(Unusable) as busy:
            keep(one)
        assert sentence(busy.value.message) == "log-busy"
        assert one.numbers() == [1], "reading goes on"
    with closing(opened(path)) as log:
        assert keep(log) == 2


def test_the_step_that_could_not_be_written_gets_the_same_number_again(path: Path) -> None:
    with closing(impatient(path)) as one, closing(opened(path)) as other:
        mark = one.entries(1)[1]
        with writing(other), pytest.raises(Unusable):
            one.append(1, 7, STEPS[1], mark)
        one.append(1, 7, STEPS[1], mark)
        assert other.entries(1)[0] == [*STEPS, STEPS[1]]


def test_the_same_number_cannot_be_given_twice(path: Path) -> None:
    with closing(opened(path)) as one, closing(opened(path)) as other:
        mark = one.entries(1)[1]
        one.append(1, 7, Entry("undo"), mark)
        with pytest.raises(Unusable) as late:
            other.append(1, 7, Entry("undo"), mark)
        assert sentence(late.value.message) == "log-elsewhere"
        assert len(other.entries(1)[0]) == 7
        assert [found.wrong for found in verify(other)] == [None]


def test_whoever_holds_the_whole_file_keeps_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "PATIENCE", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as owner:
        owner.execute("PRAGMA locking_mode = EXCLUSIVE")
        owner.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unusable) as busy:
            opened(path)
        assert sentence(busy.value.message) == "log-busy"


def test_a_game_may_be_looked_at_while_it_is_played(path: Path) -> None:
    with closing(opened(path)) as player, closing(opened(path)) as reader:
        mark, number = player.entries(1)[1], 7
        for found in verify(reader):
            assert found.wrong is None
            mark = player.append(1, number, Entry("undo"), mark)
            number += 1
            assert len(reader.entries(1)[0]) == 6, "the reader sees one moment"
        assert len(reader.entries(1)[0]) == 7


COME_AND_GO = """
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tests.companion.log.games import keep, opened
for _ in range(40):
    with closing(opened(Path(sys.argv[1]))) as log:
        keep(log, ())
"""


def test_several_that_come_and_go_do_not_take_each_other_for_damage(path: Path) -> None:
    line = [sys.executable, "-c", COME_AND_GO, str(path)]
    guests = [subprocess.Popen(line, cwd=PROJECT, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [guest.communicate()[1] for guest in guests] == ["", "", ""]
    with closing(opened(path)) as log:
        assert len(log.games()) == 1 + 3 * 40
