"""`ambit satellites` with models of boards on pseudo-terminals."""

import errno
import fcntl
import json
import os
from pathlib import Path

import pytest

from companion.cli.satellites import listing
from companion.satellites.plugged import strangers
from hardware.satellite.dictionary import MESSAGES
from tests.companion.cli.terminal import PROGRAM, ambit
from tests.companion.satellites.boards import Sockets
from tests.emulated_pi import Running

NORTH = "E6614103E7000001"


@pytest.fixture
def table(sockets: Sockets, tmp_path: Path) -> Path:
    """A profile with a board that is there, by its port, and one that is not."""
    sockets.plug(NORTH)
    port = (sockets.root / "dev/ttyACM0").resolve()
    file = tmp_path / "table.toml"
    file.write_text(
        f'[satellites.north]\nport = "{port}"\n[satellites.east]\nid = "E6614103E7000002"\n'
        '[seat1]\ncall = { driver = "satellite", satellite = "north" }\n'
        '[seat2]\ncall = { driver = "satellite", satellite = "east" }\n'
    )
    return file


def test_the_list_says_who_is_there_and_who_is_not(table: Path) -> None:
    said = ambit("satellites", "list", "--profile", str(table))
    assert said.code == 1
    north, east = said.out.index("north"), said.out.index("east")
    assert "usable" in said.out[north:east]
    assert "usable" not in said.out[east:]


def test_the_list_for_programs(table: Path) -> None:
    said = ambit("satellites", "list", "--json", "--profile", str(table))
    north, east = map(json.loads, said.out.splitlines())
    assert (north["name"], north["version"], north["usable"], north["why"]) == ("north", "1.0", True, None)
    assert north["bound_us"] > 0
    assert (east["name"], east["usable"], east["why"]) == ("east", False, "not plugged in")


def test_a_new_board_is_told_how_it_becomes_a_seat(sockets: Sockets, monkeypatch: pytest.MonkeyPatch) -> None:
    sockets.plug(NORTH)
    monkeypatch.setattr(listing, "strangers", lambda boards: strangers(boards, sockets.root))
    said = ambit("satellites", "list")
    assert said.code == 0
    assert f"its id, {NORTH}, below [satellites.NAME]" in said.err
    assert "ambit satellites flash NAME" in said.err


def test_a_board_that_another_program_has_is_said_to_be_busy(table: Path, sockets: Sockets) -> None:
    file = os.open(sockets.root / "dev/ttyACM0", os.O_RDWR | os.O_NOCTTY)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        said = ambit("satellites", "list", "--profile", str(table))
    finally:
        os.close(file)
    assert said.code == 1
    assert "cannot be used" in said.out
    assert "Traceback" not in said.err
    assert said.err.strip().endswith(".")


@pytest.mark.parametrize(
    ("language", "there", "pressed"), [("en", "north is there", "pressed"), ("fr", "north est là", "appuyé")]
)
def test_the_monitor_tells_what_happens_until_it_is_interrupted(
    table: Path, sockets: Sockets, language: str, there: str, pressed: str
) -> None:
    """A press from before anybody listened is kept and told; at the end it says how exactly the clock is known."""
    board = sockets.boards[NORTH]
    sockets.do(lambda: board.press("call"))
    words = ("satellites", "monitor", "north", "--profile", str(table), "--lang", language)
    with Running(None, "-c", PROGRAM, *words) as monitor:
        assert monitor.line().startswith(there)
        assert monitor.line().split("  ")[1:4] == ["north", "call", pressed]
        sockets.do(lambda: board.press("call"))
        assert pressed in monitor.line()
        monitor.interrupt()
        last = monitor.line()
        assert last.startswith("north")
        assert "±" in last


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("words", [("list",), ("monitor", "east"), ("flash", "east")])
def test_a_board_that_is_not_plugged_in_is_named_with_what_to_do(
    table: Path, words: tuple[str, ...], language: str
) -> None:
    said = ambit("satellites", *words, "--profile", str(table), "--lang", language)
    assert said.code == 1
    assert "east" in said.err
    assert "ambit satellites list" in said.err


def test_a_name_that_the_profile_does_not_have_is_wrong_use(table: Path) -> None:
    said = ambit("satellites", "monitor", "west", "--profile", str(table))
    assert said.code == 2
    assert "north, east" in said.err


EAST = "E6614103E7000002"


@pytest.fixture
def pair(sockets: Sockets, tmp_path: Path) -> Path:
    """Two boards whose call pins are joined by a wire, and somebody who presses again and again."""
    lines = ""
    for seat, (name, number) in enumerate((("north", NORTH), ("east", EAST)), 1):
        sockets.plug(number)
        port = (sockets.root / f"dev/ttyACM{seat - 1}").resolve()
        lines += f'[satellites.{name}]\nport = "{port}"\n[seat{seat}]\n'
        lines += f'call = {{ driver = "satellite", satellite = "{name}" }}\n'
    file = tmp_path / "pair.toml"
    file.write_text(lines)
    return file


@pytest.mark.parametrize(("late", "code"), [(0, 0), (5000, 1)])
def test_the_proof_finds_whether_the_bound_holds(pair: Path, sockets: Sockets, late: int, code: int) -> None:
    """With `late`, a board stamps so many microseconds too late, which no bound allows."""
    north, east = (sockets.boards[number] for number in (NORTH, EAST))

    def press() -> None:
        at = north.clock.now()
        for board, more in ((north, 0), (east, late)):
            ticks = int((at - board.zero) * 1e6) + more
            board.add(board.number("call"), MESSAGES.PRESS, ticks % (1 << 32), 3, b"")
        north.clock.call_at(at + 0.3, press)

    sockets.do(press)
    said = ambit("satellites", "prove", "--profile", str(pair), "--presses", "3", "--seconds", "60")
    assert "north GP3, east GP3" in said.out
    assert ("The bound holds." in said.out, said.code) == (code == 0, code), said.out + said.err


def test_one_board_proves_nothing(table: Path) -> None:
    said = ambit("satellites", "prove", "--profile", str(table))
    assert (said.code, said.out) == (1, "")
    assert "two are needed" in said.err


def test_a_proof_with_a_board_that_cannot_be_used_says_why(pair: Path, sockets: Sockets) -> None:
    sockets.boards[NORTH].digest ^= 1
    said = ambit("satellites", "prove", "--profile", str(pair), "--seconds", "60")
    assert said.code == 1
    assert "north cannot be used: it has firmware 1.0, which does not fit" in said.err
    assert "Check the wire" not in said.err


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.EACCES, "sudo adduser $USER dialout"), (errno.EBUSY, "/dev/"), (errno.ENOENT, "/dev/")],
)
def test_a_port_that_cannot_be_opened_says_why(
    table: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str, language: str
) -> None:
    def refuse(path: object, *more: object, **named: object) -> int:
        if str(path).startswith("/dev/pts/"):
            raise OSError(number, os.strerror(number))
        return real(path, *more, **named)  # type: ignore[arg-type]

    real = os.open
    monkeypatch.setattr(os, "open", refuse)
    for command in (("list",), ("flash", "north")):
        said = ambit("satellites", *command, "--profile", str(table), "--lang", language)
        assert said.code == 1
        assert words in said.err
