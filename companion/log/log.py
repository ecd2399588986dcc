"""Writing and reading saved games."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from companion.log.entries import Entry, Progress, Saved, first_seal, seal
from companion.log.progress import NOBODYS, keep_progress
from companion.log.store import TROUBLE, Damaged, open_store, unusable
from engine.setup import Header

ROW = "id, started, game, mode, options, packs, rules, header"
"""The columns of a game's row that never change; the seal covers them."""


def utc_now() -> datetime:
    return datetime.now(UTC)


class Log:
    """One database. Every write is on the disk when its method returns, or was not made at all."""

    def __init__(self, path: Path, now: Callable[[], datetime] = utc_now) -> None:
        self.path = path
        self._now = now
        self.store = open_store(path)

    def close(self) -> None:
        """Close the database; the log cannot be used after this."""
        self.store.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it or nothing, and durable at its end."""
        with self._transaction("BEGIN IMMEDIATE") as store:
            yield store

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A consistent snapshot of the database, whatever others write meanwhile; calls may be nested."""
        if self.store.in_transaction:
            yield self.store
            return
        with self._transaction("BEGIN") as store:
            yield store

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        try:
            self.store.execute(begin)
            yield self.store
            self.store.execute("COMMIT")
        except TROUBLE as error:
            self._take_back()
            raise unusable(error, self.path) from None
        except BaseException:
            self._take_back()
            raise

    def _take_back(self) -> None:
        try:
            if self.store.in_transaction:
                self.store.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # SQLite has rolled back by itself, as it does when the disk is full

    # Writing

    def begin(self, header: Header, packs: Iterable[str] = ()) -> int:
        """A new game; gives the number under which it is kept."""
        text, names, options = (msgspec.json.encode(part).decode() for part in (header, list(packs), header.options))
        started = self._now().isoformat(timespec="seconds")
        with self.writing() as store:
            id = int(store.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0])
            row = (id, started, header.game, header.mode or "", options, names, header.rules or 0, text)
            store.execute(f"INSERT INTO games ({ROW}, seal) VALUES (?,?,?,?,?,?,?,?,?)", (*row, first_seal(*row)))
        return id

    def append(
        self,
        game: int,
        number: int,
        entry: Entry,
        before: int,
        *,
        over: bool = False,
        progress: Progress | None = None,
        counts: bool = True,
    ) -> int:
        """The `number`th step of a game; `before` is the seal of the step before. Gives the seal of this one.

        `progress` is how far the game is after it, where that has changed; `counts`: it belongs to the evening.
        """
        body = entry.body()
        mark = seal(before, entry.kind, body)
        with self.writing() as store:
            store.execute("INSERT INTO entries VALUES (?,?,?,?,?)", (game, number, entry.kind, body, mark))
            store.execute("UPDATE games SET over = ? WHERE id = ? AND over <> ?", (over, game, over))
            if progress is not None:
                ended = self._now().isoformat(timespec="seconds") if progress.result is not None else None
                keep_progress(store, game, msgspec.structs.replace(progress, ended=ended), counts=counts)
        return mark

    # Reading

    def games(self) -> list[Saved]:
        """Every saved game that is as it was written, the newest first; `verify` tells of the others."""
        games = []
        with self.reading():
            for id in self.numbers():
                with suppress(Damaged):
                    games.append(self.game(id))
        return games

    def numbers(self) -> list[int]:
        """The numbers of all saved games, the newest first."""
        with self.reading() as store:
            return [id for (id,) in store.execute("SELECT id FROM games ORDER BY id DESC")]

    def unfinished(self, most: int) -> list[Saved]:
        """The newest games that people played and that are not over, at most that many; damaged ones are left out."""
        found: list[Saved] = []
        steps = "EXISTS (SELECT 1 FROM entries WHERE game = games.id)"
        begun = f"SELECT id FROM games WHERE NOT over AND {steps} AND NOT {NOBODYS} ORDER BY id DESC"
        with self.reading() as store:
            for (id,) in store.execute(begun).fetchall():
                with suppress(Damaged):
                    found.append(self.game(id))
                if len(found) == most:
                    break
        return found

    def __contains__(self, id: int) -> bool:
        if not 0 < id < 2**63:  # SQLite has no larger numbers
            return False
        with self.reading() as store:
            return store.execute("SELECT 1 FROM games WHERE id = ?", (id,)).fetchone() is not None

    def game(self, id: int) -> Saved:
        """The game of that number; raises `Damaged` if its row is not as it was written."""
        with self.reading() as store:
            steps = "(SELECT coalesce(max(number), 0) FROM entries WHERE game = games.id)"
            row = store.execute(f"SELECT {ROW}, seal, over, {steps} FROM games WHERE id = ?", (id,)).fetchone()
        try:
            *written, sealed, over, count = row
            if first_seal(*written) != sealed:
                raise ValueError
            header = msgspec.json.decode(written[-1], type=Header)
            packs = msgspec.json.decode(written[5], type=tuple[str, ...])
        except (TypeError, ValueError):
            raise Damaged("log-damaged-game", file=str(self.path), game=id) from None
        return Saved(id, written[1], header, packs, count, bool(over))

    def entries(self, id: int) -> tuple[list[Entry], int]:
        """The steps of a game in order, and the last seal; raises `Damaged` if a row is not as it was written."""
        with self.reading() as store:
            self.game(id)
            mark = store.execute("SELECT seal FROM games WHERE id = ?", (id,)).fetchone()[0]
            rows = store.execute("SELECT number, kind, body, seal FROM entries WHERE game = ? ORDER BY number", (id,))
            found = rows.fetchall()
        entries = []
        for place, (number, kind, body, sealed) in enumerate(found, 1):
            mark = seal(mark, kind, body)
            if number != place or sealed != mark:
                raise Damaged("log-damaged-step", file=str(self.path), game=id, step=place)
            entries.append(Entry(kind, tuple(msgspec.json.decode(body))))
        return entries, mark
