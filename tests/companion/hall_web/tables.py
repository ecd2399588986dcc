"""A table at the other end of the broker, as far as the hall sees it: it comes, beats, calls, and owes results."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.address import Address, read
from companion.mqtt.link import Heard, Link, Said, ended
from companion.mqtt.seals import opened, sealed

AGAIN = 0.2
"""Seconds after which it tells again what it still owes."""


class Table:
    """It tells each result until it is confirmed, as a real one does."""

    def __init__(self, url: str, name: str, key: str) -> None:
        address = read(url)
        assert isinstance(address, Address)
        self.name, self.key, self.hall = name, key, address.hall
        self.pairing: s.Pairing | None = None
        self.owed: dict[int, s.ResultTold] = {}
        self.answers = 0
        self.changed = asyncio.Event()
        will = Said(self.topic(topics.STATE), b"lost", kept=True)
        self.link = Link(
            address, topics.commands(address.hall, name), will, connected=self.come, heard=self._heard
        )  # fmt: skip

    def topic(self, what: str) -> str:
        return topics.of_table(self.hall, self.name, what)

    def tell(self, what: str, told: s.Told | bytes, *, kept: bool = False) -> None:
        payload = told if isinstance(told, bytes) else msgspec.json.encode(told)
        self.link.say(Said(self.topic(what), payload, kept=kept))

    def come(self) -> None:
        self.tell(topics.STATE, b"ready", kept=True)
        self.tell(topics.DESCRIPTION, s.Description(run="r1", version="1", seats=2), kept=True)
        self.tell(topics.HEARTBEAT, s.Heartbeat("r1"))

    def _heard(self, heard: Heard) -> None:
        if heard.topic == self.topic(topics.PAIRING):
            self.pairing = opened(self.key, heard.topic, heard.payload, s.Pairing) or self.pairing
        elif heard.topic == self.topic(topics.CONFIRM):
            confirm = opened(self.key, heard.topic, heard.payload, s.Confirm)
            if confirm is not None:
                self.owed.pop(confirm.number, None)
        elif heard.topic == self.topic(topics.ANSWER) and opened(self.key, heard.topic, heard.payload, s.Answer):
            self.answers += 1
        self.changed.set()

    def result(self, number: int = 1, winner: int = 0) -> s.ResultTold:
        """Of the match that it was told."""
        assert self.pairing is not None
        players = tuple(guest.number for guest in self.pairing.players)
        key = f"{self.name}.{number}"
        return s.ResultTold(
            evening=self.pairing.evening, number=number, key=key, round=self.pairing.round, players=players,
            winners=(players[winner],),
        )  # fmt: skip

    def send_result(self, told: s.ResultTold, *, kept: bool = False) -> None:
        topic = self.topic(topics.RESULT)
        self.link.say(Said(topic, sealed(self.key, topic, told), kept=kept))

    def send_owed(self) -> None:
        for told in self.owed.values():
            self.send_result(told)

    async def until(self, fits: Callable[[], Any]) -> None:
        """Tell again and again what is owed and that it is here, until something has come that fits."""
        while not fits():
            self.changed.clear()
            self.tell(topics.HEARTBEAT, s.Heartbeat("r1"))
            self.send_owed()
            try:
                async with asyncio.timeout(AGAIN):
                    await self.changed.wait()
            except TimeoutError:
                pass


@asynccontextmanager
async def table(url: str, name: str, key: str) -> AsyncIterator[Table]:
    """A table while the context lasts."""
    one = Table(url, name, key)
    keeping = asyncio.create_task(one.link.keep())
    try:
        yield one
    finally:
        await ended(keeping)
