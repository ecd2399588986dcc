"""The rules of Ambush: one function a verb, in the order of play. Each refusal names its clause and changes nothing."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush import facts as f
from engine.ambush.after import settle
from engine.ambush.calls import close_window, false_start, forbidden, press, speak
from engine.ambush.cards import Card
from engine.ambush.castles import set_castle, set_guard
from engine.ambush.clock import microseconds
from engine.ambush.effects import carry_on, enter, finish, operate, sources_checked, start
from engine.ambush.facts import Facts
from engine.ambush.inputs import malformed
from engine.ambush.options import GUARD_TOP, HAND_LIMIT, STARTING_HAND
from engine.ambush.piles import lay, place, unknown_cards_left
from engine.ambush.refusals import (
    cannot_adjust,
    cannot_begin,
    cannot_call,
    cannot_capture,
    cannot_declare,
    cannot_expose,
    cannot_pass,
    cannot_place,
    cannot_play,
    cannot_play_so,
    cannot_resolve,
    cannot_roll,
    castle_not_chosen,
    forbidden_by_the_phase,
    no_grab,
    no_window,
    not_in_the_aftermath,
    not_in_the_deck,
    too_late_for_names,
    wrong_castle,
    wrong_pile,
)
from engine.ambush.state import Seat, State
from engine.checks import off_the_scale
from engine.refusal import Refusal, refuse
from engine.rulebook import Rulebook, rename
from engine.verbs import Concede, Name

Outcome = State | Refusal


# Set-up


def castle(now: State, do: a.Castle, facts: Facts) -> Outcome:
    """Each player names the castle; a later name replaces it."""
    if refusal := too_late_for_names(now):
        return refusal
    facts.append(f.CastleNamed(do.seat, do.name))
    return replace(now, seats=now.seats_with(replace(now.seat(do.seat), castle_name=do.name)))


def first(now: State, do: a.First, facts: Facts) -> Outcome:
    """The players have agreed who begins; five cards each have been dealt."""
    if refusal := cannot_begin(now):
        return refusal
    facts.append(f.First(do.first, do.by))
    facts += [f.Dealt(seat.number, STARTING_HAND) for seat in now.seats]
    facts.append(f.Turn(do.first, 1))
    seats = tuple(replace(seat, hand=STARTING_HAND) for seat in now.seats)
    deck = now.deck - STARTING_HAND * len(seats)
    return replace(now, seats=seats, deck=deck, phase="expose", round=1, turn=do.first, first=do.first)


# On your turn


def expose(now: State, do: a.Expose, facts: Facts) -> Outcome:
    """The top card of the deck is shown to all and laid face down. Nothing on it is carried out."""
    if refusal := cannot_expose(now, do) or not_in_the_deck(now, do.card):
        return refusal
    card = None if do.card is UNSET else do.card
    facts.append(f.Exposed(do.seat, card))
    return lay(replace(now, deck=now.deck - 1, phase="play", shown=card), card)


def play(now: State, do: a.Play, facts: Facts) -> Outcome:
    """A card from the hand: its damage to the chosen castle, its other directions, then it is laid face down."""
    card = None if do.card is UNSET else now.card(do.card)
    target = _aimed_at(now, do) if card is not None and card.needs_target else None
    if refusal := cannot_play(now, do) or cannot_play_so(now, do, card, target):
        return refusal
    shown = None if card is None else card.id
    facts.append(f.Played(do.seat, shown, target))
    seat = now.seat(do.seat)
    now = replace(now, seats=now.seats_with(replace(seat, hand=seat.hand - 1)), shown=shown)
    now = start(now, card, target, facts)
    return now if do.changes is UNSET else finish(enter(now, do.changes, facts), facts)


def _aimed_at(now: State, do: a.Play | a.Resolve) -> int | None:
    """The castle chosen, or the only one that there is; None if several could be meant."""
    if do.target is not UNSET:
        return do.target
    opponents = now.opponents(do.seat)
    return opponents[0] if len(opponents) == 1 else None


def pass_(now: State, do: a.Pass, facts: Facts) -> Outcome:
    """Not playing ends the turn; a placing "up to" a number may end early, and the rest of the card goes on."""
    if refusal := cannot_pass(now, do):
        return refusal
    facts.append(f.Passed(do.seat))
    return replace(now, turn_done=True) if now.effect is None else carry_on(now, now.effect, facts)


def place_(now: State, do: a.Place, facts: Facts) -> Outcome:
    """One card goes face down onto the battlefield as part of the effect being carried out."""
    if refusal := cannot_place(now, do) or not_in_the_deck(now, do.card):
        return refusal
    effect = now.effect
    assert effect is not None
    source = effect.source if do.source is UNSET else do.source
    assert source == "deck" or source == "hand", source
    now = place(now, do.seat, source, (None if do.card is UNSET else do.card,), facts)
    if effect.resolve:
        return now
    effect = replace(effect, place=effect.place - 1)
    return sources_checked(replace(now, effect=effect), facts) if effect.place else carry_on(now, effect, facts)


def resolve(now: State, do: a.Resolve, facts: Facts) -> Outcome:
    """People enter what an effect did that the engine does not know; in the aftermath, what the Ambush triggered."""
    if refusal := cannot_resolve(now, do):
        return refusal
    if now.phase == "aftermath":
        return _triggered(now, do, facts)
    return finish(enter(now, () if do.changes is UNSET else do.changes, facts), facts)


def _triggered(now: State, do: a.Resolve, facts: Facts) -> Outcome:
    card = None if do.card is UNSET else now.card(do.card)
    operations = UNSET if card is None else card.on_ambush
    if card is None or operations is UNSET:
        refusal = None if card is None else wrong_castle(now, do)
        return refusal or enter(now, () if do.changes is UNSET else do.changes, facts)
    if do.changes is not UNSET:
        return refuse("AMBUSH-CARD-05", "ambush-effects-known", card=card.name)
    target = _aimed_at(now, do) if card.trigger_needs_target else None
    if refusal := wrong_castle(now, do):
        return refusal
    if card.trigger_needs_target and target is None:
        return castle_not_chosen(now, do)
    for operation in operations:
        now = operate(now, operation, do.seat, target, facts)
    return now


# Ambush!


def call(now: State, do: a.Call, facts: Facts) -> Outcome:
    """A player who believes that two Ambush cards lie there may call; whether they do is checked after the grab."""
    if refusal := cannot_call(now, do):
        return refusal
    at, err = microseconds(do.at), microseconds(do.err) or 0
    if why := forbidden(now, do.seat, at, err):
        return false_start(now, do.seat, why, facts)
    return speak(now, do.seat, facts) if at is None else press(now, do.seat, at, err, facts)


def close(now: State, do: a.Close, facts: Facts) -> Outcome:
    """The table has heard from every link: who was first is decided, for good."""
    return no_window(now) or close_window(now, facts)


def capture(now: State, do: a.Capture, facts: Facts) -> Outcome:
    """One card goes from the battlefield into the player's own face-down pile."""
    seat = now.seat(do.seat)
    if refusal := cannot_capture(now, seat) or not_in_the_deck(now, do.card):
        return refusal
    captured = seat.captured + 1
    facts.append(f.Captured(do.seat, captured))
    seat = replace(seat, captured=captured, recorded=seat.recorded + 1)
    now = replace(now, battlefield=now.battlefield - 1, seats=now.seats_with(seat))
    return now if do.card is UNSET else _tapped(now, now.box.cards[do.card])


