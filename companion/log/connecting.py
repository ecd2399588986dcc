"""The one place where SQLite is opened: nothing that a file says is carried out, and its values have limits."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

PATIENCE = 10.0
"""Seconds to wait while another Ambit writes. At a table everything else goes on meanwhile."""
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 32 * 1024 * 1024,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 100,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 100,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 10,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}
"""More than any table or statement of Ambit needs. Bytes, columns, levels, arguments, threads."""
_SWITCHES = {
    "SQLITE_DBCONFIG_DEFENSIVE": True,
    "SQLITE_DBCONFIG_TRUSTED_SCHEMA": False,
    "SQLITE_DBCONFIG_ENABLE_TRIGGER": False,
    "SQLITE_DBCONFIG_ENABLE_VIEW": False,
}
"""Python sets them since 3.12. Under 3.11 the pragma and the authorizer below do what they would, but for DEFENSIVE."""
_OFTEN = 10_000
"""Instructions of SQLite's machine between two looks at the clock."""


def connect(path: Path, how: str = "mode=rw", *, any_thread: bool = False) -> sqlite3.Connection:
    """A connection to a file that is there. `how`: the parameters of SQLite's URI.

    `any_thread`: not only the thread that made it uses it, and the caller sees to it that only one does at a time.
    """
    address = f"{path.absolute().as_uri()}?{how}"
    apart = {"uri": True, "isolation_level": None, "check_same_thread": not any_thread}
    return _guarded(sqlite3.connect(address, timeout=PATIENCE, **apart))  # type: ignore[arg-type]


def in_memory(content: bytes = b"") -> sqlite3.Connection:
    """A database that is in no file, with the pages of one if they are given."""
    store = sqlite3.connect(":memory:", isolation_level=None)
    if content:
        store.deserialize(content)
    return _guarded(store)


def _guarded(store: sqlite3.Connection) -> sqlite3.Connection:
    try:
        for limit, most in _LIMITS.items():
            store.setlimit(limit, most)
        _switch(store)
        store.execute("PRAGMA trusted_schema = OFF")
        store.execute("PRAGMA cell_size_check = ON")
        store.execute("PRAGMA mmap_size = 0")  # a page that changes under a mapping is read as damage or worse
        store.set_authorizer(_asked_by_ourselves)
    except BaseException:
        store.close()
        raise
    return store


def _switch(store: Any) -> None:
    """`Any`: what Python 3.11 lacks is not in the types that are checked."""
    for name, value in _SWITCHES.items():
        if hasattr(store, "setconfig") and hasattr(sqlite3, name):
            store.setconfig(getattr(sqlite3, name), value)


def _asked_by_ourselves(action: int, one: str | None, two: str | None, database: str | None, by: str | None) -> int:
    """Whatever a trigger or a view asks for (`by` is its name) is denied: Ambit has none."""
    return sqlite3.SQLITE_OK if by is None else sqlite3.SQLITE_DENY


@contextmanager
def without_waiting(store: sqlite3.Connection) -> Iterator[None]:
    """Inside, nobody waits for another program: what it keeps from being done fails at once (SQLITE_BUSY)."""
    store.execute("PRAGMA busy_timeout = 0")
    try:
        yield
    finally:
        store.execute(f"PRAGMA busy_timeout = {round(PATIENCE * 1000)}")


@contextmanager
def within(seconds: float, store: sqlite3.Connection) -> Iterator[None]:
    """Inside, SQLite breaks off when the time is over (SQLITE_INTERRUPT)."""
    until = monotonic() + seconds
    store.set_progress_handler(lambda: monotonic() > until, _OFTEN)
    try:
        yield
    finally:
        store.set_progress_handler(None, _OFTEN)
