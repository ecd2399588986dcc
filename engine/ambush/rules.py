"""The rules of Ambush: one function a verb, in the order of play. Each refusal names its clause and changes nothing."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.action import Action
from engine.ambush import actions as a
from engine.ambush import facts as f
from engine.ambush.after import settle
from engine.ambush.calls import close_window, false_start, forbidden, press, speak, unbar
from engine.ambush.cards import Card, means_target
from engine.ambush.castles import set_castle, set_guard
from engine.ambush.clock import microseconds
from engine.ambush.effects import carry_on, enter, finish, operate, sources_checked, start
from engine.ambush.facts import Facts
from engine.ambush.inputs import malformed
from engine.ambush.options import GUARD_TOP, HAND_LIMIT, STARTING_HAND
from engine.ambush.piles import lay, place, source_size, unknown_cards_left
from engine.ambush.state import State
from engine.checks import off_the_scale
from engine.refusal import ADJUST, Refusal, refuse
from engine.rulebook import Rulebook, rename
from engine.verbs import Concede, Name

Outcome = State | Refusal


def forbidden_by_the_phase(now: State, do: Action) -> Refusal | None:
    """What holds for every verb but `name`: not after the end, not by those who are out, not before the start."""
    if now.phase == "over":
        return refuse("AMBUSH-WIN-08", "ambush-over")
    if do.seat and now.seat(do.seat).destroyed:
        return refuse("AMBUSH-WIN-04", "ambush-you-are-out", seat=do.seat)
    if now.phase == "setup" and not isinstance(do, a.Castle | a.First):
        return refuse("AMBUSH-SETUP-11", "ambush-not-started")
    return None


# Set-up


def castle(now: State, do: a.Castle, facts: Facts) -> Outcome:
    """Each player names the castle; a later name replaces it."""
    if now.phase != "setup":
        return refuse("AMBUSH-SETUP-06", "ambush-castle-too-late")
    facts.append(f.CastleNamed(do.seat, do.name))
    return now.with_seat(do.seat, castle_name=do.name)


def first(now: State, do: a.First, facts: Facts) -> Outcome:
    """The players have agreed who begins; five cards each have been dealt."""
    if now.phase != "setup":
        return refuse("AMBUSH-SETUP-11", "ambush-started-already", seat=now.turn)
    unnamed = [seat.number for seat in now.seats if seat.castle_name is None]
    if unnamed and now.box.options.castle_names == "require":
        return refuse("AMBUSH-SETUP-08", "ambush-castles-unnamed", seats=unnamed)
    facts.append(f.First(do.first, do.by))
    for seat in now.seats:
        facts.append(f.Dealt(seat.number, STARTING_HAND))
        now = replace(now, deck=now.deck - STARTING_HAND).with_seat(seat.number, hand=STARTING_HAND)
    facts.append(f.Turn(do.first, 1))
    return replace(now, phase="expose", round=1, turn=do.first, first=do.first)


# On your turn


def _not_your_turn(now: State, do: Action) -> Refusal | None:
    if now.in_ambush_phase:
        return refuse("AMBUSH-TURN-05", "ambush-turn-waits", seat=now.turn)
    if do.seat != now.turn:
        return refuse("AMBUSH-TURN-03", "ambush-not-your-turn", seat=do.seat, turn=now.turn)
    return None


def _expose_first(now: State) -> Refusal | None:
    if now.phase == "expose":
        return refuse("AMBUSH-TURN-02", "ambush-expose-first", seat=now.turn)
    return None


def expose(now: State, do: a.Expose, facts: Facts) -> Outcome:
    """The top card of the deck is shown to all and laid face down. Nothing on it is carried out."""
    if refusal := _not_your_turn(now, do):
        return refusal
    if now.phase != "expose":
        return refuse("AMBUSH-EXPOSE-01", "ambush-exposed-already", seat=now.turn)
    if refusal := _not_in_the_deck(now, do.card):
        return refusal
    card = None if do.card is UNSET else do.card
    facts.append(f.Exposed(do.seat, card))
    return lay(replace(now, deck=now.deck - 1, phase="play", shown=card), card)


def play(now: State, do: a.Play, facts: Facts) -> Outcome:
    """A card from the hand: its damage to the chosen castle, its other directions, then it is laid face down."""
    card = None if do.card is UNSET else now.card(do.card)
    refusal = (
        _not_your_turn(now, do) or _expose_first(now) or _cannot_play(now, do, card) or _wrong_castle(now, do)
        or _castle_not_chosen(now, do, card is not None and card.needs_target)
        or _not_in_the_deck(now, do.card)
    )  # fmt: skip
    if refusal:
        return refusal
    target = _chosen_castle(now, do) if card and card.needs_target else None
    now = now.with_seat(do.seat, hand=now.seat(do.seat).hand - 1)
    now = replace(now, shown=card.id if card else None)
    facts.append(f.Played(do.seat, now.shown, target))
    now = start(now, card, target, facts)
    return now if do.changes is UNSET else finish(enter(now, do.changes, facts), facts)


def _cannot_play(now: State, do: a.Play, card: Card | None) -> Refusal | None:
    if now.phase == "effect":
        return refuse("AMBUSH-PLAY-09", "ambush-played-already", seat=now.turn)
    if now.seat(do.seat).hand == 0:
        return refuse("AMBUSH-PLAY-07", "ambush-no-cards", seat=do.seat)
    if do.changes is not UNSET and card is not None and card.effects is not UNSET:
        return refuse("AMBUSH-CARD-05", "ambush-effects-known", card=card.name)
    return None


def _wrong_castle(now: State, do: a.Play | a.Resolve) -> Refusal | None:
    """The castle chosen is an opponent's and stands."""
    if do.target is UNSET:
        return None
    if do.target == do.seat:
        return refuse("AMBUSH-PLAY-02", "ambush-own-castle", seat=do.seat)
    if now.seat(do.target).destroyed:
        return refuse("AMBUSH-PLAY-03", "ambush-castle-fallen", target=do.target)
    return None


