"""The doctor at a board of switches: which expanders answer, whether each can call, and what the switches say."""

from pathlib import Path

import pytest

from hardware.emulators.mcp23017 import Chip
from hardware.emulators.workbench.pins import MockPins
from tests.companion.doctor.trees import BUTTON, Patient, hold
from tests.hardware.boards import board

PIN = 21


class Board(Patient):
    """Two expanders whose INTA is joined to one pin; `joined` are those whose wire is whole."""

    def __init__(self, root: Path, text: str = board(interrupt=PIN)) -> None:
        super().__init__(root, text)
        self.mock = MockPins()
        self.backend = self.mock.backend()
        self.chips = {address: Chip(self.called) for address in (0x20, 0x21)}
        self.joined = {0x20, 0x21}
        self.short = False
        for address, chip in self.chips.items():
            self.emulated.i2c(1).attach(address, chip)

    def called(self) -> None:
        pulling = any(self.chips[address].interrupt() == "low" for address in self.joined)
        self.mock[PIN].drive(not (self.short or pulling), 0.0)


def test_a_board_on_which_all_is_well(pi: Path) -> None:
    patient = Board(pi)
    assert patient.ids("sensors") == {
        "doctor-expanders": "good",
        "doctor-interrupt": "good",
        "doctor-switches-open": "good",
    }
    assert patient.findings("sensors")[0].about["addresses"] == ["0x20", "0x21"]


def test_closed_switches_are_named(pi: Path) -> None:
    patient = Board(pi)
    patient.chips[0x20].switch(0, True)
    patient.chips[0x21].switch(14, True)
    found = patient.findings("sensors")[-1]
    assert (found.level, found.says.id, found.about["closed"]) == ("note", "doctor-switches-closed", ["b2", "b1"])
    assert found.do is not None


def test_a_switch_that_flickers_is_named(pi: Path) -> None:
    class Flickering(Chip):
        def read(self, length: int) -> bytes:
            self.switch(1, not self.is_closed(1))
            return super().read(length)

    patient = Board(pi)
    patient.emulated.i2c(1).attach(0x20, Flickering())
    found = {finding.says.id: finding for finding in patient.findings("sensors")}
    assert found["doctor-switches-flicker"].about["squares"] == ["c2"]
    assert found["doctor-switches-flicker"].level == "warning"


def test_an_expander_that_is_missing_is_named_and_the_others_are_asked(pi: Path) -> None:
    patient = Board(pi)
    patient.emulated.i2c(1).detach(0x20)
    found = patient.findings("sensors")
    assert [(finding.level, finding.says.id) for finding in found][:2] == [
        ("wrong", "doctor-device-silent"),
        ("good", "doctor-expanders"),
    ]
    assert found[0].says.args["why"].args["address"] == "0x20"


def test_another_chip_at_the_address(pi: Path) -> None:
    class Memory(Chip):
        def read(self, length: int) -> bytes:
            return bytes(length)

    patient = Board(pi)
    patient.emulated.i2c(1).attach(0x21, Memory())
    assert patient.findings("sensors")[0].about["why"] == "device-expander-strange"


def test_each_expander_that_cannot_call_is_named(pi: Path) -> None:
    patient = Board(pi)
    patient.joined = {0x20}
    found = {finding.says.id: finding for finding in patient.findings("sensors")}
    assert (found["doctor-interrupt-cut"].level, found["doctor-interrupt-cut"].about["addresses"]) == (
        "wrong",
        ["0x21"],
    )


def test_a_line_that_is_always_low(pi: Path) -> None:
    patient = Board(pi)
    patient.short = True
    assert patient.ids("sensors")["doctor-interrupt-low"] == "wrong"


def test_without_a_line_it_is_said_that_the_switches_are_looked_at(pi: Path) -> None:
    assert Board(pi, board()).ids("sensors")["doctor-interrupt-none"] == "note"


@pytest.mark.parametrize("text", [BUTTON, None])
def test_without_a_board_there_is_nothing_to_ask(pi: Path, text: str | None) -> None:
    assert Patient(pi, text).ids("sensors") == {"doctor-sensors-none": "note"}


def test_a_game_that_is_being_played_is_not_disturbed(pi: Path) -> None:
    patient = Board(pi)
    hold(pi, 815, "ambit", "/dev/i2c-1", command="/usr/bin/python /usr/bin/ambit play ambush --profile mine.toml")
    before = len(patient.emulated.i2c(1).transfers)
    assert patient.ids("sensors") == {"doctor-devices-busy": "note"}
    assert len(patient.emulated.i2c(1).transfers) == before


def test_a_bus_that_is_off_is_told_once(pi: Path) -> None:
    patient = Board(pi)
    patient.emulated.i2c(1).vanished = True
    assert set(patient.ids("sensors")) <= {"doctor-devices-unreached", "doctor-device-silent"}


def test_the_packages_for_it(pi: Path) -> None:
    patient = Board(pi)
    patient.packages = {"Adafruit-Blinka": "10", "gpiozero": "2.0.1", "lgpio": "0.2.2"}
    assert patient.findings("packages")[0].about["missing"] == ["adafruit-circuitpython-mcp230xx"]
