"""Brokers that are slow, silent or no brokers at all: each is a sentence, and nothing of them stays behind."""

import asyncio
import gc
from typing import Any

import pytest

from companion.mqtt import link as links
from tests.companion.mqtt.listener import Listener
from tests.companion.mqtt.odd_broker import WELCOME, Behaviour, odd_broker


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "TIMEOUT", 0.3)
    monkeypatch.setattr(links, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(links, "LONGEST_PAUSE", 0.05)


class Untold:
    """Errors that nobody looked at: the loop would write them on the terminal, with a traceback."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []

    def take(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "never retrieved" in context["message"]:
            self.found.append(context)


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """It takes the connection and says nothing."""


async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """It is a server of web pages."""
    writer.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n")
    writer.close()


async def late(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """It says welcome to whoever has gone by then, and is content with signs of life."""
    await asyncio.sleep(0.5)
    writer.write(WELCOME)


async def refusing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """It lets everybody in, and nobody hear anything."""
    writer.write(WELCOME)
    asked = await reader.readexactly(4)
    writer.write(b"\x90\x03" + asked[2:4] + b"\x80")


async def babbling(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """It says welcome and then what no broker says."""
    writer.write(WELCOME)
    await reader.read(1000)
    writer.write(b"\xf7" * 50)


@pytest.mark.parametrize(
    ("behaviour", "told", "why"),
    [
        (silent, "mqtt-away", "mqtt-why-silent"),
        (page, "mqtt-away", "mqtt-why-silent"),
        (late, "mqtt-away", "mqtt-why-silent"),
        (refusing, "mqtt-topics", ""),
        (babbling, "mqtt-away", "mqtt-why-silent"),
    ],
)
def test_each_is_a_sentence_and_no_connection_stays(behaviour: Behaviour, told: str, why: str) -> None:
    untold = Untold()

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(untold.take)
        async with odd_broker(behaviour) as (broker, url):
            one = Listener(url)
            await one.until(lambda: one.link.trouble)
            assert one.link.trouble is not None
            assert one.link.trouble.id == told
            if why:
                assert one.link.trouble.args["why"].id == why
            async with asyncio.timeout(30):
                while broker.came < 4:
                    broker.news.clear()
                    await broker.news.wait()
            assert broker.there <= 1
            await one.end()

    asyncio.run(play())
    gc.collect()
    assert untold.found == []
