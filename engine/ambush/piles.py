"""Moving cards between deck, hands, battlefield and capture piles: the total number of cards never changes."""

from typing import Literal

from msgspec.structs import replace

from engine.ambush import facts as f
from engine.ambush.facts import Facts
from engine.ambush.state import State


def lay(now: State, card: str | None) -> State:
    """One card goes face down onto the battlefield; the bounds on Ambush cards follow (AMBUSH-VERIFY-05)."""
    known = now.card(card)
    surely, perhaps = (0, 1) if known is None else (known.ambush, known.ambush)
    return replace(now, battlefield=now.battlefield + 1, lo=now.lo + surely, hi=now.hi + perhaps)


def unknown_cards_left(now: State, left: int) -> State:
    """`left` cards that nobody knows are gone from the battlefield; it counts what still lies there."""
    lying = now.window.count if now.window is not None else now.battlefield
    return replace(now, lo=max(0, now.lo - left), hi=min(now.hi, lying))


def draw(now: State, seat: int, n: int, facts: Facts) -> State:
    """Deck to hand. Neither exposing nor playing."""
    if count := min(n, now.deck):
        facts.append(f.Drew(seat, count))
        now = replace(now, deck=now.deck - count).with_seat(seat, hand=now.seat(seat).hand + count)
    return now


def give_back(now: State, seat: int, n: int, facts: Facts) -> State:
    """Hand to deck; which cards is that player's choice."""
    if count := min(n, now.seat(seat).hand):
        facts.append(f.Returned(seat, count))
        now = replace(now, deck=now.deck + count).with_seat(seat, hand=now.seat(seat).hand - count)
    return now


def pick(now: State, seat: int, n: int, facts: Facts) -> State:
    """Battlefield to hand by a card's text, not by capturing."""
    if count := min(n, now.battlefield):
        facts.append(f.Picked(seat, count))
        now = replace(now, battlefield=now.battlefield - count).with_seat(seat, hand=now.seat(seat).hand + count)
        now = unknown_cards_left(now, count)
    return now


def give(now: State, giver: int, to: int, n: int, facts: Facts) -> State:
    """Hand to hand. From a hand to itself nothing moves."""
    count = min(n, now.seat(giver).hand)
    if count and giver != to:
        facts.append(f.Gave(giver, to, count))
        now = now.with_seat(giver, hand=now.seat(giver).hand - count)
        now = now.with_seat(to, hand=now.seat(to).hand + count)
    return now


def source_size(now: State, seat: int, source: Literal["deck", "hand", "any"]) -> int:
    """How many cards could still be placed from there."""
    deck, hand = now.deck, now.seat(seat).hand
    return {"deck": deck, "hand": hand, "any": deck + hand}[source]


def place(now: State, seat: int, source: Literal["deck", "hand"], cards: tuple[str | None, ...], facts: Facts) -> State:
    """Cards go face down onto the battlefield as part of an effect. Their identity is told to nobody."""
    cards = cards[: source_size(now, seat, source)]
    if not cards:
        return now
    facts.append(f.Placed(seat, source, len(cards)))
    if source == "deck":
        now = replace(now, deck=now.deck - len(cards))
    else:
        now = now.with_seat(seat, hand=now.seat(seat).hand - len(cards))
    for card in cards:
        now = lay(now, card)
    return now
