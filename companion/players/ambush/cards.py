"""The real cards of a simulated table of Ambush: they are shuffled and drawn here, never by the referee."""

from collections.abc import Sequence
from random import Random

from companion.players.ambush.box import AMBUSH_CARD, DECK
from companion.players.piles import Pile, apart, level, take, take_all, take_some, top
from engine.action import Fact
from engine.ambush import facts as f
from engine.view import View


class Cards:
    """Where each virtual card is."""

    def __init__(self, seats: int, random: Random) -> None:
        self._random = random
        self.deck = list(DECK)
        random.shuffle(self.deck)
        self.held: dict[int, Pile] = {seat: [] for seat in range(1, seats + 1)}
        self.captured: dict[int, Pile] = {seat: [] for seat in range(1, seats + 1)}
        self.field: Pile = []
        self.in_play: Pile = []

    def ambush_in(self, cards: Sequence[str]) -> int:
        """How many of these are Ambush cards."""
        return sum(card == AMBUSH_CARD for card in cards)

    def follow(self, facts: Sequence[Fact], chosen: str | None) -> None:
        """`chosen` is the card that the acting player had in mind, where the action moves a particular one."""
        for fact in facts:
            self._move(fact, chosen)

    def _move(self, fact: Fact, chosen: str | None) -> None:
        match fact:
            case f.Dealt(seat=seat, count=count) | f.Drew(seat=seat, count=count):
                self.held[seat] += top(self.deck, count)
            case f.Exposed():
                self.field += self._turned(chosen)
            case f.Played(seat=seat):
                self.in_play = take_some(self.held[seat], 1, self._random, chosen)
            case f.Laid():
                self.field += take_all(self.in_play)
            case f.Placed(source="deck", count=1):
                self.field += self._turned(chosen)
            case f.Placed(source="deck", count=count):
                self.field += top(self.deck, count)
            case f.Placed(seat=seat, count=count):
                self.field += take_some(self.held[seat], count, self._random, chosen)
            case f.Picked(seat=seat, count=count):
                self.held[seat] += take_some(self.field, count, self._random)
            case f.Gave(seat=seat, to=to, count=count):
                self.held[to] += take_some(self.held[seat], count, self._random)
            case f.Captured(seat=seat):
                self.captured[seat] += take_some(self.field, 1, self._random, chosen)
            case f.Stopped(seat=seat, captured=captured):
                self._count_pile(seat, captured)
            case _:
                self._shuffle_back(fact)

    def _shuffle_back(self, fact: Fact) -> None:
        match fact:
            case f.Returned(seat=seat, count=count) | f.Trimmed(seat=seat, count=count):
                self.deck += take_some(self.held[seat], count, self._random)
            case f.Penalty(seat=seat):
                self.deck += take_all(self.captured[seat])
            case f.Joined(seat=seat):
                self.held[seat] += take_all(self.captured[seat])
                return
            case f.Cleared():
                self.deck += take_all(self.field)
            case f.Destroyed(seat=seat):
                self.deck += take_all(self.held[seat], self.captured[seat])
            case _:
                return
        self._random.shuffle(self.deck)

    def _turned(self, chosen: str | None) -> Pile:
        """The top card; or the one that a person named, if it is another: it is searched for in the deck."""
        return take(chosen, self.deck) if chosen is not None and chosen != self.top() else top(self.deck)

    def _count_pile(self, seat: int, size: int) -> None:
        """The player counts the pile: the cards grabbed without being recorded are in it now."""
        pile = self.captured[seat]
        pile += take_some(self.field, size - len(pile), self._random)
        self.field += take_some(pile, len(pile) - size, self._random)

    def settle(self, view: View) -> None:
        """Cards above the referee's counts go under the deck, missing ones come from its top."""
        zones = [(self.field, view.table.battlefield), (self.in_play, view.table.in_play)]
        for seat in view.seats:
            zones += [(self.held[seat.seat], seat.zones["hand"]), (self.captured[seat.seat], seat.zones["captured"])]
        level(self.deck, zones, self._random)

    def breach(self, view: View) -> str | None:
        """The first count in the view that differs from the virtual cards."""
        common = {"deck": self.deck, "battlefield": self.field, "in_play": self.in_play}
        wrong = apart("the table", {zone: getattr(view.table, zone) for zone in common}, common)
        for seat in view.seats:
            own = {"hand": self.held[seat.seat], "captured": self.captured[seat.seat]}
            wrong = wrong or apart(f"seat {seat.seat}", seat.zones, own)
        return wrong

    def hands(self) -> dict[int, tuple[str, ...]]:
        """The cards that each seat holds."""
        return {seat: tuple(cards) for seat, cards in self.held.items()}

    def top(self) -> str | None:
        """The top card of the deck; None if it is empty."""
        return self.deck[-1] if self.deck else None
