"""A card without data: its user dials its cost and its damage. Any other effect has to be entered on the screen."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from companion.bindings.ambal import queries
from companion.bindings.ambal.situation import Reading, Situation
from engine.ambal import actions as a
from engine.ambal.cards import Damage, Effects


def enter(now: Situation) -> Reading:
    """The dial chooses a number and OK takes it. No ends it: cost 0 where none was dialled, and no effects."""
    match now.hand.did:
        case "turn":
            return now.turned(now.dial)
        case "ok":
            return _number(now)
        case "no":
            return _send(now, now.pending.costs.get(now.seat, 0), ())
    return now.nothing()


def _number(now: Situation) -> Reading:
    """The first number is the cost, where that is missing; the next one is damage, where the text is missing."""
    cost = now.pending.costs.get(now.seat)
    if not _costs_unknown(now) or cost is not None:
        return _send(now, cost or 0, _hurt(now))
    if not _text_unknown(now):
        return _send(now, now.number, ())
    pending = now.pending.without_number(now.seat)
    return now.noted(replace(pending, costs={**pending.costs, now.seat: now.number}))


def _send(now: Situation, cost: int, effects: tuple[Effects, ...]) -> Reading:
    """Send the cost and the effects, but only those that are not known."""
    owed: int | UnsetType = cost if _costs_unknown(now) else UNSET
    told: tuple[Effects, ...] | UnsetType = effects if _text_unknown(now) else UNSET
    return now.send(a.Resolve(now.seat, cost=owed, effects=told), now.pending.without(now.seat))


def _hurt(now: Situation) -> tuple[Effects, ...]:
    """That much damage to the player whom the token names, in Single to the opponent."""
    if now.number == 0:
        return ()
    return (Damage(n=now.number, to="target" if queries.double(now.view) else "opponent"),)


def _costs_unknown(now: Situation) -> bool:
    return queries.revealed(now.view, now.seat)["base"] is None


def _text_unknown(now: Situation) -> bool:
    return now.cards[queries.revealed(now.view, now.seat)["card"]].effects is UNSET
