"""The real cards of a simulated table of Tash-Kalar: decks, hands and discard piles, which move as the facts say."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct, field

from companion.players.party import Action
from companion.players.piles import Pile, apart, shuffle_in, take, take_some, top
from companion.players.tash_kalar.box import CARDS, FLARES, LEGENDS, TASKS, Table
from engine.action import Fact
from engine.tash_kalar import facts as f
from engine.tash_kalar.hands import UNNAMED
from engine.view import View

KINDS = ("beings", "legends", "flares")


class Held(Struct):
    """All the cards of one player."""

    deck: Pile
    beings: Pile = field(default_factory=list)
    legends: Pile = field(default_factory=list)
    flares: Pile = field(default_factory=list)
    discard: Pile = field(default_factory=list)

    def of(self, kind: str) -> Pile:
        """The cards of one sort in hand."""
        return {"beings": self.beings, "legends": self.legends, "flares": self.flares}[kind]


class Cards:
    """Where each card really is."""

    def __init__(self, table: Table, random: Random) -> None:
        self._random = random
        self.seats = {seat: Held(list(deck)) for seat, deck in table.decks.items()}
        self.common = {"legends": list(table.legends), "flares": list(table.flares)}
        self.discards: dict[str, Pile] = {"legends": [], "flares": []}
        self.tasks: Pile = list(table.tasks) if table.header.options["tasks"] == "tracked" else []
        self._aside: Pile = []
        self._in_play: Pile = []

    def held(self, seat: int) -> dict[str, tuple[str, ...]]:
        """What a player holds, by sort."""
        return {kind: tuple(self.seats[seat].of(kind)) for kind in KINDS}

    def hands(self) -> dict[int, tuple[str, ...]]:
        return {seat: tuple(card for kind in KINDS for card in held.of(kind)) for seat, held in self.seats.items()}

    def top(self) -> str | None:
        """The objective that is turned up next."""
        return self.tasks[-1] if self.tasks else None

    # Following the referee

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        for fact in facts:
            match fact:
                case f.Drew(seat=seat):
                    self._drew(fact, self.seats[seat])
                case f.Summoned(seat=seat, card=card):
                    self._laid(seat, "legends" if _is_legend(card, fact.rank) else "beings", card)
                case f.Flare(seat=seat, card=card):
                    self._laid(seat, "flares", card)
                case f.Discarded():
                    self._discarded(fact)
                case f.Returned():
                    self._returned(fact)
                case f.LegendsPassed(seat=seat, to=to):
                    self.seats[to].legends += self.seats[seat].legends
                    self.seats[seat].legends = []
                case f.Reshuffle(deck=deck):
                    self._reshuffled(deck)
                case _:
                    self._turned_up(fact)

    def _drew(self, fact: f.Drew, held: Held) -> None:
        held.beings += top(held.deck, fact.beings)
        held.legends += top(self.common["legends"], fact.legends)
        held.flares += top(self.common["flares"], fact.flares)

    def _laid(self, seat: int, kind: str, card: str | None) -> None:
        """A card lies on the table until its effect is over."""
        self._in_play += take_some(self.seats[seat].of(kind), 1, self._random, card)

    def _discarded(self, fact: f.Discarded) -> None:
        held = self.seats[fact.seat]
        pile = held.discard if fact.pile == "school" else self.discards[fact.pile]
        hand = held.of("beings" if fact.pile == "school" else fact.pile)
        taken = take(fact.card, self._in_play, hand) or self._in_play[:1] or take_some(hand, 1, self._random)
        self._in_play = []
        pile += [fact.card] if fact.card != UNNAMED else taken

    def _returned(self, fact: f.Returned) -> None:
        held = self.seats[fact.seat]
        held.deck[:0] = take_some(held.beings, fact.beings, self._random)
        for kind, count in (("legends", fact.legends), ("flares", fact.flares)):
            self.common[kind][:0] = take_some(held.of(kind), count, self._random)

    def _reshuffled(self, deck: str) -> None:
        """The discard pile becomes the deck: what is left of the old one was drawn first."""
        cards, self.discards[deck] = self.discards[deck], []
        self._random.shuffle(cards)
        self.common[deck][:0] = cards

    def _turned_up(self, fact: Fact) -> None:
        match fact:
            case f.TaskRevealed(task=task):
                take(task, self.tasks)
            case f.TaskAside(task=task):
                self._aside.append(task)
            case f.TaskUnder(task=task):
                self.tasks.insert(0, task)
            case f.TasksShuffled():
                shuffle_in(self.tasks, self._aside, self._random)
                self._aside = []

    # Does the referee say the same?

    def breach(self, view: View) -> str | None:
        for seat in view.seats:
            held = self.seats[seat.seat]
            real = {kind: held.of(kind) for kind in KINDS} | {"deck": held.deck}
            found = apart(f"seat {seat.seat}", {kind: seat.counters[kind] for kind in real}, real)
            found = found or apart(f"seat {seat.seat}", seat.zones, {"discard": held.discard})
            if found:
                return found
        return self._common_breach(view.table)

    def _common_breach(self, table: Any) -> str | None:
        for name, told in table.decks.items():
            real = {"deck": self.common[name], "discard": self.discards[name]}
            if found := apart(name, told, real):
                return found
        told = {"deck": table.tasks["deck"]} if table.tasks is not None else {}
        return apart("objectives", told, {"deck": self.tasks}) if told else None

    def settle(self, view: View) -> None:
        """As many cards everywhere as the referee says: surplus ones go, missing ones are any of their sort."""
        for seat in view.seats:
            held, told = self.seats[seat.seat], seat.counters
            school = [*held.deck, *held.beings, *held.discard] or [*CARDS]
            held.discard = _cards(seat.zones["discard"])
            held.beings = self._as_many(held.beings, told["beings"], school)
            held.deck = self._as_many(held.deck, told["deck"], school)
            held.legends = self._as_many(held.legends, told["legends"], LEGENDS)
            held.flares = self._as_many(held.flares, told["flares"], FLARES)
        for name, any_of in (("legends", LEGENDS), ("flares", FLARES)):
            self.discards[name] = _cards(view.table.decks[name]["discard"])
            self.common[name] = self._as_many(self.common[name], view.table.decks[name]["deck"], any_of)
        self._in_play, tasks = [], view.table.tasks
        self.tasks = self._as_many(self.tasks, 0 if tasks is None else tasks["deck"], TASKS)

    def _as_many(self, pile: Pile, count: int | None, any_of: Sequence[str]) -> Pile:
        missing = [self._random.choice(any_of) for _ in range((count or 0) - len(pile))]
        return missing + pile[: count or 0]


def _cards(zone: Any) -> Pile:
    return [str(card) for card in zone or ()]


def _is_legend(card: str | None, rank: str) -> bool:
    return CARDS[card].in_legends if card in CARDS else rank == "legendary"
