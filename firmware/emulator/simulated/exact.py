"""What `ambit/exact.py` does in assembler, which this interpreter lacks: done by the emulated chip."""

import _hardware

from simulated.words import joined

_LOOKS_IN_A_MICROSECOND = 10


def store_at_tick(timer: int, address: int, value: int) -> int:
    """Wait until the timer moves on, then store."""
    return joined(_hardware.store_at_tick(address, value))


def read_latch(number: int, timer: int, counter: int, words: object) -> None:
    """What the latch and its counter tell, at the moment at which the timer moves on."""
    _hardware.latch()
    for place in range(5):
        words[place] = joined(_hardware.latched_word(place))


def wait_for_bit(words: object, looks: int) -> int:
    """The timer when the bit is seen, or 0. Looks begin at the moment in the last word, or now if that has passed."""
    ahead = words[3] - joined(_hardware.peek(words[2])) & 0xFFFFFFFF
    wait = ahead if ahead < 0x80000000 else 0
    return joined(_hardware.wait_for_frame(wait, looks // _LOOKS_IN_A_MICROSECOND))
