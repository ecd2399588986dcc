"""The real lgpio library under gpiozero, on an emulated Pi: its threads, its waveforms, and the kernel's own stamps."""

import itertools
import statistics

import pytest

from hardware.driver import LAMP_TEST
from hardware.emulators.shim import Machine
from hardware.gpio.backend import KERNEL_ERR
from hardware.inputs import Down, Press, Status, Turn, Up
from hardware.outputs import Light, Steady, Tone
from hardware.saying import saying
from hardware.tones import NOTES
from hardware.wiring.drivers import Pull
from tests.hardware.shim.conftest import Runs

OK = '{ driver = "gpio-button", pin = 17 }'
CHATTER = (0.1, 0.001, 0.0004, 0.002, 0.0007, 0.003, 0.001)
"""Seven edges of one push, or of letting go: so many seconds each comes after the one before."""


def bouncing(pin: int, first: int) -> list[tuple[int, int, float]]:
    return [(pin, (first + number) % 2, pause) for number, pause in enumerate(CHATTER)]


def when_set(machine: Machine, pin: int, level: int, after: int) -> tuple[float, int]:
    """Wait until an output is set so, after its first changes: when that was, and how many changes there are now."""
    for count in itertools.count(after + 1):
        stamp, now = machine.changes(pin, count)[count - 1]
        if now == level:
            return stamp, count
    raise AssertionError


def test_the_back_end_is_the_real_lgpio(runs: Runs) -> None:
    assert runs({"seat1.ok": OK}).backend == "lgpio 0.2.2.0 on gpiochip0"


def test_the_stamp_of_a_press_is_the_kernel_s(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.ok": OK})
    [pressed] = machine.drive((17, 0, 0.0))
    told = program.next()
    assert isinstance(told, Press)
    assert told.at == pytest.approx(pressed, abs=1e-8)
    assert (told.device, told.err) == ("seat1.ok", KERNEL_ERR)


def test_many_quick_pushes_are_all_told_in_order(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.ok": OK})
    stamps = machine.drive(*((17, number % 2, 0.025) for number in range(100)))
    assert [program.next().at for _ in range(50)] == pytest.approx(stamps[::2], abs=1e-8)
    assert program.tells_nothing()


def test_seven_edges_of_a_bounce_are_one_press_at_the_first_of_them(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.ok": OK})
    first, *_, later = machine.drive(*bouncing(17, 0), *bouncing(17, 1), (17, 0, 0.1))
    assert [program.next().at for _ in range(2)] == pytest.approx([first, later], abs=1e-8)
    assert program.tells_nothing()


@pytest.mark.parametrize(("pull", "level"), [("up", 1), ("down", 0)])
def test_the_pull_reaches_the_kernel(runs: Runs, machine: Machine, pull: Pull, level: int) -> None:
    program = runs({"seat1.ok": f'{{ driver = "gpio-button", pin = 17, pull = "{pull}" }}'})
    assert machine.level(17) == level
    [pressed] = machine.drive((17, 1 - level, 0.0))
    assert program.next().at == pytest.approx(pressed, abs=1e-8)


@pytest.mark.parametrize(("first", "by"), [(5, 1), (6, -1)])
def test_five_steps_of_a_dial_are_five_turns(runs: Runs, machine: Machine, first: int, by: int) -> None:
    program = runs({"seat1.dial": '{ driver = "gpio-dial", a = 5, b = 6, push = 13 }'})
    second = 11 - first
    step = [(first, 0), (second, 0), (first, 1), (second, 1)]
    stamps = machine.drive(*((pin, level, 0.002) for pin, level in step * 5))
    told = [program.next() for _ in range(5)]
    assert [turn.by for turn in told if isinstance(turn, Turn)] == [by] * 5
    assert [turn.at for turn in told] == pytest.approx(stamps[3::4], abs=1e-8)
    [pushed] = machine.drive((13, 0, 0.0))
    press = program.next()
    assert isinstance(press, Press)
    assert press.at == pytest.approx(pushed, abs=1e-8)


def test_a_lamp_is_tested_and_then_lit_as_told(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.lamp": '{ driver = "gpio-lamp", pin = 25 }'})
    on, changes = when_set(machine, 25, 1, 0)
    off, changes = when_set(machine, 25, 0, changes)
    assert off - on == pytest.approx(LAMP_TEST, rel=0.5)
    program.show(Light("seat1.lamp", Steady()))
    when_set(machine, 25, 1, changes)
    assert machine.level(25) == 1


def test_a_buzzer_has_the_pitch_of_its_note(runs: Runs, machine: Machine) -> None:
    program = runs({"table.sound": '{ driver = "gpio-buzzer", pin = 12 }'})
    program.show(Tone("table.sound", "low"))
    rises = [stamp for stamp, level in machine.changes(12, 60) if level]
    # On a busy machine single edges are late, and lgpio makes up for it: over many periods it is on time.
    many = len(rises) // 2
    periods = [(later - earlier) / many for earlier, later in zip(rises, rises[many:], strict=False)]
    assert 1 / statistics.median(periods) == pytest.approx(NOTES["low"][0].hertz[0], rel=0.05)


def test_a_pin_that_another_program_has_names_it_and_is_had_once_it_is_free(runs: Runs, machine: Machine) -> None:
    machine.hold(17, "pigpiod")
    program = runs({"seat1.ok": OK}, up=False)
    status = program.next()
    assert isinstance(status, Status)
    assert isinstance(status.state, Down)
    assert status.state.why == saying("device-pin-held", pin=17, holder="pigpiod")
    machine.hold(17, "")
    status = program.next()
    assert isinstance(status, Status)
    assert status.state == Up()
    machine.drive((17, 0, 0.0))
    assert isinstance(program.next(), Press)


def test_pins_are_free_again_when_the_program_ends(runs: Runs, machine: Machine) -> None:
    with runs({"seat1.lamp": '{ driver = "gpio-lamp", pin = 25 }'}):
        assert machine.lines() == [25]
    assert machine.lines() == []
    assert machine.level(25) == 0
