"""What drives pins, on an emulated Pi: the kernel's lines, with lgpio for tones or without, and the real lgpio."""

import itertools
import os
import statistics

import pytest

from hardware.gpio.backend import KERNEL_ERR
from hardware.inputs import Press, Turn
from hardware.message import message
from hardware.outputs import Blink, Light, Steady, Tone
from hardware.tones import NOTES
from hardware.wiring.drivers import Pull
from tests.hardware.shim.conftest import BACK_ENDS, Runs
from tests.shim import Machine

pytestmark = pytest.mark.parametrize("pins", BACK_ENDS)
OK = '{ driver = "gpio-button", pin = 17 }'
CHATTER = (0.1, 0.001, 0.0004, 0.002, 0.0007, 0.003, 0.001)
"""Seven edges of one push, or of one release: seconds from the edge before to each."""

PERIODS, TRIES = 30, 60
"""Periods by which a tone is measured, and how often it is played at most."""


def bouncing(pin: int, first: int) -> list[tuple[int, int, float]]:
    return [(pin, (first + number) % 2, pause) for number, pause in enumerate(CHATTER)]


def until_set(machine: Machine, pin: int, level: int, after: int) -> int:
    """Wait until an output has this level, after its first changes; the answer is how many changes there are then."""
    for count in itertools.count(after + 1):
        if machine.changes(pin, count)[count - 1][1] == level:
            return count
    raise AssertionError


def pitch(changes: list[tuple[float, int]]) -> float:
    """Hertz: of the periods the median, as some edges are late on a busy machine and the next ones make up for it."""
    rises = [stamp for stamp, level in changes if level]
    return 1 / statistics.median(later - earlier for earlier, later in itertools.pairwise(rises))


def test_the_back_end_is_the_one_that_the_profile_names(runs: Runs, pins: str) -> None:
    library, release = pins.split()[0], os.uname().release
    assert runs({"seat1.ok": OK}).backend == f"{library} {release if library == 'kernel' else '0.2.2.0'} on gpiochip0"


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
    assert program.says_nothing()


def test_seven_edges_of_a_bounce_are_one_press_at_the_first_of_them(runs: Runs, machine: Machine) -> None:
    program = runs({"seat1.ok": OK})
    first, *_, later = machine.drive(*bouncing(17, 0), *bouncing(17, 1), (17, 0, 0.1))
    assert [program.next().at for _ in range(2)] == pytest.approx([first, later], abs=1e-8)
    assert program.says_nothing()


def test_a_button_that_is_held_when_the_table_starts_is_not_pressed_by_letting_go(runs: Runs, machine: Machine) -> None:
    machine.drive((17, 0, 0.0))
    program = runs({"seat1.ok": OK})
    *_, pressed = machine.drive(*bouncing(17, 1), (17, 0, 0.1))
    assert program.next().at == pytest.approx(pressed, abs=1e-8)


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
    changes = until_set(machine, 25, 1, 0)
    changes = until_set(machine, 25, 0, changes)
    program.show(Light("seat1.lamp", Steady()))
    until_set(machine, 25, 1, changes)
    assert machine.level(25) == 1


def test_a_buzzer_has_the_pitch_of_its_note(runs: Runs, machine: Machine) -> None:
    """The wave is made in a thread, which may run too rarely on a busy machine: then the tone is played again."""
    program, wanted = runs({"table.sound": '{ driver = "gpio-buzzer", pin = 12 }'}), NOTES["low"][0].hertz[0]
    heard, before = list[float](), 0
    while not heard or heard[-1] != pytest.approx(wanted, rel=0.03):
        assert len(heard) < TRIES, heard
        program.show(Tone("table.sound", "low"))
        changes = machine.changes(12, before + PERIODS * 2, patience=1.0)
        heard.append(pitch(changes[before:]) if len(changes) >= before + 6 else 0.0)
        before = len(changes)


def test_every_sound_ends_with_the_pin_low(runs: Runs, machine: Machine) -> None:
    """lgpio leaves a pin at any level after a wave: every other time a current would flow through the buzzer.

    The same thread serves lamp and sound: when the lamp is off again, the sound is over.
    """
    program = runs(
        {
            "table.sound": '{ driver = "gpio-buzzer", pin = 12 }',
            "seat1.lamp": '{ driver = "gpio-lamp", pin = 25 }',
        }
    )
    changes, ends = until_set(machine, 25, 0, until_set(machine, 25, 1, 0)), list[int]()
    for _ in range(12):
        program.show(Tone("table.sound", "tick"))
        program.show(Light("seat1.lamp", Blink(1)))
        changes = until_set(machine, 25, 0, until_set(machine, 25, 1, changes))
        ends.append(machine.level(12))
    assert ends == [0] * 12


def test_a_pin_that_another_program_has_names_it_and_is_had_once_it_is_free(runs: Runs, machine: Machine) -> None:
    machine.hold(17, "pigpiod")
    program = runs({"seat1.ok": OK}, up=False)
    assert program.until_down() == message("device-pin-held", pin=17, holder="pigpiod")
    machine.hold(17, "")
    program.until_up("seat1.ok")
    machine.drive((17, 0, 0.0))
    assert isinstance(program.next(), Press)


def test_pins_are_free_again_when_the_program_ends(runs: Runs, machine: Machine) -> None:
    with runs({"seat1.lamp": '{ driver = "gpio-lamp", pin = 25 }'}):
        assert machine.lines() == [25]
    assert machine.lines() == []
    assert machine.level(25) == 0