def _castle_not_chosen(now: State, do: a.Play | a.Resolve, needed: bool) -> Refusal | None:
    if needed and do.target is UNSET and len(now.opponents(do.seat)) > 1:
        return refuse("AMBUSH-PLAY-04", "ambush-choose-castle", seats=list(now.opponents(do.seat)))
    return None


def _chosen_castle(now: State, do: a.Play | a.Resolve) -> int:
    return now.opponents(do.seat)[0] if do.target is UNSET else do.target


def pass_(now: State, do: a.Pass, facts: Facts) -> Outcome:
    """Not playing ends the turn; a placing "up to" a number may end early, and the rest of the card goes on."""
    if refusal := _not_your_turn(now, do) or _expose_first(now):
        return refusal
    if now.effect is not None and not now.effect.up_to:
        say = "ambush-must-resolve" if now.effect.resolve else "ambush-must-finish"
        return refuse("AMBUSH-EFFECT-07", say, seat=now.turn)
    facts.append(f.Passed(do.seat))
    return replace(now, turn_done=True) if now.effect is None else carry_on(now, facts)


def place_(now: State, do: a.Place, facts: Facts) -> Outcome:
    """One card goes face down onto the battlefield as part of the effect being carried out."""
    if refusal := _not_your_turn(now, do):
        return refusal
    effect = now.effect
    if effect is None:
        return refuse("AMBUSH-EFFECT-01", "ambush-nothing-to-place", seat=do.seat)
    source = effect.source if do.source is UNSET else do.source
    if source is None or source == "any" or effect.source not in (None, "any", source):
        return refuse("AMBUSH-EFFECT-04", "ambush-place-from", allowed=effect.source or "any")
    if source_size(now, do.seat, source) == 0:
        return refuse("AMBUSH-EFFECT-05", "ambush-source-empty", source=source)
    if refusal := _not_in_the_deck(now, do.card):
        return refusal
    now = place(now, do.seat, source, (None if do.card is UNSET else do.card,), facts)
    if effect.resolve:
        return now
    now = replace(now, effect=replace(effect, place=effect.place - 1))
    return carry_on(now, facts) if effect.place == 1 else sources_checked(now, facts)


