"""Replacing the database by what is in a backup, row by row. The old database is kept beside it."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from companion.cards.backup import Contents, contents, remove, sync
from companion.cards.rows import taken
from companion.log import Damaged, Log, Unusable, told
from companion.log.connecting import connect, within
from companion.log.examining import LONGEST, columns, version_of
from companion.log.log import utc_now
from companion.log.private import make_file, make_folder
from companion.log.store import TROUBLE, check_owner, make_empty, open_store, refuse_wrong, unusable

JOURNALS = ("-wal", "-journal")
"""Endings of the files that SQLite keeps beside a database and that belong to it."""
SIDES = (*JOURNALS, "-shm", told.ENDING)
LARGEST = 1024 * 1024 * 1024
"""Bytes. A thousand long evenings have about a tenth of that; a larger file would only fill the disk."""
BROKEN = ("log-not-a-database", "log-foreign", "log-newer", "log-damaged", "log-altered", "log-orphan")
"""Faults that the replaced database may have: it is then kept as it is, with its journal files."""


class Restored(Struct, frozen=True):
    contents: Contents
    kept: Path | None
    """Where the database lies that was there before."""


def restore(source: Path, database: Path, now: Callable[[], datetime] = utc_now) -> Restored:
    """All or nothing: until the very last step the database in use stays as it is."""
    part = database.with_name(database.name + ".part")
    try:
        _refuse(source, database)
        make_folder(database.parent)
        found = _rebuilt(source, part)
        kept = _set_aside(database, now())
        for side in SIDES:  # they belong to the old database, and SQLite would apply them to the new one
            _beside(database, side).unlink(missing_ok=True)
        os.replace(part, database)
        sync(database.parent)
    except OSError as error:
        raise unusable(error, source) from None
    finally:
        for rest in (part, *(_beside(part, side) for side in SIDES)):
            remove(rest)
    Log(database).close()
    return Restored(found, kept)


def _refuse(source: Path, database: Path) -> None:
    """What can be seen from outside."""
    if not source.is_file():
        raise Unusable("file-folder" if source.is_dir() else "file-missing", file=str(source))
    if database.exists() and os.path.samefile(source, database):
        raise Unusable("cards-restore-itself", file=str(source))
    journal = _beside(source, "-journal")
    if journal.exists() and journal.stat().st_size:  # it may name other files, which SQLite would delete
        raise Unusable("cards-restore-interrupted", file=str(source), journal=str(journal))
    if sum(path.stat().st_size for path in (source, _beside(source, "-wal")) if path.exists()) > LARGEST:
        raise Unusable("cards-restore-large", file=str(source), most=LARGEST // 1024 // 1024)


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)


def _rebuilt(source: Path, part: Path) -> Contents:
    """A new database with the rows of the file: of the file itself, nothing comes into the place of the database.

    SQLite never opens the file, since it might change it; it gets a copy in a folder that nobody else can look into.
    """
    remove(part)
    with TemporaryDirectory(prefix=".restore-", dir=part.parent) as folder:
        copy = Path(folder) / "backup.db"
        _copy(source, copy, ("", "-wal"))
        try:
            with closing(_opened(copy)) as theirs, closing(make_empty(part, version_of(theirs))) as ours:
                _take_rows(theirs, ours)
                ours.execute("PRAGMA journal_mode = DELETE")
                found = contents(ours)
        except TROUBLE as error:
            raise _about(source, unusable(error, source)) from None
        except Unusable as wrong:
            raise _about(source, wrong) from None
    sync(part)
    return found


def _opened(copy: Path) -> sqlite3.Connection:
    """The copy, if it is a database of ours from the first page to the last."""
    check_owner(copy, to_write=False)
    store = connect(copy)
    try:
        refuse_wrong(store, copy, thorough=True)
    except BaseException:
        store.close()
        raise
    return store


def _take_rows(theirs: sqlite3.Connection, ours: sqlite3.Connection) -> None:
    """Every row that is what Ambit writes; the first that is not breaks everything off."""
    ours.execute("PRAGMA foreign_keys = ON")
    ours.execute("BEGIN IMMEDIATE")
    with within(LONGEST, theirs):
        for table, names in columns(ours).items():
            listed, gaps = ", ".join(names), ", ".join("?" * len(names))
            for number, row in enumerate(theirs.execute(f"SELECT {listed} FROM {table}"), 1):
                try:
                    kept = taken(table, names, row)
                except ValueError:  # msgspec's errors are some, too
                    raise Damaged("cards-restore-row", table=table, row=number) from None
                if kept is not None:
                    ours.execute(f"INSERT INTO {table} ({listed}) VALUES ({gaps})", kept)
    ours.execute("COMMIT")


def _about(source: Path, wrong: Unusable) -> Unusable:
    """The same error, but with the name of the file that was asked for instead of the copy's."""
    match wrong.message.id:
        case "log-not-a-database" | "log-foreign":
            return Unusable("cards-restore-foreign", file=str(source))
        case "log-newer":
            return Unusable("cards-restore-newer", file=str(source), version=wrong.message.args["version"])
        case "log-damaged":
            return Unusable("cards-restore-damaged", file=str(source))
        case "log-altered":
            return Unusable("cards-restore-altered", file=str(source))
        case "cards-restore-row":
            return Unusable("cards-restore-row", **wrong.message.args | {"file": str(source)})
    return wrong


def _copy(source: Path, to: Path, sides: tuple[str, ...]) -> None:
    """Copy the file with what belongs to it: the last steps may be only there."""
    for side in sides:
        if _beside(source, side).exists():
            make_file(_beside(to, side))
            shutil.copyfile(_beside(source, side), _beside(to, side))
            sync(_beside(to, side))


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Copy the old database aside. A working one is checkpointed first, which fails if another program uses it."""
    if not any(_beside(database, side).exists() for side in ("", *JOURNALS)):
        return None
    try:
        with closing(open_store(database)) as store:
            store.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise unusable(error, database) from None
    except Unusable as wrong:
        if wrong.message.id not in BROKEN:
            raise
    kept = free_name(database, now)
    _copy(database, kept, ("", *JOURNALS))
    return kept


def free_name(database: Path, now: datetime) -> Path:
    """Where something is kept that was there before: beside it, with the moment in its name."""
    first = database.with_name(f"{database.stem}-before-{now:%Y%m%d-%H%M%S}{database.suffix}")
    names = (first if n == 1 else first.with_stem(f"{first.stem}-{n}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())
