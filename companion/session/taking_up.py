"""What a game wants when it is taken up: its timers go on with what was left of them when the last step was written."""

from collections.abc import Iterator, Mapping
from math import ceil

from companion.bindings import StartTimer, Wish
from companion.session.course import Course
from companion.session.notices import Notice
from companion.session.timers import Timers
from engine.message import message


def first_wishes(course: Course, left: Mapping[str, float] | None) -> Iterator[tuple[Wish, float | None]]:
    """What the game wants now, and of a timer that goes on the seconds that are left.

    `left` tells them by name, just before the last step: what that step started begins in full, and what was up by then
    does not begin again. None for a new game, and where nothing was kept: everything begins in full.
    """
    begun = _begun_by_last_step(course) if left is not None else frozenset()
    for wish in course.look_again():
        if left is None or not isinstance(wish, StartTimer) or wish.name in begun:
            yield wish, None
        elif (seconds := min(left.get(wish.name, 0.0), wish.seconds)) > 0:
            yield wish, seconds


def _begun_by_last_step(course: Course) -> frozenset[str]:
    """The names of the timers that the last step started. The binding has to look again after this."""
    history, binding = course.history, course.binding
    if history.last is None:
        return frozenset()
    binding.forget()
    binding.follow(history.known_of(history.last.before).view(), ())
    wishes = binding.follow(history.known_of(history.last.after).view(), history.last.facts)
    return frozenset(wish.name for wish in wishes if isinstance(wish, StartTimer))


def told_of(timers: Timers) -> Notice | None:
    """What everybody is told of the timers that run in a game that was taken up again; None if none is seen to run."""
    seconds = [left for wish, left in timers.running() if wish.shown]
    return Notice(message("timers-taken-up", seconds=ceil(min(seconds)))) if seconds else None
