"""Declaring whom and what an effect is directed at, with `aim` or within an entered effect: the checks in order."""

from collections import Counter

from msgspec import UNSET, Struct, UnsetType

from engine.ambyria import cards as c
from engine.ambyria.chain import Aimed
from engine.ambyria.landing import mode_of, wrong_symbol
from engine.ambyria.possible import (
    FULL,
    PROTECTED,
    can_touch,
    many,
    needs_cards,
    needs_slots,
    needs_target,
    possible,
    seats_of,
    why_impossible,
    why_not,
)
from engine.ambyria.state import State
from engine.refusal import INPUT, Refusal, refuse


class Said(Struct, frozen=True):
    """What somebody declared."""

    target: int | UnsetType = UNSET
    slots: tuple[int, ...] | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET
    symbol: c.Mode | UnsetType = UNSET


def declared(now: State, me: int, op: c.Operations, said: Said) -> Aimed | Refusal:
    """The operation with its aim, or why it cannot be directed there."""
    refusal = _wrong_target(now, me, op, said) or _malformed(now, me, op, said) or _not_there(now, me, op, said)
    if refusal is None and needs_slots(op):
        refusal = _wrong_slots(now, me, op, said)
    if refusal is None and needs_cards(op):
        refusal = _wrong_cards(now, me, op, said)
    return refusal or _aimed(now, me, op, said)


def _aimed(now: State, me: int, op: c.Operations, said: Said) -> Aimed:
    slots = () if said.slots is UNSET else said.slots
    row = now.seat(_whose(me, op, said)).emberscape if slots else ()
    cards = () if said.cards is UNSET else said.cards
    return Aimed(
        op=op,
        target=None if said.target is UNSET else said.target,
        slots=slots,
        lying=tuple(row[slot - 1].serial for slot in slots),
        cards=cards,
        symbol=mode_of(now.card(cards[0]), said.symbol) if isinstance(op, c.ModeCard) else None,
    )


def _whose(me: int, op: c.Operations, said: Said) -> int:
    """The seat whose cards are meant, where it is one."""
    return said.target if needs_target(op) and said.target is not UNSET else me


def _wrong_target(now: State, me: int, op: c.Operations, said: Said) -> Refusal | None:
    if not needs_target(op):
        return None
    allowed = seats_of(now, me, op.who)
    if said.target is UNSET or said.target not in allowed:
        return refuse("AMBYRIA-AIM-02", "ambyria-aim-whom", seats=sorted(allowed))
    return None


def _malformed(now: State, me: int, op: c.Operations, said: Said) -> Refusal | None:
    """Aim fields that this operation does not have, and slots that are empty or named twice."""
    given = {"target": said.target, "slots": said.slots, "cards": said.cards}
    has = {"target": needs_target(op), "slots": needs_slots(op), "cards": needs_cards(op)}
    for field, value in given.items():
        if value is not UNSET and not has[field]:
            return refuse(INPUT, "ambyria-no-such-aim", field=field)
    if said.slots is UNSET:
        return None
    row = now.seat(_whose(me, op, said)).emberscape
    for slot in said.slots:
        if not 1 <= slot <= len(row):
            return refuse(INPUT, "ambyria-no-such-slot", slot=slot)
    if len(set(said.slots)) < len(said.slots):
        return refuse(INPUT, "ambyria-slot-twice")
    return None


def _not_there(now: State, me: int, op: c.Operations, said: Said) -> Refusal | None:
    """No room, protected, or nothing there that it could be done to."""
    if needs_target(op):
        why = why_not(now, me, op, _whose(me, op, said))
    else:
        why = None if possible(now, me, op) else why_impossible(now, me, op)
    if why is None:
        return None
    if why == FULL:
        return refuse(FULL, "ambyria-aim-full")
    if why == PROTECTED and needs_target(op):
        return refuse(PROTECTED, "ambyria-aim-protected", seat=_whose(me, op, said))
    return refuse("AMBYRIA-AIM-03", "ambyria-aim-nothing")


def _wrong_slots(now: State, me: int, op: c.Operations, said: Said) -> Refusal | None:
    whose = _whose(me, op, said)
    row = now.seat(whose).emberscape
    chosen = [row[slot - 1] for slot in (() if said.slots is UNSET else said.slots)]
    touchable = all(can_touch(me, op, whose, lying) for lying in chosen)
    if isinstance(op, c.Take) and not touchable:
        return refuse("AMBYRIA-DOWN-01", "ambyria-aim-face-down", seat=whose)
    if len(chosen) != (number := many(now, me, op, whose)):
        return refuse("AMBYRIA-AIM-04", "ambyria-aim-number", n=number)
    if not touchable:
        return refuse("AMBYRIA-AIM-05", "ambyria-aim-wrong-face")
    return None


def _wrong_cards(now: State, me: int, op: c.Operations, said: Said) -> Refusal | None:
    named = () if said.cards is UNSET else said.cards
    taking = isinstance(op, c.Take)
    number = many(now, me, op, _whose(me, op, said)) if taking else 1
    if len(named) != number:
        return refuse("AMBYRIA-AIM-04", "ambyria-aim-number", n=number)
    if getattr(op, "source", None) == "discard":
        pile = now.seat(_whose(me, op, said) if taking else me).discard
        if Counter(named) - Counter(pile):
            return refuse("AMBYRIA-AIM-05", "ambyria-aim-not-in-pile")
    return wrong_symbol(now.card(named[0]), said.symbol) if isinstance(op, c.ModeCard) else None
