"""The tags of this table: which chip is stuck on which card. One chip is one card; a card may have many chips."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from companion.cards.merge import Conflict, Merged, Prefer, Tally
from companion.log import Log
from companion.log.log import utc_now
from engine.cards import TOKEN

NO_GAME = ""
"""How the database writes that a tag belongs to no game."""
COLUMNS = "uid, game, card, registered"
_MOST_TOKENS = 99


class Tag(Struct, frozen=True):
    """A registered chip. A target token belongs to no game and serves in all."""

    uid: str
    game: str | None
    card: str
    registered: str
    """When, in UTC, as ISO 8601."""


def is_token(card: str) -> bool:
    """target-1 to target-99."""
    number = card.removeprefix(TOKEN)
    return card.startswith(TOKEN) and number in {str(n) for n in range(1, _MOST_TOKENS + 1)}


class Registry:
    """The registered tags, in the same database as the saved games. Every change is on the disk at once."""

    def __init__(self, log: Log, now: Callable[[], datetime] = utc_now) -> None:
        self._log, self._now = log, now

    def find(self, uid: str) -> Tag | None:
        """The tag with this number, as `read_uid` gives it."""
        with self._log.reading() as store:
            return _find(store, uid)

    def tags(self, game: str | None = None) -> list[Tag]:
        """All of them, or those of one game, by game, card and moment."""
        with self._log.reading() as store:
            rows = store.execute(f"SELECT {COLUMNS} FROM tags ORDER BY game, card, registered, uid").fetchall()
        found = (_tag(*row) for row in rows)
        return [tag for tag in found if game is None or tag.game == game]

    def counts(self, game: str) -> Counter[str]:
        """How many tags each card of a game has; tokens are counted too."""
        with self._log.reading() as store:
            query = "SELECT card, count(*) FROM tags WHERE game IN (?, ?) GROUP BY card"
            return Counter(dict(store.execute(query, (game, NO_GAME)).fetchall()))

    def fresh(self, uid: str, game: str, card: str) -> Tag:
        """A tag that is registered now, not written yet."""
        return Tag(uid, None if is_token(card) else game, card, self._now().isoformat(timespec="seconds"))

    def add(self, tag: Tag) -> Tag:
        """Register a tag that is free. Gives the tag as it is now: another one if it was taken already."""

        def add(store: sqlite3.Connection) -> Tag:
            taken = _find(store, tag.uid)
            if taken is None:
                _put(store, tag)
            return taken or tag

        return self._log.write(add)

    def put(self, tag: Tag) -> None:
        """Register a tag whatever it was before."""
        self._log.write(lambda store: _put(store, tag))

    def forget(self, *uids: str) -> int:
        """Free these tags; gives how many were registered."""
        delete = "DELETE FROM tags WHERE uid = ?"
        return self._log.write(lambda store: sum(store.execute(delete, (uid,)).rowcount for uid in uids))

    def merge(self, theirs: Iterable[Tag], prefer: Prefer = None) -> Merged:
        """Take in the tags of another table, all or none of those that can be taken."""
        tally = Tally(prefer)

        def merge(store: sqlite3.Connection) -> Merged:
            for tag in theirs:
                _merge(store, tag, tally)
            return tally.merged()

        return self._log.write(merge)


def _merge(store: sqlite3.Connection, theirs: Tag, tally: Tally) -> None:
    """If both tables have the chip on the same card, the earlier registration time is kept."""
    ours = _find(store, theirs.uid)
    if ours is None:
        tally.added += 1
        _put(store, theirs)
    elif (ours.game, ours.card) == (theirs.game, theirs.card):
        tally.same += 1
        _put(store, replace(ours, registered=min(ours.registered, theirs.registered)))
    elif tally.takes(Conflict("tag", ours.uid, ours.game, ours, theirs)):
        _put(store, theirs)


def _find(store: sqlite3.Connection, uid: str) -> Tag | None:
    row = store.execute(f"SELECT {COLUMNS} FROM tags WHERE uid = ?", (uid,)).fetchone()
    return _tag(*row) if row else None


def _put(store: sqlite3.Connection, tag: Tag) -> None:
    row = (tag.uid, tag.game or NO_GAME, tag.card, tag.registered)
    store.execute(f"INSERT OR REPLACE INTO tags ({COLUMNS}) VALUES (?,?,?,?)", row)


def _tag(uid: str, game: str, card: str, registered: str) -> Tag:
    return Tag(uid, game or None, card, registered)
