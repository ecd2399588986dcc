"""The real cards of a simulated tournament: three piles, packs in hand, cards face down, and what everybody owns."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.action import Fact
from engine.tamer import facts as f
from engine.tamer.cards import Card
from engine.tamer.creatures import card_of
from engine.tamer.options import PACK


class Piles:
    """Cards move as the facts say: from the piles into packs, from packs into rosters, and flipped ones back again."""

    def __init__(self, cards: Mapping[str, Card], seats: int, random: Random) -> None:
        self._random, self._seats = random, range(1, seats + 1)
        self.decks: dict[int, list[str]] = {round: [] for round in (1, 2, 3)}
        for id, card in cards.items():
            if isinstance(card.round, int):
                self.decks[card.round] += [id] * card.copies
        for deck in self.decks.values():
            random.shuffle(deck)
        self.packs: dict[int, list[str]] = {seat: [] for seat in self._seats}
        self.owned: dict[int, list[str]] = {seat: [] for seat in self._seats}
        self._dealt = 0

    def set_aside(self, cards: Iterable[str]) -> list[str]:
        """These cards are somewhere else from the beginning: in a deck that somebody brought, or in a sample team."""
        gone = list(cards)
        for card in gone:
            self._take(card)
        return gone

    def deal(self, round: int) -> None:
        """Eight cards of the round's pile for each, once in every round."""
        if round > self._dealt:
            self._dealt = round
            for seat in self._seats:
                self.packs[seat] = [self.decks[round].pop() for _ in range(PACK)]

    def drafted_by_hand(self, round: int) -> None:
        """Where nobody is told what they pick, everybody simply owns eight cards more."""
        if round > self._dealt:
            self.deal(round)
            for seat in self._seats:
                self.owned[seat] += self.packs[seat]
                self.packs[seat] = []

    def follow(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            match fact:
                case f.Revealed(cards=cards):
                    self._picked(cards)
                case f.Passed(direction=direction):
                    self._passed(-1 if direction == "left" else 1)
                case f.Flipped(card=card):
                    self._take(card)
                case f.Returned(card=card, round=round) if round is not None:
                    self.decks[round].append(card)
                    self._random.shuffle(self.decks[round])

    def _picked(self, cards: Mapping[str, str]) -> None:
        for seat, key in cards.items():
            self.packs[int(seat)].remove(card_of(key))
            self.owned[int(seat)].append(card_of(key))
        if not cards:
            for pack in self.packs.values():
                pack.pop()

    def _passed(self, way: int) -> None:
        seats = len(self._seats)
        self.packs = {seat: self.packs[(seat - 1 + way) % seats + 1] for seat in self._seats}

    def _take(self, card: str) -> None:
        for deck in self.decks.values():
            if card in deck:
                deck.remove(card)
                return

    def unlike(self, rosters: Mapping[int, Sequence[str]]) -> str | None:
        """Where a roster of the referee holds a card that its player does not own."""
        for seat, keys in rosters.items():
            more = Counter(map(card_of, keys)) - Counter(self.owned[seat])
            if more:
                return f"seat {seat} has {dict(more)} without owning it"
        return None
