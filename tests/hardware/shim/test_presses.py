"""Presses on lines of a kernel that reads levels late, ours and lgpio's: none is lost, none is invented."""

import random

import msgspec
import pytest

from hardware.contact import USUAL_WINDOW
from hardware.gpio.backend import KERNEL_ERR
from hardware.inputs import Press, Status, Up
from tests.emulated_pi import Running
from tests.hardware.bouncing import pushes
from tests.hardware.shim.conftest import BACK_ENDS, Program, Runs
from tests.shim import Machine

pytestmark = pytest.mark.parametrize("pins", [name for name in BACK_ENDS if name != "kernel alone"])
US = 1e-6
PUSHED = {
    "seat1.ok": ('{ driver = "gpio-button", pin = 17 }', 17),
    "seat1.call": ('{ driver = "gpio-button", pin = 27, bounce_ms = 30 }', 27),
    "seat1.dial": ('{ driver = "gpio-dial", a = 5, b = 6, push = 13 }', 13),
}
"""Every device that can be pushed, its wiring, and the pin of its contact."""


def presses(program: Program, count: int) -> list[float]:
    return [program.until(Press).at for _ in range(count)]


@pytest.mark.parametrize("device", PUSHED)
def test_a_first_touch_that_is_over_when_the_kernel_reads_the_level_is_still_the_press(
    device: str, runs: Runs, machine: Machine
) -> None:
    wiring, pin = PUSHED[device]
    program = runs({device: wiring})
    touched, *_ = machine.drive((pin, 0, 0.1), (pin, 1, 20 * US), (pin, 0, 500 * US))
    [at] = presses(program, 1)
    assert touched <= at <= touched + KERNEL_ERR
    assert program.says_nothing()


def test_pushes_that_bounce_as_they_like_are_one_press_each(runs: Runs, machine: Machine) -> None:
    program, made = runs({"seat1.ok": PUSHED["seat1.ok"][0]}), pushes(random.Random(12), 100)
    machine.delay(200 * US)
    turns = [turn for push in made for turn in push]
    stamps = machine.drive(*((17, 0 if closed else 1, pause) for pause, closed in turns))
    begins = [stamps[sum(map(len, made[:number]))] for number in range(len(made))]
    assert presses(program, len(made)) == pytest.approx(begins, abs=200 * US)
    assert program.says_nothing()


def test_a_spike_is_no_press_and_many_of_them_make_no_button_deaf(runs: Runs, machine: Machine) -> None:
    """One each 10 ms, closer together than the 20 ms for which a contact may bounce; a touch may be one of them."""
    program = runs({"seat1.ok": PUSHED["seat1.ok"][0]})
    spikes, while_held = [(17, 0, 0.01), (17, 1, 5 * US)] * 20, [(17, 1, 0.01), (17, 0, 5 * US)] * 20
    turns = [*spikes, (17, 0, 0.01), *while_held, (17, 1, 0.01)]
    stamps = machine.drive(*turns, *turns)
    begins = [stamps[len(spikes)], stamps[len(turns) + len(spikes)]]
    assert presses(program, 2) == pytest.approx(begins, abs=USUAL_WINDOW)
    assert program.says_nothing()


def test_letting_go_is_no_press_though_the_contact_was_closed_again_when_the_level_was_read(
    runs: Runs, machine: Machine
) -> None:
    program = runs({"seat1.ok": PUSHED["seat1.ok"][0]})
    let_go = [(17, 1, 0.1), (17, 0, 20 * US), (17, 1, 500 * US)]
    first, *_, second = machine.drive((17, 0, 0.1), *let_go, (17, 0, 0.1))
    assert presses(program, 2) == pytest.approx([first, second], abs=1e-8)


def up_twice(program: Running) -> None:
    for _ in range(2):
        assert isinstance(msgspec.json.decode(program.line(), type=Status).state, Up)


@pytest.mark.parametrize("listener", ["fails", "hears", "late"])
def test_neither_an_error_nor_an_edge_that_comes_too_late_makes_a_button_deaf(
    machine: Machine, pins: str, listener: str
) -> None:
    """lgpio has one thread for the edges of all pins of a program, and an error in it would end it for good."""
    with Running(machine, "-m", "tests.hardware.shim.closing_program", listener, pins) as program:
        up_twice(program)
        machine.drive((27, 0, 0.1))
        assert msgspec.json.decode(program.line(), type=Press).device == "seat2.ok"
        machine.drive((17, 0, 0.01), (27, 1, 0.1), (17, 1, 0.1))  # they wait behind the press that is being told
        program.say("close, and open again")
        up_twice(program)
        machine.drive((17, 0, 0), (27, 0, 0))  # now: edges from before the pins were opened are of nobody
        assert [msgspec.json.decode(program.line(), type=Press).device for _ in range(2)] == ["seat1.ok", "seat2.ok"]
