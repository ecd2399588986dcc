"""Everybody at a simulated table of Tamer Tournament: they pick what looks strong, and field what they can pay for."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain
from random import Random
from typing import Any

from companion.players.tamer.box import Box, box
from companion.players.tamer.piles import Piles
from engine.action import TABLE, Fact
from engine.legal import OPEN, Legal, spelled_out
from engine.tamer.cards import Card
from engine.tamer.creatures import card_of, free_key
from engine.view import SeatView, View

Action = dict[str, Any]
SECOND_THOUGHTS = 10
ENTERED = ("temp_power", "perm_power", "temp_health", "perm_health")


def seated(mode: str, seats: int | None, random: Random) -> "People":
    return People(box(mode, seats, random), random)


class People:
    """The awaited players act, in any order. What a seat chose secretly only that seat remembers."""

    def __init__(self, box: Box, random: Random) -> None:
        self._random, self._cards = random, box.cards
        self.header = box.header
        self._piles = Piles(box.cards, len(self.header.seats), random)
        for seat, deck in self.header.decks.items():
            self._piles.owned[int(seat)] = self._piles.set_aside(deck)
        for team in self.header.options["samples"].values():
            self._piles.set_aside(team)
        self._lined: dict[int, int] = {}
        """The round for which a seat has built its team."""

    def next(self, view: View, legal: Callable[[int], Legal], now: float | None = None) -> Action:
        """The wish of somebody who is awaited. Who wishes something that is not legal thinks again."""
        self._deal(view)
        for _ in range(SECOND_THOUGHTS):
            seat, wish = self._wish(view)
            action = {"do": wish["do"], "seat": seat} | wish
            if action in legal(seat):
                return action
        return self._first_legal(legal, view)

    def _first_legal(self, legal: Callable[[int], Legal], view: View) -> Action:
        for seat in (*view.to_act, TABLE):
            for listed in chain.from_iterable(map(spelled_out, legal(seat))):
                if OPEN not in listed.values() and listed["do"] not in ("concede", "adjust", "name"):
                    return listed
        raise LookupError(f"nobody can do anything in phase {view.phase}")

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        self._piles.follow(facts)

    def breach(self, view: View) -> str | None:
        return self._piles.unlike({seat.seat: roster(seat) for seat in view.seats})

    def settle(self, view: View) -> None:
        """Whatever the referee says that somebody owns, they own."""
        for seat in view.seats:
            missing = Counter(map(card_of, roster(seat))) - Counter(self._piles.owned[seat.seat])
            self._piles.owned[seat.seat] += missing.elements()

    def hands(self) -> dict[int, tuple[str, ...]]:
        return {seat: tuple(pack) for seat, pack in self._piles.packs.items()}

    def top(self) -> str | None:
        """There are three decks, and which one is drawn from depends on the question."""
        return None

    def _deal(self, view: View) -> None:
        if view.phase == "draft":
            self._piles.deal(view.round)
        elif view.phase == "build" and view.table.draft == "off" and view.round <= 3:
            self._piles.drafted_by_hand(view.round)

    # What they wish

    def _wish(self, view: View) -> tuple[int, Action]:
        match view.phase:
            case "draft":
                seat = self._random.choice(view.to_act)
                return seat, self._answer(view, seat) or self._pick(view, seat)
            case "build":
                seat = self._random.choice(view.to_act)
                return seat, self._answer(view, seat) or self._build(view, seat)
            case "pair":
                numbers = [seat.seat for seat in view.seats]
                return TABLE, {"do": "pair", "order": self._random.sample(numbers, len(numbers))}
            case _:
                return self._battle(view)

    def _worth(self, id: str) -> float:
        """Power and health, something for every effect, and a mood."""
        card: Card = self._cards[id]
        printed = (card.power or 0) + (card.health or 0)
        effects = card.effects if isinstance(card.effects, tuple) else ()
        return printed + 1.5 * len(effects) + self._random.uniform(0, 3)

    def _pick(self, view: View, seat: int) -> Action:
        if view.mode == "manual":
            return {"do": "pick"}
        pack = self._piles.packs[seat]
        if self._random.random() < 0.1:
            return {"do": "pick", "card": self._random.choice(pack)}
        return {"do": "pick", "card": max(pack, key=self._worth)}

    def _build(self, view: View, seat: int) -> Action:
        """First the whole team, then ready; now and then somebody leaves a creature out after all."""
        if view.mode == "manual":
            return {"do": "ready"} if self._random.random() < 0.7 else {"do": "team", "points": view.table.allowance}
        if self._lined.get(seat) != view.round:
            self._lined[seat] = view.round
            return {"do": "team", "order": self._team(view, seat)}
        line = view.seats[seat - 1].zones["line"]
        if isinstance(line, list) and len(line) > 1 and self._random.random() < 0.1:
            return {"do": "place", "card": self._random.choice(line)}
        return {"do": "ready"}

    def _team(self, view: View, seat: int) -> list[str]:
        """The best first, as long as the points last; the toughest in front."""
        points, keys = int(view.table.allowance), list[str]()
        for card in sorted(self._piles.owned[seat], key=self._worth, reverse=True):
            if self._cards[card].cost <= points:
                points -= self._cards[card].cost
                keys.append(free_key(card, keys))
        return sorted(keys, key=lambda key: -int(self._cards[card_of(key)].health or 0))

    # Battle

    def _battle(self, view: View) -> tuple[int, Action]:
        asked = [ask["seat"] for ask in view.table.asks]
        seat = self._random.choice([*view.to_act, *(one for one in asked if one == TABLE)])
        answer = self._answer(view, seat)
        if answer:
            return seat, answer
        battle = next((one for one in view.table.battles if seat in one["seats"]), None)
        if battle is not None and battle["state"] == "report":
            return seat, {"do": "report", "result": self._random.choice(("win", "draw", "loss"))}
        if self._random.random() < 0.003:
            return seat, {"do": "concede"}
        return seat, {"do": "fight"} | ({"all": True} if self._random.random() < 0.3 else {})

    def _answer(self, view: View, seat: int) -> Action | None:
        ask = next((one for one in view.table.asks if one["seat"] == seat), None)
        if ask is None:
            return None
        match ask["kind"]:
            case "order":
                return {"do": "start", "card": self._random.choice(ask["from"])}
            case "choose":
                return {"do": "choose", "cards": self._random.sample(ask["from"], ask["n"])}
            case "flip":
                deck = self._piles.decks[ask["round"]]
                return {"do": "flip", "card": deck[-1]} if deck else {"do": "flip"}
            case _:
                change = {"creature": ask["creature"], "die": self._random.choice(ENTERED), "by": 1}
                return {"do": "resolve", "card": ask["creature"], "changes": [change]}


def roster(seat: SeatView) -> list[str]:
    """The creatures that a seat owns, as far as everybody sees them."""
    keys = seat.zones["roster"]
    return [str(key) for key in keys] if isinstance(keys, list) else []
