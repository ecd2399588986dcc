"""When the frames of the USB bus began, by the board's timer: the axis that all boards on one controller share."""

import struct
from array import array
from time import sleep_us, ticks_diff, ticks_ms, ticks_us

import machine
from machine import mem32

from ambit import messages, timer
from ambit.link import Link

try:
    from ambit.exact import read_latch, wait_for_bit

    _EXACT = True
except SyntaxError:  # an interpreter without an assembler
    _EXACT = False

_FRAME_NUMBER, _INTERRUPTS, _ASKED = 0x50110048, 0x5011008C, 0x50110098  # SOF_RD, INTR, INTS
_BEGUN = 1 << 17  # DEV_SOF in INTR; reading SOF_RD clears it
_COUNTER, _LATCHED = 0x50110100, 0x50110104  # RP2350: 48 MHz, 21 bits; its value when the last frame began
_COUNTER_BITS = 0x1FFFFF
_COUNTS = 48  # of that counter in a microsecond
_FRAME = 1000  # µs
_LAP = _FRAME * messages.FRAME_NUMBERS  # µs until frame numbers repeat
_ASK_EARLY = 300  # µs before a frame is expected to begin: then the number of the one before it is read
_AWAKE = 150  # µs before it is expected to begin: about 80 of them are gone before the assembler runs
_EARLY = 40  # µs before it is expected to begin: from then on it is polled, with interrupts off
_WINDOW, _FIRST_WINDOW = 90, 240  # µs that are polled; the first time it is known only as well as a search can tell
_LOOKS = 10  # polls in a microsecond, in assembler
_SEARCH = 2200  # µs that are polled when it is not known where a frame begins
_SLOPPY = 20  # µs between two polls after which a sample is not good enough
_MOST_MISSED = 3  # samples in a row after which it is not known any more where a frame begins
_SAMPLES = 16  # in one message
_LONGEST = 4000  # ms that samples wait
_TRIES = 4
_FORM = messages.SAMPLE
_words = array("I", bytes(20))
_polls = array("I", (_INTERRUPTS, _BEGUN, timer.TIMERAWL, 0))  # what `wait_for_bit` reads; the last: from when on


class Frames:
    """Samples while the host listens: which frame began when. `period` is in milliseconds, 0: nobody listens."""

    def __init__(self) -> None:
        self._period = 0
        self._samples: list = []
        self._taken = self._sent = ticks_ms()
        self._last: tuple[int, int] | None = None
        self._phase: int | None = None
        self._window = _FIRST_WINDOW
        self._missed = 0

    def listen(self, period: int) -> bool:
        """Whether this board can tell; a period of 0 ends it."""
        wanted = max(20, period) if period else 0
        if wanted == self._period:
            return timer.CHIP != messages.OTHER_CHIP  # asked again: what was heard until now holds
        self._period = wanted
        self._samples = []
        self._taken = self._sent = ticks_ms()
        self._last = self._phase = None
        return timer.CHIP != messages.OTHER_CHIP

    def step(self, link: Link) -> None:
        """Take a sample when it is time, and send them in bundles."""
        if not self._period or not link.up:
            return
        if ticks_diff(ticks_ms(), self._taken) >= self._period:
            self._taken = ticks_ms()
            sample = _latched() if timer.CHIP == messages.RP2350 else self._polled()
            if sample:
                self._samples.append(self._judged(*sample))
        full = len(self._samples) >= _SAMPLES or ticks_diff(ticks_ms(), self._sent) >= _LONGEST
        if full and self._samples and link.send(messages.FRAMES, b"".join(self._samples)):
            self._samples, self._sent = [], ticks_ms()
        elif len(self._samples) > 2 * _SAMPLES:
            self._samples = []  # the host takes nothing: old samples are of no use

    def _judged(self, frame: int, at: int, part: int) -> bytes:
        """Suspect is a sample whose number does not fit the time since the last one: a suspended bus, lost frames."""
        suspect = 0
        if self._last:
            steps = frame - self._last[0] & messages.FRAME_NUMBERS - 1
            passed = at - self._last[1] & 0xFFFFFFFF
            off = (passed - steps * _FRAME + _LAP // 2) % _LAP - _LAP // 2
            suspect = messages.SAMPLE_SUSPECT if abs(off) > 5 + passed // 4000 else 0
        self._last = (frame, at)
        return struct.pack(_FORM, frame, at, part, suspect)

    def _polled(self) -> tuple | None:
        """RP2040: read a frame's number, be there when the next one begins, and leave its flag to the USB driver."""
        if self._phase is None:
            mem32[_FRAME_NUMBER]
            self._phase, self._window = _poll(_SEARCH, _FRAME), _FIRST_WINDOW
            return None
        _sleep_until(self._phase - _ASK_EARLY)
        if mem32[_ASKED] & _BEGUN:
            return None  # the driver waits for this flag, and reading the number would take it away
        frame = mem32[_FRAME_NUMBER] & messages.FRAME_NUMBERS - 1
        at = _poll_exactly(self._phase, self._window) if _EXACT else _poll_roughly(self._phase, self._window)
        if at is None:
            self._missed += 1
            self._phase = None if self._missed > _MOST_MISSED else self._phase
            return None
        self._phase, self._window, self._missed = at, _WINDOW, 0
        return (frame + 1) & messages.FRAME_NUMBERS - 1, at, 128


def _sleep_until(phase: int) -> None:
    """Until the next moment of a frame that lies like this one, less than 1 ms away."""
    sleep_us((phase - timer.now()) % _FRAME)


def _poll_exactly(phase: int, window: int) -> int | None:
    _sleep_until(phase - _AWAKE)
    present = timer.now()
    _polls[3] = present + (phase - _EARLY - present) % _FRAME & 0xFFFFFFFF
    return wait_for_bit(_polls, window * _LOOKS) & 0xFFFFFFFF or None


def _poll_roughly(phase: int, window: int) -> int | None:
    _sleep_until(phase - _EARLY)
    state = machine.disable_irq()
    at = _poll(window, _SLOPPY)
    machine.enable_irq(state)
    return at


def _poll(window: int, sloppy: int) -> int | None:
    """Without an assembler: the moment of the look before, if the look that saw it came soon enough after it (µs)."""
    start: int = ticks_us()  # type: ignore[assignment]  # opaque in the stubs, but its bits are needed
    before = start
    while timer.since(start) < window:
        begun = mem32[_INTERRUPTS] & _BEGUN
        after: int = ticks_us()  # type: ignore[assignment]
        if begun:  # one that was there at the first look began nobody knows when
            known = before != start and after - before & 0x3FFFFFFF <= sloppy
            return timer.whole(before) if known else None
        before = after
    return None


def _latched() -> tuple | None:
    """RP2350: the hardware has noted when the frame began."""
    for _ in range(_TRIES):
        state = machine.disable_irq()
        if _EXACT:
            read_latch(_FRAME_NUMBER, timer.TIMERAWL, _COUNTER, _words)
        else:
            _words[0], _words[1] = mem32[_FRAME_NUMBER], mem32[_LATCHED]
            _words[2], _words[3] = mem32[_COUNTER], timer.now()
            _words[4] = mem32[_FRAME_NUMBER]
        machine.enable_irq(state)
        if _words[0] == _words[4]:
            ago = (_words[2] - _words[1] & _COUNTER_BITS) * 256 // _COUNTS
            begun = _words[3] * 256 - ago
            return _words[0] & messages.FRAME_NUMBERS - 1, begun >> 8 & 0xFFFFFFFF, begun & 0xFF
    return None
