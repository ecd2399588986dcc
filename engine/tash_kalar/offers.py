"""What could be tried at each moment. The rules sort out what is legal; here nothing is decided."""

from collections.abc import Iterator
from itertools import product
from typing import get_args

from msgspec.structs import replace

from engine.action import TABLE
from engine.game import Offer, Values
from engine.probes import alike, explained, one_of
from engine.tash_kalar import actions as a
from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.counters import DERIVED, counters, most
from engine.tash_kalar.effect_offers import of_effect
from engine.tash_kalar.hands import cannot_hold
from engine.tash_kalar.objectives import cannot_turn_up, may_be_used_up
from engine.tash_kalar.pieces import PIECES, ranks_of
from engine.tash_kalar.setting_up import missing, start_squares
from engine.tash_kalar.state import State
from engine.tash_kalar.summon_offers import summonings
from engine.tash_kalar.supply import standing
from engine.verbs import Concede, Name

Offers = Iterator[Offer]
SURELY_MET = -99
"""A number that meets any condition of a flare."""


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` could send now, the likely ones first."""
    match now.phase:
        case "setup":
            yield from _setup(now, seat)
        case "action" if seat in (now.active, now.control):
            yield from _action(now, seat)
        case "effect" if seat in (now.active, now.control):
            yield from of_effect(now, seat)
            yield Offer(a.Handover(seat=seat))
        case "reveal":
            yield from _reveal(now, seat)
    if now.phase not in ("setup", "over"):
        yield from _any_time(now, seat)
    if seat:
        yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",))


# Setting up


def _setup(now: State, seat: int) -> Offers:
    yield from _reveal(now, seat)
    if seat and missing(now):
        squares = {"side": one_of(missing(now)), "at": alike(*start_squares(now))}
        yield Offer(a.Place(seat=seat), among=squares)
    yield Offer(a.Start(seat=seat))
    if seat:
        taken = {one.school for one in now.seats if one.number != seat}
        known = dict.fromkeys(card.school for card in now.box.cards.values() if isinstance(card.school, str))
        if free := [school for school in known if school not in taken]:
            yield Offer(a.School(seat=seat, school=free[0]), among={"school": alike(*free)})
        other = next(name for name in map(str, range(len(now.seats) + 1)) if name not in taken)
        yield Offer(a.School(seat=seat, school=other), ("school",))


def _reveal(now: State, seat: int) -> Offers:
    tasks = [card.id for card in now.box.cards.values() if card.sort == "task"]
    lie_down = [task for task in tasks if cannot_turn_up(now, task) is None]
    if lie_down:
        yield Offer(a.Reveal(seat=seat, task=lie_down[0]), among={"task": alike(*lie_down)})
    if may_be_used_up(now) and cannot_turn_up(now, None) is None:
        yield Offer(a.Reveal(seat=seat))


# Actions


def _action(now: State, seat: int) -> Offers:
    if seat == now.control:
        yield from _places(now, seat)
    if seat == now.active and not now.lasts:
        yield from summonings(now, seat)
        yield from _flares(now, seat)
        yield from _discards(now, seat)
    yield Offer(a.Handover(seat=seat))
    yield from _ends(now, seat)


def _places(now: State, seat: int) -> Offers:
    """Empty squares are alike; in a shortage any own two-sided piece may be picked up."""
    probe, short = a.Place(seat=seat), not now.supply(now.own)
    if not now.box.board:
        ranks = [rank for rank in ranks_of("two-sided") if now.side(now.own).of_rank(rank)]
        if not short:
            yield Offer(probe)
        elif ranks:
            yield Offer(probe, among={"pick": alike(*ranks)})
        return
    assert now.arena is not None
    empty = [square for square in SQUARES if standing(now, square) is None]
    if not short:
        yield Offer(probe, among={"at": alike(*empty)})
        return
    own = [square for square, _ in now.arena.standing(now.own, ranks_of("two-sided"))]
    if own:
        yield Offer(probe, among={"at": alike(*empty), "pick": alike(*own)})
        yield from (Offer(replace(probe, at=square, pick=square)) for square in own)


def _discards(now: State, seat: int) -> Offers:
    """A creature of the own deck or one that is not named, with or without other cards that go back."""
    beings = [card for card in now.box.cards.values() if card.sort == "creature" and not card.in_legends]
    held = [card.id for card in beings if cannot_hold(now, seat, "beings", card) is None]
    for probe, open in ((a.Discard(seat=seat), ()), (a.Discard(seat=seat, back=a.Back()), ("return",))):
        yield Offer(probe, open)
        if held:
            yield Offer(replace(probe, card=held[0]), open, {"card": alike(*held)})


def _flares(now: State, seat: int) -> Offers:
    """Cards with their own numbers, or any numbers; in the melee against each opponent."""
    if not now.seat(seat).flares:
        return
    against: tuple[dict[str, Values], ...] = ({"against": one_of(now.enemies(now.own))},)
    named: dict[tuple[object, ...], list[str]] = {}
    for card in now.box.cards.values():
        if card.sort == "flare" and card.id not in now.flares.discard:
            named.setdefault((card.half("upper").n, card.half("lower").n), []).append(card.id)
    cards = {"card": Values(tuple(map(tuple, named.values())))} if named else None
    for opponent, open in product(
        against if now.box.melee else ({}, *against), ((), ("upper",), ("lower",), ("upper", "lower"))
    ):
        probe = replace(a.Flare(seat=seat), **dict.fromkeys(open, SURELY_MET))
        if open:
            yield Offer(probe, open, opponent)
        if cards is not None:
            yield Offer(probe, open, opponent | cards)


def _ends(now: State, seat: int) -> Offers:
    probe = a.End(seat=seat)
    yield Offer(probe)
    if now.box.melee:
        yield Offer(probe, among={"colour": one_of(now.enemies(now.own))})
    elif now.tasks is not None and now.tasks.current:
        yield Offer(probe, among={"claim": one_of(now.tasks.current)})
    elif now.box.high_form and now.tasks is None:
        yield Offer(probe, among={"points": alike(*range(1, 10))})


# At any time


def _any_time(now: State, seat: int) -> Offers:
    if seat == TABLE:
        yield from _fixes(now)
        yield from _adjustments(now)
        return
    if now.box.board:
        yield from _finds(now, seat)
    yield Offer(Concede(seat=seat))


def _finds(now: State, seat: int) -> Offers:
    card = next((card.id for card in now.box.cards.values() if isinstance(card.form, str)), None)
    if card is None:
        return
    yield Offer(a.Find(seat=seat, card=card), ("card",))
    if now.box.melee:
        enemies = one_of(now.enemies(now.side_of(seat)))
        yield Offer(a.Find(seat=seat, card=card), ("card",), {"impro": enemies})


def _fixes(now: State) -> Offers:
    """Any square: what can be put there depends on the piece that comes free."""
    if not now.box.board:
        return
    sides = range(1, len(now.sides) + 1)
    pieces = tuple(text for text, piece in PIECES.items() if piece.side in sides)
    by_piece: dict[object, list[str]] = {}
    for square in SQUARES:
        by_piece.setdefault(standing(now, square), []).append(square)
    squares = Values(tuple(map(tuple, by_piece.values())))
    probe = a.Fix(seat=TABLE, piece=None)
    yield explained(probe, among={"at": squares, "piece": one_of((None, *pieces))})


def _adjustments(now: State) -> Offers:
    for seat in now.numbers:
        shown = [counter for counter in get_args(a.Counter) if counter in counters(now, seat)]
        derived = DERIVED - ({"score"} if now.box.duel else set())
        free = [counter for counter in shown if counter not in derived]
        for counter in free:
            on_the_scale = min(most(counter), counters(now, seat)[counter])  # hands and decks may go above it in play
            probe = a.Adjust(seat=TABLE, target=seat, counter=counter, to=on_the_scale)
            yield explained(probe, ("to",))
