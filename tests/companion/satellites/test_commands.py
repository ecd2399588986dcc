"""`ambit satellites` with models of boards on pseudo-terminals."""

import fcntl
import json
import os
from pathlib import Path

import pytest

from tests.companion.cli.terminal import ambit
from tests.companion.satellites.boards import Sockets

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
    assert "±" in said.out[north:east]
    assert "±" not in said.out[east:]


def test_the_list_for_programs(table: Path) -> None:
    said = ambit("satellites", "list", "--json", "--profile", str(table))
    north, east = map(json.loads, said.out.splitlines())
    assert (north["name"], north["version"], north["usable"], north["why"]) == ("north", "1.0", True, None)
    assert north["bound_us"] > 0
    assert (east["name"], east["usable"], east["why"]) == ("east", False, "not plugged in")


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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_monitor_shows_who_is_there_and_how_its_clock_is_known(table: Path, language: str) -> None:
    said = ambit("satellites", "monitor", "north", "--profile", str(table), "--seconds", "4", "--lang", language)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0].startswith("north is there" if language == "en" else "north est là")
    assert "±" in lines[-1]
    assert "µs" in lines[-1]


def test_the_monitor_shows_a_press(table: Path, sockets: Sockets) -> None:
    board = sockets.boards[NORTH]
    sockets.do(lambda: board.press("call"))  # before anybody listens: it is kept and told again
    said = ambit("satellites", "monitor", "--profile", str(table), "--seconds", "4")
    assert [line.split("  ")[1:4] for line in said.out.splitlines() if "pressed" in line] == [
        ["north", "call", "pressed"]
    ]


def test_a_name_that_the_profile_does_not_have_is_wrong_use(table: Path) -> None:
    said = ambit("satellites", "monitor", "west", "--profile", str(table))
    assert said.code == 2
    assert "north, east" in said.err
