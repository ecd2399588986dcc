"""Who may come in: the code of the evening, its PIN, and tokens for those who showed one of them."""

import hmac
import secrets
from collections.abc import Callable
from datetime import datetime
from time import monotonic

from msgspec.structs import replace

from companion.lobby import Lobby
from companion.lobby.codes import bare
from companion.lobby.evening import Moves
from companion.log import Log
from companion.log.log import utc_now
from companion.web.protocol import Role
from companion.web.tokens import GivenOf, GrantOf, Tokens, hashed

Grant = GrantOf[Role]
Given = GivenOf[Role]


def same(said: str, known: str) -> bool:
    """Whether it is that code or PIN, however it is spaced and spelled; compared in constant time."""
    return hmac.compare_digest(bare(said).encode(), bare(known).encode())


class Keys(Tokens[Role]):
    """Of one table."""

    def __init__(
        self, lobby: Lobby, log: Log, now: Callable[[], float] = monotonic, date: Callable[[], datetime] = utc_now
    ) -> None:
        super().__init__(log, now, date)
        self._lobby = lobby
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
        return same(said, self.code)

    def is_pin(self, said: str) -> bool:
        """Whether it is the PIN, however it is spaced; compared in constant time."""
        return same(said, self.pin)

    # The key of a kiosk

    def new_kiosk_key(self) -> str:
        """A key that makes one browser the table's own screen, once. The one before holds no more."""
        self._kiosk = secrets.token_urlsafe(24)
        return self._kiosk

    def use_kiosk_key(self, said: str) -> bool:
        """Whether it is the key. It is used up by that."""
        right = bool(self._kiosk) and hmac.compare_digest(hashed(said), hashed(self._kiosk))
        if right:
            self._kiosk = ""
        return right

    # Tokens

    def reseat(self, moves: Moves) -> None:
        """People sit elsewhere: their tokens go along. Who has got up has none any more."""
        went = {key: _moved(grant, moves) for key, grant in self._grants.items()}
        after = {key: grant for key, grant in went.items() if grant is not None}
        if after != self._grants:
            self._keep(after)


def _moved(grant: Grant, moves: Moves) -> Grant | None:
    if grant.seat is None:
        return grant
    return replace(grant, seat=moves[grant.seat]) if grant.seat in moves else None
