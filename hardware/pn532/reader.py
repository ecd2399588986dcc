"""The driver of one PN532: a thread of its own that opens it, polls it, and never gives up."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from threading import Event, Lock, Thread, current_thread

from msgspec import Struct

from hardware.driver import Backoff, Now, Report, Unavailable
from hardware.inputs import Input, Listener, State
from hardware.pn532.cards import Cards
from hardware.pn532.chip import Chip, Failed, Gone
from hardware.pn532.memory import read_card, text_of_card, write_card
from hardware.pn532.sight import Sight, look_around
from hardware.saying import Saying, saying

PERIOD = 0.1
HEARTBEAT = 2.0
PATIENCE = 3
"""So many polls may fail one after the other before the reader is down."""
LONGEST_WRITE = 10.0
"""A card that was to be written and did not come within so many seconds is not coming."""
NOBODY = saying("tag-none-came")

Air = Lock
"""Only one of the readers that share it has its field on: antennas that are close to each other disturb each other."""


class Written(Struct, frozen=True):
    """The tag with that number now says which card it is."""

    uid: str


class NotWritten(Struct, frozen=True):
    """Why not, and what to do."""

    why: Saying


class _Wish(Struct):
    card: str
    until: float
    outcome: "Future[Written | NotWritten]"


class Pn532Reader:
    """A reader; see `hardware.driver.Driver`. `opens` finds the chip, or raises `Unavailable` or `Failed`."""

    def __init__(
        self,
        name: str,
        opens: Callable[[], Chip],
        tell: Listener,
        air: AbstractContextManager[object] | None = None,
        known: Callable[[str], bool] = lambda uid: False,
        period: float = PERIOD,
        backoff: Backoff | None = None,
        now: Now = time.monotonic,
    ) -> None:
        self._opens, self._tell, self._now, self._period = opens, tell, now, period
        self._air: AbstractContextManager[object] = Air() if air is None else air
        self._report, self._backoff = Report(name, tell, now), backoff or Backoff()
        self._cards = Cards(name, known)
        self._wish: _Wish | None = None
        self._wishing = Lock()
        self._wake, self._closed = Event(), False
        self._looked, self._beat = now(), now()
        self.firmware = ""
        """The version of the chip's program, once it is known."""
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        return self._report.name

    def state(self) -> State:
        return self._report.state()

    def reopen(self) -> None:
        if not self._report.is_up():
            self._backoff.reset()
            self._wake.set()

    def close(self) -> None:
        self._closed = True
        self._report.close()
        self._wake.set()
        if self._thread is not current_thread():
            self._thread.join(2.0)

    def write(self, card: str) -> "Future[Written | NotWritten]":
        """Write a card onto the tag that lies there, or onto the next one that comes. A later wish takes its place."""
        text_of_card(card)
        wish = _Wish(card, self._now() + LONGEST_WRITE, Future())
        self._grant(NotWritten(saying("tag-other-wish")), wish)
        self._wake.set()
        return wish.outcome

    def _grant(self, outcome: Written | NotWritten, following: _Wish | None = None) -> None:
        """The wish, if there is one, ends so."""
        with self._wishing:
            wish, self._wish = self._wish, following
        if wish is not None and wish.outcome.set_running_or_notify_cancel():
            wish.outcome.set_result(outcome)

    def _run(self) -> None:
        while not self._closed:
            try:
                chip = self._opens()
            except (Unavailable, Failed) as why:
                self._fail(why.what)
                continue
            try:
                self._serve(chip)
            except Failed as why:
                self._fail(why.what)
            finally:
                chip.release()
        self._grant(NotWritten(saying("tag-reader-off")))

    def _fail(self, why: Saying) -> None:
        self._expire()
        if not self._closed:
            self._report.down(why)
            self._wait(self._backoff.next())

    def _wait(self, seconds: float) -> None:
        self._wake.wait(seconds)
        self._wake.clear()

    def _serve(self, chip: Chip) -> None:
        """Poll until it fails for good."""
        self.firmware = chip.firmware()
        chip.configure()
        failures = 0
        while not self._closed:
            begun = self._now()
            try:
                with self._air:
                    self._turn(chip)
            except Gone:
                raise
            except Failed:
                failures += 1
                if failures >= PATIENCE:
                    raise
            else:
                failures = 0
                self._backoff.reset()
            self._wait(max(0.0, begun + self._period - self._now()))

    def _turn(self, chip: Chip) -> None:
        """One poll. If it fails, the chip is set up again before anybody else has the air: its field may be on.

        After a lost ACK or a brown-out that helps at once; whether it did, the next poll says.
        """
        try:
            self._poll(chip)
        except Gone:
            raise
        except Failed as failure:
            try:
                chip.revive()
            except Gone:
                raise
            except Failed:
                raise failure from None
            raise

    def _poll(self, chip: Chip) -> None:
        """What was seen is told before anything else can fail."""
        if self._now() - self._beat >= HEARTBEAT:
            self._beat = self._now()
            self.firmware = chip.firmware()
        sight = look_around(chip, self._cards.knows)
        at = self._now()
        changes = list(self._cards.poll(sight, lambda target: read_card(chip, target), at, at - self._looked))
        self._looked = at
        self._report.up()
        self._say(changes)
        self._write(chip, sight)
        if sight.tags:
            chip.field_off()  # somebody may have talked to them

    def _say(self, changes: list[Input]) -> None:
        for change in changes:
            if not self._closed:
                self._tell(change)

    def _write(self, chip: Chip, sight: Sight) -> None:
        """A chip that fails here fails the poll, and the next poll tries again: writing twice does no harm."""
        wish = self._wish
        if wish is not None and len(sight.tags) == 1 and not sight.phone:
            [target] = sight.tags
            why = write_card(chip, target, wish.card)
            self._grant(NotWritten(why) if why else Written(target.name))
        self._expire()

    def _expire(self) -> None:
        wish = self._wish
        if wish is not None and self._now() > wish.until:
            self._grant(NotWritten(NOBODY))
