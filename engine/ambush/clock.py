"""Moments in whole microseconds and spans in whole milliseconds, so that no comparison depends on float rounding."""

from decimal import ROUND_HALF_EVEN, Decimal

from msgspec import UNSET, UnsetType


def microseconds(seconds: float | UnsetType) -> int | None:
    """Seconds as microseconds, rounded to the nearest (halves to even); None when no moment was given."""
    if seconds is UNSET:
        return None
    rough = seconds * 1_000_000
    nearest = round(rough)
    # The product is wrong by less than a quarter up to 35 years: with less than another quarter to the nearest whole
    # number, no other one can be meant. Decimals, which are slow, are needed only in between.
    if -0.25 < rough - nearest < 0.25 and rough < 2**50:
        return nearest
    return int((Decimal(repr(seconds)) * 1_000_000).to_integral_value(ROUND_HALF_EVEN))


def milliseconds(us: int) -> int:
    """Microseconds as milliseconds, rounded to the nearest, halves up."""
    return (us + 500) // 1000


def mean(total: int, count: int) -> int:
    """`total` divided by `count`, rounded to the nearest whole number, halves up."""
    return (2 * total + count) // (2 * count)
