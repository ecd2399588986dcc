"""Is a database what Ambit wrote? Every page is looked at, and every table is exactly as Ambit makes it."""

import sqlite3
from contextlib import closing
from functools import cache
from typing import Literal

from companion.log.connecting import in_memory, within
from companion.log.schema import VERSION, tables

LONGEST = 120.0
"""Seconds for looking at a whole database. A memory card reads several hundred MiB in that time."""
LARGEST_NUMBER = 10**9
"""Of a game or an evening: the next one must have a number, too."""

Part = tuple[str, str, str, str | None]
"""Of a database: its kind (table, index, view, trigger), its name, the table it belongs to, and how it was made."""

Fault = Literal["newer", "altered", "damaged"]
"""Altered: all of ours is there, with something that Ambit never puts there (a trigger, a view, another table)."""


def version_of(store: sqlite3.Connection) -> int:
    """The version of its tables."""
    return max(1, int(store.execute("PRAGMA user_version").fetchone()[0]))


def what_is_wrong(store: sqlite3.Connection, *, thorough: bool = False) -> Fault | None:
    """None for a database that can be used. It takes at most two minutes, then SQLite breaks off.

    `thorough` compares indexes with their tables, too; it takes longer.
    """
    with within(LONGEST, store):
        version = version_of(store)
        if version > VERSION:
            return "newer"
        check = "integrity_check" if thorough else "quick_check"
        if store.execute(f"PRAGMA {check}(1)").fetchone()[0] != "ok":
            return "damaged"
        if (found := _parts(store)) != (ours := _parts_of(version)):
            return "altered" if set(found) > set(ours) else "damaged"
        return None if _numbers_fit(store) else "damaged"


def columns(store: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of every table, in an order in which rows may be written: what others refer to comes first."""
    names = [name for kind, name, *_ in _parts(store) if kind == "table"]
    found = {name: [row[1] for row in store.execute(f"PRAGMA table_info({name})")] for name in names}
    return dict(sorted(found.items(), key=lambda item: _depth(store, item[0])))


def _depth(store: sqlite3.Connection, table: str) -> int:
    """How many tables must be there before it."""
    others = {row[2] for row in store.execute(f"PRAGMA foreign_key_list({table})")}
    return 1 + max((_depth(store, other) for other in others), default=0)


def _parts(store: sqlite3.Connection) -> list[Part]:
    """Everything that is in a database: a view, a trigger or an index of somebody else, too."""
    return sorted(store.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"), key=repr)


@cache
def _parts_of(version: int) -> list[Part]:
    with closing(in_memory()) as pattern:
        pattern.executescript(tables(version))
        return _parts(pattern)


def _numbers_fit(store: sqlite3.Connection) -> bool:
    """No step without its game: a new game of that number would find steps there. And there is a next number."""
    if store.execute("PRAGMA foreign_key_check").fetchone() is not None:
        return False
    counted = [name for name in ("games", "evenings") if name in columns(store)]
    beyond = (f"SELECT 1 FROM {name} WHERE id NOT BETWEEN 1 AND {LARGEST_NUMBER} LIMIT 1" for name in counted)
    return all(store.execute(query).fetchone() is None for query in beyond)
