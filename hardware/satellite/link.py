"""The link to one board: opened for ever, and every event of it handed over once and in order."""

import logging
from collections.abc import Callable
from typing import Protocol

from hardware.clock import Alarm, Clock, Moment
from hardware.driver import Backoff, Unavailable
from hardware.message import Message, message
from hardware.satellite.asking import Asking
from hardware.satellite.board_time import BoardTime
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.frames import Decoder, Frame, coded
from hardware.satellite.greeting import Greeting, Part, Wanted
from hardware.satellite.inbox import Inbox
from hardware.satellite.messages import (
    Event,
    Frames,
    FromBoard,
    Hello,
    Piece,
    Pong,
    Refused,
    SettledBoard,
    payload,
    understood,
)
from hardware.satellite.outbox import Outbox
from hardware.satellite.pinging import Pinging
from hardware.satellite.port import Port, PortListener

BREATH = 0.001
"""Seconds from one look at what is due to the next, at least."""
CALM = 1.2
"""Seconds without a word after which the board is asked whether it is still there."""
SILENT = 2.5
"""Seconds without a word after which the board is gone, whatever the port says."""
DOUBT = 0.2
"""Seconds from one question whether the board has begun anew to the next."""
LISTEN_PERIOD = 250
"""Milliseconds from one sample of the bus's frames to the next."""
LISTEN_AGAIN = 10.0
"""Seconds without such samples after which the board is asked for them again; it tells them every four."""
LEFT_ALONE = 8.0
"""Most seconds to wait before a board is tried again: one that is being flashed should have its peace."""

Opens = Callable[[PortListener], Port]
"""Finds the port of the board and opens it, or raises `Unavailable`."""


class Hears(Protocol):
    """Who is told what a board does. None of it may raise or wait."""

    def up(self, parts: tuple[Part, ...], anew: bool) -> None:
        """The board can be used; the place of a part is its number. `anew`: it has been started since the last time."""

    def down(self, why: Message) -> None:
        """It cannot be used, and is tried again for ever."""

    def happened(self, event: Event, moment: Moment) -> None:
        """An event, in the order of the board, each once."""

    def missed(self, count: int) -> None:
        """Events that are lost for good."""

    def settled(self, asked: float) -> None:
        """All that happened on the board before that moment was told."""