def _tapped(now: State, card: Card) -> State:
    """The kind of a captured card counts for the verification only."""
    window = now.window
    assert window is not None
    if card.ambush:
        return replace(now, window=replace(window, tapped_ambush=window.tapped_ambush + 1))
    return replace(now, window=replace(window, tapped_other=window.tapped_other + 1))


def stop(now: State, do: a.Stop, facts: Facts) -> Outcome:
    """A player has stopped grabbing and says how many cards the pile has; from the table, time is up."""
    if refusal := no_grab(now):
        return refusal
    if do.seat == TABLE:
        facts.append(f.TimeUp())
        assert now.window is not None
        return replace(now, window=replace(now.window, time_up=True))
    seat = now.seat(do.seat)
    captured = seat.captured if do.captured is UNSET else do.captured
    if do.captured is not UNSET and (refusal := wrong_pile(now, seat, captured)):
        return refusal
    facts.append(f.Stopped(do.seat, captured))
    left = now.battlefield - (captured - seat.captured)
    seat = replace(seat, captured=captured, stopped=True)
    return replace(now, battlefield=left, seats=now.seats_with(seat))


def declare(now: State, do: a.Declare, facts: Facts) -> Outcome:
    """How many Ambush cards are in the player's pile, or (from the table) among the cards left lying."""
    if refusal := cannot_declare(now, do):
        return refusal
    facts.append(f.Declared(do.seat, do.ambush))
    assert now.window is not None
    return replace(now, window=replace(now.window, declared={**now.window.declared, do.seat: do.ambush}))


