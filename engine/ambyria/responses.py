"""Responses: claiming one, playing one, letting it be, and letting the effect or the collection happen."""

from msgspec import UNSET

from engine.action import TABLE
from engine.ambyria import actions as a
from engine.ambyria import facts as f
from engine.ambyria.cards import Card
from engine.ambyria.chain import Frame, Wait, pop, push, waits, window, window_kind
from engine.ambyria.effects import let_happen
from engine.ambyria.landing import mode_of, place_of, wrong_landing
from engine.ambyria.naming import empty_hand, impossible, no_room
from engine.ambyria.phases import collect
from engine.ambyria.piles import off_the_hand
from engine.ambyria.playing import activated, hero_used, named, not_own_hero, put_in_play, turn_up
from engine.ambyria.state import Lying, State
from engine.refusal import Refusal, refuse
from engine.rulebook import Facts

Outcome = State | Refusal
CALLABLE = ("mode", "play", "resolve")
"""Without a window, a response to what has just happened can be claimed while the table waits for one of these."""


def call(now: State, do: a.Call, facts: Facts) -> Outcome:
    """The window is held by this seat; without one, a window for what has just happened opens."""
    top = window(now)
    if refusal := no_call(top, waits(now) if top is None else None, do.seat):
        return refusal
    facts.append(f.Held(do.seat))
    if top is None:
        return push(now, "event", do.seat, stage="window", held=do.seat)
    return now.with_top(held=do.seat, passed=tuple(seat for seat in top.passed if seat != do.seat))


def no_call(top: Frame | None, wait: Wait | None, seat: int) -> Refusal | None:
    """The window `top` is not for this seat; or there is none, and nothing that could have one now."""
    if top is not None:
        return _held_by_another(top, None) or _own_effect(top, seat)
    if wait is None or wait.kind not in CALLABLE:
        return refuse("AMBYRIA-RESP-08", "ambyria-nothing-to-answer", seat=seat)
    return None


def _held_by_another(top: Frame, seat: int | None) -> Refusal | None:
    if top.held is None or top.held == seat:
        return None
    return refuse("AMBYRIA-RESP-09", "ambyria-held", seat=top.held)


def _own_effect(top: Frame, seat: int) -> Refusal | None:
    if top.kind == "card" and top.seat == seat:
        return refuse("AMBYRIA-RESP-03", "ambyria-own-effect", seat=seat)
    return None


def respond(now: State, do: a.Respond, facts: Facts) -> Outcome:
    """A response comes onto the chain, above what it responds to."""
    top = window(now)
    if top is None:
        return refuse("AMBYRIA-RESP-07", "ambyria-no-window")
    if refusal := no_response(top, do.seat):
        return refusal
    return _from_hand(now, do, top, facts) if do.slot is UNSET else _from_slot(now, do, top, facts)


def no_response(top: Frame, seat: int) -> Refusal | None:
    return _held_by_another(top, seat) or _own_effect(top, seat)


def _answered(now: State, do: a.Respond, top: Frame, card: str, facts: Facts) -> State:
    """The hold is over. A window opens anew when the response is done with; that of an event is closed then."""
    facts.append(f.Response(do.seat, card, window_kind(top)))
    passed = tuple(seat for seat in top.passed if seat != do.seat)
    return now.with_top(held=None, passed=passed, stage="answered" if top.kind == "event" else top.stage)


def _from_hand(now: State, do: a.Respond, top: Frame, facts: Facts) -> Outcome:
    assert do.card is not UNSET
    card = now.card(do.card)
    into = place_of(card, do.into)
    refusal = (
        empty_hand(now, do.seat) or impossible(now, do.seat, do.card, "hand") or unfit(card, do)
        or no_room(now, do.seat, into)
    )  # fmt: skip
    if refusal:
        return refusal
    now = _answered(now, do, top, do.card, facts)
    facts.append(f.Played(do.seat, "hand", into, "up", do.card))
    now = off_the_hand(now, do.seat)
    return put_in_play(now, do.seat, card, do.card, into, do.symbol)


