"""When a press on a page happened: its own claim as far as it can be believed, never truer than the way is long."""

from typing import Any

from companion.demo import PacedClock
from companion.session import Session
from engine.action import Action
from engine.game import Game

UNMEASURED = 0.05
"""Half a round trip (seconds) of a page that has not answered any question yet."""
LATEST = 1.0
"""A press that is said to have been longer ago (seconds) was not: no network at a table is so slow."""
WIDEST = 0.15
"""A clock mapped worse than this (seconds) is not mapped; unless the way itself is so long."""
KEPT = 8


class Way:
    """How far away a page is, from questions that it answers at once. It can seem farther than it is, never nearer."""

    def __init__(self) -> None:
        self._asked: dict[int, float] = {}
        self._number = 0
        self._trips: list[float] = []

    def ask(self, now: float) -> int:
        """The number of a question that goes out now. The oldest of those nobody answered is given up."""
        self._number += 1
        self._asked[self._number] = now
        if len(self._asked) > KEPT:
            del self._asked[min(self._asked)]
        return self._number

    def answered(self, number: int, now: float) -> bool:
        """Whether there was such a question."""
        asked = self._asked.pop(number, None)
        if asked is None:
            return False
        self._trips = [*self._trips, max(0.0, now - asked)][-KEPT:]
        return True

    @property
    def half(self) -> float:
        """Half of the shortest round trip of late: so wrong the moment of a press is at least."""
        return min(self._trips) / 2 if self._trips else UNMEASURED


def placed(game: Game[Any], action: dict[str, Any], now: float, half: float) -> dict[str, Any]:
    """The action with a moment that can be believed. Only a press says when it was; all else happens on arrival."""
    if action.get("do") not in game.verbs or "at" not in action:
        return action
    if not game.is_timed(action):
        return {key: value for key, value in action.items() if key != "at"}
    at, err = action["at"], action.get("err", 0.0)
    if not (_is_number(at) and _is_number(err) and err >= 0):
        return action  # the game says what is wrong with it
    if not now - LATEST <= at <= now + max(err, half) or err > max(WIDEST, 4 * half):
        return action | {"at": now, "err": 2 * half}
    return action | {"at": min(at, now), "err": max(err, half)}


def on_the_clock_of(session: Session, clock: PacedClock, action: dict[str, Any]) -> dict[str, Any]:
    """A moment as people live it, told as the time of the game, which may pass otherwise; and its error with it."""
    at: Any = action.get("at")
    err: Any = action.get("err", 0.0)
    kind = session.history.game.verbs.get(str(action.get("do")), Action)
    if not kind.dated or not (_is_number(at) and _is_number(err)):
        return action
    shown, ahead = clock.at(at), session.now() - clock.now()
    wrong = max(clock.at(at + err) - shown, shown - clock.at(at - err))
    return action | {"at": shown + ahead} | ({"err": wrong} if "err" in action else {})


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
