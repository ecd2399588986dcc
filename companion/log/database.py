"""The open database: one connection that writes, one that reads, and finding out what a write that failed has left."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from companion.log.connecting import connect, without_waiting
from companion.log.journal import Room
from companion.log.store import TROUBLE, Unsure, Unusable, is_sure, make_certain, open_store, unusable
from companion.turns import aside

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Database:
    """Every write is on the disk when its method returns, or was not made at all, or it raises `Unsure`."""

    def __init__(self, path: Path, reader: sqlite3.Connection | None = None) -> None:
        """`reader`: a connection that cannot write; then this is a database that nobody writes to from here."""
        self.path = path
        self._one_writes = Lock()
        """Held by whoever writes: the thread of the turns, or a caller outside of a turn."""
        self._is_certain = True
        """False: a write failed at its end, and the database has to be opened anew to see whether it is there."""
        self.store = reader or open_store(path)
        """The connection that writes."""
        self._reader = reader
        """Another one, so that nobody who reads waits for a write."""
        self._times_opened = 1
        self._room: Room | None = None
        """Made for who writes often."""
        self._reading, self._readers = Lock(), 0
        """Held while the reading connection is taken or given back, and by how many it is used."""

    def close(self) -> None:
        """Close the database; it cannot be used after this."""
        with self._one_writes:
            self._readers = 0  # a reading that was broken off is over now
            self._close()

    def _close(self) -> None:
        """Whoever reads just now, in the other thread, may finish."""
        with self._reading:
            if self._reader is not None and not self._readers:
                self._reader.close()
                self._reader = None
        self.store.close()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A consistent snapshot of the database, whatever is written meanwhile; calls may be nested."""
        try:
            reader = self._taken()
            is_outermost = not reader.in_transaction
            try:
                if is_outermost:
                    reader.execute("BEGIN")
                yield reader
            finally:
                if is_outermost:
                    _end(reader)
                self._readers -= 1
        except TROUBLE as error:
            raise unusable(error, self.path) from None

    def version(self) -> tuple[int, int]:
        """Another one whenever something was written, from here or by any other program."""
        with self.reading() as store:
            return self._times_opened, int(store.execute("PRAGMA data_version").fetchone()[0])

    def _taken(self) -> sqlite3.Connection:
        with self._reading:
            if self._reader is None:
                self._reader = connect(self.path, "mode=ro", any_thread=True)
            self._readers += 1
            return self._reader

    def write(
        self,
        work: Work[T],
        *,
        there: Work[bool] | None = None,
        then: Callable[[T], object] = lambda given: None,
        midway: bool = True,
    ) -> T:
        """What `work` gives, in one transaction: all of it is durable when this returns, or nothing was written.

        Where the disk fails at the very end, `there` is asked whether all of it is in the database, which is opened
        anew for that; without `there`, or if even that fails, `Unsure` is raised. `then` is done by the thread that
        writes, when it is durable. `midway`: see `companion.turns`.
        """

        def written() -> T:
            given = self._written(work, there)
            then(given)
            return given

        return aside(written, midway=midway)

    def write_row(self, statement: str, row: tuple[Any, ...], *, then: Callable[[None], object]) -> None:
        """One statement that is a transaction by itself, durable when this returns: what `write` does in less time."""

        def written() -> None:
            with self._writing():
                self._finish(statement, row)
            then(None)

        aside(written, midway=False)

    def _written(self, work: Work[T], there: Work[bool] | None) -> T:
        with self._writing():
            try:
                self.store.execute("BEGIN IMMEDIATE")
                given = work(self.store)
                self._finish("COMMIT")
            except Unsure as unsure:
                if there is None:
                    raise
                self._check(there, unsure)
            finally:
                _end(self.store)
            return given

    def _finish(self, statement: str, row: tuple[Any, ...] = ()) -> None:
        """The statement by which a transaction comes onto the disk."""
        try:
            self.store.execute(statement, row)
        except sqlite3.Error as error:
            if is_sure(error):
                raise
            self._is_certain = False
            raise Unsure("log-unsure", file=str(self.path), why=str(error)) from None
        if self._room is not None:
            self._room.keep(self.store)

    def make_room(self) -> None:
        """A game begins: many small writes follow, which should be quick."""
        aside(self._roomy)

    def _roomy(self) -> None:
        with suppress(Unusable), self._writing():
            self._room = self._room or Room(self.path)
            self._room.keep(self.store)

    def tidy(self) -> None:
        """Put the journal into the database: an empty one cannot be damaged. Not while others read."""
        aside(self._tidied, midway=False)

    def _tidied(self) -> None:
        with suppress(Unusable), self._writing():
            with without_waiting(self.store):
                self.store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if self._room is not None:
                self._room.make(self.store)

    # After a write that may be there or not

    def _check(self, there: Work[bool], unsure: Unsure) -> None:
        try:
            self._open_anew()
        except (*TROUBLE, Unusable):
            raise unsure from None
        if not there(self.store):
            raise Unusable("log-not-kept", file=str(self.path)) from None

    def look(self, work: Work[T]) -> T:
        """What `work` finds, after `Unsure` in the database opened anew. Raises `Unusable` if that fails again."""
        return aside(lambda: self._looked(work))

    def _looked(self, work: Work[T]) -> T:
        with self._writing():
            return work(self.store)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Nobody else writes, and nothing is written before it is certain what the last write has left."""
        with self._one_writes:
            try:
                if not self._is_certain:
                    self._open_anew()
                yield
            except TROUBLE as error:
                raise unusable(error, self.path) from None

    def _open_anew(self) -> None:
        with suppress(sqlite3.Error):
            self._close()
        self.store = open_store(self.path)
        make_certain(self.store)
        self._is_certain = True
        self._times_opened += 1


def _end(store: sqlite3.Connection) -> None:
    """End a transaction that is still open; SQLite has often done so by itself, as when the disk is full."""
    with suppress(sqlite3.Error):
        if store.in_transaction:
            store.execute("ROLLBACK")