def unfit(card: Card, do: a.Respond) -> Refusal | None:
    """What the card itself forbids, whoever responds with it from the hand and whenever."""
    if card.response == "no":
        return refuse("AMBYRIA-RESP-04", "ambyria-no-response-card", card=card.name)
    return wrong_landing(card, do.into, do.symbol)


def _from_slot(now: State, do: a.Respond, top: Frame, facts: Facts) -> Outcome:
    """A face-down card is turned up and activated; a hero only in its player's own play phase."""
    assert do.slot is not UNSET
    lying = now.seat(do.seat).emberscape[do.slot - 1]
    if not lying.down:
        return refuse("AMBYRIA-DOWN-04", "ambyria-face-up-already")
    id = named(lying, do.card)
    if isinstance(id, Refusal):
        return id
    card = now.card(id)
    if card.hero is not UNSET:
        if refusal := no_hero_response(now, do.seat, card):
            return refusal
        return activated(_answered(now, do, top, id, facts), do.seat, lying, id, facts)
    if refusal := wrong_landing(card, do.into, do.symbol):
        return refusal
    return _turned_up(_answered(now, do, top, id, facts), do, lying, id, facts)


def no_hero_response(now: State, seat: int, card: Card) -> Refusal | None:
    if refusal := not_own_hero(now, seat, card):
        return refusal
    if not now.own_play_phase(seat):
        return refuse("AMBYRIA-HERO-05", "ambyria-hero-no-response", seat=seat)
    return hero_used(now, seat)


def _turned_up(now: State, do: a.Respond, lying: Lying, id: str, facts: Facts) -> State:
    """Its effects happen, and then it stays, or goes where its symbol says."""
    card = now.card(id)
    into = place_of(card, do.into)
    mode = mode_of(card, do.symbol) if into == "mode" else None
    now = turn_up(now, do.seat, lying, id, facts)
    return push(now, "card", do.seat, card=id, effects=card.played, into=into, symbol=mode, lying=lying.serial)


# Letting it happen


def pass_(now: State, do: a.Pass, top: Frame, facts: Facts) -> Outcome:
    """In a window: the holder gives the hold back, anybody else lets the effect or collection be."""
    if top.held == do.seat:
        facts.append(f.Released(do.seat))
        return pop(now) if top.kind == "event" else now.with_top(held=None)
    if refusal := no_passing(top, do.seat):
        return refusal
    if do.seat in top.passed:
        return now
    facts.append(f.Passed(do.seat))
    passed = tuple(sorted({*top.passed, do.seat}))
    now = now.with_top(passed=passed)
    others = {seat for seat in now.playing if seat != top.seat}
    return happens(now, (), facts) if others <= set(passed) else now


def no_passing(top: Frame, seat: int) -> Refusal | None:
    """Somebody else holds the window, or it is about what the seat itself does."""
    if top.held == seat:
        return None
    if top.held is None and seat == top.seat:
        return refuse("AMBYRIA-RESP-12", "ambyria-pass-own", seat=seat)
    return _held_by_another(top, seat)


def go(now: State, do: a.Go, facts: Facts) -> Outcome:
    """The window closes: given by the player whose effect or collection it is, or by the table."""
    return no_going_on(now, window(now), do.seat) or happens(now, () if do.cards is UNSET else do.cards, facts)


def no_going_on(now: State, top: Frame | None, seat: int) -> Refusal | None:
    """There is no such window, somebody holds it, or each of the others has to pass."""
    if top is None or top.kind == "event" or seat not in (TABLE, top.seat):
        return refuse("AMBYRIA-RESP-10", "ambyria-nothing-to-go-on", seat=seat)
    if refusal := _held_by_another(top, None):
        return refusal
    if now.box.options.windows == "all" and seat != TABLE:
        return refuse("AMBYRIA-RESP-11", "ambyria-all-must-pass")
    return None


def happens(now: State, names: tuple[str, ...], facts: Facts) -> State:
    """The announced effect, or the collection, happens now."""
    return collect(now, facts) if now.chain[-1].kind == "collect" else let_happen(now, names)
