"""What has happened in the game at the table, step by step, as far as it has not been taken back.

A screen draws from it what no view holds: the last turn, a race to the button, who declared what. So it is the same
for all, whether they were opened before it happened or later.
"""

from collections import deque

from msgspec import Struct

from companion.session import Session
from companion.session.press_times import press_times
from companion.web import happened
from engine.history import Moment

LONGEST = 500
"""The steps that a page is told and keeps: more than most games have. The page has the same number."""
KEPT = 200
"""Changes that are remembered, for pages that come back after a break: after more, all is told again."""


class _Step(Struct, frozen=True):
    moment: Moment
    played: float | None
    """Seconds of play when it was done; None if that was before this program was started."""
    at: float | None
    """The same on the table's clock."""


class Story:
    """The steps of one game, and which of them a page knows that saw an earlier version."""

    def __init__(self, session: Session, version: int) -> None:
        self._session, self._history = session, session.history
        self._steps = [_Step(moment, None, None) for moment in self._history.since(0)]
        """Those that were taken back stay at the end until something else is done: they may be brought back."""
        self._count = len(self._steps)
        self._changes = deque([(version, self._count)], maxlen=KEPT)
        """Versions, and how many steps from before each still held then."""

    def follow(self, version: int, now: float) -> None:
        """The game changed: a step was done, taken back or brought back."""
        before, self._count = self._count, self._history.count
        known = min(self._count, len(self._steps))
        while known and self._steps[known - 1].moment is not self._history.at(known - 1):
            known -= 1
        if known < self._count:
            played = round(self._session.played.seconds(), 3)
            self._steps[known:] = [_Step(moment, played, now) for moment in self._history.since(known)]
        is_whole_again = self._count < before > LONGEST
        self._changes.append((version, 0 if is_whole_again else min(before, known)))

    def since(self, version: int, now: float) -> happened.Story:
        """What a page that saw that version has to be told; all of it, if it saw none."""
        first = max(0, self._count - LONGEST)
        known = max(first, self._known_to(version))
        steps = tuple(self._told(place) for place in range(known, self._count))
        last = self._steps[self._count - 1].at if self._count else None
        age = None if last is None else round(now - last, 3)
        return happened.Story(known, steps, age)

    def _told(self, place: int) -> happened.Happened:
        step = self._steps[place]
        return happened.Happened(step.moment.facts, step.played, press_times(self._history, place))

    def _known_to(self, version: int) -> int:
        """How many of the steps that were told up to that version still hold."""
        known = self._count
        for changed, held in reversed(self._changes):
            if changed <= version:
                return known
            known = min(known, held)
        return 0
