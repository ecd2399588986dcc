"""How far each game is: its round, its names, its result, and its timers. Kept beside the steps."""

import sqlite3

import msgspec
from msgspec import Struct

from companion.log.entries import Progress
from engine.view import Result

LATEST = "(SELECT max(id) FROM evenings)"
"""The evening that is going on. A result belongs to the evening in which it came about."""
NOBODYS = "EXISTS (SELECT 1 FROM progress WHERE game = games.id AND evening IS NULL)"
"""A demo in which nobody sat: it belongs to no evening, and nobody wants to go on with it."""
PRACTICE = "practice"
"""The mode that a game may have for a short round without a winner, in which the rules of each moment are told."""
COLUMNS = "round, names, result, ended, seconds, timers"


def keep_progress(store: sqlite3.Connection, game: int, progress: Progress, *, counts: bool) -> None:
    """Write it into the row of that game, within the transaction that is open. `counts`: as one of this evening."""
    names, result, timers = _text(progress.names), _text(progress.result), _text(progress.timers)
    row = (game, progress.round, names, result, progress.ended, progress.seconds, timers)
    evening = LATEST if counts else "NULL"
    store.execute(
        f"INSERT OR REPLACE INTO progress (game, evening, {COLUMNS}) VALUES (?, {evening}, ?, ?, ?, ?, ?, ?)", row
    )


def _text(value: Result | tuple[str, ...] | dict[str, float] | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def progress_of(store: sqlite3.Connection, game: int) -> Progress | None:
    """None for a game that was last played before this was kept, in which nothing has happened yet, or unreadable."""
    row = store.execute(f"SELECT {COLUMNS} FROM progress WHERE game = ?", (game,)).fetchone()
    return None if row is None else _read(*row)


class Kept(Struct, frozen=True):
    """How far a game is, and the number of the evening in which it was last played."""

    evening: int | None
    progress: Progress


def all_progress(store: sqlite3.Connection) -> dict[int, Kept]:
    """By the number of the game, for every game of which it is kept."""
    rows = store.execute(f"SELECT game, evening, {COLUMNS} FROM progress")
    read = ((game, evening, _read(*row)) for game, evening, *row in rows)
    return {game: Kept(evening, progress) for game, evening, progress in read if progress is not None}


def finished_in(store: sqlite3.Connection, evening: int) -> list[tuple[int, str, Progress]]:
    """The games that ended in that evening, oldest first: number, game, and how they ended. Practice does not count."""
    found = store.execute(
        f"SELECT games.id, games.game, {COLUMNS} FROM progress JOIN games ON games.id = progress.game"
        " WHERE evening = ? AND result IS NOT NULL AND mode <> ? ORDER BY games.id",
        (evening, PRACTICE),
    )
    read = ((id, game, _read(*row)) for id, game, *row in found)
    return [(id, game, progress) for id, game, progress in read if progress is not None]


def _read(
    round: int, names: str, result: str | None, ended: str | None, seconds: int | None, timers: str | None
) -> Progress | None:
    """None for a row that Ambit did not write: the steps of the game are sealed and do not depend on it."""
    try:
        how = None if result is None else msgspec.json.decode(result, type=Result)
        who = msgspec.json.decode(names, type=tuple[str, ...])
    except (msgspec.DecodeError, TypeError):
        return None
    return Progress(round, who, how, seconds, ended, _timers(timers))


def _timers(text: str | None) -> dict[str, float] | None:
    """None, too, for what cannot be read: a timer then begins anew."""
    try:
        return None if text is None else msgspec.json.decode(text, type=dict[str, float])
    except (msgspec.DecodeError, TypeError):
        return None
