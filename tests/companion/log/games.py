"""Saved games for tests of the log, and files that are not what they seem."""

import hashlib
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from companion.log import Entry, Log, Unusable
from companion.log.entries import Row, seal
from companion.log.schema import tables
from companion.log.store import OURS
from companion.messages import Speaker, languages
from engine.message import Message
from engine.setup import Header
from tests.companion.messages.saying import finished
from tests.engine.ambush.table import CARDS

STARTED = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)
HEADER = Header(game="ambush", mode="standard", seats=("Ana", "Bo"), options={"castle": 12}, cards=CARDS, rules=1)
FIRST = {"do": "first", "seat": 0, "first": 1, "at": 0.5}
STEPS = (
    Entry("do", (FIRST,)),
    Entry("do", ({"do": "expose", "seat": 1, "at": 1.5},)),
    Entry("do", ({"do": "play", "seat": 1, "card": "footman", "at": 2.5},)),
    Entry("undo"),
    Entry("redo"),
    Entry("do", ({"do": "name", "seat": 2, "name": "Béa"}, {"do": "expose", "seat": 2, "card": "ambush", "at": 9.0})),
)
"""Ana and Bo have begun; the last input did two things."""
END = Entry("do", ({"do": "concede", "seat": 2},))


def opened(path: Path) -> Log:
    return Log(path, lambda: STARTED)


def keep(log: Log, steps: tuple[Entry, ...] = STEPS, *, over: bool = False) -> int:
    """A game with these steps; gives its number."""
    id = log.begin(HEADER, ["ambush"])
    mark = log.entries(id)[1]
    for number, step in enumerate(steps, 1):
        mark = log.append(id, number, step, mark, over=True if over and number == len(steps) else None)
    return id


def saved(path: Path, games: int = 2) -> Path:
    """A database with games in it, closed."""
    with closing(opened(path)) as log:
        for _ in range(games):
            keep(log)
    return path


def as_of(version: int, now: Path, to: Path, copied: tuple[str, ...] = ("games", "entries")) -> Path:
    """The rows of a database as an older version wrote them: the moment of a step stood in its body alone."""
    with closing(sqlite3.connect(to, isolation_level=None)) as store, closing(opened(now)) as log:
        store.executescript(f"PRAGMA application_id = {OURS}; PRAGMA user_version = {version}; {tables(version)}")
        store.execute("ATTACH ? AS now", (str(now),))
        for table in copied:
            if table != "entries":
                store.execute(f"INSERT INTO main.{table} SELECT * FROM now.{table}")
        for game, mark in store.execute("SELECT id, seal FROM games").fetchall():
            for number, entry in enumerate(log.entries(game)[0], 1):
                row = Row(entry.kind, msgspec.json.encode(entry.actions).decode())
                mark = seal(mark, row)
                store.execute("INSERT INTO entries VALUES (?,?,?,?,?)", (game, number, row.kind, row.body, mark))
    return to


def interrupted(source: Path, to: Path, *, shm: bool = True) -> Path:
    """A database as a power cut leaves it: the last steps are still in the journal beside it."""
    saved(source)
    with closing(opened(source)) as log:
        keep(log)
        for side in ("", "-wal", "-shm") if shm else ("", "-wal"):
            shutil.copyfile(beside(source, side), beside(to, side))
    return to


def beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)


def sums(folder: Path, *, but: str = "nothing") -> dict[str, str]:
    """Every file of a folder by its contents."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(but))
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def refused(path: Path) -> str:
    """The database must be refused; gives the id of the sentence, which can be said in every language."""
    with pytest.raises(Unusable) as wrong:
        everything(path)
    return sentence(wrong.value.message)


def everything(path: Path) -> list[list[Entry]]:
    """All steps of all games."""
    with closing(opened(path)) as log:
        return [log.entries(id)[0] for id in log.numbers()]


def sentence(message: Message) -> str:
    """What is wrong can be said in every language; gives the id."""
    for language in languages():
        said = Speaker(language).message(message)
        assert finished(said), said
    return message.id


def alter(path: Path, *orders: str) -> None:
    """Somebody works on the file with another program."""
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        for order in orders:
            store.execute(order)
