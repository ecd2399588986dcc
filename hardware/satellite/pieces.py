"""Longer texts in pieces: what the board tells of itself, and the settings that it gets."""

import zlib
from collections.abc import Iterator

from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.messages import Piece, payload

AGAIN = 0.25
"""Seconds after which a piece is asked for again."""


class Gathering:
    """One text of the board, asked for piece by piece."""

    def __init__(self, what: int) -> None:
        self.what = what
        self._data = b""
        self._total: int | None = None
        self._asked = float("-inf")

    @property
    def text(self) -> bytes | None:
        """The whole text; None while something is missing."""
        return self._data if self._total is not None and len(self._data) >= self._total else None

    @property
    def next(self) -> float:
        """When to ask for the next piece, in seconds; it may have passed."""
        return self._asked + AGAIN if self.text is None else float("inf")

    def due(self, now: float) -> int | None:
        """From where on to ask now; None: nothing is to be asked now."""
        if now < self.next:
            return None
        self._asked = now
        return len(self._data)

    def take(self, piece: Piece) -> None:
        """A piece that is not the next one is left out; if the text has another length by now, it begins anew."""
        if piece.what != self.what:
            return
        if self._total is not None and piece.total != self._total:
            self._data, self._total = b"", None
        if piece.offset == len(self._data) and (piece.data or piece.total == 0):
            self._data, self._total = self._data + piece.data, piece.total
            self._asked = float("-inf")


def settings_frames(text: bytes) -> Iterator[tuple[int, bytes]]:
    """Kind and payload of every frame that brings these settings to a board; the last makes it restart."""
    size = MESSAGES.LARGEST_PIECE
    for offset in range(0, len(text), size):
        piece = text[offset : offset + size]
        yield MESSAGES.SETTINGS_PIECE, payload(MESSAGES.SETTINGS_PIECE, offset, len(text), rest=piece)
    yield MESSAGES.SETTINGS_DONE, payload(MESSAGES.SETTINGS_DONE, zlib.crc32(text))
