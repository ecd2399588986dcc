"""Decks, hands and piles: where a card is known to lie, drawing, Refresh, and putting cards away."""

from itertools import filterfalse
from typing import Literal

from msgspec.structs import replace

from engine.ambal import facts as f
from engine.ambal.boards import lose_max_energy
from engine.ambal.facts import Facts
from engine.ambal.kinds import Kind
from engine.ambal.state import Seat, State

Lying = Literal["discard", "out", "used", "play", "library"]


def whereabouts(now: State, number: int) -> dict[str, Lying]:
    """Where the cards of this player are known to lie; the hand, the deck and what nobody has seen are left out."""
    seat = now.seat(number)
    lie: dict[str, Lying] = dict.fromkeys(seat.shelf or (), "library")  # the last of the places that name a card counts
    for one in now.durations:
        if one.by == number:
            lie[one.card] = "play"
    for skill in now.skills:
        if skill.lies and skill.by == number:
            lie[skill.card] = "used"
    for card in seat.out:
        lie[card] = "out"
    for card in seat.discard:
        lie[card] = "discard"
    return lie


def where(now: State, number: int, card: str) -> Lying | None:
    """The same of one card, looked for in the places of `whereabouts` from the last to the first."""
    seat = now.seats[number - 1]
    if card in seat.discard:
        return "discard"
    if card in seat.out:
        return "out"
    for skill in now.skills:
        if skill.card == card and skill.by == number and skill.lies:
            return "used"
    for one in now.durations:
        if one.card == card and one.by == number:
            return "play"
    return "library" if seat.shelf is not None and card in seat.shelf else None


def out_of_sight(now: State, number: int) -> tuple[str, ...]:
    """The cards that this player's hand or deck may hold, in the order of the box.

    Those of the registered decks; where there are none, of all that are known.
    """
    cards, lie = now.seat(number).registered or now.box.cards, whereabouts(now, number)
    hidden = list(filterfalse(lie.__contains__, cards))
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
    hidden = [list(filterfalse(lie.__contains__, cards)) for cards in now.box.alike.values()]
    return sorted(filter(None, hidden), key=lambda cards: now.box.places[cards[0]])


def payable(now: State, number: int, n: int) -> int:
    """How many of `n` cards this player can discard; never more than can be named, so that nobody is stuck."""
    left = len(out_of_sight(now, number))
    most = left if now.seat(number).registered or left == 0 else n
    return min(n, now.seat(number).hand, most)


def draw(now: State, number: int, n: int, by: Literal["start", "draw", "effect"], facts: Facts) -> State:
    """Cards from the Battle Deck; an empty one is Refreshed first, if there is anything to shuffle."""
    while n > 0:
        seat = now.seat(number)
        if seat.deck == 0:
            if not seat.discard:
                break
            now = _refresh(now, number, facts)
            seat = now.seat(number)
        drawn = min(n, seat.deck)
        facts.append(f.Draw(number, drawn, by))
        now = now.having(replace(seat, deck=seat.deck - drawn, hand=seat.hand + drawn))
        n -= drawn
    return now


def _refresh(now: State, number: int, facts: Facts) -> State:
    """The whole Discard Pile becomes the deck, and that costs Max Energy."""
    loss = 1 if now.box.advanced else 2
    seat = now.seat(number)
    size = len(seat.discard)
    facts.append(f.Refresh(number, size, loss))
    return now.having(lose_max_energy(replace(seat, deck=size, discard=()), loss, "refresh", facts))


def put_away(seat: Seat, card: str, out: bool, facts: Facts) -> Seat:
    """Onto the owner's own Discard Pile, or out of play."""
    facts.append(f.Moved(seat.number, card, "out" if out else "discard"))
    return replace(seat, out=(*seat.out, card)) if out else replace(seat, discard=(*seat.discard, card))


def discard(seat: Seat, card: str, facts: Facts) -> Seat:
    """One card from the hand."""
    return put_away(replace(seat, hand=seat.hand - 1, shown=seen(seat.shown, card)), card, False, facts)


def seen(shown: tuple[str, ...], *cards: str) -> tuple[str, ...]:
    """The cards that were shown, with these, each once."""
    for card in cards:
        if card not in shown:
            shown += (card,)
    return shown
