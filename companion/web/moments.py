"""When a press on a page happened: what the page says, as far as its measured way to the table lets that be true."""

import secrets
from typing import Any

from msgspec import Struct

from companion.demo.pace import PacedClock
from companion.session import Session
from engine.action import Action
from engine.game import Game
from engine.message import Message, message

UNMEASURED = 0.1
"""Seconds that a press may have been under way from a page that has not answered any question yet."""
LONGEST = 0.15
"""Seconds that a press may have been under way at most. A page whose way seems longer gains nothing more by it."""
UNSTEADY = 0.02
"""Seconds by which any way may be longer than it ever was when measured: a busy phone, a full network."""
KEPT = 8
HOUR = 3600.0
FARTHEST = 1e12
"""Seconds; what a page says may be any number, and none beyond this means anything else."""
MOST_NUMBER = 2**53
"""Numbers that JavaScript holds exactly end here."""


class RoundTrips:
    """Round-trip times of one page, measured by questions that it answers at once.

    A page can make them longer, and no shorter: nobody can guess the number of a question. So a page that is slow on
    purpose is believed less exactly (`reach`), which never makes it the first.
    """

    def __init__(self) -> None:
        self._asked: dict[int, float] = {}
        self._trips: list[float] = []

    def ask(self, now: float) -> int:
        """The number of a question sent now. Beyond `KEPT` open questions, the oldest is forgotten."""
        number = secrets.randbelow(MOST_NUMBER)
        self._asked[number] = now
        if len(self._asked) > KEPT:
            del self._asked[next(iter(self._asked))]
        return number

    def answered(self, number: int, now: float) -> bool:
        """Note the round trip; false if no question of that number is open."""
        asked = self._asked.pop(number, None)
        if asked is None:
            return False
        self._trips = [*self._trips, max(0.0, now - asked)][-KEPT:]
        return True

    @property
    def half(self) -> float | None:
        """Half of the shortest of the last round trips, in seconds: the way to the table. None: not measured yet."""
        return min(self._trips) / 2 if self._trips else None

    @property
    def reach(self) -> float:
        """For how many seconds a press may have been under way: the way, and how much it varies.

        A few round trips may hide how much it varies: it is taken to be at least as much as the way is long.
        """
        if self.half is None:
            return UNMEASURED
        varies = max(self.half, max(self._trips) - min(self._trips))
        return min(LONGEST, self.half + varies + UNSTEADY)


class Placed(Struct, frozen=True):
    """An action with the moment that is believed; `told` says to that page why it is not the one that it said."""

    action: dict[str, Any]
    told: Message | None = None


def placed(game: Game[Any], action: dict[str, Any], now: float, reach: float, *, phone: bool = False) -> Placed:
    """The action with a moment that can be true. Only a timed press keeps its own; all other actions happen on arrival.

    Where `at` is no moment but a square, it stays. A `phone` speaks for one player alone: a press of it that says no
    moment is no call on which the players agree, but a press that has just arrived.
    """
    kind = game.verbs.get(str(action.get("do")))
    if kind is None or not kind.dated:
        return Placed(action)
    if not game.is_timed(action):
        return Placed({key: value for key, value in action.items() if key != "at"})
    if "at" not in action:
        return _between(action, now - reach, now) if phone and "err" not in action else Placed(action)
    at, err = action["at"], action.get("err", 0.0)
    if not (_is_number(at) and _is_number(err) and err >= 0):
        return Placed(action)  # the game says what is wrong with it
    return _believed(action, now, reach)


def _believed(action: dict[str, Any], now: float, reach: float) -> Placed:
    """The press lies between the first moment that the page says, as far as that can be, and its arrival.

    That a page made it before it arrived is only what the page says. So the bound always reaches to the arrival: who
    says an earlier moment than the true one may have been first, and is never found to have been.
    """
    at, err = (max(-FARTHEST, min(FARTHEST, action.get(key, 0.0))) for key in ("at", "err"))
    first = now - reach
    if at + err < first:
        ago, most = round(1000 * min(now - at, HOUR)), round(1000 * reach)
        return _between(action, first, now, message("press-too-early", ago=ago, most=most))
    if at - err > now:
        return _between(action, first, now, message("press-in-future"))
    return _between(action, max(first, at - err), now)


def _between(action: dict[str, Any], first: float, last: float, told: Message | None = None) -> Placed:
    return Placed(action | {"at": (first + last) / 2, "err": (last - first) / 2}, told)


def on_the_clock_of(session: Session, clock: PacedClock, action: dict[str, Any]) -> dict[str, Any]:
    """The action with its moment and error converted from real time to game time, which may run faster."""
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
