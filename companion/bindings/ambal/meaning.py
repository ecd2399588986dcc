"""What an input means at each moment of a duel, in the order of play. What is not named here means nothing."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.bindings import Undo
from companion.bindings.ambal import seen
from companion.bindings.ambal.entering import enter
from companion.bindings.ambal.kept import Kept
from companion.bindings.ambal.moment import Moment, Reading
from companion.bindings.gestures import gesture
from engine.action import TABLE
from engine.ambal import actions as a
from engine.ambal.cards import Card
from engine.view import View
from hardware.inputs import Input


def read(view: View, kept: Kept, cards: Mapping[str, Card], told: Input) -> Reading:
    """What an input means now. Whether it is allowed, the rules decide."""
    hand = gesture(told)
    if hand is None or hand.seat > len(view.seats):
        return Reading(None, kept)
    if hand.did == "undo":
        return Reading(Undo(), kept)
    now = Moment(view, kept, cards, hand)
    if hand.seat == TABLE:
        return _deal(now)
    return MOMENTS.get(seen.moment(view), Moment.nothing)(now)


def _setup(now: Moment) -> Reading:
    return now.act(a.Start(now.seat)) if now.hand.did == "ok" else now.nothing()


# The draft, and dice


def _roll(now: Moment) -> Reading:
    match now.hand.did:
        case "turn":
            return now.dialled()
        case "ok":
            return now.act(a.Roll(now.seat, value=now.number), now.kept.without_number(now.seat))
    return now.nothing()


def _schools(now: Moment) -> Reading:
    """Any card stands for its School."""
    card = now.cards.get(now.hand.card)
    if card is None or not card.school:
        return now.nothing()
    return now.act(a.Pick(now.seat, school=card.school))


def _build(now: Moment) -> Reading:
    """Two picks, and the third card is the ban."""
    draft = seen.table(now.view).draft
    return _pick(now) if draft and draft["picks_left"] else _ban(now)


def _pick(now: Moment) -> Reading:
    return now.act(a.Pick(now.seat, card=now.hand.card)) if now.hand.did == "tap" else now.nothing()


def _ban(now: Moment) -> Reading:
    return now.act(a.Ban(now.seat, card=now.hand.card)) if now.hand.did == "tap" else now.nothing()


def _deal(now: Moment) -> Reading:
    """The table's own reader names a card that was dealt face up, to the player who has its School."""
    card = now.cards.get(now.hand.card)
    if card is None or seen.moment(now.view) not in LINED_UP:
        return now.nothing()
    owner = seen.drafts(now.view, card.school)
    return now.act(a.Deal(owner, cards=(card.id,))) if owner else now.nothing()


# A battle turn


def _decide(now: Moment) -> Reading:
    match now.hand.did:
        case "no":
            return now.act(a.Stop(now.seat))
        case "ok" if seen.has(now.view, now.seat, "may-skip"):
            return now.act(a.Skip(now.seat))
        case "call":
            return now.act(a.Order(now.seat))
    return _place(now)


def _declare(now: Moment) -> Reading:
    match now.hand.did:
        case "ok":
            return now.act(a.Declare(now.seat))
        case "no":
            return now.act(a.Stop(now.seat))
    return now.nothing()


def _place(now: Moment) -> Reading:
    """At once in Single; in Double a card and a token, in either order."""
    match now.hand.did:
        case "tap" if seen.double(now.view):
            return _with_token(now, replace(now.kept, cards={**now.kept.cards, now.seat: (now.hand.card,)}))
        case "tap":
            return now.act(a.Commit(now.seat, card=now.hand.card))
        case "token" if seen.double(now.view) and 1 <= now.hand.target <= len(now.view.seats):
            return _with_token(now, replace(now.kept, tokens={**now.kept.tokens, now.seat: now.hand.target}))
    return now.nothing()


def _with_token(now: Moment, kept: Kept) -> Reading:
    if now.seat not in kept.cards or now.seat not in kept.tokens:
        return now.noted(kept)
    [card] = kept.cards[now.seat]
    return now.act(a.Commit(now.seat, card=card, target=kept.tokens[now.seat]), kept.without(now.seat))


def _reveal(now: Moment) -> Reading:
    """What a card says comes before whom it is aimed at."""
    if seen.owes(now.view, "resolve", now.seat):
        return enter(now)
    if not seen.owes(now.view, "target", now.seat):
        return now.nothing()
    match now.hand.did:
        case "ok":
            return now.act(a.Choose(now.seat, target=3 - now.seat))
        case "no":
            return now.act(a.Choose(now.seat, target=now.seat))
    return now.nothing()


def _discard(now: Moment) -> Reading:
    return now.act(a.Discard(now.seat, card=now.hand.card)) if now.hand.did == "tap" else now.nothing()


# The end of the round


def _move(now: Moment) -> Reading:
    return now.act(a.Pass(now.seat)) if now.hand.did in ("ok", "no") else _discard(now)


def _library(now: Moment) -> Reading:
    chosen = now.kept.cards.get(now.seat, ())
    match now.hand.did:
        case "tap" if now.hand.card in chosen:
            return _chosen(now, tuple(card for card in chosen if card != now.hand.card))
        case "tap":
            return _chosen(now, (*chosen, now.hand.card))
        case "ok" if chosen:
            return now.act(a.Library(now.seat, cards=chosen), now.kept.without(now.seat))
        case "ok" | "no":
            return now.act(a.Pass(now.seat), now.kept.without(now.seat))
    return now.nothing()


def _chosen(now: Moment, cards: tuple[str, ...]) -> Reading:
    return now.noted(replace(now.kept, cards={**now.kept.cards, now.seat: cards}))


LINED_UP = ("build", "last", "elite-ban", "elite-pick")
"""Stages of the draft in which cards lie face up."""

MOMENTS: Mapping[str, Callable[[Moment], Reading]] = {
    "roll": _roll,
    "schools": _schools,
    "build": _build,
    "last": _pick,
    "elite-ban": _ban,
    "elite-pick": _pick,
    "setup": _setup,
    "decide": _decide,
    "declare": _declare,
    "place": _place,
    "reveal": _reveal,
    "discard": _discard,
    "move": _move,
    "library": _library,
}
