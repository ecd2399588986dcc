"""The whole board: starts the parts of its settings, and turns the main loop for ever."""

import json
import os
import struct
from binascii import crc32
from time import ticks_diff, ticks_ms

import machine
from machine import WDT, Pin

from ambit import VERSION, messages, restarts, timer
from ambit.link import Link
from ambit.parts import Parts
from ambit.port import Port
from ambit.settings import BadSettings, Incoming, load, text
from ambit.sof import Frames

_GOOD_AFTER = 60_000  # ms of work after which earlier failures do not count any more
_WATCHDOG = 8000  # ms
_SLOW, _FAST = 500, 100  # ms of the light, while no host is there and in safe mode
_HELLO = messages.form(messages.HELLO)


class Board:
    """One board. In safe mode it has no parts, but says hello and takes settings."""

    def __init__(self) -> None:
        self._flags = restarts.flags()
        self._link = Link(Port())
        self._frames = Frames()
        self._incoming = Incoming()
        self._lines = self._settings()
        self._parts = Parts(self._lines, self._link)
        self._boot = os.urandom(4)
        self._digest = crc32(messages.dictionary().encode())
        self._light = Pin("LED", Pin.OUT, value=0)
        self._dark = True
        self._started = self._blinked = ticks_ms()
        self._is_proven = False
        self._answer()

    def _settings(self) -> list:
        if self._flags & messages.SAFE_MODE:
            return []
        try:
            return load()["parts"]
        except BadSettings:
            self._flags |= messages.SAFE_MODE | messages.BAD_SETTINGS
            return []

    def _answer(self) -> None:
        self._link.answers = {
            messages.ASK_HELLO: self._hello,
            messages.ASK_PIECE: self._piece,
            messages.LISTEN_FRAMES: self._listen,
            messages.SHOW: self._show,
            messages.SETTINGS_PIECE: self._take_settings,
            messages.SETTINGS_DONE: self._end_settings,
            messages.RESTART: self._restart,
            messages.MARK: self._mark,
        }

    def run(self) -> None:
        """For ever."""
        watchdog = WDT(timeout=_WATCHDOG)
        while True:
            watchdog.feed()
            self._link.listen(1)
            self._parts.step()
            self._frames.step(self._link)
            self._link.send_due()
            self._shine()

    def _shine(self) -> None:
        """Steady: a host is there. Slow: none. Fast: safe mode. What is shown goes dark when the host is gone."""
        if self._link.up != (not self._dark):
            self._dark = not self._link.up
            if self._dark:
                self._parts.dark()
                self._frames.listen(0)
        half = _FAST if self._flags & messages.SAFE_MODE else _SLOW
        if self._link.up and half == _SLOW:
            self._light.value(1)
        elif ticks_diff(ticks_ms(), self._blinked) >= half:
            self._blinked = ticks_ms()
            self._light.value(1 - self._light.value())
        if not self._is_proven and ticks_diff(ticks_ms(), self._started) > _GOOD_AFTER:
            self._is_proven = True
            restarts.forget_failures()

    def _hello(self, payload: bytes) -> None:
        kept = self._link.kept
        fixed = struct.pack(
            _HELLO,
            messages.PROTOCOL,
            timer.CHIP,
            machine.unique_id(),
            struct.unpack("<I", self._boot)[0],
            self._digest,
            kept.next,
            kept.first,
            self._flags,
        )
        self._link.send(messages.HELLO, fixed + VERSION.encode())
        self._link.again()

    def _piece(self, payload: bytes) -> None:
        what, offset = struct.unpack("<BH", payload[:3])
        whole = self._whole(what)
        if whole is None or offset > len(whole):
            self._link.refuse(messages.REFUSED_PIECE, messages.ASK_PIECE)
            return
        head = struct.pack(messages.form(messages.PIECE), what, offset, len(whole))
        self._link.send(messages.PIECE, head + whole[offset : offset + messages.LARGEST_PIECE])

    def _whole(self, what: int) -> bytes | None:
        if what == messages.DICTIONARY:
            return messages.dictionary().encode()
        if what == messages.SETTINGS:
            return text()
        if what == messages.PARTS:
            return json.dumps([self._parts.told(device, line) for device, line in enumerate(self._lines)]).encode()
        return None

    def _listen(self, payload: bytes) -> None:
        if not self._frames.listen(payload[0] | payload[1] << 8):
            self._link.refuse(messages.REFUSED_FRAMES, messages.LISTEN_FRAMES)

    def _show(self, payload: bytes) -> None:
        shown = self._parts.show(payload[0], payload[1:])
        if shown is None:
            self._link.refuse(messages.REFUSED_DEVICE, messages.SHOW)
        elif not shown:
            self._link.refuse(messages.REFUSED_OUTPUT, messages.SHOW)

    def _mark(self, payload: bytes) -> None:
        if not self._parts.mark(payload[0]) and payload[0] != messages.NO_DEVICE:
            self._link.refuse(messages.REFUSED_DEVICE, messages.MARK)

    def _take_settings(self, payload: bytes) -> None:
        offset, total = struct.unpack("<HH", payload[:4])
        if not self._incoming.take(offset, total, payload[4:]):
            self._link.refuse(messages.REFUSED_SETTINGS, messages.SETTINGS_PIECE)

    def _end_settings(self, payload: bytes) -> None:
        if self._incoming.finish(struct.unpack("<I", payload)[0]):
            restarts.restart(messages.RESTART_NORMAL)
        self._link.refuse(messages.REFUSED_SETTINGS, messages.SETTINGS_DONE)

    def _restart(self, payload: bytes) -> None:
        restarts.restart(payload[0])
        self._link.refuse(messages.REFUSED_KIND, messages.RESTART)  # it is still here: it does not know how
