"""Words of 32 bits to and from the hardware: in two halves, since numbers of JavaScript are cut to signed ones."""

import _hardware


def joined(low: int) -> int:
    """The word whose lower half was told just now."""
    return _hardware.high_half() << 16 | low


class Memory:
    """`machine.mem32`: the registers that the firmware uses. Any other address is an error."""

    def __getitem__(self, address: int) -> int:
        return joined(_hardware.peek(address))

    def __setitem__(self, address: int, value: int) -> None:
        _hardware.poke(address, value >> 16 & 0xFFFF, value & 0xFFFF)
