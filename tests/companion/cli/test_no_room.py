"""A disk without room, and a medium that cannot be written: whoever reads is served, whoever writes is told."""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.companion.cli.terminal import PROGRAM
from tests.companion.cli.terminal import ambit as here
from tests.companion.log.games import END, STEPS, alter, as_of, beside, interrupted, keep, opened, sums
from tests.shape import PROJECT

READING = {
    "log list": ("log", "list"),
    "log list --json": ("log", "list", "--json"),
    "log verify": ("log", "verify"),
    "log show": ("log", "show", "1"),
    "log export": ("log", "export", "1"),
    "log evening": ("log", "evening"),
    "cards list": ("cards", "list"),
    "cards list ambush": ("cards", "list", "ambush"),
    "cards deck": ("cards", "deck", "ambush"),
    "cards teach": ("cards", "teach", "ambush", "ambush"),
    "run": ("run", str(PROJECT / "tests/scenarios/ambush/01-no-call-while-placing.jsonl")),
}


def closed(path: Path) -> Path:
    """A game that is over and one that is not, in one file."""
    with closing(opened(path)) as log:
        keep(log, (*STEPS, END), over=True)
        keep(log)
    return path


def killed(path: Path) -> Path:
    """The program was killed: the last game is only in the journal."""
    interrupted(closed(path.with_name("live.db")), path)
    return path


def without_index(path: Path) -> Path:
    """The same after somebody copied the two files of it."""
    beside(killed(path), "-shm").unlink()
    return path


def older(path: Path) -> Path:
    """As the second version wrote it."""
    return as_of(2, closed(path.with_name("now.db")), path)


STATES: dict[str, Callable[[Path], Path]] = {
    "closed": closed,
    "killed": killed,
    "without its index": without_index,
    "older": older,
}


def no_room() -> None:
    """No file can grow any more, in any folder: this asks for more than a disk that is full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def ambit(home: Path, *words: str, before: Callable[[], None] | None = None) -> "subprocess.CompletedProcess[str]":
    env = os.environ | {"AMBIT_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200", "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(line, cwd=PROJECT, env=env, preexec_fn=before, capture_output=True, text=True, check=False)


def same(home: Path, other: Path, words: tuple[str, ...], before: Callable[[], None]) -> None:
    """What is said without room is what is said with it."""
    without = ambit(home, *words, before=before)
    with_room = here(*words, env={"AMBIT_HOME": str(other), "COLUMNS": "200"})
    said = (with_room.code, with_room.out, with_room.err.replace(str(other), str(home)))
    assert (without.returncode, without.stdout, without.stderr) == said


@pytest.mark.parametrize("command", READING)
def test_whoever_reads_is_served_on_a_full_disk(tmp_path: Path, command: str) -> None:
    closed(tmp_path / "ambit.db")
    shutil.copytree(tmp_path, other := tmp_path / "other")
    before = sums(tmp_path)
    same(tmp_path, other, READING[command], no_room)
    assert {name: sum for name, sum in sums(tmp_path).items() if not name.startswith("other")} == {
        name: sum for name, sum in before.items() if not name.startswith("other")
    }


@pytest.mark.parametrize("command", ["log list", "log verify"])
@pytest.mark.parametrize("state", ["closed", "killed", "older"])
def test_however_the_last_game_ended(tmp_path: Path, state: str, command: str) -> None:
    STATES[state](tmp_path / "ambit.db")
    shutil.copytree(tmp_path, other := tmp_path / "other")
    same(tmp_path, other, READING[command], no_room)


def test_a_table_that_plays_on_a_full_disk_can_be_looked_at(tmp_path: Path) -> None:
    with closing(opened(closed(tmp_path / "ambit.db"))) as playing:
        keep(playing)
        told = ambit(tmp_path, "log", "list", "--json", before=no_room)
        assert (told.returncode, told.stderr, len(told.stdout.splitlines())) == (0, "", 3)


@pytest.mark.parametrize("there", [True, False], ids=["a database", "none yet"])
@pytest.mark.parametrize(("lang", "said"), [("en", "Make room, then go on"), ("fr", "Faites de la place")])
def test_a_game_says_that_there_is_no_room(tmp_path: Path, lang: str, said: str, there: bool) -> None:
    if there:
        closed(tmp_path / "ambit.db")
    told = ambit(tmp_path, "--lang", lang, "play", "ambush", "--simulate", "--fast", before=no_room)
    assert (told.returncode, told.stdout) == (2, "")
    assert said in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    "words",
    [("cards", "teach", "ambush", "ambush", "--name", "Ambush!"), ("cards", "forget", "--all", "ambush", "-y")],
)
def test_a_command_that_writes_says_so_and_nothing_changes(tmp_path: Path, words: tuple[str, ...]) -> None:
    closed(tmp_path / "ambit.db")
    alter(tmp_path / "ambit.db", "INSERT INTO tags VALUES ('04A1', 'ambush', 'ambush', '2031-05-17')")
    before = (tmp_path / "ambit.db").read_bytes()
    told = ambit(tmp_path, *words, before=no_room)
    assert (told.returncode, told.stdout) == (2, "")
    assert "Make room" in told.stderr
    assert (tmp_path / "ambit.db").read_bytes() == before


# A medium that cannot be written


@pytest.fixture
def medium() -> Iterator[Path]:
    """A folder that everybody may read, whoever runs this; those of other tests are closed to others."""
    with TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        yield Path(made)
        Path(made).chmod(0o755)


LIST = """
import os, sys
from pathlib import Path
from companion.cli.app import app
from companion.messages import Speaker
import companion.cli.log, rich.table, rich.text, fluent.syntax, engine.ambush  # read while it may be read
Speaker().term("log-number"); Speaker().term("log-over"); Speaker().term("log-running")
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
app(["log", "list", "--json"])
"""


@pytest.mark.parametrize("state", STATES)
def test_whoever_reads_is_served_on_a_read_only_medium(medium: Path, state: str) -> None:
    home = medium / "home"
    home.mkdir()
    STATES[state](home / "ambit.db")
    expected = ambit_list(home, as_is=True)
    for file in home.iterdir():
        file.chmod(0o444)
    home.chmod(0o555)
    before = sums(home)
    assert ambit_list(home) == expected
    assert sums(home) == before
    home.chmod(0o755)


def ambit_list(home: Path, *, as_is: bool = False) -> tuple[int, str, str]:
    if as_is:
        with TemporaryDirectory() as folder:
            shutil.copytree(home, Path(folder) / "home")
            told = ambit(Path(folder) / "home", "log", "list", "--json")
    else:
        env = os.environ | {"AMBIT_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}
        line = [sys.executable, "-c", LIST]
        told = subprocess.run(line, cwd=PROJECT, env=env, capture_output=True, text=True, check=False)
    assert told.stdout
    return told.returncode, told.stdout, told.stderr


def test_where_nothing_was_saved_nothing_is_made(tmp_path: Path) -> None:
    told = ambit(tmp_path / "home", "log", "list")
    assert (told.returncode, told.stdout) == (0, "No game has been saved yet.\n")
    assert not (tmp_path / "home").exists()
