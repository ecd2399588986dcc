"""The link to a broker, with a real one: it comes and goes, and every trouble is a sentence."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from companion.mqtt import link as links
from companion.mqtt.link import Heard, Said
from companion.mqtt.shapes import LARGEST
from engine.message import message
from tests.broker import Broker, broker, free_port
from tests.companion.mqtt.listener import Listener


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
            await listener.end()

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
        await one.end()

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
        await one.end()

    with broker(tmp_path) as server:
        asyncio.run(play(server))


def test_nobody_there_is_a_sentence() -> None:
    async def play() -> None:
        one = Listener(f"mqtt://127.0.0.1:{free_port()}/club")
        await one.until(lambda: one.link.trouble)
        assert one.link.trouble is not None
        assert one.link.trouble.id == "mqtt-away"
        assert one.link.trouble.args["why"] == message("mqtt-why-refused")
        await one.end()

    asyncio.run(play())


def test_a_wrong_password_is_a_sentence(tmp_path: Path) -> None:
    passwords = tmp_path / "passwords"
    subprocess.run(["mosquitto_passwd", "-c", "-b", passwords, "ana", "right"], check=True, capture_output=True)

    async def play(server: Broker) -> None:
        wrong = Listener(server.url.replace("//", "//ana:wrong@"))
        await wrong.until(lambda: wrong.link.trouble)
        assert wrong.link.trouble is not None
        assert wrong.link.trouble.id == "mqtt-login"
        assert wrong.link.trouble.args["user"] == "ana"
        assert "wrong" not in str(wrong.link.trouble)
        right = await Listener(server.url.replace("//", "//ana:right@")).connected()
        for listener in (wrong, right):
            await listener.end()

    with broker(tmp_path, "allow_anonymous false", f"password_file {passwords}") as server:
        asyncio.run(play(server))


def test_a_payload_of_ten_megabytes_is_cut_and_the_link_stays(tmp_path: Path) -> None:
    async def play(server: Broker) -> None:
        one = await Listener(server.url).connected()
        one.link.say(Said("ambit/1/club/north/view/public", b"x" * 10_000_000))
        one.link.say(Said("ambit/1/club/north/event", b"after"))
        await one.until(lambda: len(one.heard) == 2)
        assert [len(heard.payload) for heard in one.heard] == [LARGEST + 1, 5]
        await one.end()

    with broker(tmp_path) as server:
        asyncio.run(play(server))


def test_what_waits_is_bounded_and_the_newest_stays(tmp_path: Path) -> None:
    """Views and events of a table whose broker is too slow: results are told again anyway."""

    async def play(server: Broker) -> None:
        one = await Listener(server.url).connected()
        for number in range(links.MOST_WAITING + 500):
            one.link.say(Said("ambit/1/club/north/event", str(number).encode()))
        await one.until(lambda: len(one.heard) == links.MOST_WAITING)
        assert [int(heard.payload) for heard in one.heard] == list(range(500, links.MOST_WAITING + 500))
        await one.end()

    with broker(tmp_path) as server:
        asyncio.run(play(server))
