"""The simulated players of Ambal: each has a temper and a hand, and decides by what that seat can see."""

from collections.abc import Sequence
from random import Random

from msgspec import convert

from companion.players.ambal import battle
from companion.players.ambal.board_checks import off_the_scale
from companion.players.ambal.cards import Cards
from companion.players.ambal.decks import rough
from companion.players.ambal.drafting import draft
from companion.players.ambal.entering import resolve
from companion.players.ambal.knowledge import Knowledge, Temper
from companion.players.ambal.scene import scene_of
from companion.players.ambal.tables import Table, table
from companion.players.party import Action, Listed, Party, first_granted, first_listed
from engine.action import TABLE, Fact
from engine.ambal import facts as f
from engine.ambal.cards import SCHOOLS, Effects
from engine.view import View

SECOND_THOUGHTS = 12
NEVER_BY_CHANCE = ("concede", "order", "adjust", "name", "deck")
OF_ONES_OWN = ("card", "cards")
"""Fields of cards: filled from the player's own hand, never from the list of legal actions."""


def seated(mode: str, seats: int | None, random: Random) -> "People":
    """The mode says how many sit down."""
    return People(table(mode, random), random)


class People(Party[Cards]):
    """Any player who has something to do may act next."""

    def __init__(self, table: Table, random: Random) -> None:
        self._random, self._table, self._box = random, table, table.box
        self._seats = range(1, len(table.header.seats) + 1)
        super().__init__(table.header, Cards(table.box, table.decks, len(self._seats), random))
        self._tempers = {seat: Temper(random.uniform(0.5, 4.0), random.uniform(0.5, 2.0), 0.01) for seat in self._seats}
        self._likes = {seat: {school: random.random() for school in SCHOOLS} for seat in self._seats}
        self._silent = list(table.said)
        """Seats that still have to say what decks they brought."""
        self._entered: dict[int, tuple[Effects, ...]] = {}
        self._elites: set[int] = set()
        """Seats that have taken an Elite from their Library Deck."""

    def next(self, view: View, legal: Listed, now: float | None = None) -> Action:
        """The choice of one player who is to act; a choice that is not legal is made again."""
        granted = first_granted((self._whole_wish(view) for _ in range(SECOND_THOUGHTS)), legal)
        return granted or first_listed(view, legal, NEVER_BY_CHANCE, OF_ONES_OWN)

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        """Move the cards, and remember what was entered, said and taken."""
        self._cards.follow(action, facts)
        match action.get("do"):
            case "resolve" if "effects" in action:
                self._entered[action["seat"]] = convert(action["effects"], tuple[Effects, ...])
            case "deck" if action["seat"] in self._silent:
                self._silent.remove(action["seat"])
            case "library" if any(self._box.texts[card].elite for card in action["cards"]):
                self._elites.add(action["seat"])
        if any(isinstance(fact, f.Turn) for fact in facts):
            self._entered = {}

    def breach(self, view: View) -> str | None:
        """A difference of cards, or a number that its board cannot show."""
        return super().breach(view) or off_the_scale(view)

    # What they wish

    def _whole_wish(self, view: View) -> Action:
        seat, wish = self._wish(view)
        return {"do": wish["do"], "seat": seat} | wish

    def _wish(self, view: View) -> tuple[int, Action]:
        if view.phase == "setup":
            return self._setting_up()
        if self._random.random() < 0.0002:
            return self._random.choice(self._seats), {"do": "concede"}
        seat = self._random.choice(view.to_act)
        if view.phase == "draft":
            return seat, draft(seat, view, self._cards.lines, self._box, self._likes[seat], self._random)
        known = self._knowledge(seat, view)
        if view.table.stage == "discard":
            return seat, {"do": "discard", "card": self._worst(known)} if known.hand else {"do": "pass"}
        wishes = {"battle": self._in_battle, "move": self._tidying, "library": self._in_the_library}
        return seat, wishes[view.phase](known)

    def _knowledge(self, seat: int, view: View) -> Knowledge:
        hand = tuple(self._cards.places[seat].hand)
        return Knowledge(seat, view, scene_of(view, self._box.texts), self._box.texts, hand, self._tempers[seat])

    def _setting_up(self) -> tuple[int, Action]:
        if self._silent and self._random.random() < 0.9:
            seat = self._random.choice(self._silent)
            return seat, {"do": "deck"} | self._table.said[seat]
        return self._random.choice((TABLE, *self._seats)), {"do": "start"}

    def _in_battle(self, known: Knowledge) -> Action:
        match known.view.table.stage:
            case "decide":
                return battle.decide(known, self._random)
            case "roll":
                return {"do": "roll", "value": self._random.randint(1, 6)}
            case "declare":
                return battle.declare(known, self._random)
            case "place":
                return battle.place(known, self._random)
            case _:
                return self._after_reveal(known)

    def _after_reveal(self, known: Knowledge) -> Action:
        """What the revealed card still needs from its user."""
        owed = known.view.prompt.args
        shown = next(one for one in known.view.table.revealed if one["seat"] == known.me)
        if known.me in owed["resolve"]:
            return resolve(self._box, shown["card"], self._numbers(known, shown["target"]), self._random)
        effects = self._entered.get(known.me) or known.effects(shown["card"])
        if known.me in owed["target"]:
            return battle.choose_target(known, effects, self._random)
        return battle.choose_removal(known, effects, shown["target"], self._random)

    def _numbers(self, known: Knowledge, target: int | None) -> dict[str, int]:
        """The seats of you, your partner and the opponent."""
        foes = [body.seat for body in known.scene.foes(known.me)]
        partners = [body.seat for body in known.scene.friends(known.me) if body.seat != known.me]
        numbers = {"you": known.me, "opponent": target if target in foes else foes[0]}
        return numbers | ({"partner": partners[0]} if partners else {})

    def _worst(self, known: Knowledge) -> str:
        """The card of the lowest value in the hand."""
        return min(known.hand, key=lambda card: rough(self._box.texts[card], double=known.scene.double))

    def _tidying(self, known: Knowledge) -> Action:
        """Discard a card of little value, but not often: each discard brings the next Refresh nearer."""
        if not known.hand:
            return {"do": "pass"}
        worst = self._worst(known)
        poor = rough(self._box.texts[worst], double=known.scene.double) < 0.5
        return {"do": "discard", "card": worst} if self._random.random() < (0.5 if poor else 0.08) else {"do": "pass"}

    def _in_the_library(self, known: Knowledge) -> Action:
        """Take Library cards while Max Energy is high; at most one Elite in a game."""
        shelf = [card for card in self._cards.places[known.me].library if self._may_take(known.me, card)]
        if not shelf or self._random.random() > (known.body.max_energy - 7) * 0.2:
            return {"do": "pass"}
        self._random.shuffle(shelf)
        shelf.sort(key=lambda card: -rough(self._box.texts[card], double=known.scene.double))
        elites = [card for card in shelf if self._box.texts[card].elite][:1]
        others = [card for card in shelf if not self._box.texts[card].elite]
        return {"do": "library", "cards": (elites + others)[: self._random.choice((1, 2, 3, 3, 3))]}

    def _may_take(self, seat: int, card: str) -> bool:
        return not (self._box.texts[card].elite and seat in self._elites)
