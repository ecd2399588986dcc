"""One counter: its text, its blinking and its pages, on a chip that may be unplugged and plugged in again."""

from hardware.animation import fit, next_reading, reads
from hardware.buses import Bus, Buses
from hardware.buses.channel import behind
from hardware.buses.display import BusDisplay
from hardware.driver import LAMP_TEST
from hardware.ht16k33.segments import Segments, segments
from hardware.inputs import Listener
from hardware.outputs import Digits
from hardware.wiring.drivers import Ht16k33


def counter(
    name: str, wiring: Ht16k33, buses: Buses, tell: Listener, lamp_test: float = LAMP_TEST
) -> BusDisplay[Digits]:
    """The driver of one counter."""
    return BusDisplay(name, CounterFace(wiring), buses.i2c(wiring.bus), tell, lamp_test)


class CounterFace:
    """The text of a counter on its chip; see `hardware.buses.display.Face`, which says what each method does."""

    def __init__(self, wiring: Ht16k33) -> None:
        self._wiring = wiring
        self._display: Segments | None = None

    def open(self, bus: Bus) -> None:
        """A ValueError or an OSError if the chip does not answer."""
        self._display = None
        self._display = segments(behind(bus.port(), self._wiring.mux, self._wiring.channel), self._wiring)

    def draw(self, shown: Digits | None, since: float, now: float) -> None:
        """A text that is too long for the display becomes dashes."""
        self._write("" if shown is None else fit(reads(shown, since, now), self._wiring.digits))

    def test(self) -> None:
        """Light all segments that a text can use: not the colon of 7 segments; of 14, all, not only those of an 8."""
        if self._wiring.segments == 7:
            self._write("8." * self._wiring.digits)
        elif self._display is not None:
            self._display.fill(True)
            self._display.show()

    def refresh(self) -> None:
        """Set the chip up again and send all of its memory."""
        if self._display is not None:
            self._display.forget()

    def next(self, shown: Digits, since: float, now: float) -> float | None:
        """The next blink or page."""
        return next_reading(shown, since, now)

    def _write(self, text: str) -> None:
        """Cleared first: printing text leaves a colon, and the digits that were there, as they were."""
        if self._display is not None:
            self._display.fill(False)
            self._display.print(text)
            self._display.show()
