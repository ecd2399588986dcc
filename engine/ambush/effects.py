"""Carrying out a card: its damage, then its directions in printed order, then it is laid; and what people enter."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambush import cards as c
from engine.ambush import facts as f
from engine.ambush.castles import damage, protect, repair
from engine.ambush.facts import Facts
from engine.ambush.piles import draw, give, give_back, lay, pick, place, source_size
from engine.ambush.state import Effect, State

SINGLE: dict[type, Any] = {
    c.Damage: damage, c.Repair: repair, c.Guard: protect, c.Draw: draw, c.Return: give_back, c.Pick: pick,
    c.DamageTo: damage, c.RepairOf: repair, c.GuardFor: protect, c.DrawBy: draw, c.ReturnBy: give_back,
    c.PickBy: pick,
}  # fmt: skip
"""Operations that are applied to one seat after the other: as a card prints them, and as people enter them."""


def start(now: State, card: c.Card | None, target: int | None, facts: Facts) -> State:
    """A card has left the hand: its damage comes before everything else on it."""
    if card and card.damage is not UNSET and target is not None:
        now = damage(now, target, card.damage, facts)
    if card is None or card.effects is UNSET:
        return replace(now, phase="effect", effect=Effect(card.id if card else None, target, resolve=True))
    if not card.effects:
        return _laid(now, card.id, facts)
    return carry_on(now, Effect(card.id, target, rest=card.effects), facts)


def carry_on(now: State, effect: Effect, facts: Facts) -> State:
    """The directions that are left, up to the next placing that people have to do; then the card is laid."""
    for number, operation in enumerate(effect.rest):
        if type(operation) is c.Place:
            if source_size(now, now.turn, operation.source):
                return _wait_for_placing(now, effect, operation, effect.rest[number + 1 :])
        else:
            now = operate(now, operation, now.turn, effect.target, facts)
    return _laid(now, effect.card, facts)


def _wait_for_placing(now: State, effect: Effect, operation: c.Place, rest: tuple[c.Effect, ...]) -> State:
    waiting = Effect(effect.card, effect.target, rest, operation.n, operation.source, operation.up_to)
    return replace(now, phase="effect", effect=waiting)


def sources_checked(now: State, facts: Facts) -> State:
    """A placing whose sources have all run out ends by itself (AMBUSH-EFFECT-05)."""
    effect = now.effect
    if effect is None or effect.source is None or source_size(now, now.turn, effect.source):
        return now
    return carry_on(now, effect, facts)


def finish(now: State, facts: Facts) -> State:
    """The played card is laid face down beside the others, and with that the turn is over."""
    assert now.effect is not None
    return _laid(now, now.effect.card, facts)


def _laid(now: State, card: str | None, facts: Facts) -> State:
    facts.append(f.Laid(now.turn))
    return lay(now, card, played=True)


def operate(now: State, operation: c.Effect, player: int, target: int | None, facts: Facts) -> State:
    """One direction of a card; seats that an earlier action destroyed are passed over."""
    if type(operation) is c.Give:
        giver, to = _one(operation.giver, player, target), _one(operation.to, player, target)
        if giver in now.standing and to in now.standing:
            now = give(now, giver, to, operation.n, facts)
        return now
    assert type(operation) is not c.Place
    for seat in _whom(now, operation.to, player, target):
        now = SINGLE[type(operation)](now, seat, operation.n, facts)
    return now


def _one(who: c.One, player: int, target: int | None) -> int:
    return player if who == "self" else target or 0


def _whom(now: State, to: c.Whom, player: int, target: int | None) -> tuple[int, ...]:
    """Nobody is destroyed in the middle of an action, so those standing now stood when it began (AMBUSH-CARD-06)."""
    if to == "all":
        return now.standing
    if to == "opponents":
        return now.opponents(player)
    seat = _one(to, player, target)
    return () if not seat or now.seat(seat).destroyed else (seat,)


def enter(now: State, changes: Iterable[c.Changes], facts: Facts) -> State:
    """Outcomes that people enter, in the order given."""
    for change in changes:
        if isinstance(change, c.PlaceBy):
            now = place(now, change.seat, change.source, (None,) * change.n, facts)
        elif isinstance(change, c.GiveTo):
            now = give(now, change.giver, change.seat, change.n, facts)
        else:
            now = SINGLE[type(change)](now, change.seat, change.n, facts)
    return now
