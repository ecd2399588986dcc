"""The registers of the chip: which there are, and at which address each is in either arrangement."""

IODIR, IPOL, GPINTEN, DEFVAL, INTCON, IOCON, GPPU, INTF, INTCAP, GPIO, OLAT = range(11)
"""Each is there twice, for port A and for port B, except IOCON, which both addresses share."""
COUNT = 22
"""Addresses in use; what lies above is not there: it reads as zeros, and what is written to it is lost."""
READ_ONLY = frozenset({INTF, INTCAP})

BANK, MIRROR, SEQOP, ODR, INTPOL = 0x80, 0x40, 0x20, 0x04, 0x02
"""Bits of IOCON: registers in two banks; both interrupt outputs act as one; the address stays where it is; interrupt
outputs are open drain; or active high."""
USED = 0xFE
"""Bits of IOCON that are there; the lowest one reads as 0."""
SECOND_BANK = 0x10
"""Where port B begins when the registers are in two banks."""

Place = tuple[int, int]
"""A register, and its port: 0 is A, 1 is B."""


def place(address: int, banked: bool) -> Place | None:
    """The register at an address; None if there is none."""
    register, port = (address & 0x0F, address >> 4) if banked else (address >> 1, address & 1)
    return (register, port) if register <= OLAT and port <= 1 else None


def following(address: int, control: int) -> int:
    """The address that the chip points to after a byte, given IOCON."""
    banked = bool(control & BANK)
    if control & SEQOP:  # "byte mode": with the registers in pairs, it changes between the two of a pair
        return address if banked else address ^ 1
    after = address + 1
    if banked and place(after, True) is None:
        return SECOND_BANK if after <= SECOND_BANK else 0
    return 0 if not banked and after == COUNT else after & 0xFF
