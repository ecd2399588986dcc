"""Recognises the figures of the table in the tones of a buzzer."""

from collections import deque
from math import isclose

from hardware.outputs import Figure
from hardware.tones import NOTES, one_voice

LONGEST = 64
"""Tones that are remembered: more than any figure has."""
VOICES: dict[Figure, list[float]] = {
    figure: [note.hertz[0] for note in one_voice(notes)] for figure, notes in NOTES.items()
}
"""The tones (hertz) that a buzzer plays for each figure."""


class Ear:
    """Tones come from the buzzer's thread; 0 is the silence after them."""

    def __init__(self) -> None:
        self.hertz = 0.0
        self.figure: Figure | None = None
        """The last one that was recognised. That is possible only when it is over: several begin alike."""
        self._tones: deque[float] = deque(maxlen=LONGEST)

    def hear(self, hertz: float) -> None:
        """A tone begins (hertz), or ends (0)."""
        was, self.hertz = self.hertz, hertz
        if hertz:
            self._tones.append(hertz)
        elif was:
            self.figure = figure_of(list(self._tones))
            self._tones.clear()


def figure_of(tones: list[float]) -> Figure | None:
    """The longest figure that these tones end with; tones of one that was cut off may come before."""
    fitting = [figure for figure, voice in VOICES.items() if _same(tones[-len(voice) :], voice)]
    return max(fitting, key=lambda figure: len(VOICES[figure]), default=None)


def _same(tones: list[float], voice: list[float]) -> bool:
    return len(tones) == len(voice) and all(isclose(*pair, rel_tol=0.001) for pair in zip(tones, voice, strict=True))
