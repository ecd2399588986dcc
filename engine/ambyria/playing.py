"""The play phase: the card of the turn, arcane cards and top cards, showing the hand, activating the hero."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.ambyria import actions as a
from engine.ambyria import facts as f
from engine.ambyria.cards import ROW, UNKNOWN, Card, Into, Mode
from engine.ambyria.chain import push, waits
from engine.ambyria.effects import next_effect
from engine.ambyria.landing import mode_of, place_of, wrong_landing
from engine.ambyria.naming import empty_hand, impossible, no_room
from engine.ambyria.piles import into_discard, into_row, off_the_deck, off_the_hand, turned
from engine.ambyria.state import Lying, State
from engine.refusal import Refusal, refuse
from engine.rulebook import Facts

Outcome = State | Refusal


def awaited(now: State, kind: str, seat: int) -> bool:
    """Whether the table waits for just that, from this seat."""
    wait = waits(now)
    return wait is not None and wait.kind == kind and seat in wait.seats


def play(now: State, do: a.Play, facts: Facts) -> Outcome:
    match do.source:
        case "hand":
            return _from_hand(now, do, facts)
        case "arcane":
            return _from_arcane(now, do, facts)
        case _:
            return _from_deck(now, do, facts)


def put_in_play(now: State, seat: int, card: Card, id: str, into: Into, symbol: Mode | UnsetType) -> State:
    """A face-up card lies in the emberscape before its effects; one for a pile is in no zone until after them."""
    mode = mode_of(card, symbol) if into == "mode" else None
    lying = None
    if into in ROW:
        now = into_row(now, seat, id)
        if not now.chain and card.played == ():
            return now  # it does nothing, and nothing waits beneath it
        lying = now.serial
    return push(now, "card", seat, card=id, effects=card.played, into=into, symbol=mode, lying=lying)


# From the hand


def _from_hand(now: State, do: a.Play, facts: Facts) -> Outcome:
    card, down = now.card(do.card), do.face == "down"
    into = "emberscape" if down else place_of(card, do.into)
    if not awaited(now, "play", do.seat):
        return refuse("AMBYRIA-PLAY-01", "ambyria-play-when", seat=do.seat, turn=now.turn)
    refusal = (
        no_card_left(now, do.seat) or impossible(now, do.seat, do.card, "hand") or unfit(card, do)
        or no_room(now, do.seat, into)
    )  # fmt: skip
    if refusal:
        return refusal
    now = replace(off_the_hand(now, do.seat), plays=now.plays - 1, played=True)
    facts.append(f.Played(do.seat, "hand", into, do.face, UNSET if down else do.card))
    if down:
        return into_row(now, do.seat, do.card, down=True)
    return put_in_play(now, do.seat, card, do.card, into, do.symbol)


def no_card_left(now: State, seat: int) -> Refusal | None:
    """None may be played from the hand any more, or there is none."""
    if not now.plays:
        return refuse("AMBYRIA-PLAY-02", "ambyria-played-already", seat=seat)
    return empty_hand(now, seat)


def unfit(card: Card, do: a.Play) -> Refusal | None:
    """What the card itself forbids, whoever plays it from the hand and whenever."""
    refusal = _response_only(card) or _not_face_down(do, card)
    return refusal if refusal or do.face == "down" else wrong_landing(card, do.into, do.symbol)


def _response_only(card: Card) -> Refusal | None:
    if card.response == "only":
        return refuse("AMBYRIA-PLAY-12", "ambyria-response-only", card=card.name)
    return None


def _not_face_down(do: a.Play, card: Card) -> Refusal | None:
    """Only from the hand, and only a card that does not forbid it."""
    if do.face == "up" or (do.source == "hand" and card.down is not False):
        return None
    return refuse("AMBYRIA-DOWN-02", "ambyria-not-face-down")


# Turned up because it has to be


def _from_arcane(now: State, do: a.Play, facts: Facts) -> Outcome:
    if not awaited(now, "arcane", do.seat):
        return refuse("AMBYRIA-ARC-01", "ambyria-no-arcane-due", seat=do.seat)
    if refusal := _not_turned_up(now, do, do.seat):
        return refusal
    left = now.seat(do.seat).arcane - 1
    now = replace(now, forced=None).with_seat(do.seat, arcane=left)
    lost = no_room(now, do.seat, place_of(now.card(do.card), do.into)) is not None
    facts.append(f.Arcane(do.seat, left, lost))
    if left == 0:
        facts.append(f.Ending(do.seat))
    return _turned_up(now, do, facts)


def _from_deck(now: State, do: a.Play, facts: Facts) -> Outcome:
    forced = now.forced
    if forced is None or not awaited(now, "top", do.seat):
        return refuse("AMBYRIA-SYM-08", "ambyria-no-top-due", seat=do.seat)
    if refusal := _not_turned_up(now, do, forced.deck):
        return refusal
    return _turned_up(off_the_deck(replace(now, forced=None), forced.deck), do, facts)


def _not_turned_up(now: State, do: a.Play, deck: int) -> Refusal | None:
    card = now.card(do.card)
    return (
        _not_face_down(do, card) or impossible(now, deck, do.card, do.source) or wrong_landing(card, do.into, do.symbol)
    )  # fmt: skip


def _turned_up(now: State, do: a.Play, facts: Facts) -> State:
    """Played as if from the hand; without room it is discarded, and none of its effects is activated."""
    card = now.card(do.card)
    into = place_of(card, do.into)
    if no_room(now, do.seat, into):
        facts.append(f.Played(do.seat, do.source, "discard", "up", do.card))
        return into_discard(now, do.seat, do.card)
    facts.append(f.Played(do.seat, do.source, into, "up", do.card))
    return put_in_play(now, do.seat, card, do.card, into, do.symbol)


# Not playing


def show(now: State, do: a.Show, facts: Facts) -> Outcome:
    """No card in hand can be played: the others see the hand, and the phase ends."""
    if not awaited(now, "play", do.seat):
        return _show_when(do.seat)
    if refusal := nothing_to_show(now, do.seat):
        return refusal
    for id in () if do.cards is UNSET else do.cards:
        if id != UNKNOWN and _playable(now, do.seat, now.card(id)):
            return refuse("AMBYRIA-PLAY-10", "ambyria-can-be-played", card=now.card(id).name)
    facts.append(f.Shown(do.seat))
    return replace(now, step="after")


def nothing_to_show(now: State, seat: int) -> Refusal | None:
    return _show_when(seat) if now.played else empty_hand(now, seat)


def _show_when(seat: int) -> Refusal:
    return refuse("AMBYRIA-PLAY-09", "ambyria-show-when", seat=seat)


def _playable(now: State, seat: int, card: Card) -> bool:
    return card.response != "only" and no_room(now, seat, place_of(card, UNSET)) is None


def done(now: State, do: a.Done, facts: Facts) -> Outcome:
    """No further outcome of a printed effect; or the play phase ends."""
    if awaited(now, "resolve", do.seat):
        return now.with_top(stage="next", effects=()) if now.chain[-1].effects is None else next_effect(now)
    if not awaited(now, "play", do.seat):
        return refuse("AMBYRIA-PLAY-14", "ambyria-nothing-to-end", seat=do.seat)
    return play_first(now, do.seat) or replace(now, step="after")


def play_first(now: State, seat: int) -> Refusal | None:
    """Who holds cards has to play one."""
    if not now.played and now.seat(seat).hand:
        return refuse("AMBYRIA-PLAY-08", "ambyria-play-first", seat=seat)
    return None


# Heroes


def activate(now: State, do: a.Activate, facts: Facts) -> Outcome:
    """The own hero, before or after the card of the turn."""
    if not awaited(now, "play", do.seat):
        return refuse("AMBYRIA-HERO-01", "ambyria-hero-when", seat=do.seat)
    lying = now.seat(do.seat).emberscape[do.slot - 1]
    id = named(lying, do.card)
    if isinstance(id, Refusal):
        return id
    card = now.card(id)
    if refusal := not_own_hero(now, do.seat, card) or hero_used(now, do.seat):
        return refusal
    return activated(now, do.seat, lying, id, facts)


def named(lying: Lying, said: str | UnsetType) -> str | Refusal:
    """What a card is that its player turns up: as the table knows it, or as it is told now."""
    if lying.card == UNKNOWN:
        return said if said is not UNSET else refuse("AMBYRIA-DOWN-05", "ambyria-name-it")
    if said is not UNSET and said != lying.card:
        return refuse("AMBYRIA-DOWN-05", "ambyria-another-card")
    return lying.card


def not_own_hero(now: State, seat: int, card: Card) -> Refusal | None:
    if card.hero is UNSET or card.hero != now.seat(seat).hero:
        return refuse("AMBYRIA-HERO-03", "ambyria-not-your-hero", seat=seat)
    return None


def hero_used(now: State, seat: int) -> Refusal | None:
    if now.seat(seat).used and now.box.options.hero == "once":
        return refuse("AMBYRIA-HERO-04", "ambyria-hero-used", seat=seat)
    return None


def activated(now: State, seat: int, lying: Lying, id: str, facts: Facts) -> State:
    """The hero is turned up if it lay face down, and its ability is on the chain."""
    now = turn_up(now, seat, lying, id, facts).with_seat(seat, used=True)
    return push(now, "card", seat, card=id, effects=now.card(id).activated, lying=lying.serial)


def turn_up(now: State, seat: int, lying: Lying, id: str, facts: Facts) -> State:
    if lying.down:
        facts.append(f.Moved("turn", seat, seat, "emberscape", "emberscape", 1, id))
    return turned(now, seat, lying.serial, id, down=False)
