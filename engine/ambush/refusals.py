"""What the rules of Ambush refuse, and on which clause: asked by each rule, and by the list of what is legal."""

from msgspec import UNSET, UnsetType

from engine.action import Action
from engine.ambush import actions as a
from engine.ambush.cards import Card
from engine.ambush.piles import source_size, to_declare
from engine.ambush.state import Seat, State
from engine.refusal import ADJUST, Refusal, refuse


def forbidden_by_the_phase(now: State, do: Action) -> Refusal | None:
    """What holds for every verb but `name`: not after the end, not by those who are out, not before the start."""
    if now.phase == "over":
        return refuse("AMBUSH-WIN-08", "ambush-over")
    if do.seat and now.seats[do.seat - 1].destroyed:
        return refuse("AMBUSH-WIN-04", "ambush-you-are-out", seat=do.seat)
    if now.phase == "setup" and not isinstance(do, a.Castle | a.First):
        return refuse("AMBUSH-SETUP-11", "ambush-not-started")
    return None


# Set-up


def too_late_for_names(now: State) -> Refusal | None:
    """A castle gets its name before the game begins."""
    return None if now.phase == "setup" else refuse("AMBUSH-SETUP-06", "ambush-castle-too-late")


def cannot_begin(now: State) -> Refusal | None:
    """The game begins once, and with the option "require" only after every castle has a name."""
    if now.phase != "setup":
        return refuse("AMBUSH-SETUP-11", "ambush-started-already", seat=now.turn)
    unnamed = [seat.number for seat in now.seats if seat.castle_name is None]
    if unnamed and now.box.options.castle_names == "require":
        return refuse("AMBUSH-SETUP-08", "ambush-castles-unnamed", seats=unnamed)
    return None


# On your turn


def not_your_turn(now: State, do: Action) -> Refusal | None:
    """During an Ambush phase the turn waits; otherwise it is one player's alone."""
    if now.in_ambush_phase:
        return refuse("AMBUSH-TURN-05", "ambush-turn-waits", seat=now.turn)
    if do.seat != now.turn:
        return refuse("AMBUSH-TURN-03", "ambush-not-your-turn", seat=do.seat, turn=now.turn)
    return None


def cannot_expose(now: State, do: a.Expose) -> Refusal | None:
    """One card a turn, at its beginning."""
    if refusal := not_your_turn(now, do):
        return refusal
    if now.phase != "expose":
        return refuse("AMBUSH-EXPOSE-01", "ambush-exposed-already", seat=now.turn)
    return None


def _expose_first(now: State) -> Refusal:
    return refuse("AMBUSH-TURN-02", "ambush-expose-first", seat=now.turn)


def cannot_play(now: State, do: a.Play) -> Refusal | None:
    """What forbids playing, whatever the card is and whoever it is aimed at."""
    if refusal := not_your_turn(now, do):
        return refusal
    if now.phase == "expose":
        return _expose_first(now)
    if now.phase == "effect":
        return refuse("AMBUSH-PLAY-09", "ambush-played-already", seat=now.turn)
    if now.seats[do.seat - 1].hand == 0:
        return refuse("AMBUSH-PLAY-07", "ambush-no-cards", seat=do.seat)
    return None


def cannot_play_so(now: State, do: a.Play, card: Card | None, target: int | None) -> Refusal | None:
    """What is wrong with the card, the castle it is aimed at or the outcome entered with it."""
    if card is None:
        return wrong_castle(now, do)
    if do.changes is not UNSET and card.effects is not UNSET:
        return refuse("AMBUSH-CARD-05", "ambush-effects-known", card=card.name)
    if refusal := wrong_castle(now, do):
        return refusal
    if card.needs_target and target is None:
        return castle_not_chosen(now, do)
    return not_in_the_deck(now, do.card)


def wrong_castle(now: State, do: a.Play | a.Resolve) -> Refusal | None:
    """The castle chosen is an opponent's and stands."""
    if do.target is UNSET:
        return None
    if do.target == do.seat:
        return refuse("AMBUSH-PLAY-02", "ambush-own-castle", seat=do.seat)
    if now.seat(do.target).destroyed:
        return refuse("AMBUSH-PLAY-03", "ambush-castle-fallen", target=do.target)
    return None


def castle_not_chosen(now: State, do: a.Play | a.Resolve) -> Refusal:
    """The card needs a target, and several castles could be meant."""
    return refuse("AMBUSH-PLAY-04", "ambush-choose-castle", seats=list(now.opponents(do.seat)))


def not_in_the_deck(now: State, card: str | UnsetType) -> Refusal | None:
    """Copies are not counted: refusing one too many would tell what lies face down (AMBUSH-DECK-03)."""
    if card is UNSET or card in now.box.in_the_deck:
        return None
    return refuse("AMBUSH-DECK-02", "ambush-not-in-deck")  # without the card's name: it may lie face down


