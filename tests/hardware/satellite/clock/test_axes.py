"""Axes: who shares one, what is noticed when something is wrong, and that nothing moves during a race."""

from random import Random

import pytest

from hardware.clock import Moment
from hardware.emulators.satellite.model import ways
from hardware.emulators.satellite.model.controller import Suspended
from hardware.emulators.satellite.model.table import ModelTable
from hardware.satellite.clock.axes import Stamp
from hardware.satellite.clock.readings import STALE
from tests.hardware.satellite.clock.tables import NAMES, SECOND, controller, error, outside, presses, table


def pressed(of: ModelTable) -> dict[str, Stamp]:
    """A press of every board now."""
    stamps = {board.name: of.press(board, of.now - 1000) for board in of.boards}
    return {name: stamp for name, stamp in stamps.items() if stamp is not None}


def test_boards_on_one_controller_share_one_axis() -> None:
    of = table(1)
    of.run(10 * SECOND)
    assert of.axes.many == 1
    assert set(of.axes.reference) == set(NAMES)
    assert {stamp.means for stamp in pressed(of).values()} == {"frames"}


def test_before_the_first_ping_there_is_no_moment() -> None:
    of = table(1)
    assert pressed(of) == {}
    assert of.times["north"].said() == ("none", "", None)


@pytest.mark.parametrize("named", [True, False])
def test_two_controllers_are_two_axes(named: bool) -> None:
    chance = Random(2)
    of = table(2, [controller(chance, "usb1"), controller(chance, "usb2")], named=named)
    of.run(40 * SECOND)
    assert of.axes.many == 2
    stamps = pressed(of)
    away = set(NAMES) - set(of.axes.reference)
    assert len(away) == 2
    for name, stamp in stamps.items():
        assert (stamp.means == "frames") == (name not in away)
        assert stamp.trouble == ("other-axis" if name in away else "")
        assert (stamp.moment.err > 50e-6) == (name in away)


def test_two_controllers_of_one_name_are_found_by_their_frames() -> None:
    chance = Random(3)
    of = table(3, [controller(chance, "usb1"), controller(chance, "usb1")])
    of.run(40 * SECOND)
    assert of.axes.many == 2


def test_controllers_that_agree_by_chance_are_found_when_they_part() -> None:
    chance = Random(4)
    one, other = controller(chance, "usb1"), controller(chance, "usb1")
    other.crystal = one.crystal._replace(ppm=one.crystal.ppm + 60)
    of = table(4, [one, other])
    of.run(6 * SECOND)
    assert of.axes.many == 1, "so near to each other that pings cannot tell"
    of.run(60 * SECOND)
    assert of.axes.many == 2
    assert outside(presses(of, 20)) == 0


def test_races_are_measured_on_the_axis_with_the_most_call_buttons() -> None:
    chance = Random(5)
    one, other = controller(chance, "usb1"), controller(chance, "usb2")
    of = table(5, [one, other, other, other])
    of.run(30 * SECOND)
    assert set(of.axes.reference) == {"east", "south", "west"}


@pytest.mark.parametrize("counts", [True, False])
def test_a_suspended_bus_is_noticed_and_survived(counts: bool) -> None:
    chance = Random(6)
    of = table(6, [controller(chance, rests=[Suspended(40e6, 40.3e6 if not counts else 55e6, counts)])])
    of.run(39 * SECOND)
    assert {stamp.means for stamp in pressed(of).values()} == {"frames"}
    found = presses(of, 30)
    assert outside(found) == 0
    troubles = {stamp.trouble for _, stamp, _ in found if stamp.means == "pings"}
    assert troubles & {"no-frames", "lost-frames", "few-frames"}
    assert {stamp.means for stamp in pressed(of).values()} == {"frames"}, "it found back"
    assert set(of.axes.reference) == set(NAMES)


def test_frames_that_stop_are_noticed_after_ten_seconds() -> None:
    of = table(7)
    of.run(30 * SECOND)
    of.boards[0].hears = False
    of.run(31 * SECOND + STALE + 5 * SECOND)
    stamps = pressed(of)
    assert (stamps["north"].means, stamps["north"].trouble) == ("pings", "no-frames")
    assert {stamps[name].means for name in NAMES[1:]} == {"frames"}


