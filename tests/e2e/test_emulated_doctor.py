"""`ambit doctor` on an emulated Pi: real libraries, chips that are there or not, a game that it must not disturb."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.companion.cli.terminal import program
from tests.emulated_pi import Running
from tests.shim import Machine

COUNTERS = ("1:0x70", "1:0x71")
WIRING = """
[seat1]
ok     = { driver = "gpio-button", pin = 17 }
main   = { driver = "ht16k33", address = 0x70 }
[seat2]
ok     = { driver = "gpio-button", pin = 27 }
main   = { driver = "ht16k33", address = 0x71 }
[table]
reader = { driver = "pn532-i2c" }
"""
AMBIT = str(Path(sys.executable).with_name("ambit"))


@pytest.fixture
def wiring(tmp_path: Path) -> str:
    file = tmp_path / "table.toml"
    file.write_text(WIRING)
    return str(file)


def doctor(machine: Machine, wiring: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """The exit code, and what is said of each device; what is said of no single one, by its id."""
    home = str(Path(wiring).parent)
    done = program("doctor", "--profile", wiring, "--json", env=machine.environment() | {"AMBIT_HOME": home})
    found = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    return done.returncode, {finding["about"].get("device", finding["id"]): finding for finding in found}


def test_chips_that_are_there_answer(machine: Machine, wiring: str) -> None:
    for place in COUNTERS:
        machine.solder(place, "ht16k33")
    machine.solder("1:0x24", "pn532")
    code, found = doctor(machine, wiring)
    assert (found["seat1.main"]["level"], found["table.reader"]["about"]["firmware"]) == ("good", "1.6")
    assert found["doctor-pins"]["about"]["backend"].startswith("kernel ")
    assert found["doctor-buttons"]["about"]["devices"] == ["seat1.ok", "seat2.ok"]
    assert code == 0, found


def test_the_version_names_the_back_end_that_is_then_in_use(machine: Machine, wiring: str) -> None:
    told = program("--version", env=machine.environment()).stdout.splitlines()[1].removeprefix("Pin back end: ")
    _, found = doctor(machine, wiring)
    assert told.startswith("kernel ")
    assert found["doctor-pins"]["about"]["backend"] == f"{told} on gpiochip0"


def test_chips_that_are_missing_do_not_and_a_button_that_is_closed_is_noticed(machine: Machine, wiring: str) -> None:
    machine.solder(COUNTERS[0], "ht16k33")
    machine.drive((17, 0, 0.0))
    code, found = doctor(machine, wiring)
    assert {name: found[name]["level"] for name in ("seat1.main", "seat2.main", "table.reader", "seat1.ok")} == {
        "seat1.main": "good",
        "seat2.main": "wrong",
        "table.reader": "wrong",
        "seat1.ok": "warning",
    }
    assert code == 1


def test_a_game_that_is_being_played_is_not_disturbed(machine: Machine, wiring: str) -> None:
    for place in COUNTERS:
        machine.solder(place, "ht16k33")
    game = (AMBIT, "play", "ambush", "--training", "--option", "castle=23", "--json", "--profile", wiring)
    with Running(machine, *game, env={"AMBIT_HOME": str(Path(wiring).parent), "LANG": "C"}, last="quit"):
        machine.wait_for(COUNTERS[0], "text", "  23")
        code, found = doctor(machine, wiring)
        assert found["doctor-devices-busy"]["about"]["devices"] == ["seat1.main", "seat2.main", "table.reader"]
        assert found["doctor-pins-played"]["about"]["pins"] == [17, 27]
        assert machine.ask(COUNTERS[0], "text").strip(" .") == "23"
        assert code == 0, found
