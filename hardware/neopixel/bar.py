"""One bar: some LEDs of a strip."""

from hardware.animation import glowing, next_glow
from hardware.buses import Bus, Buses
from hardware.buses.display import BusDisplay
from hardware.driver import LAMP_TEST
from hardware.inputs import Listener
from hardware.neopixel.colours import DARK, rgb
from hardware.neopixel.strip import Strip
from hardware.outputs import Pixel, Pixels
from hardware.wiring.drivers import NeopixelSpi

WHITE = Pixel("white")


def bar(
    name: str, wiring: NeopixelSpi, strip: Strip, buses: Buses, tell: Listener, lamp_test: float = LAMP_TEST
) -> BusDisplay[Pixels]:
    """The driver of one bar; those on the same data line are given the same strip."""
    strip.reserve(wiring.first + wiring.length)
    return BusDisplay(name, BarFace(wiring, strip), buses.spi(wiring.spi, wiring.chip), tell, lamp_test)


class BarFace:
    """Some LEDs of a strip; see `hardware.buses.display.Face`, which says what each method does."""

    def __init__(self, wiring: NeopixelSpi, strip: Strip) -> None:
        self._wiring, self._strip = wiring, strip

    def open(self, bus: Bus) -> None:
        """`Unavailable` if the strip is too long for one transfer."""
        self._strip.open(bus)

    def draw(self, shown: Pixels | None, since: float, now: float) -> None:
        """Only the LEDs of this bar change."""
        wiring = self._wiring
        pixels = glowing(shown, wiring.length, now) if shown is not None else ()
        colours = [rgb(pixel, wiring.brightness) for pixel in pixels] or [DARK] * wiring.length
        self._strip.put(wiring.first, colours)

    def test(self) -> None:
        """All LEDs white, at the brightness of the profile."""
        self._strip.put(self._wiring.first, [rgb(WHITE, self._wiring.brightness)] * self._wiring.length)

    def refresh(self) -> None:
        """Send the whole strip again, with the bars before and after this one."""
        self._strip.forget()

    def next(self, shown: Pixels, since: float, now: float) -> float | None:
        """The next blink of an LED."""
        return next_glow(shown, now)
