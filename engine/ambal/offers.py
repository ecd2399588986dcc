"""What each seat may do at each moment. The refusals of the rules are asked first, so that all of it is sure."""

from collections.abc import Callable, Iterator
from typing import get_args

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.ambal import actions as a
from engine.ambal.corrections import OPEN
from engine.ambal.decks import example
from engine.ambal.draft_offers import EYES, drafted
from engine.ambal.offered_cards import among_all
from engine.ambal.piles import hidden_by_kind, out_of_sight, whereabouts
from engine.ambal.refusals import (
    affordable,
    cannot_call,
    cannot_declare,
    cannot_discard,
    cannot_pass,
    cannot_place,
    cannot_roll,
    cannot_skip,
    cannot_stop,
    cannot_take,
    no_resurrection,
    wrong_books,
)
from engine.ambal.removal import how_many, owes_removal, removable
from engine.ambal.starters import STARTERS
from engine.ambal.state import Revealed, State
from engine.ambal.targets import tokens
from engine.ambal.turn import owes_data, owes_target, revealed_by
from engine.game import Offer, Values
from engine.probes import alike, card_of, explained, one_of
from engine.refusal import Refusal
from engine.verbs import Concede, Name

Offers = Iterator[Offer]
DECISIONS: tuple[tuple[Callable[[State, int], Refusal | None], type[Action]], ...] = (
    (cannot_stop, a.Stop),
    (cannot_skip, a.Skip),
    (cannot_call, a.Order),
    (cannot_declare, a.Declare),
)


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` can send now, the likely ones first."""
    if now.phase != "over":
        if offered := _IN_PHASE.get(now.phase):
            yield from offered(now, seat)
        if seat:
            if now.stage == "discard":
                yield from _discard(now, seat)
            yield Offer(Concede(seat), sure=True)
    if seat:
        yield Offer(Name(seat, now.seat(seat).name), ("name",), sure=True)


def _setup(now: State, seat: int) -> Offers:
    yield Offer(a.Start(seat), sure=True)
    if seat == TABLE:
        return
    yield Offer(a.Deck(seat), among={"starter": one_of(STARTERS)})
    if decks := example(now):
        battle, library = decks
        if library is None:
            yield Offer(a.Deck(seat, battle), ("battle",))
        else:
            yield Offer(a.Deck(seat, battle, library), ("battle", "library"))


def _battle(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    if not cannot_place(now, seat):
        yield from _commit(now, seat)
    for cannot, verb in DECISIONS:
        if not cannot(now, seat):
            yield Offer(verb(seat), sure=True)
    if not cannot_roll(now, seat):
        yield Offer(a.Roll(seat, 1), among={"value": EYES}, sure=True)
    if one := revealed_by(now, seat):
        yield from _outcomes(now, one)


def _commit(now: State, seat: int) -> Offers:
    """The cards that may be in the hand; in Double those together beside which the same tokens may lie."""
    found: dict[tuple[int, ...], list[str]] = {}
    for cards in hidden_by_kind(now, seat):
        first = now.card(cards[0])
        if no_resurrection(now, first):
            continue
        targets = tokens(now, seat, first) if now.box.double else ()
        if targets or not now.box.double:
            found.setdefault(targets, []).extend(cards)
    for targets, alike_cards in found.items():
        if cards := affordable(now, now.seat(seat), alike_cards):
            token = {"target": one_of(targets)} if targets else {}
            yield Offer(a.Commit(seat, cards[0]), among={"card": among_all(now.box, tuple(cards))} | token, sure=True)


def _outcomes(now: State, one: Revealed) -> Offers:
    """What a revealed card still needs from its user."""
    aimed = [one]
    if owes_target(now, one):
        yield Offer(a.Choose(one.seat, 1), among={"target": one_of(now.numbers)}, sure=True)
        aimed += [replace(one, target=target) for target in now.numbers]
    for so in aimed:
        if owes_removal(now, so):
            target = UNSET if so is one or so.target is None else so.target
            named = removable(now, so)[: how_many(now, so)]
            yield Offer(a.Choose(one.seat, target, named), ("remove",), sure=True)
    if owes_data(one):
        yield from _unknown(one)


def _unknown(one: Revealed) -> Offers:
    """What nobody has entered of a card; its types may be added."""
    owed: dict[str, object] = {}
    if one.base is None:
        owed["cost"] = 0
    if one.effects is None:
        owed["effects"] = ()
    for types in ({}, {"types": ()}):
        fields = owed | types
        yield Offer(replace(a.Resolve(one.seat), **fields), tuple(fields), sure=True)


def _move(now: State, seat: int) -> Offers:
    if seat:
        yield from _discard(now, seat)
        if not cannot_pass(now, seat):
            yield Offer(a.Pass(seat), sure=True)


def _discard(now: State, seat: int) -> Offers:
    if not cannot_discard(now, seat) and (cards := out_of_sight(now, seat)):
        yield Offer(a.Discard(seat, cards[0]), among={"card": among_all(now.box, cards)}, sure=True)


def _library(now: State, number: int) -> Offers:
    if number == TABLE:
        return
    if not cannot_take(now, number):
        seat = now.seat(number)
        books = now.box.cards if seat.shelf is None else seat.shelf
        some = next((card for card in books if not wrong_books(now, seat, (card,))), None)
        if some is not None:
            yield Offer(a.Library(number, (some,)), ("cards",), sure=True)
    if not cannot_pass(now, number):
        yield Offer(a.Pass(number), sure=True)


def correctable(now: State) -> Offers:
    """What the referee may set right: counters, and where a card lies."""
    if now.phase == "over":
        return
    seats = {"target": one_of(now.numbers)}
    counters = alike(*(counter for counter in get_args(a.Counter) if counter != "max_health"))
    lowest = a.Adjust(seat=TABLE, target=1, counter="max_health", to=60)
    yield explained(replace(lowest, counter="health", to=0), ("to",), seats | {"counter": counters})
    yield explained(lowest, ("to",), seats)
    for seat in now.numbers:
        yield from _moves(now, seat)


def _moves(now: State, number: int) -> Offers:
    """A correction that moves a card. The rules judge all open cards alike, and all others alike."""
    lies, one = whereabouts(now, number), revealed_by(now, number)
    cards = card_of(now.box.cards, lambda card: (lies.get(card) in OPEN, card in lies, one and one.card == card))
    there = {"zone": Values((("hand",), ("deck",), ("discard", "out"))), "card": cards}
    probe = a.Adjust(seat=TABLE, target=number)
    yield explained(probe, among=there)
    yield explained(probe, among=there | {"source": one_of(("hand", "deck"))})


_IN_PHASE: dict[str, Callable[[State, int], Offers]] = {
    "draft": drafted,
    "setup": _setup,
    "battle": _battle,
    "move": _move,
    "library": _library,
}
