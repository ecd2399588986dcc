"""What a seat may do now, the likely first. Every offer is sure: the rules' own checks have been asked for it."""

from collections.abc import Callable, Iterator

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.action import TABLE
from engine.ambyria import actions as a
from engine.ambyria import cards as c
from engine.ambyria import playing, responses
from engine.ambyria.aiming import Said, declared
from engine.ambyria.chain import Frame, waits, window
from engine.ambyria.corrections import TOPS, no_conceding
from engine.ambyria.landing import wrong_landing, wrong_symbol
from engine.ambyria.naming import Zone, all_lying, empty_hand, list_for, no_room
from engine.ambyria.pool import Way, staying
from engine.ambyria.possible import can_touch, many, needs_cards, needs_slots, needs_target, seats_of
from engine.ambyria.rules import forbidden, hero_taken, no_declining, no_mode_from, no_mode_yet
from engine.ambyria.scoring import counts_itself
from engine.ambyria.state import Lying, State
from engine.game import Offer, Values
from engine.probes import explained, one_of
from engine.refusal import Refusal
from engine.verbs import Concede, Name

Offers = Iterator[Offer]


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` can send now."""
    if seat == TABLE:
        top = window(now)
        return iter(()) if top is None else _going_on(now, top, TABLE)
    return _of_a_player(now, seat)


def _of_a_player(now: State, seat: int) -> Offers:
    call = a.Call(seat=seat)
    if forbidden(now, call) is None:
        wait, top = waits(now), window(now)
        if top is not None:
            yield from _window(now, seat, top)
        elif wait is not None and (seat in wait.seats or wait.kind in ("choose", "score")):
            yield from _ASKED[wait.kind](now, seat)
        if responses.no_call(top, wait, seat) is None:
            yield Offer(call, sure=True)
        if no_conceding(wait, seat) is None:
            yield Offer(Concede(seat=seat), sure=True)
    yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",), sure=True)


def correctable(now: State) -> Offers:
    """What the referee may set right: the counters of each seat."""
    wait = waits(now)
    if wait is None or wait.kind == "nothing":
        return
    probe = a.Adjust(seat=TABLE, target=1, counter=next(iter(TOPS)), to=0)
    yield explained(probe, ("to",), {"target": one_of(seat.number for seat in now.seats), "counter": one_of(TOPS)})


# One question each


def _choose(now: State, seat: int) -> Offers:
    """A hero may be changed for another until all have one."""
    free = tuple(hero for hero in c.HEROES if hero_taken(now, seat, hero) is None)
    yield Offer(a.Choose(seat=seat, hero=free[0]), among={"hero": Values((free,))}, sure=True)


def _owed(now: State, seat: int) -> Offers:
    yield Offer(a.Discard(seat=seat, cards=(c.UNKNOWN,)), ("cards",), sure=True)


def _mode(now: State, seat: int) -> Offers:
    if no_mode_yet(now, seat) is None:
        yield Offer(a.Pass(seat=seat), sure=True)
    if no_mode_from(now, seat, "hand") is None:
        yield from _named(now, _MODE_FROM_HAND, seat, seat, "hand")
    if no_mode_from(now, seat, "deck") is None:
        yield from _named(now, _MODE_FROM_DECK, seat, seat, "deck")


def _play(now: State, seat: int) -> Offers:
    if playing.no_card_left(now, seat) is None:
        yield from _named(now, _FROM_HAND, seat, seat, "hand", full=now.seat(seat).full)
        if no_room(now, seat, "emberscape") is None:
            yield from _named(now, _FACE_DOWN, seat, seat, "hand")
    if playing.play_first(now, seat) is None:
        yield Offer(a.Done(seat=seat), sure=True)
    if playing.nothing_to_show(now, seat) is None:
        yield Offer(a.Show(seat=seat), sure=True)
        yield Offer(a.Show(seat=seat, cards=(c.UNKNOWN,) * now.seat(seat).hand), ("cards",), sure=True)
    if playing.hero_used(now, seat) is None:
        yield from _heroes(now, seat)


def _heroes(now: State, seat: int) -> Offers:
    """The own hero, named where the table does not know it."""
    mine = [card.id for card in now.box.pool.heroes if playing.not_own_hero(now, seat, card) is None]
    for slot, lying in enumerate(now.seat(seat).emberscape, 1):
        said: tuple[str | UnsetType, ...] = (UNSET, *mine) if lying.card in (*mine, c.UNKNOWN) else ()
        for card in said:
            if not isinstance(id := playing.named(lying, card), Refusal) and id in mine:
                yield Offer(a.Activate(seat=seat, slot=slot, card=card), sure=True)


def _arcane(now: State, seat: int) -> Offers:
    yield from _named(now, _ARCANE, seat, seat, "arcane")


def _top(now: State, seat: int) -> Offers:
    assert now.forced is not None
    yield from _named(now, _TOP, seat, now.forced.deck, "deck")


def _resolve(now: State, seat: int) -> Offers:
    yield Offer(a.Resolve(seat=seat, ops=()), ("ops",), sure=True)
    yield Offer(a.Done(seat=seat), sure=True)


def _score(now: State, seat: int) -> Offers:
    if counts_itself(now, now.seat(seat)):
        yield Offer(a.Score(seat=seat, stones=0), ("stones",), sure=True)


# Windows


def _window(now: State, seat: int, top: Frame) -> Offers:
    yield from _going_on(now, top, seat)
    if responses.no_passing(top, seat) is None:
        yield Offer(a.Pass(seat=seat), sure=True)
    if responses.no_response(top, seat) is not None:
        return
    if empty_hand(now, seat) is None:
        yield from _named(now, _RESPONSE, seat, seat, "hand", full=now.seat(seat).full)
    for slot, lying in enumerate(now.seat(seat).emberscape, 1):
        if lying.down:
            yield from _turning_up(now, seat, slot, lying)


def _going_on(now: State, top: Frame, seat: int) -> Offers:
    if responses.no_going_on(now, top, seat) is None:
        yield Offer(a.Go(seat=seat), sure=True)
        yield Offer(a.Go(seat=seat, cards=()), ("cards",), sure=True)


def _turning_up(now: State, seat: int, slot: int, lying: Lying) -> Offers:
    """A face-down card: it has to be named unless the table knows it, and then it may be."""
    known = None if lying.card == c.UNKNOWN else lying.card
    for offer in (*now.box.pool.offers(_TURNED_UP, seat), *_heroes_in_response(now, seat)):
        action, among = replace(offer.action, slot=slot), offer.among
        if known is None:
            yield Offer(action, offer.open, among, sure=True)
        elif known in among["card"].all:
            yield Offer(action, offer.open, {"card": Values(((known,),))}, sure=True)
            yield Offer(replace(action, card=UNSET), offer.open, sure=True)


def _heroes_in_response(now: State, seat: int) -> Offers:
    heroes = [card.id for card in now.box.pool.heroes if responses.no_hero_response(now, seat, card) is None]
    for saying in staying(tuple(heroes)) if heroes else ():
        action = replace(a.Respond(seat=seat, card=""), **saying.said)
        yield Offer(action, saying.open, {"card": Values((saying.cards,))}, sure=True)


# Aims


def _aim(now: State, seat: int) -> Offers:
    top = now.chain[-1]
    if no_declining(top) is None:
        yield Offer(a.Pass(seat=seat), sure=True)
    op = top.todo[0]
    for target in seats_of(now, seat, op.who) if needs_target(op) else (UNSET,):
        aim = a.Aim(seat=seat, target=target)
        whose = seat if target is UNSET else target
        if needs_slots(op):
            yield from _slots(now, aim, op, whose)
        elif needs_cards(op):
            yield from _cards(now, aim, op, whose)
        else:
            yield from _declared(now, aim, op)


def _declared(now: State, aim: a.Aim, op: c.Operations, open: tuple[str, ...] = ()) -> Offers:
    """The aim, if the rules take it. Where no card comes onto a mode pile, a symbol is not looked at."""
    if _is_taken(now, aim, op):
        yield Offer(aim, open, sure=True)
        yield Offer(replace(aim, symbol="attack"), (*open, "symbol"), sure=True)


def _is_taken(now: State, aim: a.Aim, op: c.Operations) -> bool:
    return not isinstance(declared(now, aim.seat, op, Said(aim.target, aim.slots, aim.cards, aim.symbol)), Refusal)


def _slots(now: State, aim: a.Aim, op: c.Operations, whose: int) -> Offers:
    """One card is offered by its slot; for several any choice stands as one."""
    row = now.seat(whose).emberscape
    fitting = [slot for slot, lying in enumerate(row, 1) if can_touch(aim.seat, op, whose, lying)]
    number = many(now, aim.seat, op, whose)
    if number == 1:
        for slot in fitting:
            yield from _declared(now, replace(aim, slots=(slot,)), op)
    elif number:
        yield from _declared(now, replace(aim, slots=tuple(fitting[:number])), op, ("slots",))


def _cards(now: State, aim: a.Aim, op: c.Operations, whose: int) -> Offers:
    """Cards of a discard pile, or one of the own hand, which nobody else knows."""
    if isinstance(op, c.ModeCard):
        yield from _for_a_mode(now, aim, op)
    elif isinstance(op, c.Place) and op.source == "hand":
        yield from _declared(now, replace(aim, cards=(c.UNKNOWN,)), op, ("cards",))
    else:
        pile = now.seat(whose if isinstance(op, c.Take) else aim.seat).discard
        number = many(now, aim.seat, op, whose) if isinstance(op, c.Take) else 1
        if number == 1:
            for card in dict.fromkeys(pile):
                yield from _declared(now, replace(aim, cards=(card,)), op)
        elif number:
            yield from _declared(now, replace(aim, cards=pile[:number]), op, ("cards",))


def _for_a_mode(now: State, aim: a.Aim, op: c.ModeCard) -> Offers:
    """One card onto a mode pile. If one can come there, so can every other, with its mode."""
    pile = tuple(dict.fromkeys(now.seat(aim.seat).discard))
    if op.source == "hand":
        if _is_taken(now, replace(aim, cards=(c.UNKNOWN,), symbol="attack"), op):
            yield from now.box.pool.onto_mode(aim)
    elif pile:
        first, *_ = among = tuple(now.box.pool.onto_mode_of(aim, pile))
        if isinstance(first.action, a.Aim) and _is_taken(now, first.action, op):
            yield from among


# Cards of the table's pool


def _named(now: State, way: Way, seat: int, whose: int, zone: Zone, *, full: bool = False) -> Offers:
    """Any card that can come out of a hand or deck now, with all that can be said of it."""
    listed = None if list_for(now, whose, zone) is None else whose
    gone = all_lying(now)
    for offer in now.box.pool.offers(way, seat, listed=listed, full=full):
        cards = offer.among["card"]
        if gone.isdisjoint(cards.all):
            yield offer
        elif left := tuple([card for card in cards.all if card not in gone]):
            yield Offer(offer.action, offer.open, {"card": Values((left,), pool=cards.pool)}, sure=True)


def _no_landing(card: c.Card, do: a.Play | a.Respond) -> Refusal | None:
    return wrong_landing(card, do.into, do.symbol)


def _no_symbol(card: c.Card, do: a.LayMode) -> Refusal | None:
    return wrong_symbol(card, do.symbol)


_FROM_HAND = Way(lambda seat: a.Play(seat=seat, card=""), lambda pool: pool.landings, playing.unfit)
_FACE_DOWN = Way(lambda seat: a.Play(seat=seat, card="", face="down"), lambda pool: pool.staying, playing.unfit)
_ARCANE = Way(lambda seat: a.Play(seat=seat, card="", source="arcane"), lambda pool: pool.landings, _no_landing)
_TOP = Way(lambda seat: a.Play(seat=seat, card="", source="deck"), lambda pool: pool.landings, _no_landing)
_RESPONSE = Way(lambda seat: a.Respond(seat=seat, card=""), lambda pool: pool.landings, responses.unfit)
_TURNED_UP = Way(lambda seat: a.Respond(seat=seat, card=""), lambda pool: pool.turned_up, _no_landing)
_MODE_FROM_HAND = Way(lambda seat: a.LayMode(seat=seat, card=""), lambda pool: pool.symbols, _no_symbol)
_MODE_FROM_DECK = Way(lambda seat: a.LayMode(seat=seat, card="", source="deck"), lambda pool: pool.symbols, _no_symbol)

_ASKED: dict[str, Callable[[State, int], Offers]] = {
    "choose": _choose, "owed": _owed, "arcane": _arcane, "top": _top, "aim": _aim, "resolve": _resolve, "mode": _mode,
    "play": _play, "score": _score,
}  # fmt: skip
