"""When a press on a page happened: the page's own time if it is plausible, with an error of half a round trip."""

from typing import Any

from companion.demo import PacedClock
from companion.session import Session
from engine.action import Action
from engine.game import Game

UNMEASURED = 0.05
"""Half a round trip in seconds, assumed for a page that has not answered any question yet."""
LATEST = 1.0
"""The longest delay in seconds that is believed: no network at a table is slower."""
WIDEST = 0.15
"""The largest error in seconds that a page may claim for its clock; more only if its round trips are long."""
KEPT = 8


class RoundTrips:
    """Round-trip times of one page, measured by questions that it answers at once. A page cannot make them shorter."""

    def __init__(self) -> None:
        self._asked: dict[int, float] = {}
        self._number = 0
        self._trips: list[float] = []

    def ask(self, now: float) -> int:
        """The number of a question sent now. Beyond `KEPT` open questions, the oldest is forgotten."""
        self._number += 1
        self._asked[self._number] = now
        if len(self._asked) > KEPT:
            del self._asked[min(self._asked)]
        return self._number

    def answered(self, number: int, now: float) -> bool:
        """Note the round trip; false if no question of that number is open."""
        asked = self._asked.pop(number, None)
        if asked is None:
            return False
        self._trips = [*self._trips, max(0.0, now - asked)][-KEPT:]
        return True

    @property
    def half(self) -> float:
        """Half of the shortest of the last round trips, in seconds: the least error of a press's moment."""
        return min(self._trips) / 2 if self._trips else UNMEASURED


def placed(game: Game[Any], action: dict[str, Any], now: float, half: float) -> dict[str, Any]:
    """The action with a plausible moment. Only a timed press keeps its own; all other actions happen on arrival.

    Where `at` is no moment but a square, it stays.
    """
    kind = game.verbs.get(str(action.get("do")))
    if kind is None or not kind.dated or "at" not in action:
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
