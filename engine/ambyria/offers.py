"""Candidates for what a seat may do now; the rules themselves decide which of them are legal."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import TABLE
from engine.ambyria import actions as a
from engine.ambyria import cards as c
from engine.ambyria.chain import waits, window
from engine.ambyria.corrections import TOPS
from engine.ambyria.naming import place_of
from engine.ambyria.possible import can_touch, many, needs_cards, needs_slots, needs_target, seats_of
from engine.ambyria.rules import RULEBOOK
from engine.ambyria.state import State
from engine.game import Offer, Values
from engine.probes import explained
from engine.verbs import Concede, Name

Offers = Iterator[Offer]


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` could send now, the likely ones first."""
    wait = waits(now)
    if wait is not None and wait.kind != "nothing":
        if window(now) is not None:
            yield from _window(now, seat)
        elif seat:
            yield from _ASKED[wait.kind](now, seat)
        if seat:
            yield from map(Offer, (a.Call(seat=seat), Concede(seat=seat)))
        else:
            yield from _adjustments(now)
    if seat:
        yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",))


def _adjustments(now: State) -> Offers:
    for seat in now.seats:
        for counter in TOPS:
            yield explained(a.Adjust(seat=TABLE, target=seat.number, counter=counter, to=0), ("to",))


# One question each


def _choose(now: State, seat: int) -> Offers:
    yield from (Offer(a.Choose(seat=seat, hero=hero)) for hero in c.HEROES)


def _owed(now: State, seat: int) -> Offers:
    yield Offer(a.Discard(seat=seat, cards=(c.UNKNOWN,)), ("cards",))


def _mode(now: State, seat: int) -> Offers:
    yield Offer(a.Pass(seat=seat))
    for source in ("hand", "deck"):
        for symbol in (UNSET, *c.MODES):
            yield from _cards(now, a.LayMode(seat=seat, card="", source=source, symbol=symbol))


def _play(now: State, seat: int) -> Offers:
    yield from _landings(now, a.Play(seat=seat, card=""))
    yield from _staying(now, a.Play(seat=seat, card="", face="down"))
    yield Offer(a.Done(seat=seat))
    yield Offer(a.Show(seat=seat))
    hidden = (c.UNKNOWN,) * now.seat(seat).hand
    yield Offer(a.Show(seat=seat, cards=hidden), ("cards",))
    yield from _heroes(now, seat)


def _heroes(now: State, seat: int) -> Offers:
    """The own hero, named where the table does not know it."""
    mine = [card.id for card in now.box.cards.values() if card.hero == now.seat(seat).hero]
    for slot in range(1, len(now.seat(seat).emberscape) + 1):
        yield Offer(a.Activate(seat=seat, slot=slot))
        yield from (Offer(a.Activate(seat=seat, slot=slot, card=card)) for card in mine)


def _arcane(now: State, seat: int) -> Offers:
    yield from _landings(now, a.Play(seat=seat, card="", source="arcane"))


def _top(now: State, seat: int) -> Offers:
    yield from _landings(now, a.Play(seat=seat, card="", source="deck"))


def _resolve(now: State, seat: int) -> Offers:
    yield Offer(a.Resolve(seat=seat, ops=()), ("ops",))
    yield Offer(a.Done(seat=seat))


def _score(now: State, seat: int) -> Offers:
    yield Offer(a.Score(seat=seat, stones=0), ("stones",))


def _nothing(now: State, seat: int) -> Offers:
    yield from ()


# Windows


def _window(now: State, seat: int) -> Offers:
    yield Offer(a.Go(seat=seat))
    yield Offer(a.Go(seat=seat, cards=()), ("cards",))
    if seat == TABLE:
        return
    yield Offer(a.Pass(seat=seat))
    if not RULEBOOK.allows(now, a.Call(seat=seat)) and now.chain[-1].held != seat:
        return
    yield from _landings(now, a.Respond(seat=seat, card=""))
    for slot, lying in enumerate(now.seat(seat).emberscape, 1):
        if lying.down:
            yield from _turning_up(now, a.Respond(seat=seat, card="", slot=slot), lying.card)


def _turning_up(now: State, probe: a.Respond, known: str) -> Offers:
    """A face-down card: it has to be named unless the table knows it, and then it may be."""
    named = (*now.box.cards, c.UNKNOWN) if known == c.UNKNOWN else (known,)
    heroes = [card for card in named if now.card(card).hero is not UNSET]
    others = [card for card in named if card not in heroes]
    for offer in (*_landings(now, probe, others), *_staying(now, probe, heroes)):
        yield offer
        if known != c.UNKNOWN:
            yield Offer(replace(offer.action, card=UNSET), offer.open)


# Aims


def _aim(now: State, seat: int) -> Offers:
    yield Offer(a.Pass(seat=seat))
    top = now.chain[-1]
    if top.seat != seat:
        return
    op = top.todo[0]
    for target in seats_of(now, seat, op.who) if needs_target(op) else (UNSET,):
        aim = a.Aim(seat=seat, target=target)
        whose = seat if target is UNSET else target
        if needs_slots(op):
            yield from _slots(now, aim, op, whose)
        elif needs_cards(op):
            yield from _named(now, aim, op, whose)
        else:
            yield from _with_any_symbol(aim)


