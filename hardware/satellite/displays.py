"""What a board shows: animated here, so that lamps, counters and bars look the same on every kind of hardware."""

from typing import Generic, Protocol, TypeVar

from hardware.animation import fit, glowing, lit, next_glow, next_light, next_reading, reads
from hardware.clock import Alarm
from hardware.driver import LAMP_TEST
from hardware.ht16k33 import digits
from hardware.inputs import Listener
from hardware.neopixel.bar import WHITE
from hardware.neopixel.colours import rgb
from hardware.outputs import Digits, Light, Output, Pixels, Tone
from hardware.roles import Spot
from hardware.satellite.devices import SatelliteDevice, Way
from hardware.tones import NOTES, one_voice

Shown = TypeVar("Shown", bound=Output, contravariant=True)
BRIGHTEST = 15
"""The steps of an HT16K33's brightness are 0 to 15."""
PLACES = 4


class Face(Protocol[Shown]):
    """How one kind of display looks as bytes for the board."""

    def raw(self, shown: Shown | None, since: float, now: float) -> bytes:
        """What it shows at `now`; None is dark."""

    def test(self) -> bytes:
        """Everything lit."""

    def next(self, shown: Shown, since: float, now: float) -> float | None:
        """The moment at which it looks different without a new output; None: never."""


class LampFace:
    """One byte: how bright."""

    def raw(self, shown: Light | None, since: float, now: float) -> bytes:
        """On or off."""
        return b"\xff" if shown is not None and lit(shown.how, since, now) else b"\0"

    def test(self) -> bytes:
        """On."""
        return b"\xff"

    def next(self, shown: Light, since: float, now: float) -> float | None:
        """The next flash."""
        return next_light(shown.how, since, now)


class CounterFace:
    """The segments of four digits, and how bright they are."""

    def __init__(self, segments: int, brightness: float) -> None:
        self._segments = segments
        self._brightness = round(brightness * BRIGHTEST)

    def raw(self, shown: Digits | None, since: float, now: float) -> bytes:
        """A text that is too long becomes dashes."""
        text = "" if shown is None else reads(shown, since, now)
        return self._coded(digits.lit(fit(text, PLACES), self._segments)[-PLACES:])

    def test(self) -> bytes:
        """All segments and points."""
        return self._coded((digits.ALL[self._segments],) * PLACES)

    def next(self, shown: Digits, since: float, now: float) -> float | None:
        """The next blink or page."""
        return next_reading(shown, since, now)

    def _coded(self, lit: tuple[int, ...]) -> bytes:
        size = 1 if self._segments == 7 else 2
        return b"".join(digit.to_bytes(size, "little") for digit in lit) + bytes([self._brightness])


class BarFace:
    """Three bytes for each LED."""

    def __init__(self, length: int, brightness: float) -> None:
        self._length, self._brightness = length, brightness

    def raw(self, shown: Pixels | None, since: float, now: float) -> bytes:
        """Every LED of the bar."""
        pixels = () if shown is None else glowing(shown, self._length, now)
        return b"".join(bytes(rgb(pixel, self._brightness)) for pixel in pixels).ljust(3 * self._length, b"\0")

    def test(self) -> bytes:
        """All white, at the brightness of the profile."""
        return bytes(rgb(WHITE, self._brightness)) * self._length

    def next(self, shown: Pixels, since: float, now: float) -> float | None:
        """The next blink of an LED."""
        return next_glow(shown, now)


class SatelliteDisplay(SatelliteDevice, Generic[Shown]):
    """A lamp, a counter or a bar: the latest output, as it looks now."""

    def __init__(
        self, spot: Spot, part: str, satellite: str, way: Way, tell: Listener, face: Face[Shown], kind: type[Output]
    ) -> None:
        super().__init__(spot, part, satellite, way, tell)
        self._face, self._kind = face, kind
        self._wanted: tuple[Shown, float] | None = None
        self._tested: float | None = None
        """Until when the lamp test goes on; None: it has not begun."""
        self._alarm: Alarm | None = None

    def show(self, output: Shown) -> None:
        """Returns at once; the same output again changes nothing, so that a blink does not start over."""
        if not isinstance(output, self._kind):
            raise TypeError(f"{self.name} cannot show {type(output).__name__}")
        self._way.soon(lambda: self._want(output))

    def _want(self, output: Shown) -> None:
        if self._wanted is None or self._wanted[0] != output:
            self._wanted = output, self._way.clock.now()
            self._draw()

    def _begin(self, anew: bool) -> None:
        if self._tested is None:
            self._tested = self._way.clock.now() + LAMP_TEST
        self._draw()

    def _draw(self) -> None:
        """Send how it looks now, and set an alarm for the next change."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._number is None or self._closed:
            return
        now = self._way.clock.now()
        change: float | None = None
        if self._tested is not None and now < self._tested:
            raw, change = self._face.test(), self._tested
        elif self._wanted is None:
            raw = self._face.raw(None, now, now)
        else:
            raw, change = self._face.raw(*self._wanted, now), self._face.next(*self._wanted, now)
        self._way.show(self._number, raw)
        if change is not None:
            self._alarm = self._way.clock.call_at(change, self._draw)

    def _end(self) -> None:
        """Dark, as the last thing that it shows."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._number is not None:
            self._way.show(self._number, self._face.raw(None, 0.0, 0.0))


class SatelliteSound(SatelliteDevice):
    """A buzzer: the board plays the notes by itself, one tone at a time."""

    def show(self, output: Output) -> None:
        """Play it now; a sound that comes while the board is away is never played."""
        if not isinstance(output, Tone):
            raise TypeError(f"{self.name} cannot show {type(output).__name__}")
        self._way.soon(lambda: self._play(output))

    def _play(self, tone: Tone) -> None:
        if self._number is not None and self._report.is_up():
            notes = one_voice(NOTES[tone.figure])
            raw = b"".join(
                round(note.hertz[0]).to_bytes(2, "little") + round(note.seconds * 1000).to_bytes(2, "little")
                for note in notes
            )
            self._way.show(self._number, raw, keep=False)
