"""Moments in whole microseconds and times in whole milliseconds, so that no comparison hangs on a rounding."""

from decimal import ROUND_HALF_EVEN, Decimal

from msgspec import UNSET, UnsetType


def microseconds(seconds: float | UnsetType) -> int | None:
    """As it was written, to the nearest microsecond, halves to even; None when no moment was given."""
    if seconds is UNSET:
        return None
    return int((Decimal(repr(seconds)) * 1_000_000).to_integral_value(ROUND_HALF_EVEN))


def milliseconds(us: int) -> int:
    """To the nearest, halves up."""
    return (us + 500) // 1000


def mean(total: int, count: int) -> int:
    """To the nearest whole number, halves up."""
    return (2 * total + count) // (2 * count)
