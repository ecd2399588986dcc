"""How a connection begins: who the board is, whether it speaks as we do, its settings, and its parts."""

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec import Struct

from hardware.driver import Unavailable
from hardware.message import message
from hardware.satellite.dictionary import DIGEST, MESSAGES
from hardware.satellite.messages import Hello, Piece, Refused, payload
from hardware.satellite.pieces import Gathering, settings_frames

AGAIN = 0.25
"""Seconds after which the board is asked once more who it is."""
PATIENCE = 3.0
"""Seconds for which one step of the greeting may take."""
MOST_WRITES = 3
"""How often settings are written at most: a board that does not keep them must not restart for ever."""

Stage = Literal["hello", "settings", "writing", "parts", "done"]
Send = tuple[int, bytes]
"""Kind and payload of a frame."""


class Part(Struct, frozen=True):
    """One device of a board as the board tells it: "ok" is a "button"."""

    name: str
    part: str
    up: bool = True
    why: int = 0


class Wanted(Struct, frozen=True):
    """The board that a profile means: what it is called, the number in its chip ("" for any), and its settings."""

    name: str
    id: str = ""
    settings: bytes | None = None
    """None: whatever settings it has are left as they are."""


class Greeting:
    """One connection up to the point where its devices can be used. `Unavailable` says why that is not possible."""

    def __init__(self, wanted: Wanted, now: float) -> None:
        self._wanted = wanted
        self._writes = 0
        self.hello: Hello | None = None
        self.parts: tuple[Part, ...] = ()
        self.stage: Stage = "hello"
        self._since, self._asked, self._written = now, float("-inf"), False
        self._gathering = Gathering(MESSAGES.PARTS)

    @property
    def is_done(self) -> bool:
        """Whether the parts of the board are known."""
        return self.stage == "done"

    @property
    def next(self) -> float:
        """When something is to be sent or given up, in seconds; it may have passed."""
        given_up = self._since + PATIENCE
        match self.stage:
            case "hello":
                return min(self._asked + AGAIN, given_up)
            case "settings" | "parts":
                return min(self._gathering.next, given_up)
            case "writing":
                return given_up if self._written else self._since
            case "done":
                return float("inf")

    def due(self, now: float) -> Iterator[Send]:
        """What to send now."""
        if self.stage != "done" and now >= self._since + PATIENCE:
            raise Unavailable(message(self._silent(), satellite=self._wanted.name))
        if self.stage == "hello" and now >= self._asked + AGAIN:
            self._asked = now
            yield MESSAGES.ASK_HELLO, b""
        elif self.stage in ("settings", "parts"):
            offset = self._gathering.due(now)
            if offset is not None:
                yield MESSAGES.ASK_PIECE, payload(MESSAGES.ASK_PIECE, self._gathering.what, offset)
        elif self.stage == "writing" and not self._written:
            self._written = True
            yield from settings_frames(self._wanted.settings or b"")

    def greet(self, hello: Hello, now: float) -> bool:
        """The board says who it is. True if it has begun anew since it last said so, or says so for the first time."""
        self._check(hello)
        before, self.hello = self.hello, hello
        if before is not None and before.boot == hello.boot:
            return False
        self._enter("parts" if self._wanted.settings is None else "settings", now)
        return True

    def piece(self, piece: Piece, now: float) -> None:
        """A piece of what was asked for."""
        if self.stage not in ("settings", "parts"):
            return
        self._gathering.take(piece)
        text = self._gathering.text
        if text is None:
            return
        if self.stage == "settings":
            self._compare(text, now)
        else:
            self.parts = _parts(text, self._wanted.name)
            self._enter("done", now)

    def refused(self, refused: Refused, now: float) -> None:
        """The board did not take the settings: they are sent again, a few times."""
        if self.stage == "writing" and refused.kind in (MESSAGES.SETTINGS_PIECE, MESSAGES.SETTINGS_DONE):
            self._write(now)

    def _enter(self, stage: Stage, now: float) -> None:
        self.stage, self._since = stage, now
        self._asked, self._written = float("-inf"), False
        self._gathering = Gathering(MESSAGES.SETTINGS if stage == "settings" else MESSAGES.PARTS)

    def _silent(self) -> str:
        return "satellite-silent" if self.hello is None else "satellite-unsettled"

    def _compare(self, text: bytes, now: float) -> None:
        bad = self.hello is not None and self.hello.flags & MESSAGES.BAD_SETTINGS
        if text == self._wanted.settings and not bad:
            self._enter("parts", now)
        else:
            self._write(now)

    def _write(self, now: float) -> None:
        self._writes += 1
        if self._writes > MOST_WRITES:
            raise Unavailable(message("satellite-unsettled", satellite=self._wanted.name))
        self._enter("writing", now)

    def _check(self, hello: Hello) -> None:
        wanted = self._wanted
        if hello.protocol != MESSAGES.PROTOCOL or hello.digest != DIGEST:
            version = "".join(letter for letter in hello.version[:40] if letter.isprintable())
            raise Unavailable(message("satellite-version", satellite=wanted.name, version=version or "?"))
        if wanted.id and wanted.id.upper() != hello.name:
            raise Unavailable(
                message("satellite-other", satellite=wanted.name, number=wanted.id.upper(), found=hello.name)
            )
        if hello.flags & MESSAGES.BAD_SETTINGS:
            if wanted.settings is None:
                raise Unavailable(message("satellite-no-settings", satellite=wanted.name))
        elif hello.flags & MESSAGES.SAFE_MODE:
            raise Unavailable(message("satellite-safe", satellite=wanted.name))


def _parts(text: bytes, satellite: str) -> tuple[Part, ...]:
    try:
        return msgspec.json.decode(text, type=tuple[Part, ...])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unavailable(message("satellite-unsettled", satellite=satellite)) from error
