"""What is wrong with an action at any moment: a card nobody knows, a seat or a slot that is not there."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import UNSET, UnsetType

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
    kind = type(do)
    if (named := NAMED.get(kind)) and (refusal := unknown_card(now.box.cards, _told(named(do)))):
        return refusal
    if (targets := TARGETS.get(kind)) and (refusal := _no_such_target(now, targets(do))):
        return refusal
    wrong = WRONG.get(kind)
    return None if wrong is None else wrong(now, do)


def _told(named: Iterable[str | UnsetType]) -> list[str]:
    """Cards that an action names; one that the table is not told is always taken."""
    return [card for card in named if card is not UNSET and card != UNKNOWN]


def _no_such_target(now: State, targets: Iterable[int | UnsetType]) -> Refusal | None:
    for seat in targets:
        if seat is not UNSET and not 1 <= seat <= len(now.seats):
            return no_such_seat(now, seat)
    return None


# The cards and the seats that an action names, beside the one who acts


def _card(do: a.LayMode | a.Play | a.Activate | a.Respond) -> tuple[str | UnsetType, ...]:
    return (do.card,)


def _cards(do: a.Show | a.Aim | a.Go | a.Discard) -> tuple[str, ...]:
    return () if do.cards is UNSET else do.cards


def _entered(do: a.Resolve) -> Iterator[str]:
    return (card for entry in do.ops if entry.cards is not UNSET for card in entry.cards)


def _target(do: a.Aim | a.Adjust) -> tuple[int | UnsetType, ...]:
    return (do.target,)


def _entered_targets(do: a.Resolve) -> Iterator[int | UnsetType]:
    return (entry.target for entry in do.ops)


NAMED: dict[type[Action], Callable[[Any], Iterable[str | UnsetType]]] = {
    a.LayMode: _card, a.Play: _card, a.Activate: _card, a.Respond: _card,
    a.Show: _cards, a.Aim: _cards, a.Go: _cards, a.Discard: _cards, a.Resolve: _entered,
}  # fmt: skip
TARGETS: dict[type[Action], Callable[[Any], Iterable[int | UnsetType]]] = {
    a.Aim: _target, a.Adjust: _target, a.Resolve: _entered_targets,
}  # fmt: skip


# What else can be wrong


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
