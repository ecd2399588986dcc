"""`rp2`: state machines that do what the firmware's two programs do."""

import json

import _hardware

from simulated.words import joined


class PIO:
    """Names of settings."""

    OUT_LOW, SHIFT_LEFT, JOIN_RX = 2, 0, 2


def asm_pio(**settings: int) -> object:
    """A program is known by its name; tests run its instructions elsewhere."""
    return lambda program: program.__name__


class StateMachine:
    """`first_edges` stamps a pin, `ws2812` shows words on a strip."""

    def __init__(
        self, number: int, program: str, freq: int = 0, jmp_pin: object = None, sideset_base: object = None
    ) -> None:
        self._number, self._program = number, program
        self._pin = jmp_pin or sideset_base

    def active(self, on: int) -> None:
        """Start it."""
        if self._program == "first_edges":
            _hardware.watch_pin(self._number, self._pin.number)

    def rx_fifo(self) -> int:
        """Words that wait for the program."""
        return _hardware.queued(self._number)

    def get(self) -> int:
        """The next of them."""
        return joined(_hardware.take(self._number))

    def put(self, words: object, shift: int = 0) -> None:
        """Words for the strip, each shifted as the chip does it."""
        shifted = [word << shift & 0xFFFFFFFF for word in words]
        _hardware.tell(json.dumps({"strip": [self._pin.number, [word >> 8 for word in shifted]]}))
