"""Lamps, counters, bars and sounders: what a person sees and hears, read from pins, chips and LEDs."""

import time
from collections.abc import Callable

from hardware.clock import Clock
from hardware.emulators.bus import I2cChip, nack
from hardware.emulators.ht16k33 import Counter
from hardware.emulators.neopixel import Strip
from hardware.emulators.workbench.colours import pixel_of
from hardware.emulators.workbench.ear import Ear
from hardware.emulators.workbench.part import Part
from hardware.emulators.workbench.pins import WiredPin
from hardware.emulators.workbench.sockets import Socket
from hardware.faults import Dead, Unplugged
from hardware.operator import Heard
from hardware.outputs import Pixel
from hardware.wiring.drivers import GpioLeds, Ht16k33, NeopixelSpi

DARK, LIT = Pixel(), Pixel("white")


class LampPart(Part):
    def __init__(self, name: str, clock: Clock, pin: WiredPin) -> None:
        super().__init__(name, clock)
        self._pin = pin

    def glance(self) -> bool:
        """Whether it is lit at this moment."""
        return self.works and self._pin.shines


class LedsPart(Part):
    """Plain LEDs, whose colour no program knows: here all are white."""

    def __init__(self, name: str, clock: Clock, pins: tuple[WiredPin, ...], wiring: GpioLeds) -> None:
        super().__init__(name, clock)
        self._pins, self._low = pins, wiring.active == "low"

    def glance(self) -> tuple[Pixel, ...]:
        """Each LED at this moment, white or dark."""
        return tuple(LIT if self.works and self._shines(pin) else DARK for pin in self._pins)

    def _shines(self, pin: WiredPin) -> bool:
        return pin.function == "output" and bool(pin.state) != self._low


class SounderPart(Part):
    def __init__(self, name: str, clock: Clock, pin: WiredPin) -> None:
        super().__init__(name, clock)
        self._ear = Ear()
        pin.ear = self._hear

    def glance(self) -> Heard:
        """The last figure that was recognised, and the tone at this moment."""
        return Heard(self._ear.figure, self._ear.hertz if self.works else 0.0)

    def _hear(self, hertz: float) -> None:
        if self.works:
            self._ear.hear(hertz)


class Deaf:
    """Between a chip and its bus. While it is `dead`, the chip acknowledges nothing, and still shows what it showed."""

    def __init__(self, chip: I2cChip) -> None:
        self._chip, self.dead = chip, False

    def write(self, data: bytes) -> None:
        """A NACK (OSError) while it is dead."""
        self._answer()
        self._chip.write(data)

    def read(self, length: int) -> bytes:
        """A NACK (OSError) while it is dead."""
        self._answer()
        return self._chip.read(length)

    def _answer(self) -> None:
        if self.dead:
            raise nack()


class CounterPart(Part):
    def __init__(self, name: str, clock: Clock, wiring: Ht16k33, place: Callable[[I2cChip], Socket]) -> None:
        """`place` gives the socket on its bus for the chip."""
        super().__init__(name, clock)
        self._digits = wiring.digits
        self._counter = Counter(wiring.digits, wiring.segments)
        self._deaf = Deaf(self._counter)
        self._socket = place(self._deaf)

    def glance(self) -> str:
        """The digits; blanks where it is dark."""
        text = "" if self.has(Unplugged) else self._counter.sees(time.monotonic())
        return text or " " * self._digits

    def changed(self) -> None:
        """A chip that is plugged in again has lost its memory."""
        self._deaf.dead = self.has(Dead) is not None
        if self._socket.put(self.has(Unplugged) is None):
            self._counter.brown_out()


class BarPart(Part):
    """Some LEDs of a strip. A strip sends nothing back, so no driver can know that it is broken."""

    def __init__(self, name: str, clock: Clock, wiring: NeopixelSpi, strip: Strip) -> None:
        super().__init__(name, clock)
        self._wiring, self._strip, self._plugged = wiring, strip, True

    def glance(self) -> tuple[Pixel, ...]:
        """Each LED as the nearest colour of the table; dark without power."""
        first, length = self._wiring.first, self._wiring.length
        if not self.works:
            return (DARK,) * length
        return tuple(pixel_of(led, self._wiring.brightness) for led in self._strip.leds[first : first + length])

    def changed(self) -> None:
        """LEDs without power go dark, and stay so until the driver sends everything again."""
        was, self._plugged = self._plugged, self.has(Unplugged) is None
        if was != self._plugged:
            first, length = self._wiring.first, self._wiring.length
            self._strip.leds[first : first + length] = [(0, 0, 0)] * length
