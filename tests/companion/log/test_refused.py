"""A database that is damaged or not ours is refused with a sentence, and left as it was found."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.companion.log.games import alter, beside, interrupted, opened, refused, saved, sums
from tests.shape import PROJECT

Spoil = Callable[[Path], object]


def foreign(path: Path, *orders: str) -> None:
    alter(path, "CREATE TABLE bookmarks (url)", "INSERT INTO bookmarks VALUES ('x')", *orders)


def cut(path: Path, size: int) -> None:
    os.truncate(saved(path), size)


def overwritten(path: Path, at: int, by: bytes) -> None:
    with saved(path).open("r+b") as file:
        file.seek(at)
        file.write(by)


FILES: dict[str, tuple[Spoil, str]] = {
    "text": (lambda path: path.write_text("Dear diary" * 50), "log-not-a-database"),
    "a picture": (lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(5000)), "log-not-a-database"),
    "short": (lambda path: path.write_bytes(b"SQLite format 3\x00"), "log-not-a-database"),
    "empty": (lambda path: path.write_bytes(b""), "log-not-a-database"),
    "zeroes": (lambda path: path.write_bytes(bytes(8192)), "log-not-a-database"),
    "another program's": (foreign, "log-foreign"),
    "another program's, in WAL": (lambda path: foreign(path, "PRAGMA journal_mode = WAL"), "log-foreign"),
    "another program's, with an id": (lambda path: foreign(path, "PRAGMA application_id = 77"), "log-foreign"),
    "empty tables of nobody": (lambda path: alter(path, "CREATE TABLE t (x)", "DROP TABLE t"), "log-foreign"),
    "newer": (lambda path: alter(saved(path), "PRAGMA user_version = 9"), "log-newer"),
    "cut in a page": (lambda path: cut(path, 10_000), "log-damaged"),
    "cut after the first page": (lambda path: cut(path, 4096), "log-damaged"),
    "cut in the header": (lambda path: cut(path, 99), "log-not-a-database"),
    "a page of zeroes": (lambda path: overwritten(path, 8192, bytes(4096)), "log-damaged"),
    "the list of tables": (lambda path: overwritten(path, 100, b"\xff" * 8), "log-damaged"),
    "no table": (lambda path: alter(saved(path), "DROP TABLE entries"), "log-damaged"),
    "another table": (lambda path: alter(saved(path), "ALTER TABLE games RENAME COLUMN seal TO heal"), "log-damaged"),
    "version 0": (lambda path: alter(saved(path), "DROP TABLE tags", "PRAGMA user_version = 0"), "log-damaged"),
    "a size of page that there is not": (lambda path: overwritten(path, 16, b"\x00\x03"), "log-damaged"),
}


@pytest.mark.parametrize("file", FILES)
def test_it_is_refused_with_a_sentence_and_left_untouched(tmp_path: Path, file: str) -> None:
    spoil, words = FILES[file]
    spoil(tmp_path / "ambit.db")
    before = sums(tmp_path)
    assert refused(tmp_path / "ambit.db") == words
    assert sums(tmp_path) == before


def test_another_program_that_is_just_writing_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "ambit.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as theirs:
        theirs.execute("PRAGMA journal_mode = WAL")
        theirs.execute("CREATE TABLE bookmarks (url)")
        before = sums(tmp_path)
        assert {Path(name).suffix for name in before} == {".db", ".db-wal", ".db-shm"}
        assert refused(path) == "log-foreign"
        assert sums(tmp_path) == before
        assert theirs.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]


def test_a_journal_that_another_program_left_is_left_alone(tmp_path: Path) -> None:
    live, path = tmp_path / "live", tmp_path / "left" / "ambit.db"
    live.mkdir()
    path.parent.mkdir()
    with closing(sqlite3.connect(live / "a.db", isolation_level=None)) as theirs:
        theirs.execute("PRAGMA journal_mode = WAL")
        theirs.execute("CREATE TABLE bookmarks (url)")
        for side in ("", "-wal"):
            shutil.copyfile(beside(live / "a.db", side), beside(path, side))
    before = sums(path.parent)
    assert refused(path) == "log-foreign"
    assert sums(path.parent) == before


def test_a_newer_version_is_seen_in_the_journal_too(tmp_path: Path) -> None:
    path, copy = saved(tmp_path / "a.db"), tmp_path / "b.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as newer:
        newer.execute("PRAGMA user_version = 7")
        for side in ("", "-wal"):
            shutil.copyfile(beside(path, side), beside(copy, side))
    before = sums(tmp_path, but="-shm")
    assert refused(copy) == "log-newer"
    assert sums(tmp_path, but="-shm") == before


@pytest.mark.parametrize("shm", [True, False])
def test_damage_after_a_power_cut_is_left_untouched_with_its_journal(tmp_path: Path, shm: bool) -> None:
    path = interrupted(tmp_path / "a.db", tmp_path / "b.db", shm=shm)
    with path.open("r+b") as file:
        file.seek(5 * 4096)
        file.write(bytes(range(256)) * 16)
    before = sums(tmp_path, but="-shm")  # that one SQLite makes anew at every start
    assert refused(path) == "log-damaged"
    assert sums(tmp_path, but="-shm") == before


@pytest.mark.parametrize("side", ["-wal", "-journal"])
def test_a_journal_whose_database_is_gone_is_not_thrown_away(tmp_path: Path, side: str) -> None:
    path = tmp_path / "ambit.db"
    beside(path, side).write_bytes(b"the last steps of an evening")
    before = sums(tmp_path)
    assert refused(path) == "log-orphan"
    assert sums(tmp_path) == before


def test_an_empty_journal_is_no_hindrance(tmp_path: Path) -> None:
    beside(tmp_path / "ambit.db", "-wal").write_bytes(b"")
    assert len(saved(tmp_path / "ambit.db").read_bytes()) > 4096


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "ambit.db").mkdir()
    assert refused(tmp_path / "ambit.db") == "log-closed"
    assert list((tmp_path / "ambit.db").iterdir()) == []


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    assert refused(tmp_path / "home" / "ambit.db") == "log-closed"
    assert (tmp_path / "home").read_text() == "a file"


def test_nothing_half_made_is_left_where_nothing_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "ambit.db").symlink_to(tmp_path / "nowhere" / "ambit.db")
    assert refused(tmp_path / "ambit.db") == "log-closed"
    assert [path.name for path in tmp_path.iterdir()] == ["ambit.db"]


def test_two_that_make_the_database_at_once_get_the_same_one(tmp_path: Path) -> None:
    path = tmp_path / "ambit.db"
    line = [sys.executable, "-c", MAKE, str(path)]
    makers = [subprocess.Popen(line, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(4)]
    for maker in makers:
        assert maker.stdout is not None
        assert maker.stdout.readline() == b"ready\n"
    for maker in makers:
        assert maker.stdin is not None
        maker.stdin.close()
    for maker in makers:
        assert maker.wait() == 0
        assert maker.stdout is not None
        maker.stdout.close()
    assert {entry.name for entry in tmp_path.iterdir()} <= {"ambit.db", "ambit.db-told"}
    with closing(opened(path)) as log:
        assert log.numbers() == [4, 3, 2, 1]


MAKE = """
import sys
from pathlib import Path
from tests.companion.log.games import saved
print("ready", flush=True)
sys.stdin.read()
saved(Path(sys.argv[1]), games=1)
"""

AS_NOBODY = """
import os, sys
from pathlib import Path
from companion.messages import Speaker
from tests.companion.log.games import refused
Speaker().term("log-closed", file="", why="")  # what is needed is read while it may be read
os.chdir(sys.argv[1])
if os.geteuid() == 0:
    os.setuid(65534)
print(refused(Path("ambit.db").absolute()))
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where also somebody may look who is nobody: the folders of other tests are closed to them."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


@pytest.mark.parametrize("locked", ["the file", "the folder", "a new one", "not even to be read"])
def test_what_may_not_be_written_is_refused(folder: Path, locked: str) -> None:
    if locked != "a new one":
        saved(folder / "ambit.db").chmod(0o600 if "read" in locked else 0o444)
    folder.chmod(0o777 if locked == "the file" else 0o555)
    before = sums(folder)
    line = [sys.executable, "-c", AS_NOBODY, str(folder)]
    told = subprocess.run(line, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert (told.stdout, told.stderr) == ("log-closed\n", "")
    assert sums(folder) == before
