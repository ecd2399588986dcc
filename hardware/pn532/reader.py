"""The driver of one PN532: a thread of its own that opens it, polls it, and never gives up."""

import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock

from msgspec import Struct

from hardware.driver import Backoff, Now
from hardware.gpio.interrupt_line import InterruptLine
from hardware.inputs import Listener
from hardware.message import Message, message
from hardware.pn532.cards import Cards
from hardware.pn532.chip import Chip, Failed, Gone
from hardware.pn532.memory import read_card, text_of_card, write_card
from hardware.pn532.radio_turns import RadioTurns
from hardware.pn532.sight import Sight, look_around
from hardware.readers.attendant import Attendant

PERIOD = 0.1
"""Seconds from one poll to the next."""
HEARTBEAT = 2.0
"""Seconds after which the chip is asked for its version, to see whether it is alive."""
LISTENING = 2.0
"""Seconds for which a chip with an IRQ line searches by itself; then it is asked whether all is well, its wire, too."""
SEARCH = 0.1
"""Seconds, and more than enough, for which a card may have lain there before a chip that searches has found it."""
PATIENCE = 3
"""Polls in a row that fail before the reader is down."""
LONGEST_WRITE = 10.0
"""Seconds to wait for the card that is to be written."""


class Written(Struct, frozen=True):
    """The tag with that number now says which card it is."""

    uid: str


class NotWritten(Struct, frozen=True):
    """Nothing was written; `why` says the reason and what to do."""

    why: Message


NOBODY = NotWritten(message("tag-none-came"))
OFF = NotWritten(message("tag-reader-off"))
OTHER = NotWritten(message("tag-other-wish"))
LEFT = NotWritten(message("tag-left"))


class _Wish(Struct):
    card: str
    onto: str
    over: bool
    until: float
    outcome: "Future[Written | NotWritten]"
    begun: bool = False
    """Whether a part of it may be on the tag already."""

    def end(self, outcome: Written | NotWritten) -> None:
        """Set the outcome, unless the caller has cancelled the future."""
        if self.outcome.set_running_or_notify_cancel():
            self.outcome.set_result(outcome)


