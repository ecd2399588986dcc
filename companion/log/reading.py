"""Opening the database to read only: also on a full disk, on a medium that cannot be written, and beside a game."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.log.connecting import connect, in_memory
from companion.log.examining import version_of
from companion.log.private import SIDES
from companion.log.schema import VERSION
from companion.log.store import (
    OURS,
    TROUBLE,
    Unusable,
    check_owner,
    look,
    open_store,
    raise_version,
    refuse_orphans,
    refuse_wrong,
    touched,
    unusable,
    whole,
)

MEMORY = Path("/dev/shm")
"""A folder in memory, on Linux; elsewhere the usual one for temporary files does."""
_OF_A_JOURNAL = slice(18, 20)
"""Two bytes of the header say that the pages are read together with a WAL; 1 means that they are not."""
_WAYS = ("mode=ro", "mode=ro&readonly_shm=1")
"""The first shares SQLite's index of the WAL with whoever plays; the second makes its own in memory, on a full disk."""
_ELSEWHERE = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_FULL", "SQLITE_PROTOCOL")
"""What SQLite says where it cannot keep its own files beside the database."""


def open_reader(path: Path) -> sqlite3.Connection:
    """The database as it is now. Where there is none, it has no rows; an older version is raised in memory only."""
    try:
        store = _found(path) if path.exists() else _empty(path)
    except TROUBLE as error:
        raise unusable(error, path) from None
    store.execute("PRAGMA query_only = ON")
    return store


def _empty(path: Path) -> sqlite3.Connection:
    refuse_orphans(path)
    store = in_memory()
    store.executescript(whole())
    return store


def _found(path: Path) -> sqlite3.Connection:
    if not any(path.with_name(path.name + side).exists() for side in SIDES[1:]):
        return _snapshot(path)
    for how in _WAYS:
        try:
            return _beside_others(path, how)
        except sqlite3.Error as error:
            if not error.sqlite_errorname.startswith(_ELSEWHERE):
                raise
    return _copied(path)


def _snapshot(path: Path) -> sqlite3.Connection:
    """Nobody has it open, and all of it is in one file: SQLite gets the bytes and touches nothing."""
    before = touched(path)
    check_owner(path, to_write=False)
    content = bytearray(path.read_bytes())
    if touched(path) != before:
        return _found(path)
    content[_OF_A_JOURNAL] = b"\x01\x01"
    store = in_memory(bytes(content))
    try:
        refuse_wrong(store, path)
        raise_version(store)
    except (*TROUBLE, Unusable):
        store.close()
        raise
    return store


def _beside_others(path: Path, how: str) -> sqlite3.Connection:
    """Another program has it open, or was killed: what it wrote last is in the files beside it."""
    _refuse_foreign(path)
    look(path, how)
    store = connect(path, how)
    try:
        if version_of(store) == VERSION:
            return store
    except BaseException:
        store.close()
        raise
    store.close()
    return _copied(path)


def _refuse_foreign(path: Path) -> None:
    """Like `check_owner`, but by SQLite, "immutable" so that it changes nothing.

    This process may have the database open: closing the file itself would let go of the locks of that connection.
    """
    with closing(connect(path, "immutable=1")) as store:
        if store.execute("PRAGMA application_id").fetchone()[0] != OURS:
            raise Unusable("log-foreign", file=str(path))


def _copied(path: Path) -> sqlite3.Connection:
    """A copy in memory with all that lies beside it. Nobody writes: whoever does has made SQLite's own files."""
    with TemporaryDirectory(prefix="ambit-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        copy = Path(folder) / path.name
        for side in ("", "-wal", "-journal"):
            if (beside := path.with_name(path.name + side)).exists():
                shutil.copyfile(beside, copy.with_name(copy.name + side))
        with closing(_opened_copy(copy, path)) as store:
            memory = in_memory()
            store.backup(memory)
    return memory


def _opened_copy(copy: Path, path: Path) -> sqlite3.Connection:
    """Errors name the file that was asked for."""
    try:
        return open_store(copy)
    except Unusable as wrong:
        wrong.message.args["file"] = str(path)
        raise
