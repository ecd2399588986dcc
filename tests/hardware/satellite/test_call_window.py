"""A call window holds the shared time from its first question until it is closed, and not for ever."""

from hardware.clock import SimulatedClock
from hardware.satellite.call_window import LONGEST, CallWindow
from tests.hardware.satellite.clock.tables import SECOND, table


def test_the_line_stays_until_the_window_is_closed_however_often_links_are_asked() -> None:
    of, clock = table(1), SimulatedClock()
    window = CallWindow(of.axes, clock)
    of.run(20 * SECOND)
    line = of.axes.line
    for _ in range(2):
        window.open()
        clock.advance(LONGEST - 1)
        of.run(of.now + 20 * SECOND)
        assert of.axes.line is line
    window.close()
    assert of.axes.line is not line
    line = of.axes.line
    window.close()
    of.run(of.now + 20 * SECOND)
    assert of.axes.line is not line, "it was held once and is free"


def test_a_window_that_nobody_closes_ends_after_the_longest_time() -> None:
    of, clock = table(1), SimulatedClock()
    window = CallWindow(of.axes, clock)
    of.run(20 * SECOND)
    line = of.axes.line
    window.open()
    of.run(of.now + 20 * SECOND)
    clock.advance(LONGEST)
    assert not window.is_open
    assert of.axes.line is not line
