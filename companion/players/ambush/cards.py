"""The real cards of a simulated table of Ambush: they are shuffled and drawn here, never by the referee."""

from collections.abc import Sequence
from random import Random

from companion.players.ambush.box import AMBUSH_CARD, DECK
from engine.action import Fact
from engine.ambush import facts as f
from engine.view import View


class Cards:
    """Where each card really is. The last card of `deck` is its top."""

    def __init__(self, seats: int, random: Random) -> None:
        self._random = random
        self.deck = list(DECK)
        random.shuffle(self.deck)
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
        self.piles: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
        self.field: list[str] = []
        self.in_play: list[str] = []

    def ambush_in(self, cards: Sequence[str]) -> int:
        return sum(card == AMBUSH_CARD for card in cards)

    def follow(self, facts: Sequence[Fact], chosen: str | None) -> None:
        """`chosen` is the card that the acting player had in mind, where the action moves a particular one."""
        for fact in facts:
            self._move(fact, chosen)

    def _move(self, fact: Fact, chosen: str | None) -> None:
        match fact:
            case f.Dealt(seat=seat, count=count) | f.Drew(seat=seat, count=count):
                self.hands[seat] += self._top(count)
            case f.Exposed():
                self.field += self._turned(chosen)
            case f.Played(seat=seat):
                self.in_play = self._taken(self.hands[seat], 1, chosen)
            case f.Laid():
                self.field += self.in_play
                self.in_play = []
            case f.Placed(source="deck", count=1):
                self.field += self._turned(chosen)
            case f.Placed(source="deck", count=count):
                self.field += self._top(count)
            case f.Placed(seat=seat, count=count):
                self.field += self._taken(self.hands[seat], count, chosen)
            case f.Picked(seat=seat, count=count):
                self.hands[seat] += self._taken(self.field, count)
            case f.Gave(seat=seat, to=to, count=count):
                self.hands[to] += self._taken(self.hands[seat], count)
            case f.Captured(seat=seat):
                self.piles[seat] += self._taken(self.field, 1, chosen)
            case f.Stopped(seat=seat, captured=captured):
                self._pile_of(seat, captured)
            case _:
                self._shuffle_back(fact)

    def _shuffle_back(self, fact: Fact) -> None:
        match fact:
            case f.Returned(seat=seat, count=count) | f.Trimmed(seat=seat, count=count):
                self.deck += self._taken(self.hands[seat], count)
            case f.Penalty(seat=seat):
                self.deck += self._all_of(self.piles[seat])
            case f.Joined(seat=seat):
                self.hands[seat] += self._all_of(self.piles[seat])
                return
            case f.Cleared():
                self.deck += self._all_of(self.field)
            case f.Destroyed(seat=seat):
                self.deck += self._all_of(self.hands[seat]) + self._all_of(self.piles[seat])
            case _:
                return
        self._random.shuffle(self.deck)

    def _turned(self, chosen: str | None) -> list[str]:
        """The top card; or, when somebody cheats, the one they say they turned over."""
        if chosen is None or chosen not in self.deck or chosen == self.deck[-1]:
            return self._top(1)
        return self._taken(self.deck, 1, chosen)

    def _top(self, count: int) -> list[str]:
        return [self.deck.pop() for _ in range(min(count, len(self.deck)))]

    def _taken(self, cards: list[str], count: int, chosen: str | None = None) -> list[str]:
        """So many cards, as far as there are any."""
        taken = []
        for _ in range(min(count, len(cards))):
            taken.append(chosen if chosen is not None and chosen in cards else self._random.choice(cards))
            cards.remove(taken[-1])
        return taken

    def _pile_of(self, seat: int, size: int) -> None:
        """The player counts the pile: the cards grabbed without being recorded are in it now."""
        pile = self.piles[seat]
        pile += self._taken(self.field, size - len(pile))
        self.field += self._taken(pile, len(pile) - size)

    def settle(self, view: View) -> None:
        """What lies too much goes to the bottom of the deck, what is missing comes off its top."""
        zones = [(self.field, view.table.battlefield), (self.in_play, view.table.in_play)]
        for seat in view.seats:
            zones += [(self.hands[seat.seat], seat.zones["hand"]), (self.piles[seat.seat], seat.zones["captured"])]
        for cards, count in zones:
            self.deck[:0] = self._taken(cards, len(cards) - count)
        for cards, count in zones:
            cards += self._top(count - len(cards))

    @staticmethod
    def _all_of(cards: list[str]) -> list[str]:
        taken = list(cards)
        cards.clear()
        return taken

    def breach(self, view: View) -> str | None:
        """The first count of the referee that the real cards do not bear out."""
        real = {"deck": len(self.deck), "battlefield": len(self.field), "in_play": len(self.in_play)}
        for zone, count in real.items():
            if getattr(view.table, zone) != count:
                return f"{zone}: the referee counts {getattr(view.table, zone)}, there are {count}"
        for seat in view.seats:
            held = {"hand": len(self.hands[seat.seat]), "captured": len(self.piles[seat.seat])}
            if seat.zones != held:
                return f"seat {seat.seat}: the referee counts {seat.zones}, there are {held}"
        return None
