"""The database file: made, opened and checked. One that is damaged or not ours is refused and left untouched."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.log import told
from companion.log.connecting import connect
from companion.log.examining import LONGEST, version_of, what_is_wrong
from companion.log.private import close_to_others, make_file, make_folder
from companion.log.schema import VERSION, VERSIONS, tables
from engine.message import Message

OURS = 0x416D6274
"""The application id in the file's header: "Ambt"."""
_MAGIC = b"SQLite format 3\x00"


class Unusable(Exception):
    """The database cannot be used; `message` says why and what to do."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.message = Message(id, args)


class Damaged(Unusable):
    """The content of the file is not what was written."""


class Full(Unusable):
    """Nothing more can be written. Every step that was confirmed is safe."""


class Unsure(Unusable):
    """The disk failed at the end of a write: it may be there or not."""


def open_store(path: Path) -> sqlite3.Connection:
    """The database at `path`, made if there is none; WAL, and a commit is on the disk before it returns."""
    try:
        if not path.exists():
            _make(path)
        check_owner(path, to_write=True)
        look(path)
        close_to_others(path)
        return _opened(path)
    except TROUBLE as error:
        raise unusable(error, path) from None


def make_certain(store: sqlite3.Connection) -> None:
    """After a failed write: whatever is in the database now is durable, and what is not cannot come back.

    The pages of the failed write may be in the journal and the system may believe that they are on the disk. All that
    counts is therefore written into the database itself; the journal then begins anew, over what is left in it.
    """
    [busy, *_] = store.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("another program reads")
    store.execute(f"PRAGMA user_version = {VERSION}")


def _opened(path: Path) -> sqlite3.Connection:
    interrupted = _filled(path.with_name(path.name + "-journal"))
    store = connect(path, any_thread=True)  # one thread at a time: that of the turns, or the one that closes it
    try:
        if interrupted:  # SQLite has rolled it back by now, and nobody has looked at the result
            refuse_wrong(store, path)
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("PRAGMA synchronous = FULL")
        store.execute("PRAGMA foreign_keys = ON")
        raise_version(store)
    except (sqlite3.Error, Unusable):
        store.close()
        raise
    return store


def raise_version(store: sqlite3.Connection) -> None:
    """Give a database of an older version the tables that it lacks: all of them or none, and what it holds stays."""
    if version_of(store) == VERSION:
        return
    store.execute("BEGIN IMMEDIATE")
    try:
        for added in VERSIONS[version_of(store) :]:  # asked again: another Ambit may have done it meanwhile
            for statement in added.split(";"):
                store.execute(statement)
        store.execute(f"PRAGMA user_version = {VERSION}")
        store.execute("COMMIT")
    except BaseException:
        if store.in_transaction:
            store.execute("ROLLBACK")
        raise


def _make(path: Path) -> None:
    """Create a database, completely or not at all: it is renamed to `path` when all of it is on the disk."""
    refuse_orphans(path)
    make_folder(path.parent)
    part = path.with_name(f"{path.name}.{os.getpid()}.new")
    part.unlink(missing_ok=True)
    try:
        make_empty(part).close()
        _name(part, path)
    finally:
        part.unlink(missing_ok=True)


def refuse_orphans(path: Path) -> None:
    """A leftover journal: SQLite would apply it to a new database, or delete it.

    It is no leftover if another Ambit has just made the database.
    """
    for side in ("-wal", "-journal"):
        if _filled(beside := path.with_name(path.name + side)) and not path.exists():
            raise Unusable("log-orphan", file=str(path), beside=str(beside))


def whole(version: int = VERSION) -> str:
    """The statements that make a database of Ambit: its tables, and the marks by which it is known."""
    return f"{tables(version)} PRAGMA application_id = {OURS}; PRAGMA user_version = {version};"


def make_empty(path: Path, version: int = VERSION) -> sqlite3.Connection:
    """A new database without a row, with the tables of that version."""
    make_file(path)
    store = connect(path)
    try:
        store.executescript(f"PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; {whole(version)} COMMIT;")
    except BaseException:
        store.close()
        raise
    return store


def _name(part: Path, path: Path) -> None:
    """Rename, unless another Ambit has made the database meanwhile: then that one stays."""
    try:
        os.link(part, path)
        told.beside(path).unlink(missing_ok=True)  # of a database that was here before
    except FileExistsError:
        pass
    except OSError:  # a file system without hard links
        part.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _filled(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def check_owner(path: Path, *, to_write: bool) -> None:
    """Check the first bytes without SQLite, which might change a file that is not ours.

    Only before this process opens the database with SQLite: closing a file lets go of all its locks of this process.
    """
    with path.open("rb") as file:
        head = file.read(100)
    if to_write and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    if len(head) < 100 or not head.startswith(_MAGIC):
        raise Unusable("log-not-a-database", file=str(path))
    if int.from_bytes(head[68:72], "big") != OURS:
        raise Unusable("log-foreign", file=str(path))


def look(path: Path, how: str = "mode=ro") -> None:
    """Check every page through a read-only connection, so that a refused file stays as it was found."""
    if _filled(path.with_name(path.name + "-journal")):
        return  # an interrupted transaction, which only SQLite can roll back
    before = touched(path)
    try:
        # Without a journal nobody has it open; "immutable" then reads it without creating a journal.
        alone = not path.with_name(path.name + "-wal").exists()
        with closing(connect(path, "immutable=1" if alone else how)) as store:
            refuse_wrong(store, path)
    except (*TROUBLE, Damaged):
        if touched(path) == before:
            raise
        look(path, how)  # another Ambit opened or closed the database meanwhile


def touched(path: Path) -> tuple[int, bool]:
    """Changes whenever another program opens, closes or writes to the database."""
    return path.stat().st_mtime_ns, path.with_name(path.name + "-wal").exists()


def refuse_wrong(store: sqlite3.Connection, path: Path, *, thorough: bool = False) -> None:
    """Raise what is wrong with a database, if anything is."""
    match what_is_wrong(store, thorough=thorough):
        case "newer":
            raise Unusable("log-newer", file=str(path), version=version_of(store))
        case "altered":
            raise Damaged("log-altered", file=str(path))
        case "damaged":
            raise Damaged("log-damaged", file=str(path))


TROUBLE = (sqlite3.Error, OSError, UnicodeDecodeError)
"""What the disk or SQLite may raise; UnicodeDecodeError if a damaged file makes even the error text invalid."""
_NO_ROOM = (
    "SQLITE_FULL",
    "SQLITE_IOERR_WRITE",
    "SQLITE_IOERR_FSYNC",
    "SQLITE_IOERR_DIR_FSYNC",
    "SQLITE_IOERR_TRUNCATE",
    "SQLITE_IOERR_SHMOPEN",
    "SQLITE_IOERR_SHMSIZE",
    "SQLITE_IOERR_SHMMAP",
)
_SURE = ("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_BUSY", "SQLITE_CONSTRAINT", "SQLITE_CORRUPT", "SQLITE_NOTADB")
"""After these a transaction is certainly not in the journal: the mark of its end was not written whole, or not yet."""
_BROKEN = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR", "SQLITE_IOERR_SHORT_READ")


def is_sure(error: sqlite3.Error) -> bool:
    """Whether a commit that failed so cannot be in the database, not even after a restart."""
    return error.sqlite_errorname.startswith(_SURE)


def unusable(error: Exception, path: Path) -> Unusable:
    """What a failure of the disk or of SQLite means for people."""
    name, file = getattr(error, "sqlite_errorname", ""), str(path)
    if name in _NO_ROOM or getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return Full("log-full", file=file)
    if name.startswith(_BROKEN) or (not name and isinstance(error, sqlite3.OperationalError | UnicodeDecodeError)):
        return Damaged("log-damaged", file=file)  # an error without a name: invalid UTF-8 in a TEXT column
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Unusable("log-busy", file=file)
    if name == "SQLITE_INTERRUPT":
        return Unusable("log-slow", file=file, seconds=int(LONGEST))
    if name.startswith("SQLITE_CONSTRAINT"):  # the step with this number is there already
        return Unusable("log-elsewhere", file=file)
    return Unusable("log-closed", file=file, why=getattr(error, "strerror", None) or str(error))
