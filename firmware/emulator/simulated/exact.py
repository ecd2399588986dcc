"""What `ambit/exact.py` does in assembler, which this interpreter lacks: done by the emulated chip."""

import _hardware

from simulated.words import joined

_LOOKS_IN_A_MICROSECOND = 10


def store_at_tick(timer: int, address: int, value: int) -> int:
    """Wait until the timer moves on, then store."""
    return joined(_hardware.store_at_tick(address, value))


def wait_for_bit(address: int, bit: int, timer: int, looks: int) -> int:
    """The timer when the bit is seen, or 0."""
    return joined(_hardware.wait_for_frame(looks // _LOOKS_IN_A_MICROSECOND))