def cannot_pass(now: State, do: a.Pass) -> Refusal | None:
    """Only playing is voluntary, and a placing "up to" a number."""
    if refusal := not_your_turn(now, do):
        return refusal
    if now.phase == "expose":
        return _expose_first(now)
    if now.effect is not None and not now.effect.up_to:
        say = "ambush-must-resolve" if now.effect.resolve else "ambush-must-finish"
        return refuse("AMBUSH-EFFECT-07", say, seat=now.turn)
    return None


def cannot_place(now: State, do: a.Place) -> Refusal | None:
    """An effect asks for it, from where the effect says, and there is a card left."""
    if refusal := not_your_turn(now, do):
        return refusal
    effect = now.effect
    if effect is None:
        return refuse("AMBUSH-EFFECT-01", "ambush-nothing-to-place", seat=do.seat)
    source = effect.source if do.source is UNSET else do.source
    if source is None or source == "any" or effect.source not in (None, "any", source):
        return refuse("AMBUSH-EFFECT-04", "ambush-place-from", allowed=effect.source or "any")
    if source_size(now, do.seat, source) == 0:
        return refuse("AMBUSH-EFFECT-05", "ambush-source-empty", source=source)
    return None


def cannot_resolve(now: State, do: a.Resolve) -> Refusal | None:
    """People enter what a card of their turn did; in the aftermath anybody, what the Ambush triggered."""
    if now.phase == "aftermath":
        return None
    if now.effect is None or not now.effect.resolve:
        return refuse("AMBUSH-EFFECT-08", "ambush-nothing-to-resolve")
    if do.seat != now.turn:
        return refuse("AMBUSH-TURN-03", "ambush-not-your-turn", seat=do.seat, turn=now.turn)
    return None


# Ambush!


def cannot_call(now: State, do: a.Call) -> Refusal | None:
    """Outside of an Ambush phase nothing forbids a call; in it a press may still join an open window."""
    if not now.in_ambush_phase:
        return None
    window = now.window
    if window is None or not window.open:
        return refuse("AMBUSH-LOCK-01", "ambush-called-already")
    if any(press.seat == do.seat for press in window.presses):
        return refuse("AMBUSH-LOCK-02", "ambush-pressed-already", seat=do.seat)
    if do.at is UNSET:
        return refuse("AMBUSH-RACE-02", "ambush-voice-too-late")
    return None


def no_window(now: State) -> Refusal | None:
    """No press is awaited."""
    if now.window is None or not now.window.open:
        return refuse("AMBUSH-RACE-05", "ambush-no-window")
    return None


def no_grab(now: State) -> Refusal | None:
    """Nobody may take cards from the battlefield now."""
    if now.phase == "capture":
        return None
    return refuse("AMBUSH-CAPTURE-01", "ambush-grab-over" if now.in_ambush_phase else "ambush-no-grab")


def cannot_capture(now: State, seat: Seat) -> Refusal | None:
    """Who has stopped has stopped, and there must be a card."""
    if refusal := no_grab(now):
        return refusal
    if seat.stopped:
        return refuse("AMBUSH-CAPTURE-10", "ambush-stopped", seat=seat.number)
    if now.battlefield == 0:
        return refuse("AMBUSH-CAPTURE-08", "ambush-nothing-left", left=0)
    return None


def wrong_pile(now: State, seat: Seat, captured: int) -> Refusal | None:
    """A pile has no more cards than were there, and no fewer than were recorded."""
    if captured - seat.captured > now.battlefield:
        return refuse("AMBUSH-CAPTURE-08", "ambush-nothing-left", left=now.battlefield)
    if captured < seat.recorded:
        return refuse("AMBUSH-CAPTURE-06", "ambush-no-putting-back", recorded=seat.recorded)
    return None


def cannot_declare(now: State, do: a.Declare) -> Refusal | None:
    """Ambush cards are declared only while a call is being verified, and no more of them than there are cards."""
    if now.phase != "verify":
        return refuse("AMBUSH-VERIFY-08", "ambush-nothing-to-declare")
    if do.ambush > (held := to_declare(now, do.seat)):
        return refuse("AMBUSH-VERIFY-10", "ambush-declared-too-many", ambush=do.ambush, held=held)
    return None


def cannot_roll(now: State, seat: int) -> Refusal | None:
    """Only the callers of a dead heat roll, once each."""
    if now.phase != "heat" or now.window is None:
        return refuse("AMBUSH-HEAT-02", "ambush-no-roll")
    if seat not in now.window.tied or seat in now.window.rolls:
        return refuse("AMBUSH-HEAT-02", "ambush-not-your-roll", seat=seat)
    return None


def not_in_the_aftermath(now: State) -> Refusal | None:
    """There is nothing to put in order yet, or no longer."""
    if now.phase != "aftermath" or now.window is None:
        return refuse("AMBUSH-AFTER-08", "ambush-not-settled" if now.in_ambush_phase else "ambush-no-aftermath")
    return None


# At any time


def cannot_adjust(now: State, target: int) -> Refusal | None:
    """A castle that has fallen stays as it is."""
    if target and now.seat(target).destroyed:
        return refuse(ADJUST, "ambush-castle-fallen", target=target)
    return None
