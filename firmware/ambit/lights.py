"""What a seat shows with one pin: a lamp, a strip of LEDs, a buzzer."""

import struct
from array import array
from time import ticks_diff, ticks_ms

import rp2
from machine import PWM, Pin

from ambit.link import Link
from ambit.programs import ws2812

_FLICKER_FREE = 1000  # hertz of a dimmed lamp
_LONGEST_TONES = 32


class Lamp:
    """Shows one byte: how bright."""

    def __init__(self, line: dict) -> None:
        self._pwm = PWM(Pin(line["pin"]), freq=_FLICKER_FREE, duty_u16=0)

    def show(self, raw: bytes) -> bool:
        """Whether it could be shown."""
        if len(raw) != 1:
            return False
        self._pwm.duty_u16(raw[0] * 257)
        return True

    def dark(self) -> None:
        """Off."""
        self._pwm.duty_u16(0)

    def step(self, link: Link) -> None:
        """Nothing to do by itself."""


class Bar:
    """Shows three bytes a LED (red, green, blue); the wire wants green first. LEDs that are not told are dark."""

    def __init__(self, line: dict, machine: int) -> None:
        self._length = line["length"]
        self._words = array("I", bytes(4 * self._length))
        self._machine = rp2.StateMachine(machine, ws2812, freq=8_000_000, sideset_base=Pin(line["pin"], Pin.OUT))
        self._machine.active(1)
        self.dark()

    def show(self, raw: bytes) -> bool:
        """Whether it could be shown."""
        if len(raw) % 3 or len(raw) > 3 * self._length:
            return False
        for place in range(self._length):
            start = 3 * place
            if start < len(raw):
                self._words[place] = raw[start + 1] << 16 | raw[start] << 8 | raw[start + 2]
            else:
                self._words[place] = 0
        self._machine.put(self._words, 8)
        return True

    def dark(self) -> None:
        """All LEDs off."""
        self.show(b"")

    def step(self, link: Link) -> None:
        """Nothing to do by itself."""


class Buzzer:
    """Plays tones, each four bytes: hertz and milliseconds, 0 Hz is a rest. New tones end the old ones."""

    def __init__(self, line: dict) -> None:
        self._pwm = PWM(Pin(line["pin"]), freq=440, duty_u16=0)
        self._tones: list | None = None
        self._until = ticks_ms()

    def show(self, raw: bytes) -> bool:
        """Whether it can be played. No tones at all: silence."""
        if len(raw) % 4 or len(raw) > 4 * _LONGEST_TONES:
            return False
        tones = [struct.unpack_from("<HH", raw, place) for place in range(0, len(raw), 4)]
        if any(hertz and not 20 <= hertz <= 20_000 for hertz, _ in tones):
            return False
        self._tones, self._until = tones, ticks_ms()
        self._next()
        return True

    def dark(self) -> None:
        """Silence."""
        self.show(b"")

    def step(self, link: Link) -> None:
        """The next tone when the present one is over."""
        if self._tones is not None and ticks_diff(ticks_ms(), self._until) >= 0:
            self._next()

    def _next(self) -> None:
        if not self._tones:
            self._tones = None
            self._pwm.duty_u16(0)
            return
        hertz, length = self._tones.pop(0)
        if hertz:
            self._pwm.freq(hertz)
        self._pwm.duty_u16(32768 if hertz else 0)
        self._until = ticks_ms() + length
