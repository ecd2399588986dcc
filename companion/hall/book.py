"""The hall's log: every deed is on the disk before anybody sees what came of it; replaying gives the evening again."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from functools import reduce
from operator import or_
from typing import Any, Literal

import msgspec
from msgspec import Struct

from companion.hall.rules.actions import DEEDS, Deed
from companion.hall.rules.settings import Settings
from companion.log.database import Database
from companion.log.entries import Row, first_seal, seal
from companion.log.log import utc_now
from companion.log.store import Damaged
from companion.mqtt.seals import new_key

Kind = Literal["do", "undo", "redo"]

ROW = "id, began, settings, key"
"""The columns of an evening's row; its seal covers them."""
_deed: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, DEEDS))


class Kept(Struct, frozen=True):
    """One evening of the log, without what was done in it."""

    number: int
    began: str
    """When, in UTC, as ISO 8601."""
    settings: Settings
    key: str
    """With which its messages are sealed."""
    seal: int

    @property
    def evening(self) -> str:
        """What it is called on the broker: the same number in another log is another evening."""
        return f"{self.number}-{self.seal:08x}"


class Line(Struct, frozen=True):
    """One deed, or an undo or redo."""

    kind: Kind
    deed: Deed | None = None

    def body(self) -> str:
        """The deed as JSON, as the row stores it."""
        return msgspec.json.encode(self.deed).decode()


class Book(Database):
    """The evenings of one database."""

    def begin(self, settings: Settings, key: str = "") -> Kept:
        """A new evening, with a key of its own unless one is given."""
        text, key = msgspec.json.encode(settings).decode(), key or new_key()
        began = utc_now().isoformat(timespec="seconds")

        def insert(store: sqlite3.Connection) -> Kept:
            number = int(store.execute("SELECT coalesce(max(id), 0) + 1 FROM halls").fetchone()[0])
            row = (number, began, text, key)
            store.execute(f"INSERT INTO halls ({ROW}, seal) VALUES (?,?,?,?,?)", (*row, first_seal(*row)))
            return Kept(number, began, settings, key, first_seal(*row))

        return self.write(insert)

    def append(self, hall: int, number: int, line: Line, before: int) -> int:
        """The `number`th line of an evening; `before` is the seal of the line before. Gives the seal of this one."""
        body = line.body()
        mark = seal(before, Row(line.kind, body))
        row = (hall, number, line.kind, body, mark)
        self.write(lambda store: store.execute("INSERT INTO deeds VALUES (?,?,?,?,?)", row), midway=False)
        return mark

    def evenings(self) -> list[Kept]:
        """Every evening that is as it was written, the newest first."""
        with self.reading() as store:
            numbers = [number for (number,) in store.execute("SELECT id FROM halls ORDER BY id DESC")]
        return list(self._kept(numbers))

    def _kept(self, numbers: list[int]) -> Iterator[Kept]:
        for number in numbers:
            with suppress(Damaged):
                yield self.evening(number)

    def evening(self, number: int) -> Kept:
        """The evening of that number; raises `Damaged` if its row is not as it was written."""
        with self.reading() as store:
            row = store.execute(f"SELECT {ROW}, seal FROM halls WHERE id = ?", (number,)).fetchone()
        try:
            *written, sealed = row
            if first_seal(*written) != sealed:
                raise ValueError
            return Kept(written[0], written[1], msgspec.json.decode(written[2], type=Settings), written[3], sealed)
        except (TypeError, ValueError, msgspec.DecodeError):
            raise Damaged("hall-log-damaged", file=str(self.path), hall=number) from None

    def lines(self, number: int) -> tuple[list[Line], int]:
        """What was done in an evening, in order, and the last seal; raises `Damaged` if a row is not as written."""
        mark = self.evening(number).seal
        with self.reading() as store:
            query = "SELECT number, kind, body, seal FROM deeds WHERE hall = ? ORDER BY number"
            rows = store.execute(query, (number,)).fetchall()
        lines = []
        for place, (there, kind, body, sealed) in enumerate(rows, 1):
            mark = seal(mark, Row(kind, body))
            if there != place or sealed != mark:
                raise Damaged("hall-log-damaged-line", file=str(self.path), hall=number, line=place)
            lines.append(Line(kind, _deed.decode(body) if kind == "do" else None))
        return lines, mark
