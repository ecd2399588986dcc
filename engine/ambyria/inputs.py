"""What is wrong with an action at any moment: a card nobody knows, a seat or a slot that is not there."""

from collections.abc import Iterator

from msgspec import UNSET

from engine.action import Action
from engine.ambyria import actions as a
from engine.ambyria.cards import UNKNOWN
from engine.ambyria.flaws import entered
from engine.ambyria.state import State
from engine.checks import no_such_seat, unknown_card
from engine.message import Message, message
from engine.refusal import INPUT, Refusal, refuse


def malformed(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    refusal = unknown_card(now.box.cards, (card for card in _named(do) if card != UNKNOWN))
    if refusal is None:
        refusal = next((no_such_seat(now, seat) for seat in _seats(do) if not 1 <= seat <= len(now.seats)), None)
    return refusal or _wrong_fields(now, do)


def _named(do: Action) -> Iterator[str]:
    """Every card that the action names."""
    card = getattr(do, "card", UNSET)
    if card is not UNSET:
        yield card
    cards = getattr(do, "cards", UNSET)
    if cards is not UNSET:
        yield from cards
    if isinstance(do, a.Resolve):
        for entry in do.ops:
            if entry.cards is not UNSET:
                yield from entry.cards


def _seats(do: Action) -> Iterator[int]:
    """Every seat that it names beside the one who acts."""
    target = getattr(do, "target", UNSET)
    if target is not UNSET:
        yield target
    if isinstance(do, a.Resolve):
        yield from (entry.target for entry in do.ops if entry.target is not UNSET)


def _wrong_fields(now: State, do: Action) -> Refusal | None:
    match do:
        case a.Respond(card=card, slot=slot) if card is UNSET and slot is UNSET:
            return refuse(INPUT, "ambyria-card-or-slot")
        case a.Respond(slot=slot) | a.Activate(slot=slot) if slot is not UNSET:
            if not 1 <= slot <= len(now.seat(do.seat).emberscape):
                return refuse(INPUT, "ambyria-no-such-slot", slot=slot)
        case a.Show(cards=cards) if cards is not UNSET and len(cards) != now.seat(do.seat).hand:
            return refuse(INPUT, "ambyria-show-all", n=now.seat(do.seat).hand)
        case a.Discard(cards=()):
            return refuse(INPUT, "ambyria-discard-none")
        case a.Resolve():
            return _wrong_entry(do)
    return None


def _wrong_entry(do: a.Resolve) -> Refusal | None:
    for number, entry in enumerate(do.ops, 1):
        if isinstance(why := entered(entry), Message):
            return Refusal(INPUT, message("ambyria-entry", number=number, why=why))
    return None