def test_a_frame_taken_for_another_drops_its_board_and_says_so() -> None:
    of = table(8, chips=("rp2040",))
    of.run(30 * SECOND)
    of.boards[0].wrong = 0.2
    troubles = set[str]()
    for _ in range(10):
        of.run(of.now + 2 * SECOND)
        troubles.add(pressed(of)["north"].trouble)
    assert "lost-frames" in troubles
    assert set(NAMES[1:]) <= set(of.axes.reference)


def test_frames_that_contradict_the_pings_are_not_believed() -> None:
    of = table(9)
    of.run(30 * SECOND)
    north = of.boards[0]
    north.controller = controller(Random(99))  # as if it had been plugged over without a word
    of.times["north"].frames([])
    of.run(32 * SECOND)
    found = presses(of, 20)
    assert outside(found) == 0
    assert "north" not in of.axes.reference


def test_nothing_is_mapped_anew_while_a_race_is_open() -> None:
    of = table(10)
    of.run(20 * SECOND)
    of.axes.hold()
    line = of.axes.line
    of.run(40 * SECOND)
    assert of.axes.line is line
    of.axes.release()
    assert of.axes.line is not line


def test_nothing_is_mapped_anew_right_after_a_press() -> None:
    of = table(10)
    of.run(20 * SECOND)
    pressed(of)
    line = of.axes.line
    of.run(of.now + 0.9 * SECOND)
    assert of.axes.line is line
    of.run(of.now + 5 * SECOND)
    assert of.axes.line is not line


def test_asking_how_sure_a_clock_is_holds_nothing_up() -> None:
    of = table(10)
    of.run(20 * SECOND)
    line = of.axes.line
    for _ in range(20):
        of.run(of.now + 0.3 * SECOND)
        said = of.times["north"].said()
        assert said.means == "frames"
        assert said.bound is not None
        assert said.bound < 5e-6
    assert of.axes.line is not line


def test_a_board_that_restarts_begins_anew() -> None:
    of = table(11)
    of.run(20 * SECOND)
    north = of.boards[0]
    of.restart(north)
    assert set(of.axes.reference) == set(NAMES[1:])
    assert of.press(north, of.now) is None
    found = presses(of, 10)
    assert outside(found) == 0
    assert set(of.axes.reference) == set(NAMES)


def test_an_event_that_waited_through_a_long_cut_is_told_soundly() -> None:
    of = table(12)
    of.run(70 * SECOND)
    north, true = of.boards[0], of.now
    ticks, unsure = north.press(true)
    of.now += 600 * SECOND
    of.burst(north)
    stamp = of.times["north"].stamp(ticks, unsure)
    assert stamp
    assert abs(stamp.moment.at - true / SECOND) <= stamp.moment.err < 0.05


def test_the_pins_of_the_pi_carry_the_error_of_the_mapping() -> None:
    of = table(13)
    moment = Moment(1.0, 10e-6)
    assert of.axes.of_pi(moment) == moment, "without satellites nothing is added"
    of.run(20 * SECOND)
    line = of.axes.line
    assert line
    now = Moment(of.now / SECOND, 10e-6)
    assert of.axes.of_pi(now).err == pytest.approx(10e-6 + line.err(line.back(of.now)) / SECOND)


def test_ways_of_another_length_do_not_move_boards_apart() -> None:
    of = table(14)
    of.boards[0].there = ways.quick
    of.boards[1].there = ways.busy
    of.run(40 * SECOND)
    stamps = [error(of, stamp, of.now - 1000) for stamp in pressed(of).values()]
    assert max(stamps) - min(stamps) < 3e-6


def test_pings_of_a_board_whose_frames_were_wrong_leave_the_axis_with_it() -> None:
    """Frames of before its restart are told after it, so that it joins the axis at the wrong place for a while."""
    of = table(11)
    of.run(20 * SECOND)
    north = of.boards[0]
    north.crystal = north.crystal._replace(zero=north.crystal.zero - north.crystal.read(of.now))
    of.times["north"].restarted()
    of.run(30 * SECOND)
    assert outside(presses(of, 10)) == 0
    line = of.axes.line
    assert line is not None
    assert line.err(line.back(of.now)) < 1_000
