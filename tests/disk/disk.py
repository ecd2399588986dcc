"""The test's side of `disk.c`: it makes the disk of a running program fail or wait, and reads what was recorded."""

import mmap
import os
import select
import struct
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path

from msgspec import Struct

from tests.shim.build import build

SOURCE = Path(__file__).parent / "disk.c"
SOON = 60.0
"""Seconds in which a program on a busy machine does what is waited for."""
FIELDS = ("failing_syncs", "failing_writes", "hold", "recording")
EVENT = struct.Struct("=IIIIQ")
ALWAYS = -1


class Kind(IntEnum):
    WRITE = 0
    TRUNCATE = 1
    SYNC = 2
    SEND = 3


class Event(Struct, frozen=True):
    """Something that the program did: with a file, or on a line to somebody."""

    kind: Kind
    name: str
    """The file, without its folder."""
    offset: int
    data: bytes
    """What was written or sent."""


class Disk:
    """The files of one database, below the program that is started with `environment`."""

    def __init__(self, database: Path, aside: Path) -> None:
        """`aside`: a folder for what is built and recorded."""
        self._library = build(aside, SOURCE)
        self._database, self._control, self._record = database, aside / "control", aside / "record"
        self._control.write_bytes(bytes(4 * len(FIELDS)))
        self._waits = aside / "waits"
        os.mkfifo(self._waits)
        with self._control.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 0)

    @property
    def environment(self) -> dict[str, str]:
        """What the program needs to be under it."""
        return {
            "LD_PRELOAD": str(self._library),
            "AMBIT_DISK": os.path.realpath(self._database),
            "AMBIT_DISK_CONTROL": str(self._control),
            "AMBIT_DISK_RECORD": str(self._record),
            "AMBIT_DISK_WAITS": str(self._waits),
        }

    def set(self, field: str, value: int) -> None:
        struct.pack_into("=i", self._shared, 4 * FIELDS.index(field), value)

    def wait_until_held(self) -> None:
        """Until a sync of the program stands still."""
        with self._waits.open("r+b", buffering=0) as pipe:
            assert select.select([pipe], [], [], SOON)[0], "nothing was synced"
            pipe.read(1)

    def events(self) -> Iterator[Event]:
        """What was recorded, in order."""
        recorded = self._record.read_bytes()
        place = 0
        while place < len(recorded):
            kind, named, length, _, offset = EVENT.unpack_from(recorded, place)
            place += EVENT.size
            name = recorded[place : place + named].decode()
            place += named
            data = recorded[place : place + length] if kind in (Kind.WRITE, Kind.SEND) else b""
            place += len(data)
            yield Event(Kind(kind), Path(name).name, offset, data)
