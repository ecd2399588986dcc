"""Four digits behind an HT16K33. Each write goes to the chip at once; a chip that was away is set up again."""

from time import ticks_add, ticks_diff, ticks_ms

from machine import I2C

from ambit import messages, timer
from ambit.link import Link

_OSCILLATOR, _ON, _DIM = b"\x21", b"\x81", 0xE0
_SEVEN_PLACES = (0, 2, 6, 8)  # registers of the digits; the colon sits between the second and the third
_COLON, _COLON_BIT = 4, 0x02
_LOOK = 500  # ms between two looks whether the chip is still there


class Counter:
    """Shows four digits (7 segments: a byte each, 14: two), brightness 0 to 15, and a byte for the colon if wanted."""

    def __init__(self, line: dict, device: int, bus: I2C) -> None:
        self._device, self._bus, self._address = device, bus, line["address"]
        self._width = 1 if line.get("segments", 7) == 7 else 2
        self._memory = bytearray(17)  # the register 0, and then the chip's memory
        self._dim = bytearray((_DIM | 15,))
        self.up: bool | None = None
        self._looked = ticks_add(ticks_ms(), -_LOOK)

    def show(self, raw: bytes) -> bool:
        """Whether it could be shown. A chip that is away shows it when it is back."""
        digits = 4 * self._width
        if len(raw) not in (digits + 1, digits + 2) or raw[digits] > 15:
            return False
        for place in range(4):
            register = _SEVEN_PLACES[place] if self._width == 1 else 2 * place
            self._memory[1 + register] = raw[place * self._width]
            if self._width == 2:
                self._memory[2 + register] = raw[2 * place + 1]
        if self._width == 1:
            self._memory[1 + _COLON] = _COLON_BIT if raw[5:6] not in (b"", b"\x00") else 0
        self._dim[0] = _DIM | raw[digits]
        if self.up:
            self._write(self._dim, self._memory)
        return True

    def dark(self) -> None:
        """All segments off."""
        self.show(bytes(4 * self._width + 1))

    def step(self, link: Link) -> None:
        """Look now and then whether the chip is there; a change is told."""
        if ticks_diff(ticks_ms(), self._looked) < _LOOK:
            return
        self._looked = ticks_ms()
        before = self.up
        self.up = self._write(_OSCILLATOR, _ON, self._dim, self._memory)
        if self.up and not before:
            link.tell(self._device, messages.PART_UP, timer.now(), messages.UNSURE_POLLED)
        elif not self.up and before is not False:
            why = bytes((messages.NO_ANSWER,))
            link.tell(self._device, messages.PART_DOWN, timer.now(), messages.UNSURE_POLLED, why)

    def _write(self, *commands: bytes) -> bool:
        try:
            for command in commands:
                self._bus.writeto(self._address, command)
        except OSError:
            return False
        return True
