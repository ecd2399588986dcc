"""What the kernel's own lines do better than a library: order, lost edges, a chip that is gone, outputs that jump."""

import pytest

from hardware.gpio.kernel.uapi import BUFFER
from hardware.inputs import Missed, Press, Turn
from hardware.message import message
from tests.emulated_pi import Running
from tests.hardware.shim.conftest import Runs
from tests.shim import Machine

OK = '{ driver = "gpio-button", pin = 17 }'
DIAL = '{ driver = "gpio-dial", a = 5, b = 6 }'
STEP = [(5, 0), (6, 0), (5, 1), (6, 1)]


def test_edges_of_several_lines_are_told_in_the_order_of_their_time_after_a_stop(runs: Runs, machine: Machine) -> None:
    """The lines are read one after the other: the contacts of a dial would have turned it there and back."""
    program = runs({"seat1.dial": DIAL})
    with program.stopped():
        stamps = machine.drive(*((pin, level, 0.002) for pin, level in STEP * 5), at_once=True)
    turns = [program.until(Turn) for _ in range(5)]
    assert [turn.by for turn in turns] == [1] * 5
    assert [turn.at for turn in turns] == pytest.approx(stamps[3::4], abs=1e-8)


def test_as_many_edges_as_the_kernel_keeps_are_all_heard(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.ok": OK})
    with program.stopped():
        stamps = machine.drive(*((17, number % 2, 0.025) for number in range(BUFFER)), at_once=True)
    assert [program.next().at for _ in range(BUFFER // 2)] == pytest.approx(stamps[::2], abs=1e-8)


def test_edges_that_the_kernel_had_to_drop_are_told_as_missed(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.ok": OK})
    with program.stopped():
        bounce = [(17, number % 2, 0.001) for number in range(BUFFER + 2)]
        *_, last, _ = machine.drive(*bounce, (17, 1, 1.0), at_once=True)
    assert program.until(Missed).device == "seat1.ok"
    [pressed] = machine.drive((17, 0, 0.0))
    while (told := program.until(Press)).at <= last:
        pass
    assert told.at == pytest.approx(pressed, abs=1e-8)


def test_a_chip_that_is_gone_takes_its_devices_down_until_it_is_back(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.ok": OK})
    machine.unplug()
    why = program.until_down()
    assert getattr(why, "id", "") == message("device-pins-fail").id
    machine.plug()
    program.until_up("seat1.ok")
    [pressed] = machine.drive((17, 0, 0.0))
    assert program.until(Press).at == pytest.approx(pressed, abs=1e-8)


def test_an_output_that_begins_high_is_never_low_before(runs: Runs, machine: Machine) -> None:
    """A reader would be reset by it, or selected."""
    machine.solder("1:0x24", "pn532")
    runs({"table.reader": '{ driver = "pn532-i2c", reset = 6 }'})
    assert machine.changes(6, 1)[0][1] == 1


def test_a_loop_hears_its_lines_without_a_thread_and_a_program_without_a_loop_with_one(machine: Machine) -> None:
    with Running(machine, "-m", "tests.hardware.shim.threads_program") as program:
        assert program.line() == "ready\n"
        machine.drive((17, 0, 0.0))
        assert program.line() == "in the loop: True\n"
        machine.drive((17, 1, 0.0))
        program.say("once more")
        assert program.line() == "ready\n"
        machine.drive((17, 0, 0.0))
        assert program.line() == "in the loop: False\n"