def resolve(now: State, do: a.Resolve, facts: Facts) -> Outcome:
    """People enter what an effect did that the engine does not know; in the aftermath, what the Ambush triggered."""
    if now.phase == "aftermath":
        return _triggered(now, do, facts)
    if now.effect is None or not now.effect.resolve:
        return refuse("AMBUSH-EFFECT-08", "ambush-nothing-to-resolve")
    if do.seat != now.turn:
        return refuse("AMBUSH-TURN-03", "ambush-not-your-turn", seat=do.seat, turn=now.turn)
    return finish(enter(now, () if do.changes is UNSET else do.changes, facts), facts)


def _triggered(now: State, do: a.Resolve, facts: Facts) -> Outcome:
    card = None if do.card is UNSET else now.card(do.card)
    operations = UNSET if card is None else card.on_ambush
    if card is None or operations is UNSET:
        refusal = None if card is None else _wrong_castle(now, do)
        return refusal or enter(now, () if do.changes is UNSET else do.changes, facts)
    if do.changes is not UNSET:
        return refuse("AMBUSH-CARD-05", "ambush-effects-known", card=card.name)
    needed = means_target(operations)
    if refusal := _wrong_castle(now, do) or _castle_not_chosen(now, do, needed):
        return refusal
    target = _chosen_castle(now, do) if needed else None
    for operation in operations:
        now = operate(now, operation, do.seat, target, facts)
    return now


# The central deck list


def _not_in_the_deck(now: State, card: str | UnsetType) -> Refusal | None:
    """Copies are not counted: refusing one too many would tell what lies face down (AMBUSH-DECK-03)."""
    if card is UNSET or now.box.listed is None or card in now.box.listed:
        return None
    return refuse("AMBUSH-DECK-02", "ambush-not-in-deck")  # without the card's name: it may lie face down


# Ambush!


def call(now: State, do: a.Call, facts: Facts) -> Outcome:
    """A player who believes that two Ambush cards lie there may call; whether they do is checked after the grab."""
    at, err = microseconds(do.at), microseconds(do.err) or 0
    if now.in_ambush_phase and (refusal := _cannot_join(now, do)):
        return refusal
    if why := forbidden(now, do.seat, at, err):
        return false_start(now, do.seat, why, facts)
    return speak(now, do.seat, facts) if at is None else press(now, do.seat, at, err, facts)


def _cannot_join(now: State, do: a.Call) -> Refusal | None:
    window = now.window
    if window is None or not window.open:
        return refuse("AMBUSH-LOCK-01", "ambush-called-already")
    if any(press.seat == do.seat for press in window.presses):
        return refuse("AMBUSH-LOCK-02", "ambush-pressed-already", seat=do.seat)
    if do.at is UNSET:
        return refuse("AMBUSH-RACE-02", "ambush-voice-too-late")
    return None


def close(now: State, do: a.Close, facts: Facts) -> Outcome:
    """The table has heard from every link: who was first is decided, for good."""
    if now.window is None or not now.window.open:
        return refuse("AMBUSH-RACE-05", "ambush-no-window")
    return close_window(now, facts)


def _no_grab(now: State) -> Refusal | None:
    if now.phase == "capture":
        return None
    return refuse("AMBUSH-CAPTURE-01", "ambush-grab-over" if now.in_ambush_phase else "ambush-no-grab")


def capture(now: State, do: a.Capture, facts: Facts) -> Outcome:
    """One card goes from the battlefield into the player's own face-down pile."""
    if refusal := _no_grab(now):
        return refusal
    seat = now.seat(do.seat)
    if seat.stopped:
        return refuse("AMBUSH-CAPTURE-10", "ambush-stopped", seat=do.seat)
    if now.battlefield == 0:
        return refuse("AMBUSH-CAPTURE-08", "ambush-nothing-left", left=0)
    if refusal := _not_in_the_deck(now, do.card):
        return refusal
    facts.append(f.Captured(do.seat, seat.captured + 1))
    now = replace(now, battlefield=now.battlefield - 1)
    now = now.with_seat(do.seat, captured=seat.captured + 1, recorded=seat.recorded + 1)
    return now if do.card is UNSET else _tapped(now, now.box.cards[do.card])


