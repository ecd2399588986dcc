"""With a real server and real sockets: many pages at once, slow ones, broken ones, too large ones, and the end."""

import asyncio
import socket
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from companion.settings import DEFAULT_PORT
from companion.web.lines import MOST_LINES, MOST_OF_ONE_PEER
from companion.web.serve import listen
from engine.message import Message
from tests.companion.web.network import Line, Network, run, small_socket

FIFTY = 50


def test_fifty_pages_at_once_are_all_told_everything(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        async with AsyncExitStack() as pages:
            lines = [await pages.enter_async_context(network.page()) for _ in range(FIFTY)]
            first = network.host.version
            await asyncio.gather(*(line.version(first) for line in lines))
            network.act(do="first", seat=0, first=1)
            told = await asyncio.gather(*(line.version(first + 1) for line in lines))
            assert all(
                [fact["fact"] for fact in state["facts"]] == ["first", "dealt", "dealt", "turn"] for state in told
            )
            for step in range(2, 12):
                network.act(do="expose" if step % 2 == 0 else "pass", seat=network.host.game.session.view().turn)
                await asyncio.gather(*(line.version(first + step) for line in lines))

    run(tmp_path, story)


def test_one_device_that_opens_line_after_line_keeps_nobody_else_out(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        async with AsyncExitStack() as lines:
            silent = [lines.enter_context(_line(network.port, "127.0.0.2")) for _ in range(MOST_LINES)]
            assert await _asked(network.port) == b"HTTP/1.1 200 OK"
            ended = [line for line in silent if _is_closed(line)]
            assert len(ended) == MOST_LINES - MOST_OF_ONE_PEER

    run(tmp_path, story)


def _line(port: int, source: str) -> socket.socket:
    """A line on which nothing is said. On Linux all of 127 is this machine, so that it can be two."""
    line = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
    line.setblocking(False)
    return line


async def _asked(port: int) -> bytes:
    """The first line of the answer to somebody else."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/table HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    answer = await reader.readline()
    writer.close()
    return answer.strip()


def _is_closed(line: socket.socket) -> bool:
    """Whether the table has hung up. It says nothing on a line that it keeps."""
    try:
        line.recv(4096)  # nothing, or that it is busy
    except BlockingIOError:
        return False
    return True


def test_one_page_that_does_not_read_holds_up_nobody_and_then_gets_the_newest(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        slow_way = small_socket(network.port)
        async with network.page(sock=slow_way, max_queue=1, ping_interval=None) as slow, network.page() as quick:
            await slow.until("welcome")
            first = network.host.version
            network.act(do="first", seat=0, first=1)
            steps = 400
            for step in range(2, steps):
                network.act(do="adjust", seat=0, target=1, counter="castle", to=1 + step % 19, why="slip " * 99)
                await quick.version(first + step)
            newest = first + steps - 1
            [stuck] = [viewer for viewer in network.web.hub.viewers if viewer.seen < newest]
            assert stuck.seen < newest - 50
            heard = 1
            while (await slow.until("state"))["version"] != newest:
                heard += 1
            assert heard < steps / 2

    run(tmp_path, story)


def test_a_page_that_breaks_off_is_forgotten_and_comes_back_to_where_things_are(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        grant = network.web.keys.grant("seat", 1)
        async with network.page(grant.token) as line:
            seen = await line.until("state")
            line.connection.transport.abort()
        network.act(do="first", seat=0, first=1)
        while network.web.hub.viewers:
            await asyncio.sleep(0)
        async with network.page() as watching:
            await watching.until("state")
        async with network.page(grant.token, seen) as line:
            state = await line.until("state")
            assert state["version"] == seen["version"] + 1
            assert state["facts"][0]["fact"] == "first"
            assert state["seats_taken"] == [1]

    run(tmp_path, story)


@pytest.mark.parametrize("size", [17 * 1024, 10_000_000])
def test_too_large_a_frame_closes_the_line_with_its_reason(tmp_path: Path, size: int) -> None:
    async def story(network: Network) -> None:
        async with network.page() as line, network.page() as other:
            await line.until("state")
            with suppress(ConnectionClosed):
                await line.connection.send("x" * size)
            assert await line.end() == 1009
            await other.say(say="ping", sent=1)
            assert (await other.until("pong"))["sent"] == 1

    run(tmp_path, story)


def test_bytes_and_nonsense_are_answered_on_the_same_line(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        async with network.page() as line:
            await line.connection.send(b"\x00\xff")
            assert (await line.until("refused"))["message"]["id"] == "web-binary"
            await line.connection.send("[" * 9000)
            assert (await line.until("refused"))["message"]["id"] == "json-deep"
            await line.say(say="ping", sent=2)
            assert (await line.until("pong"))["sent"] == 2

    run(tmp_path, story)


def test_a_page_from_elsewhere_gets_no_socket(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with network.page(origin="http://evil.example"):
                pass
        assert refused.value.response.status_code == 403

    run(tmp_path, story)


@pytest.mark.parametrize(
    "request_text",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"NONSENSE\r\n\r\n",
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_no_request_whatsoever_brings_a_traceback(
    tmp_path: Path, request_text: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story(network: Network) -> None:
        answer = await network.request(request_text)
        assert b"Traceback" not in answer
        assert not answer or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4"))

    run(tmp_path, story)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_when_the_table_closes_every_page_is_let_go(tmp_path: Path) -> None:
    lines: list[Line] = []

    async def story(network: Network) -> None:
        stack = AsyncExitStack()
        for _ in range(3):
            lines.append(await stack.enter_async_context(network.page()))
            await lines[-1].until("state")
        network.web.close()
        assert [await line.end() for line in lines] == [1000] * 3
        await stack.aclose()

    run(tmp_path, story)
    assert len(lines) == 3


# The port


def test_without_a_port_the_usual_one_is_taken_or_any_that_is_free() -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # the process that had it just now has closed it
        try:
            other.bind(("127.0.0.1", DEFAULT_PORT))
            other.listen()
        except OSError:
            pass  # somebody has it already, which serves as well
        found = listen("127.0.0.1", None)
        assert isinstance(found, socket.socket)
        assert found.getsockname()[1] not in (0, DEFAULT_PORT)
        found.close()


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        wrong = listen("127.0.0.1", port)
        assert isinstance(wrong, Message)
        assert (wrong.id, wrong.args["port"]) == ("web-port", str(port))


@pytest.mark.parametrize("host", ["300.1.1.1", "no such host", "203.0.113.9"])
def test_an_address_that_is_not_ours_is_told_in_a_sentence(host: str) -> None:
    wrong = listen(host, 0)
    assert isinstance(wrong, Message)
    assert wrong.args["host"] == host
