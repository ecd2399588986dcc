"""What one player could do now, each with what it is worth; a sensible player takes the best, a random one any."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import UNSET, Struct

from companion.players.ambyria import worth
from companion.players.ambyria.box import CARDS
from companion.players.ambyria.cards import Cards
from companion.players.ambyria.effects import operations, shows_cards
from companion.players.ambyria.lying import RealCard
from companion.players.party import Action, Listed
from engine.ambyria import cards as c
from engine.ambyria.cards import UNKNOWN, Hero
from engine.legal import OPEN, spelled_out
from engine.view import View


class Choice(Struct, frozen=True):
    worth: float
    action: Action
    chosen: str | None = None
    """The real card, where the table is not told which it is."""


Choices = Iterator[Choice]


class Mind:
    """One player at one moment: sees the public view, and the own cards."""

    def __init__(self, view: View, me: int, cards: Cards, random: Random) -> None:
        self.view, self.me, self._cards, self._random = view, me, cards, random
        self._hand = list(dict.fromkeys(cards.held(me)))

    def _do(self, worth: float, verb: str, chosen: str | None = None, **fields: Any) -> Choice:
        said = {name.rstrip("_"): value for name, value in fields.items()}
        return Choice(worth, {"do": verb, "seat": self.me} | said, chosen)

    # The turn

    def heroes(self, hero: Hero) -> Choices:
        yield self._do(0, "choose", hero=hero)

    def modes(self) -> Choices:
        for id in self._hand:
            yield self._do(worth.mode_gain(self.view, self.me, id), "mode", card=id)
        if not self._hand:
            yield self._do(0, "mode", card=self._cards.seats[self.me].deck[-1].id, from_="deck")
        yield self._do(0, "pass")

    def plays(self) -> Choices:
        """A card of the hand, the hero, or nothing more."""
        yield from self._activations()
        for id in self._hand:
            yield self._do(worth.to_play(self.view, self.me, id), "play", card=id)
            if CARDS[id].down is True:
                yield from self._face_down(id)
        yield self._do(-1.0, "done")
        yield self._do(-50.0, "show", cards=self._cards.held(self.me))

    def _face_down(self, id: str) -> Choices:
        """A trap is worth more than its stones. Now and then the table is not told what it is."""
        trap = 1.0 if CARDS[id].response == "may" else -1.0
        told = id if self._random.random() < 0.7 else UNKNOWN
        yield self._do(worth.stones(id) + trap, "play", chosen=id, card=told, face="down")

    def _activations(self) -> Choices:
        for slot, card in enumerate(self._cards.seats[self.me].row, 1):
            if CARDS[card.id].hero is not UNSET and "hero-used" not in self.view.seats[self.me - 1].flags:
                gain = worth.effects_worth(self.view, self.me, CARDS[card.id].activated or ())
                yield self._do(gain + 3.0, "activate", slot=slot, **_name(card))

    def forced(self) -> Choices:
        """A card that has to be turned up: whichever it is."""
        due = self.view.table.pending
        if due["kind"] == "arcane":
            yield self._do(0, "play", card=self._cards.seats[self.me].arcane[-1].id, from_="arcane")
        else:
            yield self._do(0, "play", card=self._cards.seats[due["deck"]].deck[-1].id, from_="deck")

    def discards(self) -> Choices:
        """The cards that are worth least, all at once or one after the other."""
        n = self.view.table.owed[str(self.me)]
        held = self._cards.held(self.me)
        cheapest = sorted(held, key=worth.in_hand)
        yield self._do(1, "discard", cards=cheapest[: self._random.randint(1, n)])
        yield self._do(0, "discard", cards=self._random.sample(held, n))
        yield self._do(0, "discard", cards=[UNKNOWN])

    def outcomes(self) -> Choices:
        """What a printed effect does that the table does not know: nothing, or some drawing."""
        gain = self._random.random
        yield self._do(gain(), "done")
        yield self._do(gain(), "resolve", ops=[])
        yield self._do(gain(), "resolve", ops=[{"op": "draw", "n": 1}])

    def totals(self) -> Choices:
        yield self._do(0, "score", stones=self._cards.stones(self.me))

    # Aiming

    def aims(self, legal: Listed) -> Choices:
        """Whatever is listed, with cards of the own hand where one of them has to be named."""
        for entry in (one for listed in legal(self.me) for one in spelled_out(listed)):
            if entry["do"] == "pass":
                yield Choice(0.0, entry)
            elif entry["do"] == "aim" and "symbol" not in entry:
                yield from self._filled(entry)

    def _filled(self, entry: Action) -> Choices:
        named = entry.get("cards", ())
        if named == OPEN:
            for id in self._hand:
                yield self._aim(entry | {"cards": [id]})
        elif not self._from_hand() or named[0] in self._hand:
            yield self._aim(entry)

    def _from_hand(self) -> bool:
        return isinstance(op := self._operation(), c.ModeCard | c.Place) and op.source == "hand"

    def _operation(self) -> c.Operations | None:
        """The operation that is being aimed."""
        args = self.view.prompt.args
        return next(
            (
                op for op in operations((self.me, args["card"], args["effect"]))
                if op.__struct_config__.tag == args["op"]
            ),
            None,
        )  # fmt: skip

    def _aim(self, entry: Action) -> Choice:
        target = entry.get("target", self.me)
        return Choice(self._aim_worth(entry, target) * (1 if target != self.me else -1) + 0.01, entry)

    def _aim_worth(self, entry: Action, target: int) -> float:
        """How much it hurts the one who is aimed at; below 0, how much it helps."""
        cards = worth.row(self.view, target)
        at = sum(worth.stones(cards[slot - 1]) for slot in entry.get("slots", ()))
        match self._operation():
            case c.Draw():
                return -1.0
            case c.Collect() | c.Steal() if target == self.me:
                return -at - sum(map(worth.stones, entry.get("cards", ()))) - 0.1
            case c.Place() | c.ModeCard():
                return -sum(map(worth.stones, entry.get("cards", ())))
            case c.Turn():
                return 0.1
        return 0.5 + at + 0.1 * self.view.seats[target - 1].counters["hand"]  # type: ignore[operator]

    # Responses

    def responses(self) -> Choices:
        """From the hand, or with a card that lies face down."""
        for id in self._hand:
            card = CARDS[id]
            if card.response in ("may", "only"):
                kept = worth.stones(id) if card.play == "emberscape" else -1.0
                yield self._do(kept + self._response(card), "respond", card=id)
        for slot, lying in enumerate(self._cards.seats[self.me].row, 1):
            if lying.down:
                yield self._do(self._response(CARDS[lying.id]), "respond", slot=slot, **_name(lying))

    def _response(self, card: c.Card) -> float:
        ops = [op for effect in card.played or () for op in effect]
        value = sum(worth.gain(self.view, self.me, op) + worth.foils(self.view, self.me, op) for op in ops)
        if any(isinstance(op, c.Stop) for op in ops):
            value += self._threat() - 0.5
        if card.play == "mode" and card.mode == "protection":
            value += self._threat() if self._attacked() else 0.0
        return value

    def _announced(self) -> list[c.Operations]:
        """The operations of an opponent's effect that is about to happen."""
        window, last = self.view.table.window, self._cards.announced()
        if window is None or last is None or window["kind"] != "effect" or last.seat == self.me:
            return []
        return list(operations(last.key)) if last.target in (None, self.me) else []

    def _attacked(self) -> bool:
        return any(isinstance(op, c.Take) and op.source in ("hand", "emberscape") for op in self._announced())

    def _threat(self) -> float:
        """How much the announced effect would hurt, or help the player who announced it."""
        ops = self._announced()
        return sum(3.0 if isinstance(op, c.Take | c.Arcane) else 1.0 for op in ops)

    def lets_happen(self) -> Choices:
        """The own effect, or collection, happens; cards that come to light by it are named as a rule."""
        names = self._coming_to_light()
        if names and self._random.random() < 0.8:
            yield self._do(1, "go", cards=names)
        yield self._do(0, "go")

    def _coming_to_light(self) -> list[str]:
        last = self._cards.announced()
        ops = [op for op in operations(last.key) if shows_cards(op)] if last else []
        if last is None or len(ops) != 1 or self.view.table.window["kind"] != "effect":
            return []
        [op] = ops
        piles = self._cards.seats[last.target or self.me]
        n = getattr(op, "n", 1)
        if getattr(op, "source", "") == "deck":
            return [card.id for card in reversed(piles.deck[-n:])]
        return [card.id for card in self._random.sample(piles.hand, min(n, len(piles.hand)))]


def _name(card: RealCard) -> Action:
    """Said of a card that its player turns up, unless the table knows it already."""
    return {"card": card.id} if card.told == UNKNOWN else {}
