"""The lap of a frame number comes from pings, however bad they are."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.emulators.satellite.model.board import Board
from hardware.emulators.satellite.model.controller import Controller
from hardware.emulators.satellite.model.crystal import crystal
from hardware.satellite.clock.axes import Axes
from hardware.satellite.clock.axis import laps
from hardware.satellite.clock.board_time import BoardTime
from hardware.satellite.clock.frames import LAP

SECOND = 1e6


@given(own=st.floats(0, 1e13), count=st.integers(-1000, 1000), wrong=st.floats(-SECOND, SECOND))
def test_an_error_up_to_a_second_does_not_change_the_lap(own: float, count: int, wrong: float) -> None:
    assert laps(own, own + count * LAP + wrong) == count


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10**6), wrong=st.floats(-0.999, 0.999), started=st.floats(0, 4000))
def test_boards_meet_on_the_right_lap_under_pings_wrong_by_a_second(seed: int, wrong: float, started: float) -> None:
    chance, now = Random(seed), [started * SECOND]
    usb = Controller("usb1", crystal(chance, zero=chance.uniform(0, 1e9)))
    boards = [Board(name, usb, crystal(chance, zero=chance.uniform(0, 2**32)), "rp2350", chance) for name in "ab"]
    axes = Axes(lambda: now[0] / SECOND)
    times = [BoardTime(board.name, axes, "usb1") for board in boards]
    for _ in range(5):
        for board, time in zip(boards, times, strict=True):
            now[0] += 0.1 * SECOND
            off = wrong * SECOND if board.name == "b" else 0.0
            there, back = 50 + max(0.0, 2 * off), 50 + max(0.0, -2 * off)
            heard = now[0] - back
            ticks = board.ticks(heard)
            time.pong((heard - there) / SECOND, now[0] / SECOND, ticks, ticks)
            samples = [board.frame(now[0] - after * 250_000) for after in range(16, 0, -1)]
            time.frames([sample for sample in samples if sample])
        now[0] += 4 * SECOND
    true = now[0] - 1000
    first, second = (time.stamp(*board.press(true)) for board, time in zip(boards, times, strict=True))
    assert first
    assert second
    assert abs(first.moment.at - second.moment.at) <= first.moment.err + second.moment.err
    assert axes.reference == ("a", "b")
    assert abs(first.moment.at - second.moment.at) < 5e-6
