"""Naming a card: may it come from there, and is there room for it (AMBYRIA-CARD, AMBYRIA-FULL)."""

from collections import Counter
from collections.abc import Container
from typing import Literal

from engine.ambyria.cards import ROW, UNKNOWN, Into
from engine.ambyria.state import State
from engine.refusal import Refusal, refuse

Zone = Literal["hand", "arcane", "deck"]


def empty_hand(now: State, seat: int) -> Refusal | None:
    if now.seat(seat).hand:
        return None
    return refuse("AMBYRIA-CARD-04", "ambyria-hand-empty", seat=seat)


def impossible(now: State, seat: int, card: str, zone: Zone) -> Refusal | None:
    """A card that cannot come from there, as far as the registered lists tell. `seat` is whose hand or deck it is."""
    if card == UNKNOWN or not now.box.lists:
        return None
    listed = list_for(now, seat, zone)
    if listed is not None and card not in listed:
        return refuse("AMBYRIA-CARD-05", "ambyria-not-in-list", card=now.card(card).name, seat=seat)
    if card in all_lying(now):
        return refuse("AMBYRIA-CARD-06", "ambyria-all-copies-lie", card=now.card(card).name)
    return None


def list_for(now: State, seat: int, zone: Zone) -> Container[str] | None:
    """The list that holds every card there; None without one, or where cards from elsewhere may be among them."""
    one = now.seat(seat)
    strange = one.strange_hand if zone == "hand" else zone == "deck" and one.strange_deck
    return None if strange else now.box.lists.get(seat)


def all_lying(now: State) -> set[str]:
    """Cards of which every copy lies where all can see it, or that no deck holds; none unless all have lists.

    Collection piles and face-down cards are left out: no refusal tells what they hold.
    """
    copies = now.box.copies
    if copies is None:
        return set()
    seen = [frame.card for frame in now.chain if frame.kind == "card" and frame.lying is None]
    for seat in now.seats:
        seen += seat.discard
        seen += [lying.card for lying in seat.emberscape if not lying.down]
        seen += [laid.card for laid in seat.modes]
    lying = {card for card, number in Counter(seen).items() if number >= copies.get(card, 0)}
    return (lying | now.box.in_no_deck) - {UNKNOWN}


def no_room(now: State, seat: int, into: Into) -> Refusal | None:
    if into in ROW and now.seat(seat).full:
        return refuse("AMBYRIA-FULL-01", "ambyria-row-full", seat=seat)
    return None
