"""Somebody who listens to a buzzer and knows the figures that the table plays."""

from collections import deque
from math import isclose

from hardware.gpio.buzzer import one_voice
from hardware.outputs import Figure
from hardware.tones import NOTES

LONGEST = 64
"""More tones than any figure has."""
VOICES: dict[Figure, list[float]] = {
    figure: [note.hertz[0] for note in one_voice(notes)] for figure, notes in NOTES.items()
}
"""What a buzzer makes of each figure, tone by tone."""


class Ear:
    """Tones come from the buzzer's thread; 0 is the silence after them."""

    def __init__(self) -> None:
        self.hertz = 0.0
        self.figure: Figure | None = None
        """What was made out last. A figure is known when it is over: several begin alike."""
        self._tones: deque[float] = deque(maxlen=LONGEST)

    def hear(self, hertz: float) -> None:
        was, self.hertz = self.hertz, hertz
        if hertz:
            self._tones.append(hertz)
        elif was:
            self.figure = figure_of(list(self._tones))
            self._tones.clear()


def figure_of(tones: list[float]) -> Figure | None:
    """The figure that ends so; one that was cut off by it may stand before it."""
    fitting = [figure for figure, voice in VOICES.items() if _same(tones[-len(voice) :], voice)]
    return max(fitting, key=lambda figure: len(VOICES[figure]), default=None)


def _same(tones: list[float], voice: list[float]) -> bool:
    return len(tones) == len(voice) and all(isclose(*pair, rel_tol=0.001) for pair in zip(tones, voice, strict=True))
