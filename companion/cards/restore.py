"""Replacing the database by a backup. The backup is checked first, and the old database is kept beside it."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from companion.cards.backup import Contents, contents, remove, sync
from companion.log import Log, Unusable, told
from companion.log.log import utc_now
from companion.log.store import open_store, unusable

JOURNALS = ("-wal", "-journal")
"""Endings of the files that SQLite keeps beside a database and that belong to it."""
SIDES = (*JOURNALS, "-shm", told.ENDING)
BROKEN = ("log-not-a-database", "log-foreign", "log-newer", "log-damaged", "log-orphan")
"""Faults that the replaced database may have: it is then kept as it is, with its journal files."""


class Restored(Struct, frozen=True):
    contents: Contents
    kept: Path | None
    """Where the database lies that was there before."""


def restore(source: Path, database: Path, now: Callable[[], datetime] = utc_now) -> Restored:
    """All or nothing: until the very last step the database in use stays as it is."""
    part = database.with_name(database.name + ".part")
    try:
        if not source.is_file():
            raise Unusable("file-folder" if source.is_dir() else "file-missing", file=str(source))
        if database.exists() and os.path.samefile(source, database):
            raise Unusable("cards-restore-itself", file=str(source))
        database.parent.mkdir(parents=True, exist_ok=True)
        found = _looked_at(source, part)
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


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)


def _looked_at(source: Path, part: Path) -> Contents:
    """Check a copy of the file, page by page. SQLite never opens the file itself, since it might change it."""
    _copy(source, part)
    try:
        with closing(open_store(part)) as copy:
            copy.execute("PRAGMA journal_mode = DELETE")
            found = contents(copy)
    except sqlite3.Error as error:
        raise unusable(error, source) from None
    except Unusable as wrong:
        raise _about(source, wrong) from None
    sync(part)
    return found


def _about(source: Path, wrong: Unusable) -> Unusable:
    """The same error, but with the name of the file that was asked for instead of the copy's."""
    match wrong.message.id:
        case "log-not-a-database" | "log-foreign":
            return Unusable("cards-restore-foreign", file=str(source))
        case "log-newer":
            return Unusable("cards-restore-newer", file=str(source), version=wrong.message.args["version"])
        case "log-damaged":
            return Unusable("cards-restore-damaged", file=str(source))
    return wrong


def _copy(source: Path, to: Path) -> None:
    """Copy the file with its journals: the last steps may be only in them."""
    for side in ("", *JOURNALS):
        if _beside(source, side).exists():
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
    kept = _free_name(database, now)
    _copy(database, kept)
    return kept


def _free_name(database: Path, now: datetime) -> Path:
    first = database.with_name(f"{database.stem}-before-{now:%Y%m%d-%H%M%S}{database.suffix}")
    names = (first if n == 1 else first.with_stem(f"{first.stem}-{n}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())
