"""Who may come in: the code of the table, the referee's PIN, and tokens for those who showed one of them."""

import hmac
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from companion.web.protocol import Role

WORDS = """
    acre arch atom aunt axis bake bark barn bead bean bear bell belt bird boat bolt bone book boot bulb cake camp cane
    card cart cave clay coal coat coin cone cork corn crab crow cube dawn deer desk dice dove drum duck dune dusk edge
    farm fern film fish flag foam fork frog gate germ glue goat gold gong hare harp hawk hill hive horn iris iron jade
    jazz kelp king kite knot lake lamb lamp lark leaf lime lion loaf lynx mask mast milk mint moon moss moth nest oats
    opal oven palm path peak pear pine plum pond pony rain reed ring road rock roof rope rose ruby sail salt sand seal
    seed ship snow soap sock song star stem swan tent tide toad tree tuba tune vase vest vine wave well wind wing wolf
    wood wool yarn yolk zinc
""".upper().split()
"""Words for codes: short, easy to say, and hard to confuse."""
LONGEST = 40
"""The longest accepted code or PIN, in characters."""
LASTS = timedelta(hours=12)
"""A token holds for one long evening."""


class Grant(Struct, frozen=True):
    """What a token allows. `name` is who sat at the seat when it was given."""

    token: str
    role: Role
    seat: int | None
    name: str
    expires: datetime


def utc_now() -> datetime:
    return datetime.now(UTC)


class Keys:
    """Code, PIN and tokens. All are random and in memory only: a restart of Ambit makes new ones."""

    def __init__(self, pin: str | None = None, now: Callable[[], datetime] = utc_now) -> None:
        self.pin = pin or f"{secrets.randbelow(10**6):06}"
        self._now = now
        self._grants: dict[str, Grant] = {}
        self.code = ""
        self.change_code()

    # The code of the table

    def change_code(self) -> None:
        """Make a new code, so that the code of the last game does not open this one."""
        before = self.code
        while self.code == before:
            self.code = f"{secrets.choice(WORDS)} {secrets.randbelow(90) + 10}"

    def is_code(self, said: str) -> bool:
        """Whether it is this table's code, however it is spaced and spelled: "kite-42" is "KITE 42"."""
        return hmac.compare_digest(bare(said).encode(), bare(self.code).encode())

    def is_pin(self, said: str) -> bool:
        """Whether it is the referee's PIN, however it is spaced; compared in constant time."""
        return hmac.compare_digest(bare(said).encode(), bare(self.pin).encode())

    # Tokens

    def grant(self, role: Role, seat: int | None = None, name: str = "") -> Grant:
        """A new token for that role, valid for `LASTS`."""
        self._sweep()
        given = Grant(secrets.token_urlsafe(24), role, seat, name, self._now() + LASTS)
        self._grants[given.token] = given
        return given

    def find(self, token: str) -> Grant | None:
        """What a token allows; None if it has expired or was never given."""
        found = self._grants.get(token)
        return found if found is not None and found.expires > self._now() else None

    def seats(self) -> tuple[int, ...]:
        """Seats that somebody has joined, ascending."""
        self._sweep()
        return tuple(sorted({grant.seat for grant in self._grants.values() if grant.seat is not None}))

    def free(self, seat: int) -> None:
        """End all tokens of this seat: its player has to join again."""
        self._grants = {token: grant for token, grant in self._grants.items() if grant.seat != seat}

    def reseat(self, names: dict[int, str]) -> None:
        """For another game: tokens stay valid only if the seat has the same name as before."""
        for grant in tuple(self._grants.values()):
            if grant.seat is not None and names.get(grant.seat) != grant.name:
                self.free(grant.seat)

    def _sweep(self) -> None:
        now = self._now()
        self._grants = {token: grant for token, grant in self._grants.items() if grant.expires > now}


def bare(said: str) -> str:
    """The letters and digits of a code or PIN, in any script; case and all other characters are ignored."""
    return "".join(sign for sign in said[:LONGEST].upper() if sign.isalnum())
