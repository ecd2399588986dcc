"""A passive buzzer on a pin: it plays the notes of `hardware.tones`, with one voice."""

from collections.abc import Iterator
from typing import Any

from hardware.clock import Alarm
from hardware.driver import library
from hardware.gpio.header import Header
from hardware.gpio.pinned import Pinned
from hardware.inputs import Listener
from hardware.outputs import Output, Tone
from hardware.tones import NOTES, Note, one_voice
from hardware.wiring.drivers import GpioBuzzer

OCTAVES = 3
"""Octaves above and below 440 hertz that gpiozero is told to allow; all notes of `hardware.tones` lie within."""


class Buzzer(Pinned):
    def __init__(self, name: str, wiring: GpioBuzzer, header: Header, tell: Listener) -> None:
        super().__init__(name, header, tell)
        self._pin = wiring.pin
        self._buzzer: Any = None
        self._rest: Iterator[Note] = iter(())
        self._next: Alarm | None = None

    def show(self, output: Output) -> None:
        """Play it from now on; a sound that comes while the buzzer is down is never played."""
        if not isinstance(output, Tone):
            raise TypeError(f"{self.name} is a buzzer and cannot show {type(output).__name__}")
        with self._lock:
            if self._report.is_up():
                self._rest = one_voice(NOTES[output.figure])
                self._do(self._play)

    def _open_pins(self) -> None:
        self._buzzer = self._open_pin(self._pin, "TonalBuzzer", octaves=OCTAVES)

    def _end(self) -> None:
        if self._next is not None:
            self._next.cancel()
        self._silence()

    def _play(self) -> None:
        with self._lock:
            if self._next is not None:
                self._next.cancel()
            if self._closed:
                return
            note = next(self._rest, None)
            if note is None:
                self._silence()
                return
            # Not Tone(hertz): below 128 it would take the number for a key of a piano.
            self._buzzer.play(library("gpiozero.tones").Tone.from_frequency(note.hertz[0]))
            self._next = self._clock.call_at(self._clock.now() + note.seconds, lambda: self._do(self._play))

    def _silence(self) -> None:
        """Stop, and set the pin low: lgpio leaves it at any level, and a current might flow through the buzzer."""
        self._buzzer.stop()
        self._buzzer.pwm_device.off()
