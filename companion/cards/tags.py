"""Looking up chips in the registered tags, for sessions (which card is it?) and readers (is it known at all?)."""

import sqlite3
from pathlib import Path
from threading import Lock

from companion.cards.registry import Registry
from companion.cards.uid import read_uid
from companion.log import Log
from companion.log.connecting import connect
from companion.taps import Tagged, Tags


def tags_of(log: Log) -> Tags:
    """Looks a chip up when it is tapped, so that a tag registered during a game counts from its next tap on."""
    registry = Registry(log)

    def find(number: str) -> Tagged | None:
        """The card of that chip; None if its number is not registered or not a valid one."""
        uid = read_uid(number)
        tag = registry.find(uid) if isinstance(uid, str) else None
        return Tagged(tag.game, tag.card) if tag else None

    return find


class TagsOnDisk:
    """The tags of a database, if there is one; it is opened when a chip is first asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log: Log | None = None

    def __call__(self, number: str) -> Tagged | None:
        """The card of that chip. A database that cannot be read raises `Unusable`."""
        if self._log is None:
            if not self._path.exists():
                return None
            self._log = Log(self._path, read_only=True)
        return tags_of(self._log)(number)

    def close(self) -> None:
        """Leave the database."""
        if self._log is not None:
            self._log.close()


class KnownTags:
    """Whether a number is registered. Readers ask this from their own threads, each time they poll.

    It has its own connection to the database, so a tag registered meanwhile by any program counts at once.
    """

    def __init__(self, log: Log) -> None:
        self._store = connect(log.path, "mode=ro", any_thread=True)
        self._lock = Lock()

    def __call__(self, uid: str) -> bool:
        """False if the database cannot be read: the reader then only reads the tag a second time."""
        try:
            with self._lock:
                return self._store.execute("SELECT 1 FROM tags WHERE uid = ?", (uid,)).fetchone() is not None
        except sqlite3.Error:
            return False

    def close(self) -> None:
        """Call it after the readers are closed; later questions get False."""
        with self._lock:
            self._store.close()
