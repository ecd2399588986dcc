"""Cards in hand: what is known to be impossible, and how they leave the hand for a discard pile."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import facts as f
from engine.tash_kalar.cards import Card, Drawn
from engine.tash_kalar.state import Box, State

UNNAMED = "?"
"""A card that was not named, in a discard pile."""


def deck_of(card: Card) -> Drawn:
    """The deck whose hand counter a creature is in."""
    return "legends" if card.in_legends else "beings"


def cannot_hold(now: State, seat: int, deck: Drawn, card: Card | None) -> Refusal | None:
    """Why the creature cannot come from this seat's hand, as far as open information tells (TASH-SUMMON-02)."""
    if not getattr(now.seat(seat), deck):
        return refuse("TASH-SUMMON-02", "tash-kalar-none-in-hand", seat=seat, deck=deck)
    return None if card is None else _elsewhere(now, seat, card)


def _elsewhere(now: State, seat: int, card: Card) -> Refusal | None:
    own = now.seat(seat)
    if refusal := in_another_deck(now.box, seat, own.school, card):
        return refusal
    if all_discarded(card, copies_of(now.box, seat, card), own.discard, now.legends.discard):
        return refuse("TASH-SUMMON-02", "tash-kalar-all-discarded", card=card.id)
    return None


def in_another_deck(box: Box, seat: int, own: str | None, card: Card) -> Refusal | None:
    """Why a seat of that school can never draw the creature."""
    school = card.school
    if school is not UNSET and own is not None and school != own:
        return refuse("TASH-SUMMON-02", "tash-kalar-other-school", card=card.id, school=school, own=own)
    if copies_of(box, seat, card) == 0:
        return refuse("TASH-SUMMON-02", "tash-kalar-not-in-deck", seat=seat, card=card.id)
    return None


def copies_of(box: Box, seat: int, card: Card) -> int | None:
    """How many of a creature there are for a seat; None where its deck is not registered."""
    if card.in_legends:
        return 1
    return box.lists[seat].get(card.id, 0) if seat in box.lists else None


def all_discarded(card: Card, copies: int | None, own: tuple[str, ...], legends: tuple[str, ...]) -> bool:
    """Whether every copy lies on its pile: the seat's own, or that of the legends."""
    return copies is not None and (legends if card.in_legends else own).count(card.id) >= copies


def leave_hand(now: State, seat: int, deck: Drawn) -> State:
    """One card less in hand."""
    return now.with_seat(seat, **{deck: getattr(now.seat(seat), deck) - 1})


def discard(now: State, seat: int, card: str | None, deck: Drawn, facts: Facts) -> State:
    """The card lies on its discard pile: a being on its player's, the others on those of all."""
    id = UNNAMED if card is None else card
    facts.append(f.Discarded(seat, id, "school" if deck == "beings" else deck))
    match deck:
        case "beings":
            return now.with_seat(seat, discard=(*now.seat(seat).discard, id))
        case "legends":
            return replace(now, legends=replace(now.legends, discard=(*now.legends.discard, id)))
        case "flares":
            return replace(now, flares=replace(now.flares, discard=(*now.flares.discard, id)))
