"""The link to a broker, with a real one: it comes and goes, and every trouble is a sentence."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.mqtt import link as links
from companion.mqtt.address import Address, read
from companion.mqtt.link import Heard, Link, Said, ended
from companion.mqtt.shapes import LARGEST
from tests.broker import Broker, broker, free_port

PATIENCE = 60.0


class Listener:
    """A link, and everything that came by it."""

    def __init__(self, url: str, topic: str = "ambit/1/club/#", will: bytes = b"lost") -> None:
        address = read(url)
        assert isinstance(address, Address)
        self.heard: list[Heard] = []
        self.times = 0
        self._news = asyncio.Event()
        said = Said("ambit/1/club/north/$state", will, kept=True)
        self.link = Link(address, topic, said, connected=self._came, heard=self._hear, changed=self._news.set)
        self.task = asyncio.create_task(self.link.keep())

    def _came(self) -> None:
        self.times += 1

    def _hear(self, heard: Heard) -> None:
        self.heard.append(heard)
        self._news.set()

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for something to become true; each piece of news is looked at."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def connected(self) -> "Listener":
        await self.until(lambda: self.link.state == "connected")
        return self


@pytest.fixture(autouse=True)
def no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(links, "LONGEST_PAUSE", 0.2)


def test_what_one_says_others_hear_and_who_comes_later_hears_what_is_kept(tmp_path: Path) -> None:
    async def play(server: Broker) -> None:
        one, other = await Listener(server.url).connected(), await Listener(server.url).connected()
        one.link.say(Said("ambit/1/club/north/event", b"1"))
        one.link.say(Said("ambit/1/club/north/call", b"2", kept=True))
        await other.until(lambda: len(other.heard) == 2)
        assert [heard.payload for heard in other.heard] == [b"1", b"2"]
        late = await Listener(server.url).connected()
        await late.until(lambda: late.heard)
        assert late.heard == [Heard("ambit/1/club/north/call", b"2", kept=True)]
        for listener in (one, other, late):
            await ended(listener.task)

    with broker(tmp_path) as server:
        asyncio.run(play(server))


def test_a_broker_that_goes_is_missed_and_found_again(tmp_path: Path) -> None:
    async def play(server: Broker) -> None:
        one = await Listener(server.url).connected()
        server.kill()
        await one.until(lambda: one.link.state == "away")
        assert one.link.trouble is not None
        assert one.link.trouble.id == "mqtt-away"
        one.link.say(Said("ambit/1/club/north/event", b"into the void"))
        server.start()
        await one.connected()
        assert one.times == 2
        assert one.link.trouble is None, "it is over"
        await ended(one.task)

    with broker(tmp_path) as server:
        asyncio.run(play(server))


def test_whoever_is_cut_off_is_told_of_by_the_broker(tmp_path: Path) -> None:
    """By its will: the program is killed and says no more."""

    async def play(server: Broker) -> None:
        one = await Listener(server.url).connected()
        there = subprocess.Popen(
            [sys.executable, "-m", "tests.companion.mqtt.coming", server.url], stdout=subprocess.PIPE
        )
        assert there.stdout is not None
        assert await asyncio.to_thread(there.stdout.readline) == b"connected\n"
        there.kill()
        there.communicate()
        await one.until(lambda: one.heard)
        assert one.heard == [Heard("ambit/1/club/north/$state", b"lost", kept=False)]
        await ended(one.task)

    with broker(tmp_path) as server:
        asyncio.run(play(server))


def test_nobody_there_is_a_sentence() -> None:
    async def play() -> None:
        one = Listener(f"mqtt://127.0.0.1:{free_port()}/club")
        await one.until(lambda: one.link.trouble)
        assert one.link.trouble is not None
        assert one.link.trouble.id == "mqtt-away"
        await ended(one.task)

    asyncio.run(play())


def test_a_wrong_password_is_a_sentence(tmp_path: Path) -> None:
    passwords = tmp_path / "passwords"
    subprocess.run(["mosquitto_passwd", "-c", "-b", passwords, "ana", "right"], check=True, capture_output=True)

    async def play(server: Broker) -> None:
        wrong = Listener(server.url.replace("//", "//ana:wrong@"))
        await wrong.until(lambda: wrong.link.trouble)
        assert wrong.link.trouble is not None
        assert wrong.link.trouble.id in ("mqtt-login", "mqtt-not-allowed")
        assert "wrong" not in str(wrong.link.trouble)
        right = await Listener(server.url.replace("//", "//ana:right@")).connected()
        for listener in (wrong, right):
            await ended(listener.task)

    with broker(tmp_path, "allow_anonymous false", f"password_file {passwords}") as server:
        asyncio.run(play(server))


def test_a_payload_of_ten_megabytes_is_cut_and_the_link_stays(tmp_path: Path) -> None:
    async def play(server: Broker) -> None:
        one = await Listener(server.url).connected()
        one.link.say(Said("ambit/1/club/north/view/public", b"x" * 10_000_000))
        one.link.say(Said("ambit/1/club/north/event", b"after"))
        await one.until(lambda: len(one.heard) == 2)
        assert [len(heard.payload) for heard in one.heard] == [LARGEST + 1, 5]
        await ended(one.task)

    with broker(tmp_path) as server:
        asyncio.run(play(server))
