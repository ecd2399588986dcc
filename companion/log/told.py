"""How far each game was when people were told of it last: a small file beside the database.

A journal that lost its end looks like one that was interrupted there. This file knows better: a step is noted in it
when it is durable, before anybody hears of it. It is not synced, so that it costs a step nothing: after a power cut it
may be behind what is in the log. It is never ahead, unless something is missing there.
"""

import os
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from msgspec import Struct

ENDING = "-told"
SLOT = struct.Struct("<QQIII")
"""Number of the game, number of its last step, seal of the game, seal of the step, checksum of these."""
SLOTS = 128
"""A game lies in the slot of its number, modulo this: those of the last evenings are there."""


class Reached(Struct, frozen=True):
    """A game was that far."""

    game: int
    step: int
    """0: it had begun."""
    begun: int
    """The seal of the game's own row, which no other game has."""
    seal: int
    """The seal of that step."""


def beside(database: Path) -> Path:
    """Where that file lies."""
    return database.with_name(database.name + ENDING)


class Told:
    """The file of one database. It never fails: without it a missing end is not noticed, and that is all."""

    def __init__(self, database: Path) -> None:
        self._path = beside(database)
        self._file: int | None = None

    def note(self, reached: Reached) -> None:
        """The step is durable, and people are about to be told."""
        fields = (reached.game, reached.step, reached.begun, reached.seal)
        with suppress(OSError):
            if self._file is None:
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            os.pwrite(self._file, SLOT.pack(*fields, _sum(*fields)), reached.game % SLOTS * SLOT.size)

    def read(self) -> Iterator[Reached]:
        """Every game that is noted."""
        try:
            noted = self._path.read_bytes()
        except OSError:
            return
        for game, step, begun, mark, checked in SLOT.iter_unpack(noted[: len(noted) // SLOT.size * SLOT.size]):
            if game and checked == _sum(game, step, begun, mark):
                yield Reached(game, step, begun, mark)

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            os.close(self._file)
        self._file = None


def _sum(*fields: int) -> int:
    return crc32(repr(fields).encode())
