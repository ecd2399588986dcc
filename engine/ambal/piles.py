"""Decks, hands and piles: where a card is known to lie, drawing, Refresh, and putting cards away."""

from collections.abc import Collection
from typing import Literal

from engine.ambal import facts as f
from engine.ambal.boards import lose_max_energy
from engine.ambal.facts import Facts
from engine.ambal.kinds import Kind
from engine.ambal.state import State

Lying = Literal["discard", "out", "used", "play", "library"]


def _lying(now: State, number: int) -> tuple[tuple[Lying, Collection[str]], ...]:
    """The cards of this player that are known to lie somewhere. A card lies in the last of the places that name it."""
    seat = now.seat(number)
    return (
        ("library", seat.shelf or ()),
        ("play", [one.card for one in now.durations if one.by == number]),
        ("used", [one.card for one in now.skills if one.lies and one.by == number]),
        ("out", seat.out),
        ("discard", seat.discard),
    )


def whereabouts(now: State, number: int) -> dict[str, Lying]:
    """Where the cards of this player are known to lie; the hand, the deck and what nobody has seen are left out."""
    return {card: place for place, cards in _lying(now, number) for card in cards}


def where(now: State, number: int, card: str) -> Lying | None:
    """Where a card of this player is known to lie; None for the hand, the deck, or a card that nobody has seen."""
    lies: Lying | None = None
    for place, cards in _lying(now, number):
        if card in cards:
            lies = place
    return lies


def out_of_sight(now: State, number: int) -> tuple[str, ...]:
    """The cards that this player's hand or deck may hold, in the order of the box.

    Those of the registered decks; where there are none, of all that are known.
    """
    cards, lie = now.seat(number).registered or now.box.cards, whereabouts(now, number)
    hidden = [card for card in cards if card not in lie]
    if cards is not now.box.cards:
        hidden.sort(key=now.box.places.__getitem__)
    return tuple(hidden)


def hidden_by_kind(now: State, number: int) -> list[list[str]]:
    """The same cards, those of one kind together; the kinds in the order of their first cards."""
    if now.seat(number).registered:
        groups: dict[Kind, list[str]] = {}
        for card in out_of_sight(now, number):
            groups.setdefault(now.box.kinds[card], []).append(card)
        return list(groups.values())
    lie = whereabouts(now, number)
    hidden = [[card for card in cards if card not in lie] for cards in now.box.alike.values()]
    return sorted(filter(None, hidden), key=lambda cards: now.box.places[cards[0]])


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
    for card in cards:
        if card not in shown:
            shown += (card,)
    return shown
