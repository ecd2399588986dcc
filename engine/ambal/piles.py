"""Decks, hands and piles: where a card is known to lie, drawing, Refresh, and putting cards away."""

from typing import Literal

from engine.ambal import facts as f
from engine.ambal.boards import lose_max_energy
from engine.ambal.facts import Facts
from engine.ambal.state import State

Lying = Literal["discard", "out", "used", "play", "library"]


def whereabouts(now: State, number: int) -> dict[str, Lying]:
    """Where the cards of this player are known to lie; the hand, the deck and what nobody has seen are left out."""
    seat = now.seat(number)
    lie: dict[str, Lying] = {} if seat.shelf is None else dict.fromkeys(seat.shelf, "library")
    lie |= {one.card: "play" for one in now.durations if one.by == number}
    lie |= {one.card: "used" for one in now.skills if one.lies and one.by == number}
    return lie | dict.fromkeys(seat.out, "out") | dict.fromkeys(seat.discard, "discard")


def where(now: State, number: int, card: str) -> Lying | None:
    """Where a card of this player is known to lie; None for the hand, the deck, or a card that nobody has seen."""
    return whereabouts(now, number).get(card)


def out_of_sight(now: State, number: int) -> tuple[str, ...]:
    """The cards that this player's hand or deck may hold: of the registered decks, else of all that are known."""
    cards, lie = now.seat(number).registered or now.box.cards, whereabouts(now, number)
    return tuple(card for card in cards if card not in lie)


def payable(now: State, number: int, n: int) -> int:
    """How many of `n` cards this player can discard; never more than can be named, so that nobody is stuck."""
    left = len(out_of_sight(now, number))
    most = left if now.seat(number).registered or left == 0 else n
    return min(n, now.seat(number).hand, most)


def draw(now: State, number: int, n: int, by: Literal["start", "draw", "effect"], facts: Facts) -> State:
    """Cards from the Battle Deck; an empty one is Refreshed first, if there is anything to shuffle."""
    while n > 0:
        if now.seat(number).deck == 0:
            if not now.seat(number).discard:
                break
            now = _refresh(now, number, facts)
        seat = now.seat(number)
        drawn = min(n, seat.deck)
        facts.append(f.Draw(number, drawn, by))
        now = now.with_seat(number, deck=seat.deck - drawn, hand=seat.hand + drawn)
        n -= drawn
    return now


def _refresh(now: State, number: int, facts: Facts) -> State:
    """The whole Discard Pile becomes the deck, and that costs Max Energy."""
    loss = 1 if now.box.advanced else 2
    size = len(now.seat(number).discard)
    facts.append(f.Refresh(number, size, loss))
    now = now.with_seat(number, deck=size, discard=())
    return lose_max_energy(now, number, loss, "refresh", facts)


def put_away(now: State, owner: int, card: str, out: bool, facts: Facts) -> State:
    """Onto the owner's own Discard Pile, or out of play."""
    seat = now.seat(owner)
    facts.append(f.Moved(owner, card, "out" if out else "discard"))
    if out:
        return now.with_seat(owner, out=(*seat.out, card))
    return now.with_seat(owner, discard=(*seat.discard, card))


def discard(now: State, number: int, card: str, facts: Facts) -> State:
    """One card from the hand."""
    seat = now.seat(number)
    now = now.with_seat(number, hand=seat.hand - 1, shown=seen(seat.shown, card))
    return put_away(now, number, card, False, facts)


def seen(shown: tuple[str, ...], *cards: str) -> tuple[str, ...]:
    """The cards that were shown, with these, each once."""
    return (*shown, *(card for card in cards if card not in shown))
