"""The true error is inside the stated bound in at least 99.9 % of events, under every model of boards and links."""

from collections.abc import Callable
from random import Random

import pytest

from hardware.emulators.satellite.model import ways
from hardware.emulators.satellite.model.board import Chip
from hardware.emulators.satellite.model.crystal import crystal, rate_change
from hardware.emulators.satellite.model.table import ModelTable
from hardware.satellite.clock.line import WANDER
from tests.hardware.satellite.clock.tables import SECOND, controller, outside, presses, table


def quick(of: ModelTable) -> None:
    of.boards[0].there = of.boards[0].back = ways.quick


def busy(of: ModelTable) -> None:
    for board in of.boards:
        board.there = board.back = ways.busy


def lopsided(of: ModelTable) -> None:
    for board in of.boards[:2]:
        board.there = ways.slow_there


def in_step(of: ModelTable) -> None:
    for board in of.boards:
        board.there = board.back = ways.on_frames(board.controller)


def polled_late(of: ModelTable) -> None:
    for board in of.boards:
        board.late = 0.3


def frames_missed(of: ModelTable) -> None:
    for board in of.boards:
        board.wrong = 0.03


def behind_hubs(of: ModelTable) -> None:
    for board in of.boards[1:]:
        board.hub = 0.25
        board.there = lambda true, chance: ways.batched(true, chance) + 125.0


def pings_polled(of: ModelTable) -> None:
    for board in of.boards:
        board.polls = 1000.0


MODELS = (quick, busy, lopsided, in_step, polled_late, frames_missed, behind_hubs, pings_polled)
CHIPS: tuple[tuple[Chip, ...], ...] = (("rp2040",), ("rp2350",), ("rp2040", "rp2350"))


@pytest.mark.parametrize("chips", CHIPS, ids="-".join)
@pytest.mark.parametrize("model", MODELS)
def test_the_bound_holds(model: Callable[[ModelTable], None], chips: tuple[Chip, ...]) -> None:
    found = []
    for seed in range(2):
        of = table(seed, chips=chips)
        model(of)
        of.boards[seed].hears = False
        of.run(1.2 * SECOND)
        found += presses(of, 60)
    assert outside(found) <= len(found) // 1000
    assert {stamp.means for _, stamp, _ in found} >= {"frames", "pings"}


@pytest.mark.parametrize("model", MODELS)
def test_the_bound_of_pings_alone_holds(model: Callable[[ModelTable], None]) -> None:
    of = table(7)
    model(of)
    for board in of.boards:
        board.hears = False
    of.run(1.2 * SECOND)
    found = presses(of, 60)
    assert {stamp.means for _, stamp, _ in found} == {"pings"}
    assert outside(found) == 0


def test_the_bound_holds_for_interrupts() -> None:
    of = table(11)
    of.run(20 * SECOND)
    assert outside(presses(of, 40, pio=False)) == 0


@pytest.mark.parametrize("named", [True, False])
def test_the_bound_holds_on_two_controllers(named: bool) -> None:
    found = []
    for seed in range(3):
        chance = Random(100 + seed)
        of = table(seed, [controller(chance, "usb1"), controller(chance, "usb2")], named=named)
        of.run(5 * SECOND)
        found += presses(of, 40)
    assert outside(found) <= len(found) // 1000


def test_the_bound_holds_for_the_pins_of_the_pi() -> None:
    of = table(21)
    of.run(30 * SECOND)
    for _ in range(50):
        of.run(of.now + 2 * SECOND)
        stamp = of.press(of.boards[0], of.now)
        assert stamp
        line = of.axes.line
        assert line
        pin = of.axes.of_pi(stamp.moment._replace(at=of.now / SECOND, err=50e-6))
        assert pin.err > 50e-6
        assert abs(pin.at - stamp.moment.at) <= pin.err + stamp.moment.err


def test_crystals_of_the_model_wander_no_faster_than_the_bound_allows() -> None:
    for seed in range(200):
        one = crystal(Random(seed))
        assert all(abs(rate_change(one, second * SECOND)) < WANDER for second in range(0, 2000, 7))


def test_between_boards_frames_are_good_for_five_microseconds() -> None:
    of = table(31)
    of.run(70 * SECOND)
    found = [(stamp, wrong) for _, stamp, wrong in presses(of, 60)]
    assert all(stamp.means == "frames" and stamp.moment.err <= 5e-6 for stamp, _ in found)
    assert max(abs(wrong) for _, wrong in found) < 2.5e-6
