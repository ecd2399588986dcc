"""The evening in the database: it survives a restart of the program, however that came about."""

import sqlite3
from datetime import datetime, timedelta

import msgspec

from companion.lobby.choice import still_there
from companion.lobby.evening import Evening
from companion.log.database import Database

LASTS = timedelta(hours=12)
"""An evening is over when nothing has happened for so long; a token holds for one evening."""


def read(log: Database, now: datetime) -> tuple[int, Evening] | None:
    """The evening that is still going on, with its number. None: there was none, or it is over.

    A machine without a clock of its own may be behind: an evening that began "later" than now goes on.
    """
    with log.reading() as store:
        row = store.execute("SELECT id, touched, body FROM evenings ORDER BY id DESC LIMIT 1").fetchone()
    if row is None:
        return None
    number, touched, body = row
    try:
        last = datetime.fromisoformat(touched)
        evening = msgspec.json.decode(body, type=Evening)
    except (ValueError, msgspec.DecodeError):  # a backup holds no codes, and an evening without one is over
        return None
    if now - last > LASTS:
        return None
    return number, msgspec.structs.replace(evening, choice=still_there(evening.choice))


def write_new(log: Database, evening: Evening, now: datetime) -> int:
    """A new evening: tokens of the last one hold no more. Gives its number."""
    at = now.isoformat(timespec="seconds")

    def insert(store: sqlite3.Connection) -> int:
        store.execute("DELETE FROM tokens")
        store.execute("UPDATE evenings SET body = ''")  # codes and PINs that are over are nobody's business
        found = store.execute("INSERT INTO evenings (began, touched, body) VALUES (?, ?, ?)", (at, at, _body(evening)))
        assert found.lastrowid is not None
        return found.lastrowid

    last = "SELECT body FROM evenings ORDER BY id DESC LIMIT 1"
    return log.write(insert, there=lambda store: store.execute(last).fetchone() == (_body(evening),))


def write(log: Database, number: int, evening: Evening, now: datetime) -> None:
    """As it is now; on the disk when this returns."""
    row = (now.isoformat(timespec="seconds"), _body(evening), number)
    update, found = (
        "UPDATE evenings SET touched = ?, body = ? WHERE id = ?",
        "SELECT body FROM evenings WHERE id = ?",
    )
    log.write(
        lambda store: store.execute(update, row),
        there=lambda store: store.execute(found, (number,)).fetchone() == (row[1],),
    )


def _body(evening: Evening) -> str:
    return msgspec.json.encode(evening).decode()
