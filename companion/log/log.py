"""Writing and reading saved games."""

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from companion.log.database import Database
from companion.log.entries import Entry, Progress, Row, Saved, first_seal, seal
from companion.log.progress import NOBODYS, keep_progress
from companion.log.reading import open_reader
from companion.log.store import Damaged
from companion.log.told import Reached, Told
from engine.message import Message
from engine.setup import Header

ROW = "id, started, game, mode, options, packs, rules, header"
"""The columns of a game's row that never change; the seal covers them."""
STEP = "INSERT INTO entries (game, number, kind, body, at, seal) VALUES (?,?,?,?,?,?)"


def utc_now() -> datetime:
    return datetime.now(UTC)


class Log(Database):
    """The saved games of one database."""

    def __init__(
        self,
        path: Path,
        now: Callable[[], datetime] = utc_now,
        *,
        read_only: bool = False,
        reader: sqlite3.Connection | None = None,
    ) -> None:
        """`read_only`: for who only looks; it changes nothing on the disk and needs no room there.

        `reader`: a connection that cannot write, to look through instead.
        """
        super().__init__(path, open_reader(path) if read_only else reader)
        self._now, self._told = now, Told(path)
        self._begun: dict[int, int] = {}
        """The seals of the rows of games that are being written."""

    def close(self) -> None:
        """Close the database; the log cannot be used after this."""
        super().close()
        self._told.close()

    # Writing

    def begin(self, header: Header, packs: Iterable[str] = ()) -> int:
        """A new game; gives the number under which it is kept."""
        text, names, options = (msgspec.json.encode(part).decode() for part in (header, list(packs), header.options))
        started = self._now().isoformat(timespec="seconds")

        def insert(store: sqlite3.Connection) -> int:
            id = int(store.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0])
            row = (id, started, header.game, header.mode or "", options, names, header.rules or 0, text)
            store.execute(f"INSERT INTO games ({ROW}, seal) VALUES (?,?,?,?,?,?,?,?,?)", (*row, first_seal(*row)))
            self._begun[id] = first_seal(*row)
            return id

        return self.write(insert, then=lambda id: self._told.note(Reached(id, 0, self._begun[id], self._begun[id])))

    def append(
        self,
        game: int,
        number: int,
        entry: Entry,
        before: int,
        *,
        over: bool | None = None,
        progress: Progress | None = None,
        counts: bool = True,
    ) -> int:
        """The `number`th step of a game; `before` is the seal of the step before. Gives the seal of this one.

        `over`: whether the game is over after it, and `progress`: how far it is, each where that has changed. Most
        steps change neither and are one row alone. `counts`: the game belongs to the evening.
        """
        row = entry.row()
        mark = seal(before, row)
        step = (game, number, *row, mark)

        def insert(store: sqlite3.Connection) -> None:
            store.execute(STEP, step)
            if over is not None:
                store.execute("UPDATE games SET over = ? WHERE id = ? AND over <> ?", (over, game, over))
            if progress is not None:
                ended = self._now().isoformat(timespec="seconds") if progress.result is not None else None
                keep_progress(store, game, msgspec.structs.replace(progress, ended=ended), counts=counts)

        reached = Reached(game, number, self._begun_with(game), mark)

        def tell(written: None) -> None:
            self._told.note(reached)

        # Not midway: a game changes after its step was written, never before.
        if over is None and progress is None:
            self.write_row(STEP, step, then=tell)
        else:
            self.write(insert, then=tell, midway=False)
        return mark

    def _begun_with(self, game: int) -> int:
        """The seal of a game's own row; 0 for a game that is not there, whose steps cannot be written."""
        if game not in self._begun:
            with self.reading() as store:
                found = store.execute("SELECT seal FROM games WHERE id = ?", (game,)).fetchone()
            if found is None:
                return 0
            self._begun[game] = int(found[0])
        return self._begun[game]

    def has_step(self, game: int, number: int, entry: Entry, before: int) -> bool:
        """After `Unsure`: whether this step, appended after the seal `before`, is in the log; durable if so."""
        mark = seal(before, entry.row())
        query = "SELECT seal FROM entries WHERE game = ? AND number = ?"
        there = self.look(lambda store: bool(store.execute(query, (game, number)).fetchone() == (mark,)))
        if there:
            self._told.note(Reached(game, number, self._begun_with(game), mark))
        return there

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
            datetime.fromisoformat(written[1])
        except (TypeError, ValueError):
            raise Damaged("log-damaged-game", file=str(self.path), game=id) from None
        return Saved(id, written[1], header, packs, count, bool(over))

    def entries(self, id: int) -> tuple[list[Entry], int]:
        """The steps of a game in order, and the last seal; raises `Damaged` if a row is not as it was written."""
        with self.reading() as store:
            self.game(id)
            mark = store.execute("SELECT seal FROM games WHERE id = ?", (id,)).fetchone()[0]
            query = "SELECT number, seal, kind, body, at FROM entries WHERE game = ? ORDER BY number"
            found = store.execute(query, (id,)).fetchall()
        entries = []
        for place, (number, sealed, *written) in enumerate(found, 1):
            row = Row(*written)
            mark = seal(mark, row)
            if number != place or sealed != mark:
                raise Damaged("log-damaged-step", file=str(self.path), game=id, step=place)
            try:
                entries.append(Entry.of(row))
            except msgspec.MsgspecError:
                raise Damaged("log-damaged-step", file=str(self.path), game=id, step=place) from None
        return entries, mark

    def missing_ends(self) -> dict[int, Message]:
        """Games of which people were told more than is in the log: what is missing, in words."""
        found = {}
        with self.reading() as store:
            for reached in self._told.read():
                if (steps := _steps_before(store, reached)) is not None:
                    missing = {"file": str(self.path), "game": reached.game, "told": reached.step, "steps": steps}
                    found[reached.game] = Message("log-end-missing", missing)
        return found


def _steps_before(store: sqlite3.Connection, reached: Reached) -> int | None:
    """How many steps are there, if some are missing at the end. A game with another seal is another game."""
    begun = store.execute("SELECT seal FROM games WHERE id = ?", (reached.game,)).fetchone()
    if begun is not None and begun != (reached.begun,):
        return None
    query = "SELECT coalesce(max(number), 0) FROM entries WHERE game = ?"
    steps = int(store.execute(query, (reached.game,)).fetchone()[0])
    return steps if begun is None or steps < reached.step else None
