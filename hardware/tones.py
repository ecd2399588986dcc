"""The notes of each sound, so that a buzzer, a satellite and the page play the same figure."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from hardware.outputs import Figure

C3, C4, E4, G4, A4, C5, E5, G5, C6 = 130.8, 261.6, 329.6, 392.0, 440.0, 523.3, 659.3, 784.0, 1046.5
RIPPLE = 0.04
"""Seconds for which each tone of a chord is played in turn, again and again."""


class Note(Struct, frozen=True):
    """Tones that sound together for some seconds. A buzzer, which can play one at a time, alternates them quickly."""

    hertz: tuple[float, ...]
    seconds: float


def _one_by_one(seconds: float, *hertz: float) -> tuple[Note, ...]:
    return tuple(Note((tone,), seconds) for tone in hertz)


NOTES: Mapping[Figure, tuple[Note, ...]] = {
    "fanfare": (*_one_by_one(0.12, G4, C5, E5), Note((G5,), 0.45)),
    "tune": (*_one_by_one(0.18, C5, E5, G5, E5, G5), Note((C6,), 0.6)),
    "chord": (Note((C4, E4, G4, C5), 0.6),),
    "bell": (Note((C6, G5), 0.35),),
    "gong": (Note((C3, G4), 1.2),),
    "rising": _one_by_one(0.14, C5, E5, G5),
    "falling": _one_by_one(0.18, G5, E5, C5),
    "two-tones": (Note((A4, E5), 0.5),),
    "rumble": _one_by_one(0.08, *(C3, 110.0) * 6),
    "blip": (Note((196.0,), 0.12),),
    "low": (Note((C3,), 0.3),),
    "soft": (Note((A4,), 0.25),),
    "warning": _one_by_one(0.1, A4, E5, A4, E5),
    "click": (Note((1500.0,), 0.02),),
    "tick": (Note((900.0,), 0.04),),
}


def seconds(figure: Figure) -> float:
    """How many seconds a sound lasts."""
    return sum(note.seconds for note in NOTES[figure])


def sounding(figure: Figure, passed: float) -> float:
    """The tone (hertz; the first of a chord) that is heard `passed` seconds after a sound began; 0 when it is over."""
    for note in NOTES[figure]:
        if passed < note.seconds:
            return note.hertz[0]
        passed -= note.seconds
    return 0.0


def one_voice(notes: tuple[Note, ...]) -> Iterator[Note]:
    """The notes one tone at a time: the tones of a chord alternate quickly, and last as long as the chord in all."""
    for note in notes:
        count = 1 if len(note.hertz) == 1 else max(len(note.hertz), round(note.seconds / RIPPLE))
        for number in range(count):
            yield Note((note.hertz[number % len(note.hertz)],), note.seconds / count)
