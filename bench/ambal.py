"""Players of a long game of Ambal Tournament that ask nobody what is legal: for figures against length."""

from random import Random
from typing import Any

from msgspec import UNSET

from engine.action import TABLE, Action
from engine.ambal import actions as a
from engine.ambal.piles import whereabouts
from engine.ambal.state import Revealed, Seat, State
from engine.ambal.turn import awaited, revealed_by
from engine.setup import Header

AT_MOST = 400
"""Actions after which a duel is left, so that one long duel does not stand for many."""

TEXTS: tuple[tuple[int, list[dict[str, Any]]], ...] = (
    (1, [{"op": "damage", "n": 3, "to": "opponent"}]),
    (2, [{"op": "damage", "n": 2, "to": "opponent"},
         {"op": "condition", "condition": "bleeding", "rounds": 2, "to": "opponent"}]),
    (2, [{"op": "block"}]),
    (2, [{"op": "heal", "n": 4, "to": "target"}]),
    (2, [{"op": "boon", "rounds": 3, "to": "you"}, {"op": "reduce-damage", "n": 1, "when": "while"}]),
    (2, [{"op": "curse", "rounds": 2, "to": "opponent"}, {"op": "damage", "n": 2, "to": "bearer", "when": "end"}]),
    (2, [{"op": "interrupt", "to": "opponent", "match": {"sides": ["defensive"]}},
         {"op": "damage", "n": 2, "to": "opponent"}]),
    (1, [{"op": "energy", "n": 1, "to": "you"}, {"op": "draw", "n": 1, "to": "you"}]),
    (3, [{"op": "damage", "n": 3, "to": "opponent"},
         {"op": "damage", "n": 3, "to": "opponent", "if": {"condition": "bleeding"}}]),
    (2, [{"op": "discard", "n": 1, "to": "opponent"}, {"op": "damage", "n": 2, "to": "opponent"}]),
)  # fmt: skip
"""Every step of the resolution, Boons and Curses, a choice, a forced discard."""


def _cards() -> tuple[dict[str, Any], ...]:
    """Twenty of them; of the last two nobody has entered the effects."""
    cards = [
        {"id": f"skill-{n}", "name": f"Skill {n}", "school": "sword", "cost": cost, "effects": effects}
        for n, (cost, effects) in enumerate((*TEXTS, *TEXTS[:8]), 1)
    ]
    unknown = [{"id": f"skill-{n}", "name": f"Skill {n}", "school": "sword", "cost": 2} for n in (19, 20)]
    return (*cards, *unknown)


CARDS = _cards()
COSTS = {str(card["id"]): int(card["cost"]) for card in CARDS}


def header(seed: int) -> Header:
    """A Single Duel with the cards above; the seed changes nothing in it."""
    return Header(game="ambal", mode="single-regular", seats=("Ana", "Bo"), cards=CARDS)


class Players:
    """Both players of one duel. They place any card that they can pay, and stop when there is none."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._left = AT_MOST

    def __call__(self, now: State) -> Action | None:
        self._left -= 1
        if now.phase == "over" or self._left < 0:
            return None
        match now.stage or now.phase:
            case "setup":
                return a.Start(seat=TABLE)
            case "decide":
                return self._decide(now, now.seat(now.undecided[0]))
            case "reveal":
                return self._settle(now)
            case "discard":
                seat = min(now.owed)
                return a.Discard(seat=seat, card=self._chance.choice(self._held(now, now.seat(seat))))
            case _:
                return a.Pass(seat=next(seat.number for seat in now.seats if not seat.done))

    def _held(self, now: State, seat: Seat) -> list[str]:
        """Cards that could be in the hand, as far as the referee knows."""
        lies = whereabouts(now, seat.number)
        return [card for card in COSTS if card not in lies]

    def _decide(self, now: State, seat: Seat) -> Action:
        fitting = [card for card in self._held(now, seat) if COSTS[card] <= seat.energy] if seat.hand else []
        if not fitting:
            return a.Stop(seat=seat.number)
        return a.Commit(seat=seat.number, card=self._chance.choice(fitting))

    def _settle(self, now: State) -> Action:
        """What a revealed card still needs from its user."""
        seat = next(seat for seats in awaited(now).values() for seat in seats)
        one = revealed_by(now, seat)
        assert isinstance(one, Revealed)
        if one.effects is None:
            return a.Resolve(seat=seat, effects=(), cost=UNSET)
        return a.Choose(seat=seat, target=seat)
