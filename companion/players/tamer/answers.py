"""What a simulated player answers to a question: whose effect comes first, who gets a buff, what was turned over."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from companion.players.party import Action
from engine.tamer.cards import Card, Flip
from engine.tamer.creatures import card_of
from engine.view import View

ENTERED = ("temp_power", "perm_power", "temp_health", "perm_health")
Ask = dict[str, Any]


class Answers:
    def __init__(self, cards: Mapping[str, Card], random: Random) -> None:
        self._cards, self._random = cards, random

    def to(self, ask: Ask, view: View, deck: Sequence[str], *, by_chance: bool) -> Action:
        """`deck` is the pile from which a card is turned over, its top last."""
        match ask["kind"]:
            case "order":
                first = self._random.choice(ask["from"]) if by_chance else self._first(ask["from"])
                return {"do": "start", "card": first}
            case "choose" if by_chance:
                return {"do": "choose", "cards": self._random.sample(ask["from"], ask["n"])}
            case "choose":
                return {"do": "choose", "cards": self._strongest(ask, view)}
            case "flip":
                return {"do": "flip", "card": deck[-1]} if deck else {"do": "flip"}
            case _:
                change = {"creature": ask["creature"], "die": self._random.choice(ENTERED), "by": 1}
                return {"do": "resolve", "card": ask["creature"], "changes": [change]}

    def _first(self, waiting: Sequence[str]) -> str:
        """Whoever turns cards over comes first: others then find one creature more."""
        flips = [key for key in waiting if any(isinstance(op, Flip) for op in self._starts(key))]
        return (flips or list(waiting))[0]

    def _starts(self, key: str) -> Sequence[object]:
        return self._cards[card_of(key)].operations("start") or ()

    def _strongest(self, ask: Ask, view: View) -> list[str]:
        """A buff does most on whoever has most already."""
        own = view.table.creatures[str(ask["seat"])]

        def product(key: str) -> int:
            return int(own[key]["power"] or 0) * int(own[key]["health"] or 0)

        return sorted(ask["from"], key=lambda key: -product(key))[: ask["n"]]
