"""What the referee may set right: a counter of a seat, or where one card lies."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambal import actions as a
from engine.ambal import facts as f
from engine.ambal.boards import set_condition, set_energy, set_health, set_max_energy, set_max_health
from engine.ambal.deciding import without_the_fallen
from engine.ambal.defeat import check
from engine.ambal.durations import lift
from engine.ambal.facts import Facts
from engine.ambal.options import CARDS_TOP, HEALTH, HEALTH_TOP, LONGEST, MAX_ENERGY_TOP
from engine.ambal.piles import Lying, seen, where
from engine.ambal.state import Seat, State
from engine.ambal.turn import revealed_by
from engine.checks import off_the_scale
from engine.refusal import ADJUST, INPUT, Refusal, refuse

Outcome = State | Refusal
OPEN = ("discard", "out", "used", "play")
"""Zones whose cards everybody sees."""


def adjust(now: State, do: a.Adjust, facts: Facts) -> Outcome:
    """The referee sets a counter, or moves a card to another zone."""
    then = _counter(now, do, facts) if do.card is UNSET else _card(now, do, facts)
    if isinstance(then, Refusal):
        return then
    then = _revive(then)
    return then if then.stage == "reveal" else without_the_fallen(check(then, facts))


def _revive(now: State) -> State:
    """A defeated player with Health and Max Energy again is back in the duel; in a battle, from the next round on."""
    for seat in now.seats:
        if seat.defeated and not seat.beaten:
            stopped = seat.stopped or now.phase == "battle"
            now = now.with_seat(seat.number, defeated=False, stopped=stopped)
    return now


# Counters


def bounds(seat: Seat, counter: str) -> tuple[int, int]:
    """The lowest and the highest value of a counter."""
    match counter:
        case "health":
            return 0, seat.max_health
        case "max_health":
            return HEALTH, HEALTH_TOP
        case "energy":
            return 0, seat.max_energy
        case "max_energy":
            return 0, MAX_ENERGY_TOP
        case "hand" | "deck":
            return 0, CARDS_TOP
        case _:
            return 0, LONGEST


def _counter(now: State, do: a.Adjust, facts: Facts) -> Outcome:
    assert do.counter is not UNSET
    assert do.to is not UNSET
    seat = now.seat(do.target)
    low, high = bounds(seat, do.counter)
    if refusal := off_the_scale(do.counter, do.to, low, high):
        return refusal
    facts.append(f.Adjusted(do.target, do.to, counter=do.counter))
    return now.having(_with_counter(seat, do.counter, do.to, facts))


def _with_counter(seat: Seat, counter: a.Counter, to: int, facts: Facts) -> Seat:
    match counter:
        case "health":
            return set_health(seat, to, "adjust", facts)
        case "max_health":
            return set_max_health(seat, to, facts)
        case "energy":
            return set_energy(seat, to, "adjust", facts)
        case "max_energy":
            return set_max_energy(seat, to, "adjust", facts)
        case "burning" | "bleeding" | "poison":
            return set_condition(seat, counter, to, facts)
        case "deck":
            return replace(seat, deck=to)
        case "hand":
            return replace(seat, hand=to)


# Cards


def _card(now: State, do: a.Adjust, facts: Facts) -> Outcome:
    assert do.card is not UNSET
    assert do.zone is not UNSET
    lies = where(now, do.target, do.card)
    if refusal := _cannot_move(now, do, lies):
        return refusal
    then = _from_sight(now, do.target, do.card, facts) if lies else _from_count(now, do)
    if isinstance(then, Refusal):
        return then
    seat = then.seat(do.target)
    if do.zone in ("hand", "deck") and (refusal := off_the_scale(do.zone, getattr(seat, do.zone) + 1, 0, CARDS_TOP)):
        return refusal
    open = lies in OPEN or do.zone in OPEN
    facts.append(f.Adjusted(do.target, do.zone, card=do.card if open else None))
    now = then.with_seat(do.target, shown=seen(seat.shown, do.card))
    return _into(now, do.target, do.card, do.zone)


def _cannot_move(now: State, do: a.Adjust, lies: Lying | None) -> Refusal | None:
    """A card that is being resolved cannot be moved; and no refusal may tell which card lies face down."""
    shown = revealed_by(now, do.target)
    if shown is not None and shown.card == do.card:
        return refuse(ADJUST, "ambal-adjust-open")
    if now.seat(do.target).placed is not None and lies not in OPEN:
        return refuse(ADJUST, "ambal-adjust-placed", seat=do.target)
    return None


def _from_count(now: State, do: a.Adjust) -> Outcome:
    """A card that does not lie open comes from the hand or the deck, as the referee says."""
    seat = now.seat(do.target)
    match do.source:
        case "hand" if seat.hand:
            return now.with_seat(do.target, hand=seat.hand - 1)
        case "deck" if seat.deck:
            return now.with_seat(do.target, deck=seat.deck - 1)
        case "hand" | "deck":
            return refuse(ADJUST, "ambal-adjust-none", source=do.source)
        case _:
            return refuse(INPUT, "ambal-adjust-from")


def _from_sight(now: State, number: int, card: str, facts: Facts) -> State:
    """Out of the pile, the battle area, the play area or the Library Deck; a Boon or Curse in force ends."""
    seat = now.seat(number)
    for one in now.durations:
        if one.by == number and one.card == card:
            return lift(now, one, "adjust", facts)
    for skill in now.skills:
        if skill.lies and skill.by == number and skill.card == card:
            return now.with_skill(skill.serial, lies=False)
    return now.with_seat(
        number,
        discard=_without(seat.discard, card),
        out=_without(seat.out, card),
        shelf=None if seat.shelf is None else _without(seat.shelf, card),
    )


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(one for one in cards if one != card)


def _into(now: State, number: int, card: str, zone: a.Zone) -> State:
    seat = now.seat(number)
    match zone:
        case "hand":
            return now.with_seat(number, hand=seat.hand + 1)
        case "deck":
            return now.with_seat(number, deck=seat.deck + 1)
        case "discard":
            return now.with_seat(number, discard=(*seat.discard, card))
        case "out":
            return now.with_seat(number, out=(*seat.out, card))
