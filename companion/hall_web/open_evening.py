"""The evening that is open in the hall, and its way to the tables: begun, taken up again, and done things with."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from secrets import randbelow, token_hex
from time import time
from typing import Any

from msgspec.structs import replace

from companion.hall.book import Book, Kept
from companion.hall.evening import Evening, News
from companion.hall.rules import actions as a
from companion.hall.rules.facts import Called
from companion.hall.rules.rules import Step
from companion.hall.rules.settings import Settings
from companion.hall.tables import Tables
from companion.hall_web.choosing import chosen
from companion.hall_web.shapes import NewEvening
from companion.log.store import Damaged
from companion.mqtt import topics
from companion.mqtt.address import Address, Certificate
from companion.mqtt.link import Heard, Link, ended
from engine.legible import unseen
from engine.refusal import INPUT, Refusal, refuse

NO_EVENING = "HALL-IN-01"
"""Without an evening nobody is checked in, and nothing else can be done."""


class OpenEvening:
    """At most one at a time. On the loop's thread; whatever it tells is on the disk."""

    def __init__(
        self,
        book: Book,
        name: str,
        address: Address | None = None,
        certificate: Certificate | None = None,
        *,
        key: str = "",
        clock: Callable[[], float] = time,
    ) -> None:
        """`name` is the hall's; `key` that of its tables, where people have chosen one; `clock` gives Unix seconds."""
        self.book, self.name, self.address, self.clock = book, name, address, clock
        self._certificate, self._key = certificate, key
        self._run = token_hex(8)
        self.evening: Evening | None = None
        self.tables: Tables | None = None
        self.link: Link | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self.called: dict[str, float] = {}
        """Since when each table waits for a judge, as far as this run of the program has seen it."""
        self.changed: Callable[[], Any] = lambda: None
        """Called whenever something may be other than before."""
        self.overheard: Callable[[Heard], Any] = lambda heard: None
        """Told every message of the broker before anybody else, where somebody counts them."""
        self.another: Callable[[], Any] = lambda: None
        """Called when another evening is open, with other players."""

    # Which evening

    async def resume(self, *, even_if_over: bool = False) -> None:
        """Take up the last evening of this hall, unless it is over and nobody is here any more."""
        for kept in self.book.evenings()[:1]:
            with suppress(Damaged):
                evening = Evening(self.book, kept)
                if even_if_over or not evening.hall.over:
                    await self._open(evening)

    async def begin(self, new: NewEvening) -> Kept | Refusal:
        """A new evening. Its tables have the key of the one before, if that was of the same name."""
        wanted = chosen(new, self.name)
        if isinstance(wanted, Refusal):
            return wanted
        settings = wanted if wanted.lot else replace(wanted, lot=1 + randbelow(2**31))
        before = (kept.key for kept in self.book.evenings() if kept.settings.hall == settings.hall)
        key = self._key or next(before, "")
        async with self._one_at_a_time:
            kept = self.book.begin(settings, key)
            self.another()
            await self._open(Evening(self.book, kept))
        return kept

    async def take_up(self, number: int) -> Kept | Refusal:
        """An evening of the log, where it stopped. Raises `Damaged` if it cannot be read."""
        if all(kept.number != number for kept in self.book.evenings()):
            return refuse(NO_EVENING, "hall-no-such-evening", number=number)
        async with self._one_at_a_time:
            evening = Evening(self.book, self.book.evening(number))
            if self.evening is None or self.evening.kept.number != number:
                self.another()
                await self._open(evening)
        return evening.kept

    async def _open(self, evening: Evening) -> None:
        await self.close()
        self.evening, self.called = evening, {}
        self.tables = tables = Tables(evening, self._run, self._say, self.clock)
        tables.changed = self._changed
        evening.watch(self._news)
        if self.address is not None:
            hall = evening.kept.settings.hall
            self.link = Link(
                replace(self.address, hall=hall),
                topics.all_tables(hall),
                tables.will,
                self._certificate,
                connected=tables.connected,
                heard=self._heard,
                changed=self._changed,
            )
            self._keeping = asyncio.create_task(self.link.keep())
        self.changed()

    async def close(self) -> None:
        """Leave the evening as it is."""
        if self.tables is not None:
            self.tables.close()
        if self._keeping is not None:
            await ended(self._keeping)
        self.evening = self.tables = self.link = self._keeping = None

    def _say(self, said: Any) -> None:
        if self.link is not None:
            self.link.say(said)

    def _heard(self, heard: Heard) -> None:
        self.overheard(heard)
        if self.tables is not None:
            self.tables.heard(heard)

    def _changed(self) -> None:
        self.changed()

    def _news(self, news: News) -> None:
        now = self.clock()
        self.called |= {fact.table: now for fact in news.facts if isinstance(fact, Called)}
        self.called = {table: at for table, at in self.called.items() if table in news.hall.calls}
        self.changed()

    # What is done

    @property
    def began(self) -> float:
        """When the evening began, in Unix seconds."""
        return datetime.fromisoformat(self.evening.kept.began).timestamp() if self.evening else 0.0

    def do(self, deed: a.Deed) -> Step | Refusal:
        """A deed of the desk: results are its own, and clocks start now, whatever the page's clock says."""
        if self.evening is None or self.tables is None:
            return refuse(NO_EVENING, "hall-no-evening")
        match deed:
            case a.CheckIn(name=str(name)) | a.Change(name=str(name)):
                if (wrong := unseen(name)) is not None:
                    return Refusal(INPUT, wrong)
                deed = replace(deed, name=name.strip())
            case a.Answer(table=table):
                return self.tables.answer(table)
            case a.Result():
                deed = replace(deed, source="desk", key="")
            case a.StartClock():
                deed = replace(deed, at=max(0.0, round(self.clock() - self.began, 1)))
        return self.evening.do(deed)

    def undo(self, seen: int | None = None) -> Refusal | None:
        """Take back what was done last, if that is what somebody has `seen`."""
        return refuse(NO_EVENING, "hall-no-evening") if self.evening is None else self.evening.undo(seen)

    def redo(self, seen: int | None = None) -> Refusal | None:
        """Bring it back."""
        return refuse(NO_EVENING, "hall-no-evening") if self.evening is None else self.evening.redo(seen)

    @property
    def settings(self) -> Settings | None:
        return self.evening.kept.settings if self.evening else None
