"""Tokens: who showed a code or a PIN is known by one for the rest of the evening."""

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from hashlib import sha256
from time import monotonic
from typing import Generic, TypeVar

from msgspec import Struct

from companion.lobby.keeping import LASTS
from companion.log.database import Database
from companion.log.log import utc_now

MOST_SCREENS = 32
"""Tokens for screens that hold at once, those of no seat; the oldest ends for one more."""

WHOSE = "SELECT hash, role, seat FROM tokens"
R = TypeVar("R", bound=str)


class GrantOf(Struct, Generic[R], frozen=True):
    """What a token allows, until `ends` (seconds of the steady clock). `key` is the token, hashed."""

    key: str
    role: R
    seat: int | None
    """At a table; in a hall the number of a player."""
    ends: float


class GivenOf(Struct, Generic[R], frozen=True):
    """A new token, told to its owner once and kept by nobody else."""

    token: str
    grant: GrantOf[R]
    expires: datetime
    """When, by the machine's own clock: for people. What counts is the steady clock."""


class Tokens(Generic[R]):
    """They are on the disk, hashed and with the seconds they have left: they survive a restart of Ambit."""

    def __init__(
        self, store: Database, now: Callable[[], float] = monotonic, date: Callable[[], datetime] = utc_now
    ) -> None:
        self._store, self._now, self._date = store, now, date
        self._grants: dict[str, GrantOf[R]] = {grant.key: grant for grant in self._read()}

    def _read(self) -> Iterable[GrantOf[R]]:
        with self._store.reading() as store:
            rows = store.execute("SELECT hash, role, seat, remaining FROM tokens").fetchall()
        return [GrantOf(key, role, seat, self._now() + remaining) for key, role, seat, remaining in rows]

    def grant(self, role: R, seat: int | None = None) -> GivenOf[R]:
        """A new token for that role, valid for one evening."""
        self._sweep()
        token = secrets.token_urlsafe(24)
        given = GrantOf(hashed(token), role, seat, self._now() + LASTS.total_seconds())
        screens = [grant.key for grant in self._grants.values() if grant.seat is None]
        rest = {key: grant for key, grant in self._grants.items() if key not in screens[: 1 - MOST_SCREENS]}
        self._keep(rest | {given.key: given})
        return GivenOf(token, given, self._date() + LASTS)

    def find(self, token: str) -> GrantOf[R] | None:
        """What a token allows; None if it has expired or was never given."""
        return self.current(hashed(token))

    def current(self, key: str) -> GrantOf[R] | None:
        """The same for a hashed token: the seat may be another one by now."""
        found = self._grants.get(key)
        return found if found is not None and found.ends > self._now() else None

    def seats(self) -> tuple[int, ...]:
        """Seats that somebody has joined, ascending."""
        self._sweep()
        return tuple(sorted({grant.seat for grant in self._grants.values() if grant.seat is not None}))

    def free(self, seat: int) -> None:
        """End all tokens of this seat: its player has to join again."""
        if any(grant.seat == seat for grant in self._grants.values()):
            self._keep({key: grant for key, grant in self._grants.items() if grant.seat != seat})

    def free_seats(self) -> None:
        """End the tokens of all seats; those of screens stay."""
        self._keep({key: grant for key, grant in self._grants.items() if grant.seat is None})

    def _sweep(self) -> None:
        now = self._now()
        if any(grant.ends <= now for grant in self._grants.values()):
            self._grants = {key: grant for key, grant in self._grants.items() if grant.ends > now}

    def _keep(self, grants: Mapping[str, GrantOf[R]]) -> None:
        """On the disk, then in use."""
        rows = [(grant.key, grant.role, grant.seat, grant.ends - self._now()) for grant in grants.values()]

        def replace_all(store: sqlite3.Connection) -> None:
            store.execute("DELETE FROM tokens")
            store.executemany("INSERT INTO tokens VALUES (?, ?, ?, ?)", rows)

        self._store.write(replace_all, there=lambda store: {row[:3] for row in rows} == set(store.execute(WHOSE)))
        self._grants = dict(grants)


def hashed(token: str) -> str:
    """A token is long and random, so that its hash needs no salt."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
