"""What a PN532 remembers while it has power."""

from msgspec import Struct
from msgspec import field as fresh

from hardware.emulators.pn532.field import Field, Lying

TX_MODE, RX_MODE, FIFO_DATA = 0x6302, 0x6303, 0x6309
CHECKSUM = 0x80
"""Bit of the two mode registers: the chip adds, or checks and takes away, the checksum by itself."""
CALL = 0x26
"""What a call to all tags leaves in the FIFO when none answers; some hosts look at it."""
FOR_EVER = 0xFF
USUAL_BAUD = 115_200
FIRMWARE = b"\x32\x01\x06\x07"
"""A PN532 with firmware 1.6, which supports all of its kinds of tags."""


class Search(Struct, frozen=True):
    """A search for tags that is still going on."""

    most: int
    modulation: int
    uid: bytes = b""


class Core(Struct):
    """Registers, settings and targets; all gone after a brown-out."""

    field: Field
    firmware: bytes = FIRMWARE
    registers: dict[int, int] = fresh(default_factory=dict)
    targets: list[Lying] = fresh(default_factory=list)
    several: bool = False
    """More than one target was asked for: then all of them are halted, and woken one at a time."""
    retries: int = FOR_EVER
    """How often a search is repeated."""
    next_baud: int = 0
    """The speed that was asked for, used once the host confirms it; 0: none."""
    calls: bool = True
    """Whether the IRQ output is used: as after power-up, until SAMConfiguration says otherwise."""
    sleepy: bool = False
    """The chip sleeps as soon as its answer is taken."""

    def register(self, address: int) -> int:
        """What was written to it, or its value after power-up."""
        return self.registers.get(address, CALL if address == FIFO_DATA else 0)

    def checksums(self, mode: int) -> bool:
        """Whether the chip deals with checksums itself; `mode` is TX_MODE or RX_MODE."""
        return bool(self.registers.get(mode, CHECKSUM) & CHECKSUM)

    def find(self, search: Search) -> bytes | None:
        """One try: the answer to the host if a tag is found. Only tags of type A are emulated."""
        if search.modulation != 0 or not self.field.on:
            return None
        self.several = search.most > 1
        self.targets = self.field.call(search.most, search.uid)
        if not self.targets:
            return None
        self.registers[TX_MODE] = self.registers[RX_MODE] = CHECKSUM
        return bytes([len(self.targets)]) + b"".join(
            bytes([number]) + _described(lying) for number, lying in enumerate(self.targets, 1)
        )


def _described(lying: Lying) -> bytes:
    tag = lying.tag
    return tag.atqa + bytes((tag.sak, len(tag.uid))) + tag.uid + tag.ats
