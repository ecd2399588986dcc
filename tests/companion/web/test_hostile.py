"""Hostile clients at a real server: control frames, frames without content, lines on which nothing is said or read."""

import asyncio
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from companion.web import accepting, frames, http_line, socket_line, viewer
from companion.web import socket as web_socket
from companion.web.lines import FRAMES, MOST_OF_ONE_PEER, SAID
from companion.web.socket_line import MOST_PARTS
from tests.companion.web.network import Line, Network, run, small_socket
from tests.e2e.hostile_client import BEGIN, GO_ON, PING, UPGRADE

STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
PONG = b"\x8a\x80" + bytes(4)
ASKED = b"GET /api/table HTTP/1.1\r\nhost: localhost\r\n\r\n"
HALF_A_BODY = (
    b"POST /api/join HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
)
A_MOMENT = 0.05
"""Seconds that stand for the long ones after which silent lines are ended."""


async def opened(network: Network, peer: str = STRANGER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", network.port, local_addr=(peer, 0))


async def web_socket_of(network: Network, peer: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A web socket on which nothing has been said yet."""
    reader, writer = await opened(network, peer)
    writer.write(UPGRADE)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Wait until the table has ended this line; it does so without a word, and drops what it has not read."""
    try:
        while await reader.read(4096):
            pass
    except ConnectionResetError:
        pass
    return True


async def status(network: Network, peer: str) -> bytes:
    """What a request of this peer is answered with; nothing if it gets no line."""
    try:
        reader, writer = await opened(network, peer)
        writer.write(ASKED)
        answer = await reader.readline()
        writer.close()
    except ConnectionError:
        return b""
    return answer[9:12]


# Frames


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(PING * (FRAMES.burst + 400), id="pings"),
        pytest.param(PONG * (FRAMES.burst + 400), id="pongs"),
        pytest.param(BEGIN + GO_ON * (MOST_PARTS + 400), id="empty parts of a message"),
        pytest.param((b"\x82\xfe\x40\x00" + bytes(4 + 16384)) * (SAID.burst // 16384 + 2), id="bytes"),
    ],
)
def test_who_floods_without_a_token_is_cut_off_and_others_play_on(tmp_path: Path, flood: bytes) -> None:
    async def story(network: Network) -> None:
        async with network.page() as honest:
            reader, writer = await web_socket_of(network, STRANGER)
            writer.write(flood)
            assert await is_cut(reader)
            writer.close()
            await honest.say(say="ping", sent=1)
            assert (await honest.until("pong"))["sent"] == 1
            assert await status(network, OTHER) == b"200"

    run(tmp_path, story)


def test_who_was_cut_off_for_its_frames_gets_no_new_line_for_now(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        reader, writer = await web_socket_of(network, STRANGER)
        writer.write(PING * (FRAMES.burst + 400))
        assert await is_cut(reader)
        writer.close()
        assert await status(network, STRANGER) in (b"", b"503")
        assert network.web.lines.of(STRANGER) == 0

    run(tmp_path, story)


def test_pings_of_an_honest_page_are_answered(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        async with network.page() as line:
            for _ in range(20):
                await (await line.connection.ping())

    run(tmp_path, story)


# Lines that are not read


async def much_happens(network: Network, quick: Line) -> int:
    """More than fits on the way to a page that does not read; gives the last version."""
    first = network.host.version
    network.act(do="first", seat=0, first=1)
    for step in range(2, 400):
        network.act(do="adjust", seat=0, target=1, counter="castle", to=1 + step % 19, why="slip " * 99)
        await quick.version(first + step)
    return network.host.version


def test_a_page_that_does_not_read_is_not_heard_until_it_does(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        token = network.web.keys.grant("seat", 1).token
        way = small_socket(network.port)
        async with network.page(token, sock=way, max_queue=1, ping_interval=None) as slow, network.page() as quick:
            await slow.until("welcome")
            last = await much_happens(network, quick)
            await slow.say(say="act", id=1, version=last, action={"do": "expose", "seat": 1})
            for _ in range(20):
                await quick.say(say="ping", sent=1)
                await quick.until("pong")
            assert network.host.version == last, "what it says waits in the network"
            assert (await slow.until("done"))["id"] == 1
            assert network.host.version == last + 1

    run(tmp_path, story)


def test_a_page_that_does_not_read_is_cut_off_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "SLOWEST", A_MOMENT)
    for module in (socket_line, frames):
        monkeypatch.setattr(module, "LAST_WORDS", A_MOMENT)

    async def story(network: Network) -> None:
        way = small_socket(network.port)
        async with network.page() as quick:
            async with network.page(sock=way, max_queue=1, ping_interval=None) as slow:
                await slow.until("welcome")
                await much_happens(network, quick)
                while network.web.lines.of("127.0.0.1") > 1:
                    await asyncio.sleep(0)
                slow.connection.transport.abort()
            await quick.say(say="ping", sent=1)
            assert (await quick.until("pong"))["sent"] == 1

    run(tmp_path, story)


# Lines on which nothing is said


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HTTP/1.1\r\nhost: loc", id="half a request"),
        pytest.param(ASKED, id="nothing after an answer"),
        pytest.param(ASKED + b"G", id="one letter after an answer"),
        pytest.param(
            HALF_A_BODY,
            id="half a body",
        ),
        pytest.param(UPGRADE, id="no hello"),
    ],
)
def test_a_line_on_which_nothing_more_is_said_ends(
    tmp_path: Path, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_line, "REQUEST", A_MOMENT)
    monkeypatch.setattr(http_line, "ANSWER", A_MOMENT)
    monkeypatch.setattr(socket_line, "LAST_WORDS", A_MOMENT)
    monkeypatch.setattr(web_socket, "FIRST_WORD", A_MOMENT)

    async def story(network: Network) -> None:
        reader, writer = await opened(network)
        writer.write(said)
        assert await is_cut(reader)
        writer.close()
        while len(network.web.lines):
            await asyncio.sleep(0)

    run(tmp_path, story)


def test_four_addresses_with_all_their_lines_keep_neither_the_table_nor_a_phone_out(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        with ExitStack() as lines:
            for last in range(2, 6):
                for _ in range(MOST_OF_ONE_PEER):
                    way = ("127.0.0.1", network.port)
                    lines.enter_context(socket.create_connection(way, source_address=(f"127.0.0.{last}", 0)))
            for peer in ("127.0.0.1", "127.0.0.9"):
                for _ in range(8):
                    assert await status(network, peer) == b"200"

    run(tmp_path, story)


# Descriptors


@contextmanager
def no_descriptor_left() -> Iterator[None]:
    """Nothing more can be opened in this process meanwhile."""
    free = os.dup(0)
    os.close(free)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_without_a_descriptor_it_is_told_once_and_lines_are_taken_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(accepting, "WAIT", 0.001)

    async def story(network: Network) -> None:
        table = network.web.keys.grant("table").token
        async with network.page(table) as wall:
            await wall.until("state")
            with ExitStack() as lines:
                waiting = [lines.enter_context(socket.socket()) for _ in range(5)]
                with no_descriptor_left():
                    for line in waiting:
                        line.connect(("127.0.0.1", network.port))
                    told = await wall.until("notice")
                    for _ in range(50):
                        await wall.say(say="ping", sent=1)
                        await wall.until("pong")
                assert told["message"]["id"] == "web-no-more-lines"
                while network.web.lines.of("127.0.0.1") < 6:
                    await asyncio.sleep(0)
            await wall.say(say="ping", sent=2)
            assert (await wall.hear())["tell"] == "pong", "it was told once"

    run(tmp_path, story)
    assert "Traceback" not in "".join(capfd.readouterr())
