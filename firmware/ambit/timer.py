"""The board's timer: microseconds in 32 bits. `ticks_us` is the same timer, cut to 30 bits."""

import sys
from time import ticks_us

from machine import mem32

from ambit import messages

_NAME = sys.implementation._machine
CHIP = messages.RP2350 if "RP2350" in _NAME else messages.RP2040 if "RP2040" in _NAME else messages.OTHER_CHIP
TIMERAWL = 0x400B0028 if CHIP == messages.RP2350 else 0x40054028
_TICKS = 0x3FFFFFFF


def now() -> int:
    """Microseconds, 32 bits."""
    return mem32[TIMERAWL] & 0xFFFFFFFF


def whole(ticks: int) -> int:
    """The 32 bits of a moment of which `ticks_us` told the lower 30: the last such moment, at most 17 minutes ago."""
    present = now()
    return (present - (present - ticks & _TICKS)) & 0xFFFFFFFF


def since(ticks: int) -> int:
    """Microseconds since `ticks_us` told that; right for 17 minutes."""
    return ticks_us() - ticks & _TICKS  # type: ignore[operator]  # opaque in the stubs, but its bits are needed
