"""The drivers of what is on a board: what happened there becomes inputs of the table, by the role of each device."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from hardware.clock import Alarm, Clock, Moment
from hardware.driver import Reporting
from hardware.inputs import Clash, Input, Lifted, Listener, Press, Tag, Tap, Turn, Unread
from hardware.message import Message, message
from hardware.pn532.memory import card_of_text
from hardware.readers.ndef import text_of
from hardware.roles import Spot
from hardware.satellite import messages
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.greeting import Part
from hardware.satellite.messages import Event
from hardware.wiring.pico import PARTS

WHYS = {
    MESSAGES.NO_ANSWER: "satellite-part-silent",
    MESSAGES.OTHER_PART: "satellite-part-other",
    MESSAGES.NOT_STARTED: "satellite-part-off",
}
STILL_THERE = 2.0
"""Seconds after a reader of a board that was restarted works again: a card that it has not told by then has left."""


class Way(Protocol):
    """How a driver reaches its board. All but `soon` is called in the thread of the links."""

    @property
    def clock(self) -> Clock:
        """That of the links' thread."""

    @property
    def soon(self) -> Callable[[Callable[[], object]], object]:
        """Makes a call in the thread of the links; may be called in any thread."""

    def show(self, device: int, raw: bytes, keep: bool = True) -> None:
        """Have the device with that number show this."""

    def retry(self) -> None:
        """Try to open the board at once, if it is away."""


class SatelliteDevice(Reporting):
    """One device on a board; see `hardware.driver.Driver`. It is up while its board and its part are."""

    def __init__(self, spot: Spot, part: str, satellite: str, way: Way, tell: Listener) -> None:
        """`part` is what the board calls the device."""
        super().__init__(spot.name, tell, way.clock.now)
        self.part = part
        self._spot, self._satellite, self._way, self._tell = spot, satellite, way, tell
        self._opened = way.clock.now()
        self._number: int | None = None
        self._closed = False

    def reopen(self) -> None:
        """Try its board at once instead of waiting."""
        self._way.soon(self._way.retry)

    def close(self) -> None:
        """Tell nothing any more."""
        self._closed = True
        self._report.close()
        with suppress(RuntimeError):  # the links have ended already
            self._way.soon(self._end)

    # Called in the thread of the links

    def attach(self, number: int, part: Part | None, anew: bool) -> None:
        """The board is there and has this part under that number, or does not have it (None)."""
        self._number = None
        if part is None:
            self._report.down(message("satellite-no-part", part=self.part, satellite=self._satellite))
        elif part.part not in PARTS or self._spot.role not in PARTS[part.part].plays:
            wrong = message("satellite-wrong-part", part=self.part, kind=part.part, satellite=self._satellite)
            self._report.down(wrong)
        else:
            self._number = number
            self._begin(anew)
            self._part_is(part.up, part.why)

    def detach(self, why: Message) -> None:
        """The board is away."""
        self._number = None
        self._report.down(why)

    def happened(self, event: Event, moment: Moment) -> None:
        """Something happened to this part."""
        if event.what == MESSAGES.PART_UP:
            self._part_is(True)
        elif event.what == MESSAGES.PART_DOWN:
            self._part_is(False, event.data[0] if event.data else 0)
        else:
            self._hear(event, moment)

    def _part_is(self, up: bool, why: int = 0) -> None:
        if up:
            self._report.up()
            self._works()
        else:
            self._report.down(message(WHYS.get(why, "satellite-part-silent"), satellite=self._satellite))

    def _say(self, told: Input) -> None:
        if not self._closed:
            self._tell(told)

    def _begin(self, anew: bool) -> None:
        """The board is there (again), and was restarted meanwhile (`anew`). May be overridden."""

    def _works(self) -> None:
        """The part is up. May be overridden."""

    def _hear(self, event: Event, moment: Moment) -> None:
        """An input of this part. May be overridden."""

    def _end(self) -> None:
        """It is closed. May be overridden."""


class SatelliteContact(SatelliteDevice):
    """A button, or a dial with the push of its knob."""

    def _hear(self, event: Event, moment: Moment) -> None:
        if moment.at + moment.err < self._opened:
            return  # somebody pressed it before there was a table
        if event.what == MESSAGES.PRESS:
            self._say(Press(device=self.name, at=moment.at, err=moment.err))
        elif event.what == MESSAGES.TURN and (by := messages.turned(event.data)):
            self._say(Turn(device=self.name, at=moment.at, err=moment.err, by=by))


class SatelliteReader(SatelliteDevice):
    """A reader. A board that restarts tells the card that lies there again; it is the same tap."""

    _lying = ""
    _sure = True
    _alarm: Alarm | None = None

    def _begin(self, anew: bool) -> None:
        self._sure = self._sure and not anew

    def _works(self) -> None:
        if self._lying and not self._sure:
            self._stop()
            self._alarm = self._way.clock.call_at(self._way.clock.now() + STILL_THERE, self._lift_unseen)

    def _hear(self, event: Event, moment: Moment) -> None:
        match event.what:
            case MESSAGES.TAG:
                self._tag(*messages.tag(event.data), moment)
            case MESSAGES.GONE:
                uid, _ = messages.tag(event.data)
                self._gone(uid.hex().upper(), moment)
            case MESSAGES.CLASH:
                tags = tuple(sorted(Tag(uid.hex().upper()) for uid in messages.tags(event.data)))
                self._say(Clash(device=self.name, at=moment.at, err=moment.err, tags=tags))
            case MESSAGES.UNREAD:
                phone = event.data[:1] == bytes([MESSAGES.PHONE])
                self._say(Unread(device=self.name, at=moment.at, err=moment.err, why="phone" if phone else "faint"))

    def _tag(self, number: bytes, memory: bytes, moment: Moment) -> None:
        uid, stays = number.hex().upper(), not self._sure
        if stays and uid == self._lying:
            self._stop()
            self._sure = True
            return
        if self._lying:
            self._gone(self._lying, moment)
        self._lying, self._sure = uid, True
        card = card_of_text(text_of(memory))
        self._say(Tap(device=self.name, at=moment.at, err=moment.err, uid=uid, card=card))

    def _gone(self, uid: str, moment: Moment) -> None:
        """What lay there before there was a table was never tapped, so it is not lifted either."""
        if uid and uid != self._lying:
            return
        self._lying, self._sure = "", True
        self._stop()
        self._say(Lifted(device=self.name, at=moment.at, err=moment.err, uid=uid))

    def _lift_unseen(self) -> None:
        if not self._sure and self._lying:
            now = self._way.clock.now()
            self._gone(self._lying, Moment(now, STILL_THERE))

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _end(self) -> None:
        self._stop()
