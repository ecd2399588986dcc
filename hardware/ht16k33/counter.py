"""One counter: its text, its blinking and its pages, on a chip that may come and go."""

from hardware.animation import fit, next_reading, reads
from hardware.buses import Bus, Buses
from hardware.buses.channel import behind
from hardware.buses.display import BusDisplay
from hardware.driver import LAMP_TEST
from hardware.ht16k33.frugal import Segments, segments
from hardware.inputs import Listener
from hardware.outputs import Digits
from hardware.wiring.drivers import Ht16k33


def counter(
    name: str, wiring: Ht16k33, buses: Buses, tell: Listener, lamp_test: float = LAMP_TEST
) -> BusDisplay[Digits]:
    """The driver of one counter."""
    return BusDisplay(name, CounterFace(wiring), buses.i2c(wiring.bus), tell, lamp_test)


class CounterFace:
    """See `hardware.buses.display.Face`."""

    def __init__(self, wiring: Ht16k33) -> None:
        self._wiring = wiring
        self._display: Segments | None = None

    def open(self, bus: Bus) -> None:
        self._display = None
        self._display = segments(behind(bus.port(), self._wiring.mux, self._wiring.channel), self._wiring)

    def draw(self, shown: Digits | None, since: float, now: float) -> None:
        self._write("" if shown is None else fit(reads(shown, since, now), self._wiring.digits))

    def test(self) -> None:
        """All that a text can light: not the colon of seven segments; of fourteen, more than an 8 has."""
        if self._wiring.segments == 7:
            self._write("8." * self._wiring.digits)
        elif self._display is not None:
            self._display.fill(True)
            self._display.show()

    def refresh(self) -> None:
        if self._display is not None:
            self._display.forget()

    def next(self, shown: Digits, since: float, now: float) -> float | None:
        return next_reading(shown, since, now)

    def _write(self, text: str) -> None:
        """Filled with darkness first: pushing text in leaves a colon, and whatever stood there, as it was."""
        if self._display is not None:
            self._display.fill(False)
            self._display.print(text)
            self._display.show()
