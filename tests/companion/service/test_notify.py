"""What systemd is told by a real `ambit table`: ready when the page answers, signs of life from its loop, the end."""

import asyncio
import os
import signal
import socket
from contextlib import closing
from pathlib import Path

import pytest

from companion.service.answering import answers
from companion.service.notify import tell, told_to_systemd, watchdog_s
from companion.version import ambit_version
from tests.companion.cli.running import SOON, running
from tests.companion.service.systemd import listening

TABLE = ("table", "--no-browser", "--port", "0")
READY = f"READY=1\nSTATUS=Ambit {ambit_version()}"
OFTEN = "300000"
"""Microseconds of a watchdog: three signs of life in 0.3 s."""


def test_it_is_ready_when_the_page_answers_and_shows_that_it_lives_and_says_that_it_ends(tmp_path: Path) -> None:
    with (
        listening(tmp_path) as systemd,
        running(*TABLE, home=tmp_path, NOTIFY_SOCKET=systemd.name, WATCHDOG_USEC=OFTEN) as program,
    ):
        assert systemd.hears() == READY
        assert program.get("/").status_code == 200
        assert [systemd.hears() for _ in range(5)] == ["WATCHDOG=1"] * 5
        program.process.send_signal(signal.SIGTERM)
        assert set(systemd.hears_until("STOPPING=1")[:-1]) <= {"WATCHDOG=1"}
        assert program.process.wait(SOON) == 0


def test_a_loop_that_hangs_shows_no_sign_of_life(tmp_path: Path) -> None:
    """The loop waits for what never comes, as it would in any endless call."""
    hook = tmp_path / "sitecustomize.py"
    hook.write_text(
        "import asyncio, os, signal, threading\n"
        "def hang(*_):\n"
        "    asyncio.get_running_loop().call_soon(threading.Event().wait)\n"
        "signal.signal(signal.SIGUSR1, hang)\n"
    )
    with (
        listening(tmp_path) as systemd,
        running(
            *TABLE, home=tmp_path, NOTIFY_SOCKET=systemd.name, WATCHDOG_USEC=OFTEN, PYTHONPATH=str(tmp_path)
        ) as program,
    ):
        systemd.hears_until("WATCHDOG=1")
        program.process.send_signal(signal.SIGUSR1)
        assert any(systemd.hears_nothing_for(3) for _ in range(100))
        assert program.process.poll() is None


def test_without_a_watchdog_it_is_only_ready(tmp_path: Path) -> None:
    with listening(tmp_path) as systemd, running(*TABLE, home=tmp_path, NOTIFY_SOCKET=systemd.name) as program:
        assert systemd.hears() == READY
        program.process.send_signal(signal.SIGTERM)
        assert systemd.hears() == "STOPPING=1"


def test_a_page_that_breaks_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither with a fault of the server, nor with something that is no HTTP, nor with nobody there."""
    with listening(tmp_path) as systemd:
        monkeypatch.setenv("NOTIFY_SOCKET", systemd.name)
        asked: list[str] = []

        async def try_it() -> None:
            said = iter(["HTTP/1.1 500 Broken\r\n\r\n", "nonsense\r\n", "", "HTTP/1.1 200 OK\r\n\r\n"])

            async def answer(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
                await reading.readuntil(b"\r\n\r\n")
                asked.append(next(said))
                writing.write(asked[-1].encode())
                writing.close()

            server = await asyncio.start_server(answer, "127.0.0.1", 0)
            async with server, told_to_systemd(("0.0.0.0", server.sockets[0].getsockname()[1])):
                assert await asyncio.to_thread(systemd.hears) == READY
                assert len(asked) == 4

        asyncio.run(try_it())
        assert systemd.hears() == "STOPPING=1"


def test_nobody_listens_there() -> None:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        assert not asyncio.run(answers("127.0.0.1", free.getsockname()[1]))


def test_a_name_without_a_file_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"ambit-test-{os.getpid()}"
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as line:
        line.bind(f"\0{name}")
        line.settimeout(SOON)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        tell("READY=1")
        assert line.recv(100) == b"READY=1"


@pytest.mark.parametrize("name", ["", "nowhere", "vsock:2:1234"])
def test_a_socket_that_is_not_there_is_no_fault(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NOTIFY_SOCKET", name)
    tell("READY=1")


@pytest.mark.parametrize(
    ("limit", "whose", "seconds"),
    [("30000000", None, 30), ("30000000", "1", None), ("", None, None), ("0", None, None), ("soon", None, None)],
)
def test_whom_systemd_watches(limit: str, whose: str | None, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", limit)
    monkeypatch.setenv("WATCHDOG_PID", whose or str(os.getpid()))
    assert watchdog_s() == seconds
