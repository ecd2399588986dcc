"""A whole table on an emulated Pi: real lgpio, real busio, our drivers and threads; only the chips are emulated."""

import pytest

from hardware.inputs import Lifted, Press, Tap
from hardware.message import message
from hardware.outputs import Digits, Light, Steady
from tests.hardware.shim.conftest import Runs
from tests.shim import Machine

UID = "04A1B2C3D4E580"
DEVICES = {
    "seat1.ok": '{ driver = "gpio-button", pin = 17 }',
    "seat1.lamp": '{ driver = "gpio-lamp", pin = 25 }',
    "seat1.main": '{ driver = "ht16k33", address = 0x70 }',
    "table.reader": '{ driver = "pn532-i2c" }',
}


def test_presses_cards_lamps_and_counters_on_one_pi(runs: Runs, machine: Machine) -> None:
    machine.solder("1:0x70", "ht16k33")
    machine.solder("1:0x24", "pn532")
    program = runs(DEVICES)
    machine.ask("1:0x24", "put", UID)
    tap = program.until(Tap)
    assert (tap.device, tap.uid.upper()) == ("table.reader", UID)
    [pressed] = machine.drive((17, 0, 0.0))
    assert program.until(Press).at == pytest.approx(pressed, abs=1e-8)
    machine.ask("1:0x24", "remove", UID)
    assert program.until(Lifted).device == "table.reader"
    program.show(Light("seat1.lamp", Steady()))
    program.show(Digits("seat1.main", "42"))
    machine.wait_for("1:0x70", "text", "  42")
    machine.changes(25, 3)


@pytest.mark.parametrize(
    ("place", "wiring"),
    [
        ("1:0x24", '{ driver = "pn532-i2c", irq = 22 }'),
        ("spi0/5", '{ driver = "pn532-spi", select = 5, irq = 22 }'),
    ],
)
def test_a_reader_calls_by_its_irq_line_and_is_polled_when_that_is_cut(
    runs: Runs, machine: Machine, place: str, wiring: str
) -> None:
    machine.solder(place, "pn532-22")
    program = runs({"table.reader": wiring})
    for _ in range(2):
        machine.ask(place, "put", UID)
        assert program.until(Tap).uid.upper() == UID
        machine.ask(place, "remove", UID)
        program.until(Lifted)
        machine.ask(place, "cut")


def test_a_counter_that_is_plugged_in_later_comes_up_and_shows_what_it_was_told(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.main": DEVICES["seat1.main"]}, up=False)
    assert program.until_down() == message("device-bus-silent", bus=message("wiring-i2c", bus=1))
    program.show(Digits("seat1.main", "7"))
    machine.solder("1:0x70", "ht16k33")
    program.until_up("seat1.main")
    machine.wait_for("1:0x70", "text", "   7")