def _tapped(now: State, card: Card) -> State:
    """The kind of a captured card counts for the verification only."""
    assert now.window is not None
    if card.ambush:
        return now.with_window(tapped_ambush=now.window.tapped_ambush + 1)
    return now.with_window(tapped_other=now.window.tapped_other + 1)


def stop(now: State, do: a.Stop, facts: Facts) -> Outcome:
    """A player has stopped grabbing and says how many cards the pile has; from the table, time is up."""
    if refusal := _no_grab(now):
        return refusal
    if do.seat == 0:
        facts.append(f.TimeUp())
        return now.with_window(time_up=True)
    seat = now.seat(do.seat)
    captured = seat.captured if do.captured is UNSET else do.captured
    more = captured - seat.captured
    if more > now.battlefield:
        return refuse("AMBUSH-CAPTURE-08", "ambush-nothing-left", left=now.battlefield)
    if captured < seat.recorded and do.captured is not UNSET:
        return refuse("AMBUSH-CAPTURE-06", "ambush-no-putting-back", recorded=seat.recorded)
    facts.append(f.Stopped(do.seat, captured))
    now = replace(now, battlefield=now.battlefield - more)
    return now.with_seat(do.seat, captured=captured, stopped=True)


def declare(now: State, do: a.Declare, facts: Facts) -> Outcome:
    """How many Ambush cards are in the player's pile, or (from the table) among the cards left lying."""
    if now.phase != "verify":
        return refuse("AMBUSH-VERIFY-08", "ambush-nothing-to-declare")
    held = now.seat(do.seat).captured if do.seat else now.battlefield
    if do.ambush > held:
        return refuse("AMBUSH-VERIFY-10", "ambush-declared-too-many", ambush=do.ambush, held=held)
    facts.append(f.Declared(do.seat, do.ambush))
    assert now.window is not None
    return now.with_window(declared={**now.window.declared, do.seat: do.ambush})


def roll(now: State, do: a.Roll, facts: Facts) -> Outcome:
    """A false call in a dead heat is settled by dice, once each."""
    if now.phase != "heat" or now.window is None:
        return refuse("AMBUSH-HEAT-02", "ambush-no-roll")
    if do.seat not in now.window.tied or do.seat in now.window.rolls:
        return refuse("AMBUSH-HEAT-02", "ambush-not-your-roll", seat=do.seat)
    facts.append(f.Rolled(do.seat, do.roll))
    return now.with_window(rolls={**now.window.rolls, do.seat: do.roll})


def ready(now: State, do: a.Ready, facts: Facts) -> Outcome:
    """Excess cards and what is left lying are shuffled back; the interrupted turn goes on."""
    if now.phase != "aftermath" or now.window is None:
        return refuse("AMBUSH-AFTER-08", "ambush-not-settled" if now.in_ambush_phase else "ambush-no-aftermath")
    for seat in now.standing:
        if (excess := now.seat(seat).hand - HAND_LIMIT) > 0:
            facts.append(f.Trimmed(seat, excess))
            now = replace(now, deck=now.deck + excess).with_seat(seat, hand=HAND_LIMIT)
    if now.battlefield:
        facts.append(f.Cleared(now.battlefield))
    now = replace(now, deck=now.deck + now.battlefield, battlefield=0, lo=0, hi=0)
    for seat in now.standing:
        now = unbar(now, seat, facts).with_seat(seat, stopped=False, recorded=0)
    return _resumed(now, facts)


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
    if do.target and now.seat(do.target).destroyed:
        return refuse(ADJUST, "ambush-castle-fallen", target=do.target)
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
        now = now.with_window(count=max(0, now.window.count + more))
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
    fresh=lambda now: replace(now, shown=None),
)
