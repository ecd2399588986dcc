"""Who may come in: the code of the day for phones, the PIN for another desk, and tokens for those who showed one."""

from collections.abc import Callable, Iterable
from datetime import datetime
from time import monotonic

from msgspec.structs import replace

from companion.hall.book import Book
from companion.hall_web.shapes import Role
from companion.lobby import keeping
from companion.lobby.codes import new_code
from companion.lobby.evening import Evening, begun
from companion.log.log import utc_now
from companion.web.keys import same
from companion.web.tokens import GrantOf, Tokens

Grant = GrantOf[Role]
WRITTEN_EVERY = 300.0
"""Seconds between two notes that the hall is still used: a day without any ends the code."""


class Doors:
    """Code and PIN hold until nobody has done anything for half a day; a start of the program changes neither."""

    def __init__(
        self, book: Book, now: Callable[[], float] = monotonic, date: Callable[[], datetime] = utc_now, pin: str = ""
    ) -> None:
        self._book, self._now, self._date = book, now, date
        found = keeping.read(book, date())
        self.is_same_day = found is not None
        """The hall was used of late: whoever starts it again goes on."""
        evening = begun(pin) if found is None else found[1]
        self._number = keeping.write_new(book, evening, date()) if found is None else found[0]
        self._kept, self._written = evening, now()
        if pin and pin != evening.pin:
            self._write(replace(evening, pin=pin))
        self.tokens: Tokens[Role] = Tokens(book, now, date)

    def _write(self, evening: Evening) -> None:
        keeping.write(self._book, self._number, evening, self._date())
        self._kept, self._written = evening, self._now()

    @property
    def code(self) -> str:
        """What lets phones check in today."""
        return self._kept.code

    @property
    def pin(self) -> str:
        """What makes another screen the desk."""
        return self._kept.pin

    def is_code(self, said: str) -> bool:
        """Whether it is the code of the day, however it is spelled."""
        return same(said, self.code)

    def is_pin(self, said: str) -> bool:
        """Whether it is the PIN."""
        return same(said, self.pin)

    def used(self) -> None:
        """Somebody did something: the day goes on."""
        if self._now() - self._written > WRITTEN_EVERY:
            self._write(self._kept)

    def renew(self, *, code: bool) -> None:
        """Another evening, with other players: phones check in again. The desk stays.

        `code`: with another one, where the one before was used for other players.
        """
        self.tokens.free_seats()
        if code:
            self._write(replace(self._kept, code=new_code(self.code)))

    def find(self, token: str) -> Grant | None:
        """What a token allows; None for an old or a wrong one."""
        return self.tokens.find(token) if token else None

    def phones_above(self, number: int) -> tuple[int, ...]:
        """Numbers above this one that are on a phone."""
        return tuple(seat for seat in self.tokens.seats() if seat > number)

    def free(self, players: Iterable[int]) -> None:
        """The tokens of these players end."""
        for number in players:
            self.tokens.free(number)

    def has_phone(self, player: int) -> bool:
        """Whether this player has checked in with a phone."""
        return player in self.tokens.seats()
