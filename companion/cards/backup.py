"""Everything in one file, to be kept elsewhere: a consistent copy of the database, even while a game runs."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from companion.cards.packs import COVER
from companion.log import Log, Unusable
from companion.log.connecting import connect
from companion.log.private import make_file
from companion.log.store import OURS, unusable


class Contents(Struct, frozen=True):
    """How many games, tags, cards and decks a database holds."""

    games: int
    running: int
    """How many of the games are not over: the file tells what lies face down in them."""
    tags: int
    cards: int
    decks: int


def backup(log: Log, to: Path) -> Contents:
    """A copy of the database alone."""
    with written_whole(log, to, is_ours) as part:
        return _copied(log, part)


@contextmanager
def written_whole(log: Log, to: Path, may_be_replaced: Callable[[Path], bool]) -> Iterator[Path]:
    """Gives the file to write, beside `to`; then it is renamed: after a power cut there is the last one or the new one.

    The database itself is never replaced, nor a file that is there and may not be.
    """
    part = to.parent / f"{to.name}.part"
    try:
        if to.exists() and os.path.samefile(to, log.path):
            raise Unusable("cards-backup-itself", file=str(to))
        if to.exists() and not may_be_replaced(to):
            raise Unusable("cards-backup-foreign", file=str(to))
        yield part
        part.replace(to)
        sync(to.parent)
    except OSError as error:
        raise unusable(error, to) from None
    finally:
        remove(part)


def _copied(log: Log, part: Path) -> Contents:
    """SQLite copies what is committed, page by page; the copy has no journal file beside it."""
    part.parent.mkdir(parents=True, exist_ok=True)
    remove(part)
    make_file(part)
    try:
        copy = connect(part)
        try:
            log.store.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            _forget_secrets(copy)
            return contents(copy)
        finally:
            copy.close()
            sync(part)
    except sqlite3.Error as error:
        raise unusable(error, part) from None


def _forget_secrets(copy: sqlite3.Connection) -> None:
    """A backup lies elsewhere and longer: no code, no PIN and no token of the evening goes with it."""
    copy.execute("DELETE FROM tokens")
    copy.execute("UPDATE evenings SET body = ''")
    copy.execute("VACUUM")  # what was deleted lies in the pages until they are written anew


def contents(store: sqlite3.Connection) -> Contents:
    """Counted from the file itself; a missing table raises an error of SQLite."""
    cards = f"cards WHERE card NOT LIKE '{COVER}%'"
    tables = ("games", "games WHERE NOT over", "tags", cards, "decks")
    return Contents(*(store.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables))


def is_ours(path: Path) -> bool:
    """Whether the file's header has Ambit's application id. An empty file has none."""
    with path.open("rb") as file:
        head = file.read(72)
    return not head or (head.startswith(b"SQLite format 3\x00") and int.from_bytes(head[68:72], "big") == OURS)


def remove(path: Path) -> None:
    """Remove the file if it is there and can be removed; no error otherwise."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Flush a file, or the names in a folder, from the system's cache to the disk (fsync)."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
