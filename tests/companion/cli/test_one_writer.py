"""Only one program writes to the database: the others are told which one it is and where to do it instead."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.log import holding
from companion.log.holding import Hold, lock_of
from tests.companion.cli.running import SOON, running
from tests.companion.cli.terminal import PROGRAM, Said, ambit
from tests.companion.log.games import beside, saved
from tests.shape import PROJECT

TABLE = ("table", "--no-browser", "--port", "0")
PACK = 'pack = "new"\ngame = "ambush"\ntitle = "New"\n[[cards]]\nid = "wolf"\nname = "Wolf"\n'
WRITING = {
    "register": ("cards", "register", "ambush"),
    "teach": ("cards", "teach", "ambush", "ambush", "--name", "Ambush!"),
    "deck": ("cards", "deck", "ambush", "mine"),
    "forget": ("cards", "forget", "--all", "ambush", "-y"),
    "import": ("cards", "import", "new.toml"),
    "restore": ("restore", "backup.zip"),
    "play": ("play", "ambush", "--simulate", "--fast"),
    "table": TABLE,
}
READING = {
    "list": ("log", "list"),
    "verify": ("log", "verify"),
    "cards": ("cards", "list"),
    "decks": ("cards", "deck", "ambush"),
    "taught": ("cards", "teach", "ambush", "ambush"),
    "backup": ("backup", "other.zip"),
    "export": ("cards", "export", "--tags", "tags.toml"),
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A table with a game, and beside it what the commands name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(holding, "PATIENCE", 0.0)
    monkeypatch.setenv("AMBIT_HOME", str(tmp_path / "home"))
    saved(tmp_path / "home" / "ambit.db", games=1)
    assert ambit("backup", "backup.zip").code == 0
    (tmp_path / "new.toml").write_text(PACK)
    return tmp_path / "home"


def rows(home: Path) -> dict[str, list[Any]]:
    store = sqlite3.connect(f"{(home / 'ambit.db').as_uri()}?mode=ro", uri=True)
    found = {table: store.execute(f"SELECT * FROM {table}").fetchall() for table in ("games", "tags", "cards", "decks")}
    store.close()
    return found


def told(*words: str, lang: str = "en") -> Said:
    return ambit("--lang", lang, *words, typed=b"")


def test_while_a_table_runs_commands_that_write_say_where_to_do_it(home: Path) -> None:
    with running(*TABLE, home=home) as program:
        before = rows(home)
        for words in WRITING.values():
            said = told(*words)
            assert (said.code, said.out) == (2, ""), words
            assert f"(ambit table, process {program.process.pid})" in said.err
            assert "Do it on its page, http://" in said.err
        assert "Faites-le sur sa page" in told(*WRITING["teach"], lang="fr").err
        assert rows(home) == before
        for words in READING.values():
            assert told(*words).code == 0, words
        assert program.end(signal.SIGTERM) == 0
    assert told(*WRITING["teach"]).code == 0


def test_a_table_that_was_killed_holds_nothing(home: Path) -> None:
    """The kernel takes the lock back; the file with the name of the dead program stays, and nobody minds."""
    with running(*TABLE, home=home) as program:
        assert told(*WRITING["teach"]).code == 2
        program.end(signal.SIGKILL)
    assert msgspec.json.decode(lock_of(home / "ambit.db").read_bytes())["pid"] == program.process.pid
    assert beside(home / "ambit.db", "-wal").exists()
    for name in ("teach", "import", "forget", "restore"):
        assert told(*WRITING[name]).code in (0, 1), name


@contextmanager
def registering(home: Path) -> Iterator["subprocess.Popen[str]"]:
    """`ambit cards register`, which waits for taps."""
    line = [sys.executable, "-u", "-c", PROGRAM, "cards", "register", "ambush"]
    env = os.environ | {"AMBIT_HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(line, cwd=PROJECT, env=env, **pipes) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        yield process
        process.kill()


def test_no_table_is_opened_while_tags_are_registered(home: Path) -> None:
    with registering(home) as process:
        said = told(*WRITING["play"])
        assert (said.code, said.out) == (2, "")
        assert f"(ambit cards register, process {process.pid})" in said.err
        assert "End that one first" in said.err
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(SOON) == 0
    assert told(*WRITING["play"]).code == 0


def test_a_demo_is_no_hindrance(home: Path) -> None:
    """It keeps its games elsewhere."""
    with running("demo", "--no-browser", "--port", "0", home=home):
        assert told(*WRITING["teach"]).code == 0


def test_a_short_command_is_waited_for(home: Path) -> None:
    """The first ends as soon as the second has begun to wait: both are served."""
    holding.PATIENCE = SOON
    first = Hold(home / "ambit.db", "ambit cards import")
    line = [sys.executable, "-c", PROGRAM, *WRITING["teach"]]
    with subprocess.Popen(line, cwd=PROJECT, env=os.environ | {"LC_ALL": "C.UTF-8"}, stdout=subprocess.PIPE) as second:
        first.close()
        assert second.wait(SOON) == 0


def test_who_holds_it_may_be_unknown(home: Path) -> None:
    """On a full disk even the name of the holder finds no room."""
    hold = Hold(home / "ambit.db", "ambit table")
    lock_of(home / "ambit.db").write_bytes(b"")
    said = told(*WRITING["teach"])
    hold.close()
    assert said.code == 2
    assert "Another Ambit is at work on" in said.err
