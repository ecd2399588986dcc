"""What an input means in each phase of Ambush, in the order of play. What is not named here means nothing."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.bindings.ambush import queries
from companion.bindings.ambush.dials import changes
from companion.bindings.ambush.situation import Reading, Situation
from companion.bindings.pending import stepped
from engine.action import TABLE
from engine.ambush import actions as a


def read(now: Situation) -> Reading:
    """What an input means now. Those who are out of the game are not heard."""
    if now.seat and not queries.stands(now.view, now.seat):
        return now.nothing()
    if now.hand.did == "call":
        return _call(now)
    return PHASES[now.view.phase](now)


def _call(now: Situation) -> Reading:
    """The reaction button. Whether it is a call, a false start or too late, the rules decide."""
    if now.view.phase in ("setup", "over"):
        return now.nothing()
    return now.act(a.Call(now.seat))


def _setup(now: Situation) -> Reading:
    """The player with the best castle name presses OK, and goes first."""
    if now.hand.did == "ok":
        return now.act(a.First(TABLE, first=now.seat))
    return now.nothing()


def _expose(now: Situation) -> Reading:
    match now.hand.did:
        case "tap" if now.on_turn or now.seat == TABLE:
            return now.act(a.Expose(now.turn, card=now.hand.card))
        case "ok" if now.on_turn:
            return now.act(a.Expose(now.turn))
    return now.nothing()


def _play(now: Situation) -> Reading:
    if now.hand.did == "tap" and now.on_turn:
        return _play_tapped(now)
    if now.pending.held is not None:
        return _aim(now, now.pending.held) if now.on_turn else now.nothing()
    match now.hand.did:
        case "turn":
            return now.gathered()
        case "ok" if now.on_turn:
            return now.act(a.Play(now.turn, changes=changes(now.pending)))
        case "no" if now.on_turn:
            return now.act(a.Pass(now.turn))
    return now.nothing()


def _play_tapped(now: Situation) -> Reading:
    """At once, unless somebody has to choose a castle first."""
    card = now.cards.get(now.hand.card)
    if card is not None and card.needs_target and len(queries.opponents(now.view)) > 1:
        return now.noted(replace(now.pending, held=card.id, target=None))
    return now.act(a.Play(now.turn, card=now.hand.card))


def _aim(now: Situation, card: str) -> Reading:
    """A card is held: a token or the dial says at whom."""
    target = now.pending.target
    match now.hand.did:
        case "token":
            return now.act(a.Play(now.turn, card=card, target=now.hand.target))
        case "turn":
            chosen = stepped(queries.opponents(now.view), target, now.hand.by)
            return now.noted(replace(now.pending, target=chosen))
        case "ok" if target is not None:
            return now.act(a.Play(now.turn, card=card, target=target))
        case "no":
            return now.noted(replace(now.pending, held=None, target=None))
    return now.nothing()


def _effect(now: Situation) -> Reading:
    match now.hand.did:
        case "tap" if now.on_turn:
            return now.act(a.Place(now.turn, source="hand", card=now.hand.card))
        case "tap" if now.seat == TABLE:
            return now.act(a.Place(now.turn, source="deck", card=now.hand.card))
        case "turn" if queries.pending(now.view, "resolve"):
            return now.gathered()
        case "ok" if now.on_turn:
            return _effect_goes_on(now)
        case "no" if now.on_turn:
            return now.act(a.Pass(now.turn))
    return now.nothing()


def _effect_goes_on(now: Situation) -> Reading:
    if queries.pending(now.view, "resolve"):
        return now.act(a.Resolve(now.turn, changes=changes(now.pending)))
    if queries.pending(now.view, "from") == "any":
        return now.act(a.Place(now.turn, source="deck"))
    return now.act(a.Place(now.turn))


def _capture(now: Situation) -> Reading:
    match now.hand.did:
        case "tap" if now.seat:
            return now.act(a.Capture(now.seat, card=now.hand.card))
        case "turn":
            return now.turned(now.dial)
        case "ok":
            size = now.pending.numbers.get(now.seat)
            stop = a.Stop(now.seat) if size is None else a.Stop(now.seat, captured=size)
            return now.act(stop, now.without_number)
    return now.nothing()


def _verify(now: Situation) -> Reading:
    match now.hand.did:
        case "turn":
            return now.turned(now.dial)
        case "ok":
            ambush = now.number
            whose = queries.declares_for(now.view, now.seat)
            return now.act(a.Declare(whose, ambush=ambush), now.without_number)
    return now.nothing()


def _heat(now: Situation) -> Reading:
    match now.hand.did:
        case "turn":
            return now.turned(now.dial)
        case "ok":
            roll = now.number
            return now.act(a.Roll(now.seat, roll=roll), now.without_number)
    return now.nothing()


def _aftermath(now: Situation) -> Reading:
    match now.hand.did:
        case "turn":
            return now.gathered()
        case "ok" if now.pending.gathered:
            return now.act(a.Resolve(now.seat, changes=changes(now.pending)), replace(now.pending, gathered={}))
        case "ok":
            return now.act(a.Ready(now.seat))
    return now.nothing()


def _over(now: Situation) -> Reading:
    return now.nothing()


PHASES: Mapping[str, Callable[[Situation], Reading]] = {
    "setup": _setup,
    "expose": _expose,
    "play": _play,
    "effect": _effect,
    "capture": _capture,
    "verify": _verify,
    "heat": _heat,
    "aftermath": _aftermath,
    "over": _over,
}
