"""Who may come in: the code of the evening, its PIN, and tokens for those who showed one of them."""

import hmac
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from datetime import datetime
from hashlib import sha256
from time import monotonic

from msgspec import Struct
from msgspec.structs import replace

from companion.lobby import Lobby
from companion.lobby.codes import bare
from companion.lobby.evening import Moves
from companion.lobby.keeping import LASTS
from companion.log import Log
from companion.log.log import utc_now
from companion.web.protocol import Role

MOST_SCREENS = 32
"""Tokens for screens that hold at once, of the table and of the referee; the oldest ends for one more."""

WHOSE = "SELECT hash, role, seat FROM tokens"


class Grant(Struct, frozen=True):
    """What a token allows, until `ends` (seconds of the steady clock). `key` is the token, hashed."""

    key: str
    role: Role
    seat: int | None
    ends: float


class Given(Struct, frozen=True):
    """A new token, told to its owner once and kept by nobody else."""

    token: str
    grant: Grant
    expires: datetime
    """When, by the machine's own clock: for people. What counts is the steady clock."""


class Keys:
    """Tokens are on the disk, hashed and with the seconds they have left: they survive a restart of Ambit."""

    def __init__(
        self, lobby: Lobby, log: Log, now: Callable[[], float] = monotonic, date: Callable[[], datetime] = utc_now
    ) -> None:
        self._lobby, self._log, self._now, self._date = lobby, log, now, date
        self._grants: dict[str, Grant] = {grant.key: grant for grant in _read(log, now())}
        self._kiosk = ""

    # The code and the PIN

    @property
    def code(self) -> str:
        """What opens a seat this evening."""
        return self._lobby.evening.code

    @property
    def pin(self) -> str:
        """What makes a screen the table's own or the referee's, or a phone host."""
        return self._lobby.evening.pin

    def is_code(self, said: str) -> bool:
        """Whether it is this table's code, however it is spaced and spelled: "kite-427" is "KITE 427"."""
        return hmac.compare_digest(bare(said).encode(), bare(self.code).encode())

    def is_pin(self, said: str) -> bool:
        """Whether it is the PIN, however it is spaced; compared in constant time."""
        return hmac.compare_digest(bare(said).encode(), bare(self.pin).encode())

    # The key of a kiosk

    def new_kiosk_key(self) -> str:
        """A key that makes one browser the table's own screen, once. The one before holds no more."""
        self._kiosk = secrets.token_urlsafe(24)
        return self._kiosk

    def use_kiosk_key(self, said: str) -> bool:
        """Whether it is the key. It is used up by that."""
        right = bool(self._kiosk) and hmac.compare_digest(_hashed(said), _hashed(self._kiosk))
        if right:
            self._kiosk = ""
        return right

    # Tokens

    def grant(self, role: Role, seat: int | None = None) -> Given:
        """A new token for that role, valid for one evening."""
        self._sweep()
        token = secrets.token_urlsafe(24)
        given = Grant(_hashed(token), role, seat, self._now() + LASTS.total_seconds())
        screens = [grant.key for grant in self._grants.values() if grant.seat is None]
        rest = {key: grant for key, grant in self._grants.items() if key not in screens[: 1 - MOST_SCREENS]}
        self._keep(rest | {given.key: given})
        return Given(token, given, self._date() + LASTS)

    def find(self, token: str) -> Grant | None:
        """What a token allows; None if it has expired or was never given."""
        return self.current(_hashed(token))

    def current(self, key: str) -> Grant | None:
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

    def reseat(self, moves: Moves) -> None:
        """People sit elsewhere: their tokens go along. Who has got up has none any more."""
        went = {key: _moved(grant, moves) for key, grant in self._grants.items()}
        after = {key: grant for key, grant in went.items() if grant is not None}
        if after != self._grants:
            self._keep(after)

    def _sweep(self) -> None:
        now = self._now()
        self._grants = {key: grant for key, grant in self._grants.items() if grant.ends > now}

    def _keep(self, grants: dict[str, Grant]) -> None:
        """On the disk, then in use."""
        rows = [(grant.key, grant.role, grant.seat, grant.ends - self._now()) for grant in grants.values()]

        def replace_all(store: sqlite3.Connection) -> None:
            store.execute("DELETE FROM tokens")
            store.executemany("INSERT INTO tokens VALUES (?, ?, ?, ?)", rows)

        self._log.write(replace_all, there=lambda store: {row[:3] for row in rows} == set(store.execute(WHOSE)))
        self._grants = grants


def _hashed(token: str) -> str:
    """A token is long and random, so that its hash needs no salt."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _read(log: Log, now: float) -> Iterable[Grant]:
    with log.reading() as store:
        rows = store.execute("SELECT hash, role, seat, remaining FROM tokens").fetchall()
    return [Grant(key, role, seat, now + remaining) for key, role, seat, remaining in rows]


def _moved(grant: Grant, moves: Moves) -> Grant | None:
    if grant.seat is None:
        return grant
    return replace(grant, seat=moves[grant.seat]) if grant.seat in moves else None