class Link:
    """One board. Everything is called in one thread, that of its clock."""

    def __init__(self, wanted: Wanted, opens: Opens, clock: Clock, time: BoardTime, hears: Hears) -> None:
        self._wanted, self._opens, self._clock = wanted, opens, clock
        self._time, self._hears = time, hears
        self._inbox, self._outbox, self._asking = Inbox(), Outbox(), Asking()
        self._pinging, self._backoff = Pinging(time), Backoff(most=LEFT_ALONE)
        self._decoder, self._number = Decoder(), 0
        self._expected: int | None = None
        """The number of the next frame of the board."""
        self._port: Port | None = None
        self._greeting = Greeting(wanted, 0.0)
        self._alarm: Alarm | None = None
        """Of the next look at what is due, or of the next try to open it."""
        self._looks = 0.0
        self._heard = self._doubted = self._framed = 0.0
        self._owes_ack = self._closed = self._anew = self._in_doubt = False
        self.is_up = False

    @property
    def hello(self) -> Hello | None:
        """What the board said of itself when it was last reached."""
        return self._greeting.hello

    @property
    def skipped(self) -> int:
        """How often garbage was skipped on this connection."""
        return self._decoder.skipped

    def start(self) -> None:
        """Open it now, and from now on for ever."""
        self._open()

    def retry(self) -> None:
        """Try at once instead of waiting; a link that is open stays open."""
        if self._port is None and not self._closed:
            self._backoff.reset()
            self._open()

    def close(self) -> None:
        """Tell nothing any more, and free the port."""
        self._closed = True
        self._leave()

    def show(self, device: int, raw: bytes, keep: bool = True) -> None:
        """Have a device show this; while the board is away, only what is kept is shown later."""
        if self.is_up or keep:
            self._outbox.show(device, raw, keep)
            self._send_shows()
            self._arrange()

    def ask(self, now: float) -> bool:
        """Ask for anything before `now`. False: the board is away and will not be asked."""
        if self.is_up:
            self._asking.ask(now)
            self._send_questions(now)
            self._arrange()
        return self.is_up

    def send(self, kind: int, body: bytes = b"") -> None:
        """Send one frame, if the board is there."""
        if self._port is not None:
            self._port.write(coded(Frame(kind, self._number, body)))
            self._number = self._number + 1 & 0xFF

    # Of the port

    def came(self, data: bytes, at: float) -> None:
        """Bytes of the board."""
        port, self._heard = self._port, at
        for frame in self._decoder.feed(data):
            self._count(frame.number, at)
            said = understood(frame)
            if said is not None:
                self._guard(lambda said=said: self._take(said, at))  # type: ignore[misc]
            if self._port is not port:
                return  # what was said made us close it
        if self.is_up:
            self._hand_over()
        self._arrange()

    def _count(self, number: int, at: float) -> None:
        """A frame is missing or comes twice, or the board has begun anew and counts its frames from 0."""
        if number != self._expected and self._expected is not None:
            self._in_doubt = True
            self._ask_who(at)
        self._expected = number + 1 & 0xFF

    def drained(self) -> None:
        """The board has taken all that was written: what waited for that is due now."""
        self._look()

    def gone(self) -> None:
        """The plug was pulled, or the board was reset."""
        self._fail(message("satellite-unplugged", satellite=self._wanted.name))

    # Opening

    def _open(self) -> None:
        self._cancel()
        now = self._clock.now()
        self._decoder, self._number, self._expected = Decoder(), 0, None
        self._greeting, self._heard, self._in_doubt = Greeting(self._wanted, now), now, False
        try:
            self._port = self._opens(self)
        except Unavailable as why:
            self._fail(why.what)
            return
        except Exception:  # whatever a vanishing port can raise: it is tried again for ever all the same
            logging.getLogger(__name__).exception("the satellite %s could not be opened", self._wanted.name)
            self._fail(message("satellite-silent", satellite=self._wanted.name))
            return
        self._port.write(b"\0")  # ends whatever another program left half sent
        self._look()

    def _fail(self, why: Message) -> None:
        self._leave()
        if self._closed:
            return
        self._alarm = self._clock.call_at(self._clock.now() + self._backoff.next(), self._open)
        self._hears.down(why)

    def _leave(self) -> None:
        self._cancel()
        port, self._port, self.is_up = self._port, None, False
        self._pinging.stop()
        if port is not None:
            port.close()

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _guard(self, work: Callable[[], None]) -> None:
        """Do it; what makes the board unusable ends the connection, and a mistake of ours does not end the link."""
        try:
            work()
        except Unavailable as why:
            self._fail(why.what)
        except Exception:
            logging.getLogger(__name__).exception("the satellite %s said something unexpected", self._wanted.name)

    # What is said

    def _take(self, said: FromBoard, at: float) -> None:
        match said:
            case Hello():
                self._greet(said)
            case Event():
                if not self._inbox.arrive(said):
                    self._in_doubt = True
                    self._ask_who(at)
            case Pong():
                self._pinging.pong(said, at)
                self._ping()
                self._begin_if_ready()
            case Piece():
                self._greeting.piece(said, at)
                self._send_greeting(at)
                self._begin_if_ready()
            case Frames(samples=samples):
                self._framed = at
                self._time.frames(samples)
            case SettledBoard():
                self._asking.settled(said)
            case Refused():
                logging.getLogger(__name__).info("%s refused a frame: %r", self._wanted.name, said)
                self._greeting.refused(said, at)

    def _greet(self, hello: Hello) -> None:
        now, boot = self._clock.now(), self._inbox.boot
        begins, self._in_doubt = self._greeting.greet(hello, now), False
        lost = self._inbox.greet(hello)
        if boot != hello.boot:
            self._anew = True
            self._time.restarted()
            self._asking.restarted()
        if begins and self.is_up:
            self.is_up = False
            self._hears.down(message("satellite-restarted", satellite=self._wanted.name))
        if lost:
            self._hears.missed(lost)
        self._send_greeting(now)
        self._ping()
        if self.is_up:
            self._owes_ack = True
            self._send_ack()

    def _begin_if_ready(self) -> None:
        """It can be used as soon as its parts and its time are known."""
        if self.is_up or not self._greeting.is_done or not self._time.is_known:
            return
        anew, self._anew = self._anew, False
        self.is_up, self._owes_ack = True, self._inbox.handed > 0
        self._backoff.reset()
        self._outbox.connected(self._clock.now())
        self._listen(self._clock.now())
        self._hears.up(self._greeting.parts, anew)
        self._send_shows()

    def _listen(self, now: float) -> None:
        """Ask for frames of the bus. The board forgets that when it has not heard of us for some seconds."""
        self._framed = now
        self.send(MESSAGES.LISTEN_FRAMES, payload(MESSAGES.LISTEN_FRAMES, LISTEN_PERIOD))

    def _ask_who(self, now: float) -> None:
        """Whether it is the same board as before: it may have begun anew, and count its events from 1.

        To go on then would lose or double an event, so nothing is handed over or acknowledged before it has said.
        """
        if now >= self._doubted + DOUBT:
            self._doubted = now
            self.send(MESSAGES.ASK_HELLO)

    def _hand_over(self) -> None:
        if self._in_doubt:
            return
        for event in self._inbox.take():
            moment = self._time.moment(event.at, event.unsure)
            if moment is None:
                break
            self._owes_ack = True
            self._guard(lambda event=event, moment=moment: self._hears.happened(event, moment))  # type: ignore[misc]
        self._send_ack()
        for asked in self._asking.answered(self._inbox.handed):
            self._hears.settled(asked)

    # What is due

    def _look(self) -> None:
        self._cancel()
        now = self._clock.now()
        self._guard(lambda: self._do_what_is_due(now))
        self._arrange()

    def _arrange(self) -> None:
        """Look again when the next thing is due, not before: an idle table has eight of these links."""
        if self._port is None:
            return  # the alarm is that of the next try
        now, due = self._clock.now(), self._next()
        if self._alarm is None or due < self._looks:
            self._cancel()
            self._looks = max(due, now + BREATH)
            self._alarm = self._clock.call_at(self._looks, self._look)

    def _next(self) -> float:
        """When the next thing is due, in seconds. What waits until the board takes more is due when it has."""
        due = [self._greeting.next]
        if self._greeting.hello is not None:
            due += [self._heard + SILENT, max(self._heard + CALM, self._doubted + DOUBT)]
            if self._port is not None and not self._port.backlog:
                due.append(self._pinging.next)
        if self.is_up and self._port is not None and not self._port.backlog:
            due += [self._asking.next, self._outbox.next, self._framed + LISTEN_AGAIN]
            if self._in_doubt or self._inbox.has_gap:
                due.append(self._doubted + DOUBT)
        return min(due)

    def _do_what_is_due(self, now: float) -> None:
        if now >= self._heard + SILENT and self._greeting.hello is not None:
            raise Unavailable(message("satellite-silent", satellite=self._wanted.name))
        if now >= self._heard + CALM:
            self._ask_who(now)
        self._send_greeting(now)
        self._ping()
        if self.is_up:
            self._send_questions(now)
            self._outbox.refresh(now)
            if now >= self._framed + LISTEN_AGAIN:
                self._listen(now)
            self._send_shows()
            self._send_ack()
            if self._in_doubt or self._inbox.has_gap:
                self._ask_who(now)

    def _send_greeting(self, now: float) -> None:
        for kind, body in self._greeting.due(now):
            self.send(kind, body)

    def _ping(self) -> None:
        """Only while nothing waits to be written: a ping that waits here would tell a long way."""
        if self._port is None or self._port.backlog or self._greeting.hello is None:
            return
        number = self._pinging.due(self._clock.now())
        if number is not None:
            self.send(MESSAGES.PING, payload(MESSAGES.PING, number))

    def _send_questions(self, now: float) -> None:
        if self._port is not None and not self._port.backlog:
            for number in self._asking.due(now):
                self.send(MESSAGES.ASK_BEFORE, payload(MESSAGES.ASK_BEFORE, number))

    def _send_ack(self) -> None:
        if not self._owes_ack or self._in_doubt or not self.is_up:
            return
        if self._port is not None and not self._port.backlog:
            self._owes_ack = False
            self.send(MESSAGES.ACK, payload(MESSAGES.ACK, self._inbox.handed))

    def _send_shows(self) -> None:
        if self._port is None or not self.is_up or self._port.backlog:
            return
        for device, raw in self._outbox.take():
            self.send(MESSAGES.SHOW, payload(MESSAGES.SHOW, device, rest=raw))
            if self._port is None or self._port.backlog:
                return