class Pn532Reader(Attendant):
    """A reader; `opens` finds the chip, or raises `Unavailable`."""

    LONGEST = 4.0  # a reader that does not answer is waited for, by Adafruit's driver and by us, when it is opened

    def __init__(
        self,
        name: str,
        opens: Callable[[], Chip],
        tell: Listener,
        radio_turns: RadioTurns | None = None,
        known: Callable[[str], bool] = lambda uid: False,
        period: float = PERIOD,
        backoff: Backoff | None = None,
        now: Now = time.monotonic,
        listening: float = LISTENING,
    ) -> None:
        super().__init__(name, tell, now, backoff)
        self._listening, self._irq_works = listening, False
        self._opens, self._period, self._radio_turns = opens, period, radio_turns or RadioTurns()
        self._cards = Cards(name, known)
        self._wish: _Wish | None = None
        self._wishing = Lock()
        self._looked, self._beat = now(), now()
        self.firmware = ""
        """The version of the chip's program, once it is known."""
        self.start()

    def write(self, card: str, onto: str = "", over: bool = False) -> "Future[Written | NotWritten]":
        """Write a card onto the tag that lies there, or onto the next one that comes. A later call replaces this one.

        `onto` is the number of the only tag that may be written, which lies there: if it has left, nothing is written.
        What a tag holds is overwritten only with `over`.
        """
        text_of_card(card)
        wish = _Wish(card, onto, over, self._now() + LONGEST_WRITE, Future())
        with self._wishing:
            before, self._wish = self._wish, wish
        if before is not None:
            before.end(OTHER)
        self._wake.set()
        if self._closed:  # its thread may have ended before it saw the wish
            self._end(wish, OFF)
        return wish.outcome

    def _end(self, wish: _Wish | None, outcome: Written | NotWritten) -> None:
        """End a wish with this outcome, unless a later wish has replaced it."""
        with self._wishing:
            if wish is None or wish is not self._wish:
                return
            self._wish = None
        wish.end(outcome)

    def _leave(self) -> None:
        self._end(self._wish, OFF)

    def _attend(self) -> None:
        """Open it, and poll it until it fails for good."""
        chip = self._opens()
        try:
            self._serve(chip)
        finally:
            chip.release()

    def _fail(self, why: Message) -> None:
        self._expire()
        super()._fail(why)

    def _serve(self, chip: Chip) -> None:
        self.firmware = chip.firmware()
        chip.configure()
        if chip.irq is not None:
            chip.irq.wake = self._wake.set
            self._irq_works = True  # until it is tried
            self._trust(chip.irq_works())
        failures = 0
        while not self._closed:
            begun = self._now()
            try:
                with self._radio_turns.turn():
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
            if failures or not self._may_listen(chip):
                self._wait(max(0.0, begun + self._period - self._now()))

    def _may_listen(self, chip: Chip) -> bool:
        """With nothing on the reader the chip searches by itself, and calls by its IRQ line; whether it did."""
        if chip.irq is None or not self._irq_works or self._cards.anything or self._wish is not None:
            return False
        try:
            self._listen(chip, chip.irq)
        except Gone:
            raise
        except Failed:  # the next poll shows what is wrong
            return False
        return True

    def _listen(self, chip: Chip, irq: InterruptLine) -> None:
        """The line is low when a card has come. From time to time the wire and the chip are tried."""
        chip.listen()
        irq.take_call()
        while self._irq_works and not self._called(irq):
            self._beat = self._now()
            self._trust(chip.search())  # which shows that the chip is alive, and its wire
            irq.take_call()
            self._wake.clear()  # set by the answer to the search; whatever else sets it is looked at before the wait
        call = irq.take_call()
        if irq.is_low() and call is not None:
            self._looked = max(self._looked, call.at - SEARCH)
        chip.end_listening()

    def _called(self, irq: InterruptLine) -> bool:
        """Wait until a card has come, or there is something else to do; False if neither is so for a while.

        An edge may be told late, so the level counts.
        """
        until = self._now() + self._listening
        while (left := until - self._now()) > 0:
            if irq.is_low() or self._closed or self._wish is not None:
                return True
            self._wait(left)
        return False

    def _trust(self, works: bool) -> None:
        """A wire that is loose is told in the log and by the doctor; meanwhile the reader is polled."""
        worked, self._irq_works = self._irq_works, works
        if worked != works:
            says = "calls again" if works else "does not call: is the wire loose? It is polled instead"
            logging.getLogger(__name__).warning("the IRQ line of %s %s", self.name, says)

    def _turn(self, chip: Chip) -> None:
        """One poll. If it fails, the chip is set up again before another reader has its turn: its field may be on.

        After a lost ACK or a brown-out that helps at once; the next poll shows whether it did.
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
        """Look once, and tell what was seen before anything else can fail."""
        if self._now() - self._beat >= HEARTBEAT:
            self._beat = self._now()
            self.firmware = chip.firmware()
            if chip.irq is not None:
                self._trust(chip.irq_works())
        begun = self._now()
        sight = look_around(chip, self._cards.knows)
        at = self._now()
        changes = list(self._cards.poll(sight, lambda target: read_card(chip, target), at, at - self._looked))
        self._looked = begun  # a card that came during this look is seen by the next
        self._report.up()
        self._say(changes)
        self._write(chip, sight)
        if sight.tags:
            chip.field_off()  # reading or writing a tag may have switched it on again

    def _write(self, chip: Chip, sight: Sight) -> None:
        """A chip that fails here fails the poll, and the next poll tries again: writing twice does no harm."""
        wish = self._wish
        if wish is not None and len(sight.tags) == 1 and not sight.phone:
            [target] = sight.tags
            if wish.onto in ("", target.name):
                # If the chip fails now, the next try is for this tag, and not for another.
                wish.onto, wish.begun = target.name, True
                why = write_card(chip, target, wish.card, wish.over)
                self._end(wish, NotWritten(why) if why else Written(target.name))
        if wish is not None and wish.onto and not wish.begun and not self._cards.lies(wish.onto):
            self._end(wish, LEFT)
        self._expire()

    def _expire(self) -> None:
        wish = self._wish
        if wish is not None and self._now() > wish.until:
            self._end(wish, NOBODY)
