"""What an input means at each moment of a duel, in the order of play. What is not named here means nothing."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.bindings.ambal import queries
from companion.bindings.ambal.entering import enter
from companion.bindings.ambal.pending import Pending
from companion.bindings.ambal.situation import Reading, Situation
from companion.bindings.views import has
from engine.action import TABLE
from engine.ambal import actions as a


def read(now: Situation) -> Reading:
    """What an input means now. Whether it is allowed, the rules decide."""
    if now.seat == TABLE:
        return _deal(now)
    return STAGES.get(queries.stage(now.view), Situation.nothing)(now)


def _setup(now: Situation) -> Reading:
    return now.act(a.Start(now.seat)) if now.hand.did == "ok" else now.nothing()


# The draft, and dice


def _roll(now: Situation) -> Reading:
    match now.hand.did:
        case "turn":
            return now.turned(now.dial)
        case "ok":
            return now.send(a.Roll(now.seat, value=now.number), now.pending.without_number(now.seat))
    return now.nothing()


def _schools(now: Situation) -> Reading:
    """Any card stands for its School."""
    card = now.cards.get(now.hand.card)
    if card is None or not card.school:
        return now.nothing()
    return now.act(a.Pick(now.seat, school=card.school))


def _build(now: Situation) -> Reading:
    """Two picks, and the third card is the ban."""
    draft = queries.table(now.view).draft
    return _pick(now) if draft and draft["picks_left"] else _ban(now)


def _pick(now: Situation) -> Reading:
    return now.act(a.Pick(now.seat, card=now.hand.card)) if now.hand.did == "tap" else now.nothing()


def _ban(now: Situation) -> Reading:
    return now.act(a.Ban(now.seat, card=now.hand.card)) if now.hand.did == "tap" else now.nothing()


def _deal(now: Situation) -> Reading:
    """The table's own reader names a card that was dealt face up, to the player who has its School."""
    card = now.cards.get(now.hand.card)
    if card is None or queries.stage(now.view) not in queries.LINED_UP:
        return now.nothing()
    owner = queries.drafts(now.view, card.school)
    return now.act(a.Deal(owner, cards=(card.id,))) if owner else now.nothing()


# A battle turn


def _decide(now: Situation) -> Reading:
    match now.hand.did:
        case "no":
            return now.act(a.Stop(now.seat))
        case "ok" if has(now.view, now.seat, "may-skip"):
            return now.act(a.Skip(now.seat))
        case "call":
            return now.act(a.Order(now.seat))
    return _place(now)


def _declare(now: Situation) -> Reading:
    match now.hand.did:
        case "ok":
            return now.act(a.Declare(now.seat))
        case "no":
            return now.act(a.Stop(now.seat))
    return now.nothing()


def _place(now: Situation) -> Reading:
    """At once in Single; in Double a card and a token, in either order."""
    match now.hand.did:
        case "tap" if queries.double(now.view):
            return _with_token(now, replace(now.pending, cards={**now.pending.cards, now.seat: (now.hand.card,)}))
        case "tap":
            return now.act(a.Commit(now.seat, card=now.hand.card))
        case "token" if queries.double(now.view) and 1 <= now.hand.target <= len(now.view.seats):
            return _with_token(now, replace(now.pending, tokens={**now.pending.tokens, now.seat: now.hand.target}))
    return now.nothing()


def _with_token(now: Situation, pending: Pending) -> Reading:
    if now.seat not in pending.cards or now.seat not in pending.tokens:
        return now.noted(pending)
    [card] = pending.cards[now.seat]
    commit = a.Commit(now.seat, card=card, target=pending.tokens[now.seat])
    return now.send(commit, pending.without(now.seat))


def _reveal(now: Situation) -> Reading:
    """What a card says comes before whom it is aimed at."""
    if queries.owes(now.view, "resolve", now.seat):
        return enter(now)
    if not queries.owes(now.view, "target", now.seat):
        return now.nothing()
    match now.hand.did:
        case "ok":
            return now.act(a.Choose(now.seat, target=3 - now.seat))
        case "no":
            return now.act(a.Choose(now.seat, target=now.seat))
    return now.nothing()


def _discard(now: Situation) -> Reading:
    return now.act(a.Discard(now.seat, card=now.hand.card)) if now.hand.did == "tap" else now.nothing()


# The end of the round


def _move(now: Situation) -> Reading:
    return now.act(a.Pass(now.seat)) if now.hand.did in ("ok", "no") else _discard(now)


def _library(now: Situation) -> Reading:
    chosen = now.pending.cards.get(now.seat, ())
    match now.hand.did:
        case "tap" if now.hand.card in chosen:
            return _chosen(now, tuple(card for card in chosen if card != now.hand.card))
        case "tap":
            return _chosen(now, (*chosen, now.hand.card))
        case "ok" if chosen:
            return now.send(a.Library(now.seat, cards=chosen), now.pending.without(now.seat))
        case "ok" | "no":
            return now.send(a.Pass(now.seat), now.pending.without(now.seat))
    return now.nothing()


def _chosen(now: Situation, cards: tuple[str, ...]) -> Reading:
    return now.noted(replace(now.pending, cards={**now.pending.cards, now.seat: cards}))


STAGES: Mapping[str, Callable[[Situation], Reading]] = {
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