def _with_any_symbol(aim: a.Aim, open: tuple[str, ...] = ()) -> Offers:
    """Where no card comes onto a mode pile, a symbol is not looked at."""
    yield Offer(aim, open)
    yield Offer(replace(aim, symbol="attack"), (*open, "symbol"))


def _slots(now: State, aim: a.Aim, op: c.Operations, whose: int) -> Offers:
    """One card is offered by its slot; for several any choice stands as one."""
    row = now.seat(whose).emberscape
    fitting = [slot for slot, lying in enumerate(row, 1) if can_touch(aim.seat, op, whose, lying)]
    number = many(now, aim.seat, op, whose)
    if number == 1:
        for slot in fitting:
            yield from _with_any_symbol(replace(aim, slots=(slot,)))
    elif number:
        yield from _with_any_symbol(replace(aim, slots=tuple(fitting[:number])), ("slots",))


def _named(now: State, aim: a.Aim, op: c.Operations, whose: int) -> Offers:
    """Cards of a discard pile, or one of the own hand, which nobody else knows."""
    if isinstance(op, c.ModeCard):
        yield from _for_a_mode(now, aim, op)
    elif isinstance(op, c.Place) and op.source == "hand":
        yield from _with_any_symbol(replace(aim, cards=(c.UNKNOWN,)), ("cards",))
    else:
        pile = now.seat(whose if isinstance(op, c.Take) else aim.seat).discard
        number = many(now, aim.seat, op, whose) if isinstance(op, c.Take) else 1
        if number == 1:
            for card in dict.fromkeys(pile):
                yield from _with_any_symbol(replace(aim, cards=(card,)))
        elif number:
            yield from _with_any_symbol(replace(aim, cards=pile[:number]), ("cards",))


def _for_a_mode(now: State, aim: a.Aim, op: c.ModeCard) -> Offers:
    """One card onto a mode pile: with its mode where the table does not know it."""
    named: Iterable[str] = (
        (*now.box.cards, c.UNKNOWN) if op.source == "hand" else dict.fromkeys(now.seat(aim.seat).discard)
    )
    known = [card for card in named if now.card(card).mode is not UNSET]
    unknown = [card for card in named if now.card(card).mode is UNSET]
    for card in known:
        yield Offer(replace(aim, cards=(card,)))
        yield Offer(replace(aim, cards=(card,), symbol=now.card(card).mode))
    for card in unknown:
        yield Offer(replace(aim, cards=(card,), symbol="attack"), ("symbol",))


# Cards of the table's pool


def _cards(now: State, probe: Any, open: tuple[str, ...] = (), among: Iterable[str] | None = None) -> Offers:
    """The probe with any card of the pool, or of those among it, that the rules take."""
    pool = (*now.box.cards, c.UNKNOWN)
    tried = pool if among is None else tuple(among)
    if tried:
        values = Values(tuple((card,) for card in tried), whole=len(tried) == len(pool))
        yield Offer(replace(probe, card=tried[0]), open, {"card": values})


def _staying(now: State, probe: Any, among: Iterable[str] | None = None) -> Offers:
    """A card of which it is not looked at where it goes and which mode it has."""
    for said in ({}, {"into": "mode"}, {"symbol": "attack"}, {"into": "mode", "symbol": "attack"}):
        yield from _cards(now, replace(probe, **said), tuple(said), among)


def _landings(now: State, probe: Any, among: Iterable[str] | None = None) -> Offers:
    """A card played face up, with and without saying where it goes and which mode it has."""
    groups: dict[tuple[c.Into, c.Mode | None, bool], list[str]] = {}
    for id in (*now.box.cards, c.UNKNOWN) if among is None else among:
        card = now.card(id)
        mode = None if card.mode is UNSET else card.mode
        groups.setdefault((place_of(card, UNSET), mode, card.play is UNSET), []).append(id)
    rows = [(into, mode, free, cards) for (into, mode, free), cards in groups.items()]
    yield from _landing(now, probe, {}, [(into, mode, cards) for into, mode, _, cards in rows])
    for place in ("emberscape", "discard", "collection", "mode", "lasting"):
        fits = [(place, mode, cards) for into, mode, free, cards in rows if free or into == place]
        yield from _landing(now, probe, {"into": place}, fits)


def _landing(now: State, probe: Any, said: dict[str, Any], rows: list[tuple[Any, c.Mode | None, list[str]]]) -> Offers:
    probe = replace(probe, **said)
    anywhere = [card for into, _, cards in rows if into != "mode" for card in cards]
    modes: dict[c.Mode | None, list[str]] = {}
    for into, mode, cards in rows:
        if into == "mode":
            modes.setdefault(mode, []).extend(cards)
    plain = anywhere + [card for mode, cards in modes.items() if mode is not None for card in cards]
    yield from _cards(now, probe, (), plain)
    yield from _cards(now, replace(probe, symbol="attack"), ("symbol",), [*anywhere, *modes.get(None, ())])
    for mode, cards in modes.items():
        if mode is not None:
            yield from _cards(now, replace(probe, symbol=mode), (), cards)


_ASKED: dict[str, Callable[[State, int], Offers]] = {
    "choose": _choose, "owed": _owed, "arcane": _arcane, "top": _top, "aim": _aim, "resolve": _resolve, "mode": _mode,
    "play": _play, "score": _score, "held": _nothing, "window": _nothing,
}  # fmt: skip
