"""The presses of a race in microseconds, beside facts that tell whole milliseconds: a race of 0.2 ms can be decided."""

from collections.abc import Iterator
from math import ceil
from typing import Any

from msgspec import UNSET, Struct

from engine.action import Fact, to_data
from engine.game import Reactions
from engine.history import History, Moment

MICROSECONDS = 1_000_000
FINE = 10.0
"""Below so many milliseconds two digits are told, at most three of them after the point; above, whole ones."""


class PressTime(Struct, frozen=True):
    """One press of a race. All of it is public: everybody at the table saw and heard it."""

    fact: int
    """Which fact of the step tells of it, counted from 0."""
    at_us: int
    """On the game's clock."""
    behind_us: int
    """After the earliest press of the race, as far as it was known then."""
    err_us: int
    """The true moment is within so much of `at_us`; 0 where nobody has said how wrong it can be."""


def press_times(history: History, place: int) -> tuple[PressTime, ...]:
    """The presses that the step at that place tells of; none in a game without a race."""
    called = history.game.reactions
    if called is None:
        return ()
    moment = history.at(place)
    found = [
        (number, *_moment(moment, fact))
        for number, fact in enumerate(moment.facts)
        if isinstance(fact, called.press) and _moment(moment, fact)
    ]
    if not found:
        return ()
    first = min((*(at for _, at, _ in found), *_earlier(history, place, called)))
    return tuple(PressTime(number, at, at - first, err) for number, at, err in found)


def _moment(moment: Moment, press: Fact) -> tuple[int, int] | tuple[()]:
    """When the seat of that fact pressed, as its action says, and how wrong that can be."""
    seat = getattr(press, "seat", None)
    for action in moment.actions:
        if action.seat == seat and action.at is not UNSET:
            err: Any = getattr(action, "err", UNSET)
            return round(action.at * MICROSECONDS), 0 if err is UNSET else ceil(round(err * MICROSECONDS, 3))
    return ()


def _earlier(history: History, place: int, called: Reactions) -> Iterator[int]:
    """The presses of the same race in the steps before, back to the one that opened it."""
    while place > 0 and not any(isinstance(fact, called.opened) for fact in history.at(place).facts):
        place -= 1
        moment = history.at(place)
        found = (_moment(moment, fact) for fact in moment.facts if isinstance(fact, called.press))
        yield from (told[0] for told in found if told)


def fine(ms: float) -> float:
    """Milliseconds as people are told them."""
    rounded = round(ms, 0 if ms >= FINE else 1 if ms >= 1.0 else 2 if ms >= 0.1 else 3)
    return int(rounded) if rounded == int(rounded) else rounded


def fine_error(ms: float) -> float:
    """The same for an error, which is rounded up and never becomes nothing."""
    step = 1.0 if ms >= FINE else 0.1 if ms >= 1.0 else 0.01 if ms >= 0.1 else 0.001
    return fine(ceil(round(ms / step, 6)) * step)


def told_finely(facts: tuple[Fact, ...], presses: tuple[PressTime, ...]) -> list[dict[str, Any]]:
    """The facts for sentences: where the figures of a press are known in microseconds, with these."""
    told: list[dict[str, Any]] = [to_data(fact) for fact in facts]
    for press in presses:
        told[press.fact] |= {"behind_ms": fine(press.behind_us / 1000), "err_ms": fine_error(press.err_us / 1000)}
    return told
