"""Cards on their way: hands, decks, emberscapes, mode piles, discard piles, collection piles. None is ever lost."""

from msgspec.structs import replace

from engine.ambyria import facts as f
from engine.ambyria.cards import Mode
from engine.ambyria.state import Laid, Lying, Seat, State
from engine.rulebook import Facts

# Drawing


def draw(now: State, number: int, n: int, facts: Facts) -> State:
    """Deck to hand. A deck that is not counted always gives the cards asked for."""
    seat = now.seat(number)
    if seat.deck is None:
        facts.append(f.Draw(number, n, 0))
        return now.with_seat(number, hand=seat.hand + n)
    drawn = min(n, seat.deck)
    now = now.with_seat(number, hand=seat.hand + drawn, deck=seat.deck - drawn)
    if drawn < n and seat.discard and now.box.options.deck_out == "reshuffle":
        if drawn:
            facts.append(f.Draw(number, drawn, 0))
        return draw(_reshuffled(now, number, facts), number, n - drawn, facts)
    facts.append(f.Draw(number, drawn, n - drawn))
    return now


def _reshuffled(now: State, number: int, facts: Facts) -> State:
    """The discard pile becomes the deck; with it, cards that the list does not hold (AMBYRIA-CARD-05)."""
    seat = now.seat(number)
    facts.append(f.Reshuffle(number, len(seat.discard)))
    strange = any(_outside(now, number, card) for card in seat.discard)
    return now.with_seat(
        number, deck=len(seat.discard), discard=(),
        strange_hand=seat.strange_hand or strange, strange_deck=seat.strange_deck or strange,
    )  # fmt: skip


def _outside(now: State, number: int, card: str) -> bool:
    """A card outside the list of a seat; one that is not known counts as such."""
    return card not in now.box.lists.get(number, ())


def off_the_deck(now: State, number: int, n: int = 1) -> State:
    """Top cards leave a deck, if they are counted."""
    deck = now.seat(number).deck
    return now if deck is None else now.with_seat(number, deck=deck - n)


# Hands


def off_the_hand(now: State, number: int, n: int = 1) -> State:
    return now.with_seat(number, hand=now.seat(number).hand - n)


def into_hand(now: State, number: int, n: int = 1, *, stolen: bool = False) -> State:
    """Cards come into a hand from elsewhere; a stolen one may be anybody's."""
    seat = now.seat(number)
    return now.with_seat(number, hand=seat.hand + n, strange_hand=seat.strange_hand or stolen)


def returned(now: State, number: int, lying: Lying) -> State:
    """A card goes back from an emberscape into its player's hand. What a face-down one is must not show later."""
    return into_hand(now, number, stolen=lying.down or _outside(now, number, lying.card))


# Emberscapes


def into_row(now: State, number: int, card: str, *, down: bool = False) -> State:
    """The card comes last in the row; there is room, the rules have seen to that."""
    lying = Lying(now.serial + 1, card, down)
    return replace(now, serial=lying.serial).with_seat(number, emberscape=(*now.seat(number).emberscape, lying))


def out_of_row(now: State, number: int, serial: int) -> State:
    """Those after it move down by one."""
    row = tuple(lying for lying in now.seat(number).emberscape if lying.serial != serial)
    return now.with_seat(number, emberscape=row)


def find(seat: Seat, serial: int | None) -> Lying | None:
    return next((lying for lying in seat.emberscape if lying.serial == serial), None)


def turned(now: State, number: int, serial: int, card: str, *, down: bool) -> State:
    """The same card with the other face, or under the name that it was told."""
    row = tuple(Lying(serial, card, down) if one.serial == serial else one for one in now.seat(number).emberscape)
    return now.with_seat(number, emberscape=row)


def collect_row(now: State, number: int) -> State:
    """The whole emberscape goes face down into the collection pile."""
    seat = now.seat(number)
    cards = tuple(lying.card for lying in seat.emberscape)
    return now.with_seat(number, emberscape=(), collection=seat.collection + cards)


# Piles


def onto_mode(now: State, number: int, card: str, mode: Mode, by: f.By, facts: Facts) -> State:
    """The mode changes at once to that of the new mode card."""
    seat = now.seat(number)
    facts.append(f.Mode(number, card, seat.mode, mode, by))
    return now.with_seat(number, modes=(*seat.modes, Laid(card, mode)))


def off_mode(now: State, number: int, facts: Facts) -> State:
    """The top card leaves a mode pile: the card beneath is the mode card."""
    seat = now.seat(number)
    now = now.with_seat(number, modes=seat.modes[:-1])
    after = now.seat(number)
    facts.append(f.Mode(number, after.modes[-1].card if after.modes else None, seat.mode, after.mode, "effect"))
    return now


def into_discard(now: State, number: int, *cards: str) -> State:
    return now.with_seat(number, discard=now.seat(number).discard + cards)


def out_of_discard(now: State, number: int, card: str) -> State:
    """One copy, the topmost."""
    pile = list(now.seat(number).discard)
    del pile[len(pile) - 1 - pile[::-1].index(card)]
    return now.with_seat(number, discard=tuple(pile))


def into_collection(now: State, number: int, *cards: str) -> State:
    return now.with_seat(number, collection=now.seat(number).collection + cards)
