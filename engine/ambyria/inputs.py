"""What is wrong with an action at any moment: a card nobody knows, a seat or a slot that is not there."""

from collections.abc import Callable
from typing import Any

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
    refusal = unknown_card(now.box.cards, _named(do))
    if refusal is None:
        refusal = next((no_such_seat(now, seat) for seat in _seats(do) if not 1 <= seat <= len(now.seats)), None)
    if refusal is None and (wrong := WRONG.get(type(do))):
        refusal = wrong(now, do)
    return refusal


def _named(do: Action) -> list[str]:
    """Every card that the action names; one that the table is not told is always taken."""
    card, cards = getattr(do, "card", UNSET), getattr(do, "cards", UNSET)
    named = [] if card is UNSET else [card]
    if cards is not UNSET:
        named += cards
    if isinstance(do, a.Resolve):
        named += [card for entry in do.ops if entry.cards is not UNSET for card in entry.cards]
    return [card for card in named if card != UNKNOWN]


def _seats(do: Action) -> list[int]:
    """Every seat that it names beside the one who acts."""
    target = getattr(do, "target", UNSET)
    if isinstance(do, a.Resolve):
        return [entry.target for entry in do.ops if entry.target is not UNSET]
    return [] if target is UNSET else [target]


def _wrong_response(now: State, do: a.Respond) -> Refusal | None:
    if do.card is UNSET and do.slot is UNSET:
        return refuse(INPUT, "ambyria-card-or-slot")
    return _no_such_slot(now, do)


def _no_such_slot(now: State, do: a.Respond | a.Activate) -> Refusal | None:
    if do.slot is UNSET or 1 <= do.slot <= len(now.seat(do.seat).emberscape):
        return None
    return refuse(INPUT, "ambyria-no-such-slot", slot=do.slot)


def _not_the_whole_hand(now: State, do: a.Show) -> Refusal | None:
    hand = now.seat(do.seat).hand
    return None if do.cards is UNSET or len(do.cards) == hand else refuse(INPUT, "ambyria-show-all", n=hand)


def _discards_nothing(now: State, do: a.Discard) -> Refusal | None:
    return None if do.cards else refuse(INPUT, "ambyria-discard-none")


def _wrong_entry(now: State, do: a.Resolve) -> Refusal | None:
    for number, entry in enumerate(do.ops, 1):
        if isinstance(why := entered(entry), Message):
            return Refusal(INPUT, message("ambyria-entry", number=number, why=why))
    return None


WRONG: dict[type[Action], Callable[[State, Any], Refusal | None]] = {
    a.Respond: _wrong_response, a.Activate: _no_such_slot, a.Show: _not_the_whole_hand,
    a.Discard: _discards_nothing, a.Resolve: _wrong_entry,
}  # fmt: skip
"""What else can be wrong with the fields of a verb."""
