"""Pings: the line that they give, and its bound."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.satellite.clock.axes import Axes
from hardware.satellite.clock.board_time import BoardTime
from hardware.satellite.clock.pings import BURST, LEAST, PERIOD, WINDOW, Pings, Sample, sample

SECOND = 1e6
delays = st.floats(0.0, 2e6)


@given(ways=st.lists(st.tuples(delays, delays), min_size=1, max_size=BURST), ppm=st.floats(-100, 100))
def test_one_burst_is_inside_its_bound_whatever_the_ways_took(ways: list[tuple[float, float]], ppm: float) -> None:
    pings, rate, sent = Pings(), 1 + ppm * 1e-6, 0.0
    for there, back in ways:
        heard = sent + there
        found = sample(sent, heard * rate, heard * rate + 30, heard + 30 + back)
        if found:
            pings.add(found)
        sent = heard + 30 + back
    fit = pings.fit
    assert fit is None or abs(fit.at(sent * rate) - sent) <= fit.err(sent * rate)


def test_the_shortest_ways_of_a_burst_count_even_of_two_pings() -> None:
    pings = Pings()
    pings.add(Sample(50.0, 500.0, 1000.0))  # there 50, back 950
    pings.add(Sample(1960.0, 1500.0, 1000.0))  # there 960, back 40
    assert len(pings.kept) == 1
    assert pings.kept[0].trip == pytest.approx(90, abs=1)
    assert pings.kept[0].y - pings.kept[0].x == pytest.approx(-5, abs=1)


def test_clocks_that_contradict_each_other_are_no_sample() -> None:
    assert sample(0.0, 100.0, 400.0, 200.0) is None
    assert sample(0.0, 100.0, 90.0, 200.0) is None


def filled(seconds: float, ppm: float = 60.0) -> Pings:
    chance, pings, sent = Random(5), Pings(), 0.0
    while sent < seconds * SECOND:
        there, back = chance.uniform(60, 1000), chance.uniform(60, 1000)
        heard = (sent + there) * (1 + ppm * 1e-6)
        found = sample(sent, heard, heard + 30, sent + there + 30 + back)
        assert found
        pings.add(found)
        sent += PERIOD * SECOND
    return pings


def test_old_bursts_are_forgotten_after_a_minute() -> None:
    pings = filled(200)
    assert pings.kept[-1].y - pings.kept[0].y <= WINDOW
    assert len(pings.kept) > 50


def test_some_bursts_outlast_a_long_cut() -> None:
    pings = filled(100)
    later = 3600 * SECOND
    pings.add(Sample(later * (1 + 60e-6), later, 200.0))
    assert len(pings.kept) == LEAST
    fit = pings.fit
    assert fit
    assert abs(fit.line.drift + 60e-6) < 1e-6


def test_the_bound_grows_with_the_time_since_the_last_ping() -> None:
    fit = filled(60).fit
    assert fit
    bounds = [fit.err((60 + after) * SECOND) for after in (0, 1, 10, 100, 1000)]
    assert bounds == sorted(bounds)
    assert bounds[-1] > 10 * bounds[0]


def test_a_ping_that_was_repeated_counts_for_nothing() -> None:
    time = BoardTime("north", Axes(lambda: 10.0))
    time.pong(1.0, 1.001, 500, 530, repeated=True)
    assert time.moment(600, 0.0) is None
    time.pong(2.0, 2.001, 1_000_500, 1_000_530)
    assert time.moment(600, 0.0) is not None
