"""`ambit demo` and `ambit play --port` as people start them: the page is there soon, and everything ends cleanly."""

import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.cli.demo import MEMORY
from companion.cli.page import open_browser
from tests.companion.cli.running import SOON, Program, running
from tests.companion.cli.terminal import ambit
from tests.companion.web.knowing import Knowing


def demo(home: Path, *words: str) -> Any:
    return running("demo", "--no-browser", "--port", "0", *words, home=home)


# The demo


def test_the_page_is_there_soon_and_the_game_plays(tmp_path: Path) -> None:
    began = time.monotonic()
    with demo(tmp_path, "ambush", "--seed", "7") as program:
        table = program.get("/api/table").json()
        assert time.monotonic() - began < SOON
        assert (table["game"], table["simulated"]) == ("ambush", True)
        with program.line() as line:
            line.send('{"say":"hello"}')
            versions, page = set[int](), Knowing()
            while len(versions) < 3:
                told = page.take(msgspec.json.decode(line.recv(SOON)))
                if told["tell"] == "state":
                    versions.add(told["version"])


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_quietly_and_leaves_nothing_behind(tmp_path: Path, way: int) -> None:
    with demo(tmp_path) as program:
        kept = [*MEMORY.glob(f"ambit-{program.process.pid}-*"), *tmp_path.glob("ambit-*")]
        assert len(kept) == 1
        with program.line() as line:
            line.send('{"say":"hello"}')
            line.recv(SOON)
            assert program.end(way) == 0
        assert program.process.stderr is not None
        assert "Traceback" not in program.process.stderr.read()
    assert not kept[0].exists()


def test_the_code_and_the_pin_that_it_prints_open_the_doors(tmp_path: Path) -> None:
    with demo(tmp_path, "--pin", "135790") as program:
        assert program.pin == "135790"
        joined = program.post("/api/join", code=program.code, seat=1)
        assert joined.status_code == 200
        assert program.post("/api/referee", pin="135790").status_code == 200


def test_wrong_use_is_told_in_a_sentence() -> None:
    for words, named in (
        (("demo", "ludo"), "ludo"),
        (("demo", "ambush", "--mode", "hurried"), "hurried"),
        (("demo", "--pin", "12"), "PIN"),
        (("demo", "--port", "70000"), "65535"),
        (("demo", "--host", "300.1.1.1", "--no-browser"), "300.1.1.1"),
    ):
        said = ambit(*words)
        assert (said.code, said.out) == (2, ""), words
        assert named in said.err


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = ambit("demo", "--no-browser", "--host", "127.0.0.1", "--port", str(port))
    assert said.code == 2
    assert str(port) in said.err
    assert "--port" in said.err


# A browser


def test_a_browser_is_opened_only_where_there_is_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    open_browser("http://localhost:1/")
    assert opened == []
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    open_browser("http://localhost:1/")
    assert opened == ["http://localhost:1/"]


def test_a_browser_that_cannot_be_opened_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(address: str) -> None:
        raise OSError("no browser")

    monkeypatch.setattr("webbrowser.open", broken)
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser("http://localhost:1/")


# Playing with a page beside the terminal


def play(home: Path, *words: str) -> Any:
    return running("play", "ambush", "--simulate", "--seats", "Ana,Bo", "--port", "0", *words, home=home)


def next_line(program: Program, begins: str) -> str:
    assert program.process.stdout is not None
    return next(line for line in program.process.stdout if line.startswith(begins))


def turn_in(told: dict[str, Any]) -> int | None:
    """Whose turn a page is told: in the whole state, or in what has changed since (a new value is in a list)."""
    [turn] = told.get("changes", {}).get("view", {}).get("turn", [None])
    whole: int | None = told.get("view", {}).get("turn")
    return turn if whole is None else whole


def test_what_is_typed_is_seen_on_the_page_and_the_other_way_round(tmp_path: Path) -> None:
    with play(tmp_path) as program, program.line() as line:
        assert program.process.stdin is not None
        line.send('{"say":"hello"}')
        program.process.stdin.write("press seat2.ok\n")
        program.process.stdin.flush()
        while turn_in(msgspec.json.decode(line.recv(SOON))) != 2:
            pass
        assert next_line(program, "Bo has the best")
        program.post("/api/game", program.screen(), game="ambush", seats=["Uma", "Vic"], leave=True)
        assert "Uma" in next_line(program, "    Uma")
        program.process.stdin.write("press seat1.ok\nquit\n")
        program.process.stdin.flush()
        assert next_line(program, "Uma has the best")
        assert program.process.wait(SOON) == 0


def test_while_a_page_is_in_the_lobby_typed_lines_are_answered(tmp_path: Path) -> None:
    with play(tmp_path) as program, program.line() as line:
        assert program.process.stdin is not None
        token = program.screen()["authorization"].removeprefix("Bearer ")
        line.send(msgspec.json.encode({"say": "hello", "token": token}).decode())
        line.send('{"say":"lobby","id":1,"leave":true}')
        while msgspec.json.decode(line.recv(SOON))["tell"] != "done":
            pass
        out, _ = program.process.communicate("press seat1.ok\nquit\n", timeout=SOON)
        assert "No game is at the table" in out
        assert program.process.returncode == 0


def test_when_nothing_more_is_typed_the_page_stays(tmp_path: Path) -> None:
    with play(tmp_path) as program:
        assert program.process.stdin is not None
        program.process.stdin.close()
        assert program.get("/api/table").json()["game"] == "ambush"
        assert program.end(signal.SIGTERM) == 0
        program.process.stdin = None


def test_a_game_is_resumed_with_its_page(tmp_path: Path) -> None:
    with play(tmp_path) as program:
        out, _ = program.process.communicate("press seat2.ok\nquit\n", timeout=SOON)
        assert "Bo has the best" in out
    with play(tmp_path, "--resume") as program:
        assert program.get("/api/table").json()["number"] == 1


def test_what_cannot_be_played_is_told_before_anything_is_served(tmp_path: Path) -> None:
    env = {"AMBIT_HOME": str(tmp_path)}
    said = ambit("play", "ambush", "--simulate", "--seats", "Ana", "--port", "0", env=env)
    assert (said.code, said.out) == (2, "")
    assert "2, 3, 4" in said.err
