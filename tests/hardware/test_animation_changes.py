"""The moment of the next change: nothing changes before it, and something may after it."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from hardware.animation import LATE, glowing, lit, next_glow, next_light, next_reading, reads
from hardware.outputs import Blink, Dark, Digits, Flash, How, InTurn, Pixel, Pixels, Steady

MOMENTS = st.floats(0, 10_000)
PASSED = st.floats(0, 12)
LIGHTS: st.SearchStrategy[How] = st.sampled_from(
    [Dark(), Steady(), Flash("slow"), Flash("quick"), Blink(3), Blink(2, "steady"), InTurn(2, 3)]
)
DIGITS = st.builds(
    Digits, st.just("seat1.main"), st.just("1"), st.booleans(), st.sampled_from([(), ("2",), ("2", "3")])
)
GLOWS = st.builds(Pixels, st.just("seat1.bar"), st.sampled_from([(), (Pixel("red"),), (Pixel("red", blink=True),)]))


def same_until(look: Callable[[float], object], now: float, then: float | None) -> None:
    """It looks the same until then; rounding may move a change by less than `LATE`."""
    end = now + 30 if then is None else then - 2 * LATE
    seen = {repr(look(now + (end - now) * step / 50)) for step in range(1, 50)} if end > now + LATE else set()
    assert len(seen) <= 1
    assert then is None or then > now


@given(LIGHTS, MOMENTS, PASSED)
def test_lamps(how: How, since: float, passed: float) -> None:
    same_until(lambda now: lit(how, since, now), since + passed, next_light(how, since, since + passed))


@given(DIGITS, MOMENTS, PASSED)
def test_counters(digits: Digits, since: float, passed: float) -> None:
    same_until(lambda now: reads(digits, since, now), since + passed, next_reading(digits, since, since + passed))


@given(GLOWS, MOMENTS)
def test_bars(shown: Pixels, now: float) -> None:
    same_until(lambda moment: glowing(shown, 3, moment), now, next_glow(shown, now))


@given(MOMENTS, PASSED)
def test_at_its_beat_a_flash_has_changed(since: float, passed: float) -> None:
    now = since + passed
    beat = next_light(Flash(), since, now)
    assert beat is not None
    assert lit(Flash(), since, beat) != lit(Flash(), since, beat - 2 * LATE)
