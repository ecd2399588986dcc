"""The real cards of a simulated table of Ambyria: each is somewhere, and moves as the facts say."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct, field

from companion.players.ambyria.announced import Announcement, Announcements, goes_on
from companion.players.ambyria.box import CARDS
from companion.players.ambyria.effects import operations
from companion.players.ambyria.lying import Pile, RealCard, named, out_of, told_as
from companion.players.party import Action
from companion.players.piles import apart
from engine.action import Fact
from engine.ambyria import facts as f
from engine.ambyria.cards import ROW, UNKNOWN, ModeCard
from engine.view import View


class Piles(Struct):
    """All the cards of one player."""

    deck: Pile
    hand: Pile = field(default_factory=list)
    arcane: Pile = field(default_factory=list)
    row: Pile = field(default_factory=list)
    modes: Pile = field(default_factory=list)
    discard: Pile = field(default_factory=list)
    collection: Pile = field(default_factory=list)
    in_play: Pile = field(default_factory=list)
    """Played, and in no zone until their effects are done with."""


class Cards:
    """Where each card really is."""

    def __init__(self, decks: Mapping[int, Sequence[str]], arcane: int, random: Random) -> None:
        self._random = random
        self.seats: dict[int, Piles] = {}
        for seat, deck in decks.items():
            shuffled = [RealCard(id) for id in deck]
            random.shuffle(shuffled)
            self.seats[seat] = Piles(shuffled, arcane=[shuffled.pop() for _ in range(arcane)])
        self._announced = Announcements()

    def held(self, seat: int) -> list[str]:
        """What that player holds."""
        return [card.id for card in self.seats[seat].hand]

    def stones(self, seat: int) -> int:
        """What that player's collection pile is really worth."""
        values = (CARDS[card.id].stones for card in self.seats[seat].collection)
        return sum(value for value in values if isinstance(value, int))

    def hands(self) -> dict[int, tuple[str, ...]]:
        return {seat: tuple(self.held(seat)) for seat in self.seats}

    def top(self) -> str | None:
        """Everybody has a deck of their own."""
        return None

    def announced(self) -> Announcement | None:
        """The effect that would happen next, with its aims."""
        return self._announced.last

    # Following the referee

    def follow(self, action: Action, facts: Sequence[Fact], chosen: str | None) -> None:
        """`chosen` is the card that the acting player had in mind, where the table is not told."""
        for place, fact in enumerate(facts):
            match fact:
                case f.Announced():
                    rows = {seat: piles.row for seat, piles in self.seats.items()}
                    self._announced.open(fact, rows, action.get("cards", ()), same=goes_on(facts, place))
                case f.Happened() | f.Stopped():
                    self._announced.close(fact)
                case f.Mode(seat=seat, by="effect") if _is_taken(facts, place, seat):
                    pass  # the card on top left the pile; the next fact says where it goes
                case f.Mode():
                    self._laid(fact)
                case f.Moved():
                    self._moved(fact, action)
                case f.Played():
                    self._played(fact, chosen or action.get("card"), action.get("card"))
                case _:
                    self._counted(fact)
        if action.get("do") == "activate" and "card" in action:
            self.seats[action["seat"]].row[action["slot"] - 1].told = action["card"]

    def _counted(self, fact: Fact) -> None:
        """What moves as many cards as it says, whichever they are."""
        match fact:
            case f.Draw(seat=seat, n=n):
                self.seats[seat].hand += self._off(seat, n)
            case f.Reshuffle(seat=seat):
                piles = self.seats[seat]
                piles.deck, piles.discard = [*piles.discard, *piles.deck], []
                self._random.shuffle(piles.deck)
            case f.Collected(seat=seat):
                piles = self.seats[seat]
                piles.collection, piles.row = piles.collection + piles.row, []
            case f.Discarded(seat=seat, cards=cards):
                self.seats[seat].discard += [self._from_hand(seat, card).lies(card) for card in cards]
            case f.Turn():
                self._announced.clear()

    # Ways to take a card

    def _off(self, seat: int, n: int = 1) -> Pile:
        deck = self.seats[seat].deck
        return [deck.pop() for _ in range(min(n, len(deck)))]

    def _from_hand(self, seat: int, id: str | None) -> RealCard:
        """That card if it is there; any other where it is not, or nobody says."""
        hand = self.seats[seat].hand
        return out_of(hand, named(hand, id or UNKNOWN) or self._random.choice(hand))

    def _from_discard(self, seat: int, told: str | None) -> RealCard:
        """The topmost of that name; of no name, the lowest."""
        pile = self.seats[seat].discard
        return out_of(pile, told_as(reversed(pile), told) or pile[0])

    def _finished(self, seat: int, into: str, told: str | None) -> RealCard:
        """The card whose effects are done with: out of play, or out of the emberscape where it was turned up."""
        piles = self.seats[seat]
        for pile in (piles.in_play, [card for card in piles.row if card.turned_up]):
            for card in reversed(pile):
                if CARDS[card.id].play == into and told in (None, card.told):
                    return out_of(piles.row, out_of(piles.in_play, card))
        raise LookupError(f"seat {seat} has no card in play for {into}")

    # What happens to cards

    def _played(self, fact: f.Played, id: Any, told: Any) -> None:
        """`told` is what the table was told of a card that only its player sees."""
        piles = self.seats[fact.seat]
        match fact.source:
            case "hand":
                card = self._from_hand(fact.seat, id)
            case "arcane":
                card = out_of(piles.arcane, named(piles.arcane, id) or piles.arcane[-1])
            case _:
                [card] = self._off(self._announced.deck(fact.seat))
        card.lies(fact.card if isinstance(fact.card, str) else told, down=fact.face == "down")
        if fact.face == "down" or fact.into in ROW:
            piles.row.append(card)
        elif fact.into == CARDS[card.id].play:
            piles.in_play.append(card)
        else:  # there was no room for it
            piles.discard.append(card)

    def _laid(self, fact: f.Mode) -> None:
        """A card comes on top of a mode pile."""
        assert fact.card is not None
        match fact.by:
            case "phase":
                card = self._from_hand(fact.seat, fact.card)
            case "deck":
                [card] = self._off(fact.seat)
            case "play":
                card = self._finished(fact.seat, "mode", fact.card)
            case "effect":
                card = self._by_effect(fact.seat, fact.card)
        self.seats[fact.seat].modes.append(card.lies(fact.card))

    def _by_effect(self, seat: int, told: str) -> RealCard:
        """Out of the hand or the discard pile of the player whose effect lays it."""
        last, me = self._announced.last, self._announced.seat(seat)
        ops = [op for op in operations(last.key) if isinstance(op, ModeCard)] if last else []
        return self._from_discard(me, told) if ops and ops[0].source == "discard" else self._from_hand(me, told)

    def _moved(self, fact: f.Moved, action: Action) -> None:
        if fact.op == "turn":
            self._turned(fact, action)
            return
        for card in self._taken(fact):
            self._put(fact, card)

    def _taken(self, fact: f.Moved) -> Pile:
        whose = fact.seat if fact.op == "place" else fact.target
        match fact.source:
            case "emberscape":
                row = self.seats[whose].row
                openly = fact.op != "return" and whose != fact.seat
                card = self._announced.touched(row, fact.card, openly=openly)
                assert card is not None, fact
                return [out_of(row, card)]
            case "hand":
                return [self._from_hand(whose, fact.card or self._announced.card()) for _ in range(fact.n)]
            case "deck":
                return self._off(whose, fact.n)
            case "mode":
                return [self.seats[whose].modes.pop()]
            case "discard":
                return [self._from_discard(whose, fact.card or self._announced.card())]
            case _:
                return [self._finished(whose, fact.to, fact.card)]

    def _put(self, fact: f.Moved, card: RealCard) -> None:
        told = fact.card or card.told
        match fact.to:
            case "hand":
                whose = fact.target if fact.op == "return" else fact.seat
                self.seats[whose].hand.append(card)
            case "emberscape" if fact.op == "place":
                self.seats[fact.target].row.append(card.lies(fact.card or UNKNOWN, down=fact.card is None))
            case "emberscape":
                self.seats[fact.seat].row.append(card.lies(told))
            case "discard":
                self.seats[fact.target].discard.append(card.lies(told))
            case _:
                self.seats[fact.seat].collection.append(card)

    def _turned(self, fact: f.Moved, action: Action) -> None:
        """By an effect; or by its player, who responds with it or activates it."""
        by_its_player = (
            action.get("do") in ("respond", "activate") and action.get("slot") and fact.seat == action["seat"]
        )
        if by_its_player:
            card = self.seats[fact.seat].row[action["slot"] - 1]
            card.lies(fact.card or UNKNOWN).turned_up = action["do"] == "respond"
            return
        turned = self._announced.touched(self.seats[fact.target].row, None, openly=False)
        assert turned is not None, fact
        turned.down = not turned.down

    # Beside the referee

    def breach(self, view: View) -> str | None:
        """The first place where the referee counts or names other cards than there are."""
        if view.phase == "setup":
            return None
        for seat in view.seats:
            piles = self.seats[seat.seat]
            told = {**seat.counters, **seat.zones}
            if told["deck"] is None:
                told["deck"] = len(piles.deck)
            found = apart(f"seat {seat.seat}", told, _real(piles))
            if found:
                return found
        return None

    def settle(self, view: View) -> None:
        """All cards that nobody can place are shuffled and dealt again until the counts are right."""
        self._announced.clear()
        for seat in view.seats:
            piles, zones = self.seats[seat.seat], seat.zones
            piles.in_play = []
            piles.row = _lying(zones["emberscape"], zones["down"])
            piles.discard, piles.modes = _lying(zones["discard"]), _lying(zones["mode_card"])
            piles.modes = [RealCard(ANY_CARD) for _ in range(_size(zones["mode_pile"]) - 1)] + piles.modes
            for name in ("hand", "deck", "arcane"):
                self._level(getattr(piles, name), seat.counters[name])
            self._level(piles.collection, _size(zones["collection"]))

    def _level(self, pile: Pile, count: int | None) -> None:
        if count is not None:
            del pile[count:]
            pile += [RealCard(self._random.choice(list(CARDS))) for _ in range(count - len(pile))]


