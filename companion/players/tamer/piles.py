"""The real cards of a simulated tournament: three piles, packs in hand, cards face down, and what everybody owns."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from companion.players.piles import level, shuffle_in, take, top
from engine.action import Fact
from engine.tamer import facts as f
from engine.tamer.cards import Card
from engine.tamer.creatures import card_of
from engine.tamer.options import PACK, ROUNDS
from engine.view import SeatView, View


class Piles:
    """Cards move as the facts say: from the piles into packs, from packs into rosters, and flipped ones back again."""

    def __init__(self, cards: Mapping[str, Card], seats: int, random: Random) -> None:
        self._random, self._seats = random, range(1, seats + 1)
        self.decks: dict[int, list[str]] = {round: [] for round in range(1, ROUNDS + 1)}
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
            take(card, *self.decks.values())
        return gone

    # Dealing

    def deal_for(self, view: View) -> None:
        """Eight cards of the round's pile for each, once in every round."""
        drafts = view.phase == "draft"
        by_hand = view.phase == "build" and view.table.draft == "off" and view.round <= ROUNDS
        if view.round <= self._dealt or not (drafts or by_hand):
            return
        self._dealt = view.round
        for seat in self._seats:
            self.packs[seat] = top(self.decks[view.round], PACK)
            if by_hand:  # where nobody is told what they pick, everybody simply owns eight cards more
                self.owned[seat] += self.packs[seat]
                self.packs[seat] = []

    # What happens to the cards

    def follow(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            match fact:
                case f.Revealed(cards=cards):
                    self._picked(cards)
                case f.Passed(direction=direction):
                    self._passed(-1 if direction == "left" else 1)
                case f.Flipped(card=card):
                    take(card, *self.decks.values())
                case f.Returned(card=card, round=round) if round is not None:
                    shuffle_in(self.decks[round], [card], self._random)

    def _picked(self, cards: Mapping[str, str]) -> None:
        """A person may have picked a card that is not in the virtual pack: then it comes from elsewhere."""
        for seat, pack in self.packs.items():
            card = card_of(cards.get(str(seat), ""))
            if take(card, pack, *self.packs.values(), *self.decks.values()):
                self.owned[seat].append(card)
            elif not card:
                top(pack)

    def _passed(self, way: int) -> None:
        seats = len(self._seats)
        self.packs = {seat: self.packs[(seat - 1 + way) % seats + 1] for seat in self._seats}

    # As `companion.players.Players` asks

    def breach(self, view: View) -> str | None:
        """Where a roster of the referee holds a card that its player does not own, or a pack has another size."""
        for seat in view.seats:
            more = Counter(map(card_of, roster(seat))) - Counter(self.owned[seat.seat])
            if more:
                return f"seat {seat.seat} has {dict(more)} without owning it"
            pack = self.packs[seat.seat]
            if view.phase == "draft" and self._dealt == view.round and len(pack) != view.table.left:
                return f"the pack of seat {seat.seat} has {len(pack)} cards, the referee says {view.table.left}"
        return None

    def settle(self, view: View) -> None:
        """Whatever the referee says that somebody owns, they own; and packs have the size that they should have."""
        for seat in view.seats:
            missing = Counter(map(card_of, roster(seat))) - Counter(self.owned[seat.seat])
            self.owned[seat.seat] += self.set_aside(missing.elements())
        if view.phase == "draft":
            self.deal_for(view)
            level(self.decks[view.round], ((pack, view.table.left) for pack in self.packs.values()), self._random)

    def hands(self) -> dict[int, tuple[str, ...]]:
        return {seat: tuple(pack) for seat, pack in self.packs.items()}

    def top(self) -> str | None:
        """There are three decks, and which one is drawn from depends on the question."""
        return None


def roster(seat: SeatView) -> list[str]:
    """The creatures that a seat owns, as far as everybody sees them."""
    keys = seat.zones["roster"]
    return [] if isinstance(keys, int) else [str(key) for key in keys]
