"""How the devices of a seat answer a question: in which order, which creatures, which card, or what an effect did."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.bindings.tamer.pending import Entering
from companion.bindings.tamer.queries import Ask
from companion.bindings.tamer.situation import Reading, Situation
from companion.bindings.tamer.tapped import asked_for, standing
from engine.tamer import actions as a
from engine.tamer.creatures import DICE


def _order(now: Situation, ask: Ask) -> Reading:
    """The tapped one comes next; OK takes the frontmost. A card that is not asked for is left to the rules."""
    if now.pressed_ok:
        return now.act(a.Start(now.seat))
    if now.hand.did != "tap":
        return now.nothing()
    return now.act(a.Start(now.seat, card=asked_for(now, ask["from"]) or now.hand.card))


def _choose(now: Situation, ask: Ask) -> Reading:
    """Creatures are remembered until there are as many as asked for."""
    chosen = now.pending.chosen.get(now.seat, ())
    if now.hand.did == "no":
        return now.noted(now.forgets()) if chosen else now.nothing()
    key = asked_for(now, [one for one in ask["from"] if one not in chosen]) if now.hand.did == "tap" else None
    if key is None:
        return now.nothing()
    now.tags.learn(now.hand, key)
    if len(chosen) + 1 == ask["n"]:
        return now.answers(a.Choose(ask["seat"], cards=(*chosen, key)))
    return now.noted(replace(now.pending, chosen={**now.pending.chosen, now.seat: (*chosen, key)}))


def _flip(now: Situation, ask: Ask) -> Reading:
    """The card that was turned over joins last; No says that the deck is empty."""
    match now.hand.did:
        case "tap":
            return now.act(a.Flip(ask["seat"], card=now.hand.card))
        case "no":
            return now.act(a.Flip(ask["seat"]))
    return now.nothing()


def _resolve(now: Situation, ask: Ask) -> Reading:
    """A tap names whom, the dial by how much, its push which die; OK enters all that was gathered."""
    begun = now.pending.entering.get(now.seat, Entering())
    if now.pushed_dial:
        return _enters(now, replace(begun, die=(begun.die + 1) % len(DICE)))
    match now.hand.did:
        case "tap":
            return _aims(now, ask, begun)
        case "turn":
            return _enters(now, replace(begun, by=begun.by + now.hand.by))
        case "ok":
            return now.answers(a.Resolve(ask["seat"], card=ask["creature"], changes=begun.closed().gathered))
        case "no":
            return now.answers(a.Resolve(ask["seat"], card=ask["creature"], changes=()))
    return now.nothing()


def _aims(now: Situation, ask: Ask, begun: Entering) -> Reading:
    """The next change begins with the creature that it is about; Round Start effects never reach across."""
    found = standing(now, ask["seat"], both=ask["when"] != "start")
    if found is None:
        return now.nothing()
    whose, key = found
    target = a.Change(creature=key) if whose == ask["seat"] else a.Change(creature=key, seat=whose)
    return _enters(now, replace(begun.closed(), target=target))


def _enters(now: Situation, entering: Entering) -> Reading:
    return now.noted(replace(now.pending, entering={**now.pending.entering, now.seat: entering}))


KINDS: Mapping[str, Callable[[Situation, Ask], Reading]] = {
    "order": _order,
    "choose": _choose,
    "flip": _flip,
    "resolve": _resolve,
}
