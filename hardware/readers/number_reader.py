"""A reader that sends the number of each card by itself: a thread listens to it, and opens it again for ever."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from hardware.driver import Backoff, Now, Unavailable
from hardware.inputs import Listener
from hardware.message import message
from hardware.readers.attendant import Attendant
from hardware.readers.number_cards import NumberCards

LOOK = 0.1
"""Seconds that one read waits for bytes, so that the thread notices when it is to end."""


class Source(Protocol):
    """Where bytes come from. Everything may raise an OSError, which means that it is gone."""

    def read(self) -> bytes:
        """What has come; b"" if nothing came for `LOOK` seconds."""

    def close(self) -> None:
        """Close the file or the port."""


class Numbers(Protocol):
    """Finds the numbers of tags in the bytes of one connection."""

    def feed(self, data: bytes) -> list[str]:
        """The numbers that these bytes complete, as hex in capital letters."""


class NumberReader(Attendant):
    """It is up while its port can be read: such a reader answers no questions."""

    def __init__(
        self,
        opens: Callable[[], Source],
        numbers: Callable[[], Numbers],
        cards: NumberCards,
        tell: Listener,
        backoff: Backoff | None = None,
        now: Now = time.monotonic,
    ) -> None:
        """`opens` finds the reader, or raises `Unavailable`; `numbers` makes a new parser each time it is opened."""
        super().__init__(cards.device, tell, now, backoff)
        self._opens, self._numbers, self._cards = opens, numbers, cards
        self.start()

    def _attend(self) -> None:
        source = self._opens()
        self._cards.listen(self._now())
        try:
            self._listen(source)
        except OSError as error:
            raise Unavailable(message("device-reader-broken")) from error
        finally:
            with suppress(OSError):  # what was pulled out has nothing left to close
                source.close()

    def _listen(self, source: Source) -> None:
        numbers, looked = self._numbers(), self._now()
        while not self._closed:
            data = source.read()
            self._report.up()  # not before: some ports can be opened and not read
            self._backoff.reset()
            at = self._now()
            self._cards.overslept(max(0.0, at - looked - LOOK))
            looked = at
            for uid in numbers.feed(data):
                self._say(self._cards.scan(uid, at))
            self._say(self._cards.silence(at))
