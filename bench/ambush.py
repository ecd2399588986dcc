"""Players of a long game of Ambush that ask nobody what is legal: for figures against length."""

from random import Random
from typing import Any

from msgspec import UNSET, UnsetType

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush.state import State
from engine.setup import Header

AT_MOST = 400
"""Actions after which a game is left, so that one long game does not stand for many."""

CARDS: tuple[dict[str, Any], ...] = (
    {"id": "trap", "name": "Trap", "ambush": True, "effects": []},
    {"id": "ram", "name": "Ram", "damage": 2, "effects": []},
    {"id": "sling", "name": "Sling", "damage": 1, "effects": []},
    {"id": "mortar", "name": "Mortar", "effects": [{"op": "repair", "n": 2}]},
    {"id": "palisade", "name": "Palisade", "effects": [{"op": "guard", "n": 2}]},
    {"id": "scout", "name": "Scout", "effects": [{"op": "draw", "n": 1}]},
    {"id": "decoy", "name": "Decoy", "effects": [{"op": "place", "n": 1, "from": "deck"}]},
    {"id": "rumour", "name": "Rumour", "damage": 1},
)
"""Damage, every common direction, a placing, and one card whose effects nobody has entered."""

UNTAPPED = 0.2
"""How often nobody taps the card that is exposed, played or placed."""
CALLS = 0.1
"""How often somebody calls when it is allowed."""


def header(seed: int) -> Header:
    """Two players and the cards above; the seed changes nothing in it."""
    return Header(game="ambush", seats=("Ana", "Bo"), cards=CARDS)


class Players:
    """Both players of one game. They expose and play any card, and call now and then when calling is allowed."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._left = AT_MOST

    def __call__(self, now: State) -> Action | None:
        self._left -= 1
        if now.phase == "over" or self._left < 0:
            return None
        if now.calls_open and self._chance.random() < CALLS:
            return a.Call(seat=self._chance.randint(1, 2), at=float(AT_MOST - self._left), err=0.001)
        return self._next(now)

    def _next(self, now: State) -> Action:
        match now.phase:
            case "setup":
                return a.First(seat=TABLE, first=self._chance.randint(1, 2))
            case "expose":
                return a.Expose(seat=now.turn, card=self._card())
            case "play":
                return a.Play(seat=now.turn, card=self._card()) if now.seat(now.turn).hand else a.Pass(seat=now.turn)
            case "effect":
                return self._carry_out(now)
            case "aftermath":
                return a.Ready(seat=TABLE)
            case _:
                return self._grab(now)

    def _carry_out(self, now: State) -> Action:
        assert now.effect is not None
        if now.effect.resolve:
            return a.Resolve(seat=now.turn, changes=())
        return a.Place(seat=now.turn, card=self._card())

    def _grab(self, now: State) -> Action:
        """Each takes a share of the battlefield and says how many Ambush cards are in it."""
        if now.phase == "capture":
            seat = next(seat for seat in now.seats if not seat.stopped)
            return a.Stop(seat=seat.number, captured=self._chance.randint(0, now.battlefield))
        assert now.window is not None
        holders = [TABLE] if now.battlefield else []
        holders += [seat.number for seat in now.seats if seat.captured]
        silent = next(holder for holder in holders if holder not in now.window.declared)
        return a.Declare(seat=silent, ambush=0)

    def _card(self) -> str | UnsetType:
        """Any card, if it is tapped."""
        return UNSET if self._chance.random() < UNTAPPED else str(self._chance.choice(CARDS)["id"])
