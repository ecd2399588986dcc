"""Room in the journal: it is longer than what is in it, so that a step does not make it longer.

A sync of a file that has become longer also writes the file system's own journal: on ext4 that is a good third of a
commit's time, and most of what a memory card has to write. SQLite reads zeros as the journal's end.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from companion.log.connecting import without_waiting

STEPS = 64
"""For so many steps of one page each there is room when it is made."""
ROOM = STEPS * (4096 + 24)
"""Bytes: a page and its head in the journal, each."""


class Room:
    """In the journal of one database. Without it everything is as durable and only slower, so nothing here fails."""

    def __init__(self, database: Path) -> None:
        self._journal = str(database.with_name(f"{database.name}-wal"))
        self._length = -1
        """Bytes of the journal when room was last made here."""

    def make(self, store: sqlite3.Connection) -> None:
        """Make room now. While it holds the lock nobody else writes, so zeros come behind everything that counts."""
        with suppress(OSError, sqlite3.Error), without_waiting(store):
            store.execute("BEGIN IMMEDIATE")
            try:
                self._lengthen()
            finally:
                store.execute("ROLLBACK")

    def keep(self, store: sqlite3.Connection) -> None:
        """Make room if none was made, or if there is none any more: then the last write has changed the length."""
        try:
            length = os.stat(self._journal).st_size
        except OSError:
            return
        if length != self._length:
            self.make(store)

    def _lengthen(self) -> None:
        file = os.open(self._journal, os.O_RDWR | os.O_CLOEXEC)  # SQLite has no lock in it that closing would end
        try:
            length = os.fstat(file).st_size
            self._length = length  # on a full disk it is not tried again before the journal has grown by itself
            if os.pwrite(file, bytes(ROOM), length) == ROOM:
                self._length += ROOM
            else:
                os.ftruncate(file, length)
            os.fdatasync(file)
        finally:
            os.close(file)
