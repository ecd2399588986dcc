"""One port expander with switches on its pins, through Adafruit's class for the chip.

That class sets up neither open-drain outputs (it writes to an attribute that is no register) nor interrupts, and needs
three transfers to read what this reads in one.
"""

from typing import Any

from msgspec import Struct

from hardware.driver import library
from hardware.wiring.drivers import Expander

INPUTS = 0x7F7F
"""A bit a pin, GPA0 the lowest. The data sheet wants GPA7 and GPB7 to be outputs: as inputs they can spoil a transfer
on the bus when they change in the middle of it."""
MIRROR, OPEN_DRAIN, ACTIVE_HIGH = 0x40, 0x04, 0x02
"""Bits of the control register: INTA and INTB act as one; both only ever pull down, so that chips can share a wire."""
CALLING = MIRROR | OPEN_DRAIN
HELD_LOW = MIRROR | ACTIVE_HIGH
"""Drives the interrupt output low while nothing has changed: by this the doctor finds out whether its wire is whole."""
CONTROL_OF_BANKS = 0x05
"""Where the control register is if somebody has arranged the registers in two banks; else it enables interrupts."""
FIRST, SETTINGS = 0x00, 14
"""The registers that are set up here, in one piece."""
SEEN, SEEN_BYTES = 0x0E, 6
"""Which pins have called (2 bytes), all pins at that moment (2), and all pins now (2)."""


class Look(Struct, frozen=True):
    """What a chip has seen: the squares whose switches are closed now, and those closed when it called.

    `then` holds only squares of a port that has called.
    """

    now: frozenset[str]
    then: dict[str, bool]


class SwitchChip:
    """A chip that is there. Everything raises what its bus raises: an OSError if it does not answer."""

    def __init__(self, port: Any, wiring: Expander) -> None:
        """Find it and set it up; a ValueError if nothing answers at its address."""
        chip = library("adafruit_mcp230xx.mcp23017").MCP23017
        self._chip = chip(port, address=wiring.address, reset=False)
        self._squares = {pin: square for square, pin in wiring.pins.items()}
        self._calling = sum(1 << pin for pin in self._squares)
        self.set_up()

    def set_up(self) -> None:
        """Make every switch an input that calls when it changes, whatever the chip was set to before."""
        chip = self._chip
        chip._write_u8(CONTROL_OF_BANKS, 0)
        chip.io_control = CALLING
        chip.gpio = 0  # GPA7 and GPB7 are held low
        chip.iodir = chip.gppu = INPUTS
        chip.ipol = chip.default_value = chip.interrupt_configuration = 0
        chip.interrupt_enable = self._calling

    def forgot(self) -> bool:
        """Whether the chip is not as it was set up: its voltage dipped, or it was swapped."""
        pairs = (INPUTS, 0, self._calling, 0, 0, CALLING << 8 | CALLING, INPUTS)
        return self._read(FIRST, SETTINGS) != b"".join(pair.to_bytes(2, "little") for pair in pairs)

    def look(self) -> Look:
        """Read all switches. The chip stops calling, and calls again when something changes from now on."""
        seen = self._read(SEEN, SEEN_BYTES)
        called, then, now = (int.from_bytes(seen[place : place + 2], "little") for place in (0, 2, 4))
        ports = (0x00FF if called & 0x00FF else 0) | (0xFF00 if called & 0xFF00 else 0)
        return Look(
            frozenset(square for pin, square in self._squares.items() if not now >> pin & 1),
            {square: not then >> pin & 1 for pin, square in self._squares.items() if ports >> pin & 1},
        )

    def hold_low(self, held: bool) -> None:
        """Hold the interrupt line low, or let it go again."""
        self._chip.io_control = HELD_LOW if held else CALLING

    def rest(self) -> None:
        """Call no more."""
        self._chip.interrupt_enable = 0

    def _read(self, register: int, count: int) -> bytes:
        found = bytearray(count)
        with self._chip._device as chip:
            chip.write_then_readinto(bytes([register]), found)
        return bytes(found)
