"""The frame axis of one board: numbers, steps, outliers."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.satellite.clock.frames import ENOUGH, LAP, NUMBERS, WINDOW, Frames

PPM = 1e-6


def heard(many: int = 64, ppm: float = 80.0, first: int = 2000) -> list[tuple[int, float]]:
    """Samples four times a second: the frame's whole number and the board's µs, which begins at 5 s."""
    return [(first + 250 * n, 5e6 + 250_000 * n * (1 + ppm * PPM)) for n in range(many)]


def told(samples: list[tuple[int, float]]) -> Frames:
    frames = Frames()
    for number, at in samples:
        frames.add(number % NUMBERS, at)
    return frames


@given(ppm=st.floats(-100, 100), first=st.integers(0, NUMBERS - 1), wait=st.floats(0.01, 4.0))
def test_numbers_go_on_over_laps(ppm: float, first: int, wait: float) -> None:
    samples = heard(ppm=ppm, first=first)
    fit = told(samples).fit
    assert fit
    at = samples[-1][1] + wait * 1e6 * (1 + ppm * PPM)
    assert fit.at(at) == pytest.approx(samples[-1][0] * 1000 + wait * 1e6, abs=0.01)
    assert fit.err(at) < 5


@given(gap=st.floats(0.3, 8.0), ppm=st.floats(-100, 100))
def test_a_pause_in_the_samples_is_no_loss_of_frames(gap: float, ppm: float) -> None:
    frames = told(heard(20, ppm))
    last, at = heard(20, ppm)[-1]
    steps = round(gap * 1000)
    frames.add((last + steps) % NUMBERS, at + steps * 1000 * (1 + ppm * PPM))
    assert frames.dropped == 0


@given(wrong=st.integers(1, NUMBERS - 1))
def test_a_step_other_than_expected_drops_the_window(wrong: int) -> None:
    frames = told(heard(20))
    begun = frames.begun
    last, at = heard(21)[-1]
    frames.add((last + wrong) % NUMBERS, at)
    assert (frames.dropped, frames.begun, frames.fit) == (1, begun + 1, None)


def test_what_the_board_doubts_is_not_used() -> None:
    frames = told(heard(20))
    before = frames.fit
    frames.add(7, heard(21)[-1][1], suspect=True)
    assert (frames.fit, frames.suspect) == (before, 1)


def test_too_few_give_no_line() -> None:
    assert told(heard(ENOUGH - 1)).fit is None
    assert told(heard(ENOUGH)).fit is None  # over less than two seconds
    assert told(heard(12)).fit is not None


def test_what_was_told_again_is_skipped() -> None:
    samples = heard(20)
    frames = told(samples + samples)
    assert (frames.dropped, frames.fit) == (0, told(samples).fit)


def test_late_samples_do_not_pull_the_line() -> None:
    chance = Random(3)
    samples = heard()
    late = [(n, at + (chance.uniform(5, 60) if chance.random() < 0.2 else 0.0)) for n, at in samples]
    fit = told(late).fit
    assert fit
    assert fit.at(samples[-1][1]) == pytest.approx(samples[-1][0] * 1000, abs=0.5)


def test_samples_that_lie_on_no_line_give_none_or_a_wide_bound() -> None:
    chance = Random(4)
    fit = told([(n, at + chance.uniform(0, 90)) for n, at in heard()]).fit
    assert fit is None or fit.err(heard()[-1][1]) > 10


def test_the_window_is_sixteen_seconds() -> None:
    frames = told(heard(400))
    fit = frames.fit
    assert fit
    assert 2 * fit.half <= WINDOW
    assert LAP == 2_048_000
