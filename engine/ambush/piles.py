"""Moving cards between deck, hands, battlefield and capture piles: the total number of cards never changes."""

from typing import Literal

from msgspec.structs import replace

from engine.ambush import facts as f
from engine.ambush.facts import Facts
from engine.ambush.state import Seat, State


def lay(now: State, card: str | None, played: bool = False) -> State:
    """One card goes face down onto the battlefield; the bounds on Ambush cards follow (AMBUSH-VERIFY-05).

    When it is the played one, nothing of it is left to carry out, and the turn is over.
    """
    surely, perhaps = now.lo, now.hi + 1
    if card is not None:
        ambush = now.box.cards[card].ambush
        surely, perhaps = now.lo + ambush, now.hi + ambush
    lying = now.battlefield + 1
    if played:
        return replace(now, battlefield=lying, lo=surely, hi=perhaps, effect=None, turn_done=True)
    return replace(now, battlefield=lying, lo=surely, hi=perhaps)


def unknown_cards_left(now: State, left: int) -> State:
    """`left` cards that nobody knows are gone from the battlefield; it counts what still lies there."""
    lying = now.window.count if now.window is not None else now.battlefield
    return replace(now, lo=max(0, now.lo - left), hi=min(now.hi, lying))


def _hand_changed(now: State, number: int, more: int) -> tuple[Seat, ...]:
    """All seats, with so many cards more in the hand of one."""
    seat = now.seat(number)
    return now.seats_with(replace(seat, hand=seat.hand + more))


def draw(now: State, seat: int, n: int, facts: Facts) -> State:
    """Deck to hand. Neither exposing nor playing."""
    if count := min(n, now.deck):
        facts.append(f.Drew(seat, count))
        now = replace(now, deck=now.deck - count, seats=_hand_changed(now, seat, count))
    return now


def give_back(now: State, seat: int, n: int, facts: Facts) -> State:
    """Hand to deck; which cards is that player's choice."""
    if count := min(n, now.seat(seat).hand):
        facts.append(f.Returned(seat, count))
        now = replace(now, deck=now.deck + count, seats=_hand_changed(now, seat, -count))
    return now


def pick(now: State, seat: int, n: int, facts: Facts) -> State:
    """Battlefield to hand by a card's text, not by capturing."""
    if count := min(n, now.battlefield):
        facts.append(f.Picked(seat, count))
        now = replace(now, battlefield=now.battlefield - count, seats=_hand_changed(now, seat, count))
        now = unknown_cards_left(now, count)
    return now


def give(now: State, giver: int, to: int, n: int, facts: Facts) -> State:
    """Hand to hand. From a hand to itself nothing moves."""
    count = min(n, now.seat(giver).hand)
    if count and giver != to:
        facts.append(f.Gave(giver, to, count))
        now = replace(now, seats=_hand_changed(now, giver, -count))
        now = replace(now, seats=_hand_changed(now, to, count))
    return now


def source_size(now: State, seat: int, source: Literal["deck", "hand", "any"]) -> int:
    """How many cards could still be placed from there."""
    deck = 0 if source == "hand" else now.deck
    return deck if source == "deck" else deck + now.seat(seat).hand


def to_declare(now: State, seat: int) -> int:
    """The cards of which this seat says how many are Ambush cards: its own pile, and the table's what is left lying."""
    return now.seat(seat).captured if seat else now.battlefield


def place(now: State, seat: int, source: Literal["deck", "hand"], cards: tuple[str | None, ...], facts: Facts) -> State:
    """Cards go face down onto the battlefield as part of an effect. Their identity is told to nobody."""
    cards = cards[: source_size(now, seat, source)]
    if not cards:
        return now
    facts.append(f.Placed(seat, source, len(cards)))
    if source == "deck":
        now = replace(now, deck=now.deck - len(cards))
    else:
        now = replace(now, seats=_hand_changed(now, seat, -len(cards)))
    for card in cards:
        now = lay(now, card)
    return now
