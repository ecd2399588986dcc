"""The bare commit beside which `bench/light.py` holds Ambit: one row of a step, and nothing else."""

from pathlib import Path
from time import perf_counter

from companion.log import Entry
from companion.log.journal import Room
from companion.log.log import STEP
from companion.log.store import open_store

ENTRY = Entry("do", ({"do": "play", "seat": 1, "card": "training-ambush", "at": 1234.567891},))


class Commits:
    """A database as Ambit opens it, in which every sample is a step more."""

    def __init__(self, path: Path, *, room: bool = False) -> None:
        """`room`: with room in the journal, as Ambit has it while a game is played."""
        self._store, self._number, self._row = open_store(path), 0, ENTRY.row()
        self._room = Room(path) if room else None
        self._store.execute("PRAGMA foreign_keys = OFF")  # it holds steps without a game

    def sample(self) -> float:
        """Seconds for one row, until it is on the disk."""
        self._number += 1
        row = (1, self._number, *self._row, self._number * 7_919_191 % 2**32)
        begun = perf_counter()
        self._store.execute(STEP, row)
        taken = perf_counter() - begun
        if self._room is not None:
            self._room.keep(self._store)
        return taken

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()
