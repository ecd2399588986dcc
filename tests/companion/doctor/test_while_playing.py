"""The doctor while a game is being played: it says so, asks nothing that would disturb it, and finds nothing wrong."""

import os
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from companion.doctor.machine import Machine
from companion.doctor.programs import holders
from companion.log.holding import Hold, lock_of
from hardware.emulators.ht16k33 import Counter
from tests.companion.doctor.trees import PI, Patient, grow, hold, mock_pins

GAME = "/opt/ambit/.venv/bin/python /opt/ambit/.venv/bin/ambit play ambush --profile table.toml"
FILES = ("/dev/gpiochip0", "/dev/i2c-1", "/dev/serial0")
TABLE = """
[seat1]
ok = { driver = "gpio-button", pin = 17 }
main = { driver = "ht16k33", address = 0x70 }
[table]
reader = { driver = "pn532-uart", port = "/dev/serial0" }
"""


@pytest.fixture
def patient(tmp_path: Path) -> Patient:
    patient = Patient(grow(tmp_path, {**PI}), TABLE)
    patient.backend = mock_pins(holder=lambda pin: "lg")
    return patient


class Untouchable(Counter):
    """A counter that somebody else is using."""

    def write(self, data: bytes) -> None:
        raise AssertionError("a game that is being played was disturbed")


@pytest.mark.parametrize("command", [GAME, GAME.replace("play ambush", "table")])
def test_nothing_is_disturbed_and_nothing_is_wrong(patient: Patient, command: str) -> None:
    hold(patient.root, 815, "ambit", *FILES, command=command)
    patient.emulated.i2c(1).attach(0x70, Untouchable())
    found = patient.findings()
    assert {finding.level for finding in found} == {"good", "note"}
    played = {finding.says.id: finding for finding in found if finding.do and finding.do.id == "doctor-played-do"}
    assert list(played) == ["doctor-pins-played", "doctor-devices-busy", "doctor-serial-played"]
    assert played["doctor-pins-played"].about == {"pins": [17], "program": "ambit (815)"}


def test_no_pin_is_set_up_anew_where_nobody_knows_who_has_it(patient: Patient) -> None:
    """RPi.GPIO lets two programs have one pin: letting it go would take the game's pull-up away."""
    hold(patient.root, 815, "ambit", "/dev/gpiomem", command=GAME)
    patient.emulated.i2c(1).attach(0x70, Untouchable())
    patient.backend = mock_pins()
    assert patient.ids("buttons") == {"doctor-devices-busy": "note"}
    assert patient.backend.factory.pins == {}


def test_another_program_on_the_bus_is_no_reason_not_to_ask(patient: Patient) -> None:
    hold(patient.root, 99, "thermometer", "/dev/i2c-1")
    patient.emulated.i2c(1).attach(0x70, Counter())
    assert patient.ids("devices")["doctor-counter"] == "good"


def test_a_port_that_another_program_has_is_left_alone(patient: Patient) -> None:
    hold(patient.root, 99, "ModemManager", "/dev/serial0")
    patient.emulated.i2c(1).attach(0x70, Counter())
    assert patient.ids("serial") == {"doctor-serial-held": "wrong"}
    assert patient.ids("devices")["doctor-devices-busy"] == "note"


@pytest.mark.parametrize(
    ("command", "ours"),
    [
        (GAME, True),
        ("/usr/bin/ambit play ambush --profile two-seats-pi", True),
        ("/usr/bin/ambit cards register ambush --profile=table.toml", True),
        ("/usr/bin/python3 /opt/ambit/current/bin/ambit table --no-browser", True),
        ("/usr/bin/python3 /usr/bin/ambit", True),
        ("/usr/bin/ambit cards list", False),
        ("/usr/bin/ambit table --simulate", False),
        ("/usr/bin/ambit play ambush --simulate --profile table.toml", False),
        ("/usr/bin/ambit doctor", False),
        ("/usr/bin/vim ambit play", False),
        ("", False),
    ],
)
def test_a_game_is_known_by_how_it_was_called(tmp_path: Path, command: str, ours: bool) -> None:
    hold(tmp_path, 7, "python3", "/dev/i2c-1", command=command)
    [program] = holders(tmp_path, frozenset({"/dev/i2c-1"}))
    assert (program.ours, str(program)) == (ours, "ambit (7)" if ours else "python3 (7)")


def test_a_table_whose_profile_stands_in_the_settings_is_known_by_its_devices(tmp_path: Path) -> None:
    """It then counts as having the others, too; one without devices is of no interest."""
    hold(tmp_path, 7, "ambit", "/dev/gpiochip0", command="/usr/bin/ambit table")
    hold(tmp_path, 8, "ambit", "/dev/null", command="/usr/bin/ambit table")
    assert [str(each) for each in holders(tmp_path, frozenset({"/dev/i2c-1"}))] == ["ambit (7)"]


def test_a_table_says_itself_that_it_has_devices(tmp_path: Path) -> None:
    """For as long as it runs, in the record of who writes to the saved games, whatever it was called by."""
    machine = Machine(tmp_path, root=tmp_path)
    hold(tmp_path, os.getppid(), "anything")
    with closing(Hold(machine.database, "ambit table")) as record:
        rewrite_pid(machine.database, os.getppid())
        assert machine.holders("dev/i2c-1") == []
        record.has_devices_of("Our attic")
        rewrite_pid(machine.database, os.getppid())
        assert [each.ours for each in machine.holders("dev/i2c-1")] == [True]
    assert machine.holders("dev/i2c-1") == []


def rewrite_pid(database: Path, pid: int) -> None:
    """The record of another program than this one, which is left out as the one that asks."""
    file = lock_of(database)
    file.write_bytes(msgspec.json.encode({**msgspec.json.decode(file.read_bytes()), "pid": pid}))


def test_a_game_that_cannot_be_looked_into_is_left_alone_too(tmp_path: Path) -> None:
    grow(tmp_path, {"proc/7/cmdline": GAME.replace(" ", "\0")})
    assert [program.ours for program in holders(tmp_path, frozenset({"/dev/i2c-1"}))] == [True]


def test_programs_that_come_and_go_do_no_harm(tmp_path: Path) -> None:
    grow(tmp_path, {"proc/7/comm": "gone\n", "proc/8/fd/3": "no link"})
    assert list(holders(tmp_path, frozenset({"/dev/i2c-1"}))) == []
