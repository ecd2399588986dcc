"""Putting a backup in the place of the database. The file is looked at first, and what was there is kept beside it."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from companion.cards.backup import Contents, contents, remove, sync
from companion.log import Log, Unusable
from companion.log.log import utc_now
from companion.log.store import open_store, unusable

JOURNALS = ("-wal", "-journal")
"""What SQLite keeps beside a database and what belongs to it."""
SIDES = (*JOURNALS, "-shm")
BROKEN = ("log-not-a-database", "log-foreign", "log-newer", "log-damaged", "log-orphan")
"""What may be wrong with a database that is replaced: then it is kept as it is, with what lies beside it."""


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
        for side in SIDES:  # they belong to what was there before, and would be taken for the new one's
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
    """A copy of the file is looked at, page by page. SQLite does not open the file itself: it would tidy up in it."""
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
    """What is wrong with the copy is wrong with the file that somebody named."""
    match wrong.message.id:
        case "log-not-a-database" | "log-foreign":
            return Unusable("cards-restore-foreign", file=str(source))
        case "log-newer":
            return Unusable("cards-restore-newer", file=str(source), version=wrong.message.args["version"])
        case "log-damaged":
            return Unusable("cards-restore-damaged", file=str(source))
    return wrong


def _copy(source: Path, to: Path) -> None:
    """With the journals that belong to it: the last games may be in them alone."""
    for side in ("", *JOURNALS):
        if _beside(source, side).exists():
            shutil.copyfile(_beside(source, side), _beside(to, side))
            sync(_beside(to, side))


def _set_aside(database: Path, now: datetime) -> Path | None:
    """A copy of what is there. A database that works is closed down first, which nobody else may hinder by using it."""
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
