"""`ambit wiring` as people and programs call it."""

import re
from pathlib import Path

import pytest

from tests.companion.cli.terminal import ambit, program
from tests.companion.wiring.profiles import CLASH

WIDE = {"COLUMNS": "200"}
"""For a program of its own: a console that was made before keeps the width that it began with."""


def to_data(text: str) -> str:
    """Without the no-break spaces that keep a number and its noun together."""
    return text.replace("\u00a0", " ")


@pytest.fixture
def clash(tmp_path: Path) -> str:
    file = tmp_path / "clash.toml"
    file.write_text(CLASH)
    return str(file)


def test_the_table_lies_as_the_header_does() -> None:
    done = program("wiring", "two-seats-pi", env=WIDE)
    assert (done.returncode, done.stderr) == (0, "")
    [line] = [line for line in done.stdout.splitlines() if " 11  12 " in line]
    assert re.fullmatch(r" *Seat 1 · pass button \(1\) +GPIO17 +11  12 +GPIO18 +Seat 2 · lamp \(IN\) *", to_data(line))
    assert "I2C bus 1, SDA: 4 devices" in to_data(done.stdout)
    assert "reserved for SPI bus 0" in done.stdout
    assert "   58  WS2812 LEDs on a strip" in done.stdout
    assert "On the screen: Table · board" in done.stdout


def test_the_current_is_told_for_each_supply() -> None:
    said = to_data(program("wiring", "two-seats-pi", env=WIDE).stdout)
    [found] = ambit("wiring", "two-seats-pi", "--json").lines
    assert f"{found['milliamperes']['low']} mA from 3.3 V (a Pi gives about 500)" in said
    assert "mA from the 5 V supply of the LED strips" in said
    assert found["milliamperes"]["low"] == 4 * 50 + 120 + 2 * 3 + 3
    assert found["milliamperes"]["strips"] == round(58 * 60 * 0.3)
    assert "en 3,3 V (un Pi en donne environ 500)" in to_data(
        program("--lang", "fr", "wiring", "two-seats-pi", env=WIDE).stdout
    )


def test_in_french() -> None:
    said = program("--lang", "fr", "wiring", "two-seats-pi", env=WIDE).stdout
    assert "Place 1 · bouton pour passer (1)" in to_data(said)
    assert "réservé pour le bus SPI 0" in to_data(said)
    assert "ruban" in said


def test_conflicts_are_told_with_line_and_key(clash: str) -> None:
    done = program("wiring", clash, env=WIDE)
    assert done.returncode == 1
    assert "Seat 1 · OK button + Seat 1 · pass button (conflict)" in to_data(done.stdout)
    assert "line 5, seat1.no.pin: pin 17 is taken by seat1.ok" in done.stderr
    assert "line 9, seat1.dial.b" in done.stderr


def test_conflicts_are_told_in_french(clash: str) -> None:
    done = program("--lang", "fr", "wiring", clash, env=WIDE)
    assert "ligne 5, seat1.no.pin : la broche 17" in to_data(done.stderr)
    assert "pin 17 is taken" not in done.stderr


def test_conflicts_are_red(clash: str) -> None:
    done = program("wiring", clash, env={"FORCE_COLOR": "1", "COLUMNS": "200"})
    told = r"\x1b\[1;31m *Seat 1 · OK button \+ Seat 1 · pass button \(conflict\)"
    assert re.search(told, to_data(done.stdout))
    assert "\x1b[31mline 5, seat1.no.pin" in done.stderr


def test_for_programs(clash: str) -> None:
    said = ambit("wiring", clash, "--json")
    [found] = said.lines
    assert said.code == 1
    assert found["pins"][10] == {
        "pin": 11,
        "is": "GPIO17",
        "bcm": 17,
        "devices": ["seat1.ok", "seat1.no"],
        "bus": None,
        "conflict": True,
    }
    assert found["parts"]["counter-7"] == 2
    assert {mistake["key"] for mistake in found["mistakes"]} >= {"seat1.no.pin", "seat1.dial.b"}
    assert {"devices": ["seat1.ok"], "part": "button", "terminal": "1", "to": "GPIO17"} in found["wires"]


def test_the_picture(tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    said = ambit("wiring", "four-seats-satellites", "--svg", str(file))
    assert said.code == 0
    assert "table.svg" in said.out.replace("\n", "")
    assert file.read_text().startswith("<svg ")
    beside = tmp_path / "table-north.svg"  # all four satellites are wired alike
    assert sorted(tmp_path.iterdir()) == [beside, file]
    assert "satellites north, east, south, west" in beside.read_text()


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    said = ambit("wiring", "two-seats-pi", "--svg", str(tmp_path))
    assert said.code == 2
    assert "Traceback" not in said.err


def test_a_simulated_table_needs_no_wire() -> None:
    said = ambit("wiring", "simulated")
    assert said.code == 0
    assert "Nothing has to be wired." in said.out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"= 3", b"[seat1]\nok = "])
def test_what_is_no_profile_is_wrong_use_or_full_of_mistakes(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.toml"
    file.write_bytes(content)
    said = ambit("wiring", str(file))
    assert said.code == (2 if content in (b"\xff\xfe", b"= 3") else 1)
    assert said.err


def test_a_missing_file() -> None:
    said = ambit("wiring", "no-such-profile")
    assert said.code == 2
    assert "does not exist" in said.err
