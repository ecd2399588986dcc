"""Naming a card: may it come from there, where does it go, and under which mode (AMBYRIA-CARD)."""

from typing import Literal

from msgspec import UNSET, UnsetType

from engine.ambyria.cards import ROW, UNKNOWN, Card, Into, Mode
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
    listed = now.box.lists.get(seat)
    if listed is not None and card not in listed and not _strange(now, seat, zone):
        return refuse("AMBYRIA-CARD-05", "ambyria-not-in-list", card=now.card(card).name, seat=seat)
    if now.box.copies is not None and _in_sight(now, card) >= now.box.copies.get(card, 0):
        return refuse("AMBYRIA-CARD-06", "ambyria-all-copies-lie", card=now.card(card).name)
    return None


def _strange(now: State, seat: int, zone: Zone) -> bool:
    one = now.seat(seat)
    return {"hand": one.strange_hand, "deck": one.strange_deck, "arcane": False}[zone]


def _in_sight(now: State, card: str) -> int:
    """Copies that all can see. Collection piles and face-down cards are left out: no refusal tells what they hold."""
    seen = sum(frame.kind == "card" and frame.lying is None and frame.card == card for frame in now.chain)
    for seat in now.seats:
        seen += sum(not lying.down and lying.card == card for lying in seat.emberscape)
        seen += sum(laid.card == card for laid in seat.modes) + seat.discard.count(card)
    return seen


def place_of(card: Card, into: Into | UnsetType) -> Into:
    """Where a played card goes; without a known symbol, where its player says, or into the emberscape."""
    if card.play is not UNSET:
        return card.play
    return "emberscape" if into is UNSET else into


def wrong_place(card: Card, into: Into | UnsetType) -> Refusal | None:
    if into is UNSET or card.play is UNSET or card.play == into:
        return None
    return refuse("AMBYRIA-CARD-07", "ambyria-goes-elsewhere", card=card.name, into=card.play)


def wrong_symbol(card: Card, symbol: Mode | UnsetType) -> Refusal | None:
    """A card that comes onto a mode pile needs a mode, from the pack or from its player."""
    if card.mode is UNSET and symbol is UNSET:
        return refuse("AMBYRIA-CARD-08", "ambyria-tell-mode")
    if symbol is UNSET or card.mode is UNSET or card.mode == symbol:
        return None
    return refuse("AMBYRIA-CARD-08", "ambyria-mode-known", card=card.name, mode=card.mode)


def mode_of(card: Card, symbol: Mode | UnsetType) -> Mode:
    """The mode under which it lies on a mode pile; `wrong_symbol` has been asked."""
    mode = card.mode if card.mode is not UNSET else symbol
    assert mode is not UNSET
    return mode


def wrong_landing(card: Card, into: Into | UnsetType, symbol: Mode | UnsetType) -> Refusal | None:
    """CARD-07 and CARD-08 for a card that is played face up."""
    refusal = wrong_place(card, into)
    if refusal is None and place_of(card, into) == "mode":
        refusal = wrong_symbol(card, symbol)
    return refusal


def no_room(now: State, seat: int, into: Into) -> Refusal | None:
    if into in ROW and now.seat(seat).full:
        return refuse("AMBYRIA-FULL-01", "ambyria-row-full", seat=seat)
    return None