ANY_CARD = next(iter(CARDS))
"""Stands for a card that nobody sees."""


def _is_taken(facts: Sequence[Fact], place: int, seat: int) -> bool:
    """Whether the mode changed because the card on top was taken away."""
    after = facts[place + 1] if place + 1 < len(facts) else None
    return isinstance(after, f.Moved) and after.source == "mode" and after.target == seat


def _real(piles: Piles) -> dict[str, list[str]]:
    """Under the names of the referee."""
    return {
        "hand": [card.id for card in piles.hand],
        "deck": [card.id for card in piles.deck],
        "arcane": [card.id for card in piles.arcane],
        "emberscape": [card.seen for card in piles.row],
        "mode_card": [card.told for card in piles.modes[-1:]],
        "mode_pile": [card.id for card in piles.modes],
        "discard": [card.told for card in piles.discard],
        "collection": [card.id for card in piles.collection],
    }


def _lying(zone: Any, down: Any = ()) -> Pile:
    """Cards as everybody sees them; what nobody knows is any card."""
    known = [id if id in CARDS else ANY_CARD for id in zone]
    return [
        RealCard(id).lies(told, down=slot in down) for slot, (id, told) in enumerate(zip(known, zone, strict=True), 1)
    ]


def _size(zone: Any) -> int:
    return zone if isinstance(zone, int) else len(zone)
