"""Candidates for what a seat may do now; the rules themselves decide which of them are legal."""

from collections.abc import Callable, Iterator
from typing import get_args

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.ambal import actions as a
from engine.ambal.cards import SCHOOLS
from engine.ambal.decks import example
from engine.ambal.piles import where
from engine.ambal.removal import how_many, removable
from engine.ambal.rules import RULEBOOK
from engine.ambal.starters import STARTERS
from engine.ambal.state import Revealed, State
from engine.ambal.turn import revealed_by
from engine.game import Offer
from engine.probes import any_card, explained
from engine.verbs import Concede, Name

Offers = Iterator[Offer]
EYES = range(1, 7)


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` could send now, the likely ones first."""
    if now.phase != "over":
        yield from _IN_PHASE.get(now.phase, _nothing)(now, seat)
        if now.stage == "discard":
            yield from _any_card(now, a.Discard(seat=seat, card=""))
        if seat:
            yield Offer(Concede(seat=seat))
        else:
            yield from _adjustments(now)
    if seat:
        yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",))


def _nothing(now: State, seat: int) -> Offers:
    yield from ()


def _draft(now: State, seat: int) -> Offers:
    if seat == TABLE or now.draft is None:
        return
    yield from (Offer(a.Roll(seat=seat, value=value)) for value in EYES)
    yield from (Offer(a.Pick(seat=seat, school=school)) for school in SCHOOLS)
    yield from _any_card(now, a.Pick(seat=seat, card=""))
    yield from _any_card(now, a.Ban(seat=seat, card=""))
    for card in now.box.cards:
        if RULEBOOK.allows(now, a.Deal(seat=seat, cards=(card,))):
            yield Offer(a.Deal(seat=seat, cards=(card,)), ("cards",))
            return


def _setup(now: State, seat: int) -> Offers:
    yield Offer(a.Start(seat=seat))
    if seat == TABLE:
        return
    yield from (Offer(a.Deck(seat=seat, starter=name)) for name in STARTERS)
    if decks := example(now):
        battle, library = decks
        if library is None:
            yield Offer(a.Deck(seat=seat, battle=battle), ("battle",))
        else:
            yield Offer(a.Deck(seat=seat, battle=battle, library=library), ("battle", "library"))


def _battle(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    targets: tuple[int | UnsetType, ...] = (UNSET, *range(1, len(now.seats) + 1))
    for target in targets:
        yield from _any_card(now, a.Commit(seat=seat, card="", target=target))
    yield from map(Offer, (a.Stop(seat=seat), a.Skip(seat=seat), a.Order(seat=seat), a.Declare(seat=seat)))
    yield from (Offer(a.Roll(seat=seat, value=value)) for value in EYES)
    if one := revealed_by(now, seat):
        yield from _outcomes(now, one, targets)


def _outcomes(now: State, one: Revealed, targets: tuple[int | UnsetType, ...]) -> Offers:
    """What a revealed card still needs from its user."""
    for target in targets:
        if target is not UNSET:
            yield Offer(a.Choose(seat=one.seat, target=target))
        aimed = one if target is UNSET else replace(one, target=target)
        named = removable(now, aimed)[: how_many(now, aimed)]
        yield Offer(a.Choose(seat=one.seat, target=target, remove=named), ("remove",))
    owed: dict[str, object] = {}
    if one.base is None:
        owed["cost"] = 0
    if one.effects is None:
        owed["effects"] = ()
    for types in ({}, {"types": ()}):
        fields = owed | types
        yield Offer(replace(a.Resolve(seat=one.seat), **fields), tuple(fields))


def _move(now: State, seat: int) -> Offers:
    if seat:
        yield from _any_card(now, a.Discard(seat=seat, card=""))
        yield Offer(a.Pass(seat=seat))


def _library(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    for card in now.box.cards:
        if RULEBOOK.allows(now, a.Library(seat=seat, cards=(card,))):
            yield Offer(a.Library(seat=seat, cards=(card,)), ("cards",))
            break
    yield Offer(a.Pass(seat=seat))


def _adjustments(now: State) -> Offers:
    for seat in now.seats:
        for counter in get_args(a.Counter):
            low = 60 if counter == "max_health" else 0
            adjust = a.Adjust(seat=TABLE, target=seat.number, counter=counter, to=low)
            yield from explained(adjust, ("to",))
        alike = _out_of_sight(now, seat.number)
        for zone in get_args(a.Zone):
            for source in (UNSET, "hand", "deck"):
                move = a.Adjust(seat=TABLE, target=seat.number, card="", zone=zone, source=source)
                for offer in _any_card(now, move, alike):
                    yield offer
                    yield Offer(replace(offer.action, why=""), (*offer.open, "why"), tried=True)


def _out_of_sight(now: State, number: int) -> frozenset[str]:
    """The cards that could be in this player's hand or deck: to a correction they are all alike."""
    open = revealed_by(now, number)
    hidden = (card for card in now.box.cards if where(now, number, card) is None)
    return frozenset(card for card in hidden if open is None or card != open.card)


def _any_card(now: State, probe: Action, alike: frozenset[str] = frozenset()) -> Offers:
    return any_card(now.box.cards, probe, lambda action: RULEBOOK.allows(now, action), alike=alike)


_IN_PHASE: dict[str, Callable[[State, int], Offers]] = {
    "draft": _draft,
    "setup": _setup,
    "battle": _battle,
    "move": _move,
    "library": _library,
}
