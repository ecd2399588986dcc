"""Moments in whole microseconds: the quick way and the exact one never differ."""

from decimal import ROUND_HALF_EVEN, Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import UNSET

from engine.ambush.clock import microseconds

LONGEST = 1e12
"""The last moment that an action may have, in seconds."""


def exactly(seconds: float) -> int:
    """The number as it is written, rounded to the nearest microsecond, halves to even."""
    return int((Decimal(repr(seconds)) * 1_000_000).to_integral_value(ROUND_HALF_EVEN))


@given(st.floats(0, LONGEST) | st.floats(0, 1e5) | st.integers(0, 10**13).map(lambda half: (half + 0.5) / 1_000_000))
@example(0.0000005)
@example(0.0000015)
@example(1.0000025)
@example(2.0**50 / 1_000_000)
@example(1_125_899_906.8426245)
@example(LONGEST)
def test_a_moment_is_the_nearest_microsecond_of_what_was_written(seconds: float) -> None:
    assert microseconds(seconds) == exactly(seconds)


@pytest.mark.parametrize("seconds", range(0, 10_000_000, 99_991))
def test_whole_microseconds_stay_as_they_are(seconds: int) -> None:
    for whole in (seconds, seconds * 1_000_003, seconds * 1_000_000 + 999_999):
        assert microseconds(whole / 1_000_000) == whole


def test_no_moment_has_no_microseconds() -> None:
    assert microseconds(UNSET) is None
