"""Everybody at a simulated table of Tamer Tournament: they draft for the best team, and try it in thought first."""

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from msgspec import convert

from companion.players.party import Action, Listed, Party, first_listed
from companion.players.tamer.answers import Answers
from companion.players.tamer.box import Box, box
from companion.players.tamer.piles import Piles
from companion.players.tamer.team import RIVALS, Builder, Team
from engine.action import TABLE, Fact
from engine.tamer.creatures import DICE, Creature, without_dice
from engine.tamer.options import Options, allowance
from engine.view import View

SECOND_THOUGHTS = 10
NEVER = ("concede", "adjust", "name")
"""What nobody does for want of a better idea."""
MOOD = 1.5
"""How much a pick may lie beside the best one."""
FIDDLES = 0.04
"""How often somebody takes the last creature out again, to think once more."""
GIVES_UP = 0.003
AT_ONCE = 0.15
"""How often a battle is fought to its end without a pause."""


def seated(mode: str, seats: int | None, random: Random) -> "People":
    """Sensible players, as many as were asked for or any number that may play."""
    return People(box(mode, seats, random), random)


class People(Party[Piles]):
    """The awaited players act, in any order. What a seat chose secretly only that seat remembers."""

    def __init__(self, box: Box, random: Random, by_chance: Collection[int] = ()) -> None:
        """The seats in `by_chance` pick, build and answer at random."""
        cards, header = box.cards, box.header
        super().__init__(header, Piles(cards, len(header.seats), random))
        self._random, self._by_chance = random, by_chance
        self._builder = Builder(cards, convert(header.options, Options), random)
        self._answers = Answers(cards, random)
        for seat, deck in header.decks.items():
            self._cards.owned[int(seat)] = self._cards.set_aside(deck)
        for team in header.options["samples"].values():
            self._cards.set_aside(team)
        self._plans: dict[int, tuple[int, tuple[str, ...]]] = {}
        """The line that a seat wants, and for which round."""

    def options_with(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """A game that people watch begins with the draft, unless somebody wants it otherwise."""
        return wanted or super().options_with(wanted) | {"draft": "guided"}

    def next(self, view: View, legal: Listed, now: float | None = None) -> Action:
        """The wish of somebody who is awaited. Who wishes something that is not legal thinks again."""
        self._cards.deal_for(view)
        for _ in range(SECOND_THOUGHTS):
            seat, wish = self._wish(view)
            action = {"do": wish["do"], "seat": seat} | wish
            if action in legal(seat):
                return action
        return first_listed(view, legal, NEVER)

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        self._cards.follow(facts)

    # What they wish

    def _wish(self, view: View) -> tuple[int, Action]:
        match view.phase:
            case "draft" | "build":
                seat = self._random.choice(view.to_act)
                does = self._pick if view.phase == "draft" else self._build
                return seat, self._answer(view, seat) or does(view, seat)
            case "pair":
                numbers = [seat.seat for seat in view.seats]
                return TABLE, {"do": "pair", "order": self._random.sample(numbers, len(numbers))}
            case _:
                return self._battle(view)

    def _pick(self, view: View, seat: int) -> Action:
        """The card that makes the best team that this seat could field now better by most."""
        if view.mode == "manual":
            return {"do": "pick"}
        pack = self._cards.packs[seat]
        if seat in self._by_chance:
            return {"do": "pick", "card": self._random.choice(pack)}
        owned, points = self._creatures(view, seat), allowance(view.round)

        def value(card: str) -> float:
            more = (*owned, Creature("new", card))
            return self._builder.value(more, points) + self._random.uniform(0, MOOD)

        return {"do": "pick", "card": max(dict.fromkeys(pack), key=value)}

    def _build(self, view: View, seat: int) -> Action:
        """First the whole team, then ready; now and then somebody takes the last one out and puts it back."""
        if view.mode == "manual":
            return {"do": "ready"} if self._random.random() < 0.7 else {"do": "team", "points": view.table.allowance}
        round, plan = self._plans.get(seat, (0, ()))
        if round != view.round:
            plan = tuple(one.key for one in self._team(view, seat))
            self._plans[seat] = (view.round, plan)
            return {"do": "team", "order": list(plan)}
        line = view.seats[seat - 1].zones["line"]
        length = line if isinstance(line, int) else len(line)
        if plan and length == len(plan) - 1:
            return {"do": "place", "card": plan[-1]}
        fiddles = len(plan) > 1 and length == len(plan) and self._random.random() < FIDDLES
        return {"do": "place", "card": plan[-1]} if fiddles else {"do": "ready"}

    def _team(self, view: View, seat: int) -> Team:
        """The best one that the points pay for, against what others may have."""
        owned, points = self._creatures(view, seat), int(view.table.allowance)
        if seat in self._by_chance:
            return self._builder.by_chance(owned, points)
        others = [one.seat for one in view.seats if one.seat != seat]
        rivals = [self._creatures(view, other) for other in self._random.sample(others, min(RIVALS, len(others)))]
        return self._builder.tried(owned, points, [self._builder.best(rival, points) for rival in rivals if rival])

    def _creatures(self, view: View, seat: int) -> Team:
        """What a seat owns, with the dice on it; where nobody was told what was drafted, without any."""
        seen = view.table.creatures[str(seat)]
        if view.table.draft == "guided" or view.mode == "duel":
            return tuple(_creature(key, one) for key, one in seen.items())
        own = without_dice(self._cards.owned[seat])
        return tuple(_creature(one.key, seen[one.key]) if one.key in seen else one for one in own)

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
        if self._random.random() < GIVES_UP:
            return seat, {"do": "concede"}
        return seat, {"do": "fight"} | ({"all": True} if self._random.random() < AT_ONCE else {})

    def _answer(self, view: View, seat: int) -> Action | None:
        ask = next((one for one in view.table.asks if one["seat"] == seat), None)
        if ask is None:
            return None
        deck = self._cards.decks.get(ask["round"], [])
        return self._answers.to(ask, view, deck, by_chance=seat in self._by_chance)


def _creature(key: str, seen: dict[str, Any]) -> Creature:
    """A creature as everybody sees it, before a battle."""
    return Creature(key, seen["card"], **{die: seen[die] for die in DICE if die != "damage"})
