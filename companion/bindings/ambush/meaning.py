"""What an input means in each phase of Ambush, in the order of play. What is not named here means nothing."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from companion.bindings import Actions, Meaning, Undo
from companion.bindings.ambush import seen
from companion.bindings.ambush.begun import Begun
from companion.bindings.ambush.dials import changes, choose, dial, dialled, gather
from companion.bindings.gestures import Gesture, gesture
from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush.cards import Card
from engine.view import View
from hardware.inputs import Input


class Reading(Struct, frozen=True):
    """What an input means, and what people have begun after it."""

    meaning: Meaning
    begun: Begun
    left: Begun | None = None
    """What is still begun once the meaning was accepted; None: the same."""


class Moment(Struct, frozen=True):
    """All that the meaning of an input depends on."""

    view: View
    begun: Begun
    cards: Mapping[str, Card]
    hand: Gesture
    """What somebody's hand just did."""

    @property
    def seat(self) -> int:
        return self.hand.seat

    @property
    def turn(self) -> int:
        return self.view.turn

    @property
    def on_turn(self) -> bool:
        return self.seat == self.turn

    # Ways to answer

    def nothing(self) -> Reading:
        return Reading(None, self.begun)

    def noted(self, begun: Begun) -> Reading:
        return Reading(Actions(), begun)

    def act(self, action: Action, left: Begun | None = None) -> Reading:
        return Reading(Actions((action,)), self.begun, left)

    def gathered(self) -> Reading:
        return self.noted(gather(self.begun, self.seat, self.hand.by))

    def number_dialled(self) -> Reading:
        return self.noted(dial(self.view, self.begun, self.seat, self.hand.by))


def read(view: View, begun: Begun, cards: Mapping[str, Card], told: Input) -> Reading:
    """What an input means now. Those who are out of the game are not heard."""
    hand = gesture(told)
    if hand is None or hand.seat > len(view.seats):
        return Reading(None, begun)
    if hand.did == "undo":
        return Reading(Undo(), begun)
    if hand.seat and not seen.stands(view, hand.seat):
        return Reading(None, begun)
    now = Moment(view, begun, cards, hand)
    if hand.did == "call":
        return _call(now)
    return PHASES[view.phase](now)


def _call(now: Moment) -> Reading:
    """The reaction button. Whether it is a call, a false start or too late, the rules decide."""
    if now.view.phase in ("setup", "over"):
        return now.nothing()
    return now.act(a.Call(now.seat))


def _setup(now: Moment) -> Reading:
    """Whoever has the best castle name presses."""
    if now.hand.did == "ok":
        return now.act(a.First(TABLE, first=now.seat))
    return now.nothing()


def _expose(now: Moment) -> Reading:
    match now.hand.did:
        case "tap" if now.on_turn or now.seat == TABLE:
            return now.act(a.Expose(now.turn, card=now.hand.card))
        case "ok" if now.on_turn:
            return now.act(a.Expose(now.turn))
    return now.nothing()


def _play(now: Moment) -> Reading:
    if now.hand.did == "tap" and now.on_turn:
        return _play_tapped(now)
    if now.begun.held is not None:
        return _aim(now, now.begun.held) if now.on_turn else now.nothing()
    match now.hand.did:
        case "turn":
            return now.gathered()
        case "ok" if now.on_turn:
            return now.act(a.Play(now.turn, changes=changes(now.begun)))
        case "no" if now.on_turn:
            return now.act(a.Pass(now.turn))
    return now.nothing()


def _play_tapped(now: Moment) -> Reading:
    """At once, unless somebody has to choose a castle first."""
    card = now.cards.get(now.hand.card)
    if card is not None and card.needs_target and len(seen.opponents(now.view)) > 1:
        return now.noted(replace(now.begun, held=card.id, target=None))
    return now.act(a.Play(now.turn, card=now.hand.card))


def _aim(now: Moment, card: str) -> Reading:
    """A card is held: a token or the dial says at whom."""
    target = now.begun.target
    match now.hand.did:
        case "token":
            return now.act(a.Play(now.turn, card=card, target=now.hand.target))
        case "turn":
            return now.noted(choose(now.begun, seen.opponents(now.view), now.hand.by))
        case "ok" if target is not None:
            return now.act(a.Play(now.turn, card=card, target=target))
        case "no":
            return now.noted(replace(now.begun, held=None, target=None))
    return now.nothing()


def _effect(now: Moment) -> Reading:
    match now.hand.did:
        case "tap" if now.on_turn:
            return now.act(a.Place(now.turn, source="hand", card=now.hand.card))
        case "tap" if now.seat == TABLE:
            return now.act(a.Place(now.turn, source="deck", card=now.hand.card))
        case "turn" if seen.pending(now.view, "resolve"):
            return now.gathered()
        case "ok" if now.on_turn:
            return _effect_goes_on(now)
        case "no" if now.on_turn:
            return now.act(a.Pass(now.turn))
    return now.nothing()


def _effect_goes_on(now: Moment) -> Reading:
    if seen.pending(now.view, "resolve"):
        return now.act(a.Resolve(now.turn, changes=changes(now.begun)))
    if seen.pending(now.view, "from") == "any":
        return now.act(a.Place(now.turn, source="deck"))
    return now.act(a.Place(now.turn))


def _capture(now: Moment) -> Reading:
    match now.hand.did:
        case "tap" if now.seat:
            return now.act(a.Capture(now.seat, card=now.hand.card))
        case "turn":
            return now.number_dialled()
        case "ok":
            size = now.begun.dialled.get(now.seat)
            stop = a.Stop(now.seat) if size is None else a.Stop(now.seat, captured=size)
            return now.act(stop, now.begun.without_number(now.seat))
    return now.nothing()


def _verify(now: Moment) -> Reading:
    match now.hand.did:
        case "turn":
            return now.number_dialled()
        case "ok":
            ambush = dialled(now.view, now.begun, now.seat)
            whose = seen.declares_for(now.view, now.seat)
            return now.act(a.Declare(whose, ambush=ambush), now.begun.without_number(now.seat))
    return now.nothing()


def _heat(now: Moment) -> Reading:
    match now.hand.did:
        case "turn":
            return now.number_dialled()
        case "ok":
            roll = dialled(now.view, now.begun, now.seat)
            return now.act(a.Roll(now.seat, roll=roll), now.begun.without_number(now.seat))
    return now.nothing()


def _aftermath(now: Moment) -> Reading:
    match now.hand.did:
        case "turn":
            return now.gathered()
        case "ok" if now.begun.gathered:
            return now.act(a.Resolve(now.seat, changes=changes(now.begun)), replace(now.begun, gathered={}))
        case "ok":
            return now.act(a.Ready(now.seat))
    return now.nothing()


def _over(now: Moment) -> Reading:
    return now.nothing()


PHASES: Mapping[str, Callable[[Moment], Reading]] = {
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