def roll(now: State, do: a.Roll, facts: Facts) -> Outcome:
    """A false call in a dead heat is settled by dice, once each."""
    if refusal := cannot_roll(now, do.seat):
        return refusal
    assert now.window is not None
    facts.append(f.Rolled(do.seat, do.roll))
    return replace(now, window=replace(now.window, rolls={**now.window.rolls, do.seat: do.roll}))


def ready(now: State, do: a.Ready, facts: Facts) -> Outcome:
    """Excess cards and what is left lying are shuffled back; the interrupted turn goes on."""
    if refusal := not_in_the_aftermath(now):
        return refusal
    over = {seat.number: seat.hand - HAND_LIMIT for seat in now.seats if seat.hand > HAND_LIMIT}
    facts += [f.Trimmed(seat, excess) for seat, excess in over.items()]
    if now.battlefield:
        facts.append(f.Cleared(now.battlefield))
    deck = now.deck + sum(over.values()) + now.battlefield
    seats = tuple(_put_in_order(seat, facts) for seat in now.seats)
    return _resumed(replace(now, seats=seats, deck=deck, battlefield=0, lo=0, hi=0), facts)


def _put_in_order(seat: Seat, facts: Facts) -> Seat:
    """Ready for the turn to go on: at most ten cards, free to call, and nothing grabbed."""
    if seat.bar:
        facts.append(f.Unbarred(seat.number))
    return replace(seat, hand=min(seat.hand, HAND_LIMIT), bar=0, stopped=False, recorded=0)


def _resumed(now: State, facts: Facts) -> State:
    assert now.window is not None
    phase = now.window.interrupted
    if not now.seat(now.turn).destroyed:
        facts.append(f.Resumed(now.turn, phase))
    return replace(now, phase=phase, window=None)


# At any time


def concede(now: State, do: Concede, facts: Facts) -> Outcome:
    """The castle falls to 0 at once, which destroys it in the checks after the action."""
    return set_castle(now, do.seat, 0, "concede", facts)


def adjust(now: State, do: a.Adjust, facts: Facts) -> Outcome:
    """The referee sets a number; no other count moves, and the same checks follow as after play."""
    if refusal := cannot_adjust(now, do.target):
        return refusal
    top = {"castle": now.box.options.top, "guard": GUARD_TOP}.get(do.counter, now.box.size)
    if refusal := off_the_scale(do.counter, do.to, 0, top):
        return refusal
    before = getattr(now.seat(do.target) if do.target else now, do.counter)
    facts.append(f.Adjusted(do.target, do.counter, before, do.to, None if do.why is UNSET else do.why))
    return sources_checked(_set(now, do, facts), facts)


def _set(now: State, do: a.Adjust, facts: Facts) -> State:
    match do.counter:
        case "castle":
            return set_castle(now, do.target, do.to, "adjust", facts)
        case "guard":
            return set_guard(now, do.target, do.to, facts)
        case "battlefield":
            return _set_battlefield(now, do.to)
        case "deck":
            return replace(now, deck=do.to)
        case _:
            return now.with_seat(do.target, **{do.counter: do.to})


def _set_battlefield(now: State, to: int) -> State:
    """Cards nobody knows came or went: the bounds, and in a grab the number at the call, follow (AMBUSH-VERIFY-05)."""
    more = to - now.battlefield
    now = replace(now, battlefield=to)
    if now.window is not None:
        now = replace(now, window=replace(now.window, count=max(0, now.window.count + more)))
    if more < 0:
        return unknown_cards_left(now, -more)
    return replace(now, hi=now.hi + more)


RULES: dict[type[Action], Callable[[State, Any, Facts], Outcome]] = {
    Name: rename, a.Castle: castle, a.First: first, a.Expose: expose, a.Play: play, a.Pass: pass_, a.Place: place_,
    a.Resolve: resolve, a.Call: call, a.Close: close, a.Capture: capture, a.Stop: stop, a.Declare: declare,
    a.Roll: roll, a.Ready: ready, Concede: concede, a.Adjust: adjust,
}  # fmt: skip

RULEBOOK = Rulebook(
    malformed=malformed,
    forbidden=forbidden_by_the_phase,
    rules=RULES,
    settle=settle,
    fresh=lambda now: now if now.shown is None else replace(now, shown=None),
)
