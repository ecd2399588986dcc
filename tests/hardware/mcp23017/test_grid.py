"""The driver of a board of switches: pieces land and leave, each told once, with its moment."""

from random import Random

import pytest

from hardware.inputs import Standing, Status, Up
from hardware.mcp23017.grid import CHECK, POLL
from tests.hardware.mcp23017.rig import GRID, PIN, Rig


@pytest.fixture
def rig() -> Rig:
    return Rig().wait()


def test_at_first_it_tells_what_stands_there() -> None:
    rig = Rig()
    rig.put("b1")
    rig.put("b2")
    rig.wait()
    assert [type(told) for told in rig.told] == [Status, Standing]
    assert rig.snapshots() == [("b2", "b1")], "as the board has them, row by row"
    assert rig.grid.state() == Up()
    assert rig.changes() == []


def test_a_piece_that_lands_and_leaves(rig: Rig) -> None:
    rig.put("a1")
    rig.wait()
    rig.lift("a1")
    rig.wait()
    assert rig.changes() == [("put", "a1"), ("lift", "a1")]
    assert [(touch.device, touch.err) for touch in rig.touches()] == [(GRID, 0.0)] * 2
    assert [touch.at for touch in rig.touches()] == pytest.approx([100.1, 100.2])


def test_a_piece_that_is_slid_leaves_before_it_lands(rig: Rig) -> None:
    rig.put("a1")
    rig.wait()
    rig.lift("a1")
    rig.wait(0.01)
    rig.put("c2")
    rig.wait()
    assert rig.changes() == [("put", "a1"), ("lift", "a1"), ("put", "c2")]


def test_switches_that_move_together_say_how_far_apart_they_may_be(rig: Rig) -> None:
    """A sleeve sweeps two pieces off: the call is of the first, and the others came before the chips were read."""
    rig.put("a1")
    rig.put("b2")
    rig.wait()
    rig.lift("a1")
    rig.now += 0.004
    rig.lift("b2")
    rig.wait()
    assert rig.changes()[2:] == [("lift", "a1"), ("lift", "b2")]
    for touch in rig.touches()[2:]:
        assert [touch.at, touch.err] == pytest.approx([100.202, 0.002])


def test_a_switch_that_bounces_is_told_once_at_its_first_contact(rig: Rig) -> None:
    for step in range(9):
        rig.switch("a1", step % 2 == 0)
        rig.wait(0.002)
    rig.wait()
    assert rig.changes() == [("put", "a1")]
    assert rig.touches()[0].at == pytest.approx(100.1)


def test_a_flicker_between_two_looks_is_no_change(rig: Rig) -> None:
    rig.put("a1")
    rig.lift("a1")
    rig.wait()
    assert rig.changes() == []
    assert rig.pins[PIN].state, "the chip was read, so it calls no more"


def test_how_long_a_switch_must_hold_is_said_by_the_profile() -> None:
    rig = Rig(settle_ms=200).wait()
    rig.put("a1")
    rig.wait(0.19)
    assert rig.changes() == []
    rig.wait(0.02)
    assert rig.changes() == [("put", "a1")]


def test_a_piece_that_is_slid_over_squares_lands_on_the_last_one_only() -> None:
    """Its magnet closes each switch on its way for a moment, and the next before it lets go of the last."""
    rig = Rig(rest_ms=200)
    rig.put("a1")
    rig.wait()
    for last, following in (("a1", "b1"), ("b1", "b2"), ("b2", "c2")):
        rig.put(following)
        rig.wait(0.04)
        rig.lift(last)
        rig.wait(0.1)
    rig.wait(0.3)
    assert rig.changes() == [("lift", "a1"), ("put", "c2")]
    assert rig.touches()[1].at == pytest.approx(100.38), "the moment at which it came there"


def test_a_piece_that_is_taken_by_another_is_seen_leaving_however_fast() -> None:
    rig = Rig(rest_ms=200)
    rig.put("a1")
    rig.wait()
    rig.lift("a1")
    rig.wait(0.05)
    rig.put("a1")
    rig.wait(0.3)
    assert rig.changes() == [("lift", "a1"), ("put", "a1")]


def test_nothing_goes_over_the_bus_while_nothing_happens(rig: Rig) -> None:
    """Only the check: a look at both chips, and their settings read back."""
    before = rig.transfers()
    assert rig.run(rig.bus, 10 * CHECK) <= 11
    assert rig.transfers() - before == 10 * 2 * 2 * 2
    before = rig.transfers()
    for _ in range(5):
        rig.bus.round(rig.now)  # a counter on the same bus is written
    assert rig.transfers() == before


@pytest.mark.parametrize("seed", range(5))
def test_the_board_is_told_as_it_is_whatever_happens_on_it(seed: int) -> None:
    dice, rig = Random(seed), Rig().wait()
    truth, told = set[str](), set[str]()
    for _ in range(200):
        square = dice.choice(rig.wiring.squares)
        rig.switch(square, square not in truth)
        truth ^= {square}
        rig.wait(dice.choice((0.0, 0.001, 0.02, 0.1)))
    rig.wait(1.0)
    for how, square in rig.changes():
        assert (how == "lift") == (square in told)
        told ^= {square}
    assert told == truth


def test_without_an_interrupt_line_it_looks_ten_times_a_second() -> None:
    rig = Rig(interrupt=None).wait()
    rig.put("a1")
    rig.wait(2 * POLL)
    assert rig.changes() == [("put", "a1")]
    [touch] = rig.touches()
    assert touch.at - touch.err <= 100.1 <= touch.at + touch.err
    assert touch.err <= POLL


def test_closed_it_tells_nothing_and_its_chips_call_no_more(rig: Rig) -> None:
    rig.grid.close()
    rig.grid.close()
    rig.wait()
    rig.put("a1")
    rig.wait(1.0)
    assert rig.changes() == []
    assert rig.pins[PIN].state
    assert rig.header._taken == {}, "the pin is free"
