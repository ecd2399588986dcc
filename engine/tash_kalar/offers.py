"""What can be done at each moment. What forbids it is asked of the rules, once for all that they judge alike."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import get_args

from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.game import Offer, Values
from engine.probes import alike, explained, one_of
from engine.tash_kalar import actions as a
from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.corrections import cannot_resign
from engine.tash_kalar.counters import DERIVED, counters, most
from engine.tash_kalar.discarding import cannot_discard, handed_over
from engine.tash_kalar.effect_offers import of_effect
from engine.tash_kalar.flare_offers import flarings
from engine.tash_kalar.hands import cannot_hold
from engine.tash_kalar.held import may_hold
from engine.tash_kalar.objectives import cannot_claim, cannot_turn_up, may_be_used_up
from engine.tash_kalar.orientations import squares_in
from engine.tash_kalar.pieces import PIECES, ranks_of
from engine.tash_kalar.rules import forbidden
from engine.tash_kalar.scoring import wrong_colour
from engine.tash_kalar.setting_up import missing, start_squares
from engine.tash_kalar.state import State
from engine.tash_kalar.summon_offers import summonings
from engine.tash_kalar.summoning import improvisable
from engine.tash_kalar.supply import standing
from engine.tash_kalar.teams import cannot_hand_over
from engine.tash_kalar.turn import cannot_end, no_action
from engine.verbs import Concede, Name

Offers = Iterator[Offer]


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` can send now, the likely ones first."""
    return chain.from_iterable(_parts(now, seat))  # quicker than handing each of them on, part by part


def _parts(now: State, seat: int) -> Iterator[Iterable[Offer]]:
    match now.phase:
        case "setup":
            yield _setup(now, seat)
        case "action" if seat in (now.active, now.control):
            yield from _action(now, seat)
        case "effect" if seat in (now.active, now.control):
            if _allowed(now, a.Done(seat=seat)):
                yield of_effect(now, seat)
            yield _handovers(now, seat)
        case "reveal":
            yield _reveal(now, seat)
    if seat and now.phase not in ("setup", "over"):
        yield _any_time(now, seat)
    if seat:
        yield (Offer(Name(seat=seat, name=now.seat(seat).name), ("name",), sure=True),)


def _allowed(now: State, do: Action) -> bool:
    """Whether the moment and the turn allow such an action at all."""
    return forbidden(now, do) is None


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
    tasks = now.box.of_sort("task")
    lie_down = [card.id for card in tasks if cannot_turn_up(now, card.id) is None]
    if lie_down:
        yield Offer(a.Reveal(seat=seat, task=lie_down[0]), among={"task": alike(*lie_down)}, sure=True)
    if may_be_used_up(now) and cannot_turn_up(now, None) is None:
        yield Offer(a.Reveal(seat=seat), sure=True)


# Actions


def _action(now: State, seat: int) -> Iterator[Iterable[Offer]]:
    acts = no_action(now) is None
    if acts and _allowed(now, a.Place(seat=seat)):
        yield _places(now, seat)
    if _allowed(now, a.Summon(seat=seat)):
        if acts and handed_over(now) is None:
            yield summonings(now, seat)
        yield flarings(now, seat)
        if acts and cannot_discard(now) is None:
            yield _discards(now, seat)
    yield _handovers(now, seat)
    if _allowed(now, a.End(seat=seat)) and cannot_end(now) is None:
        yield _ends(now, seat)


def _places(now: State, seat: int) -> Offers:
    """Empty squares are alike; in a shortage any own two-sided piece may be picked up."""
    probe, short = a.Place(seat=seat), not now.supply(now.own)
    if now.arena is None:
        ranks = [rank for rank in ranks_of("two-sided") if now.side(now.own).of_rank(rank)]
        if not short:
            yield Offer(probe, sure=True)
        elif ranks:
            yield Offer(probe, among={"pick": alike(*ranks)}, sure=True)
        return
    empty = now.arena.empty  # never none: all sides together have fewer pieces than there are squares
    if not short:
        yield Offer(probe, among={"at": alike(*empty)}, sure=True)
    elif own := squares_in(now.arena.boards.of_type(now.own, "two-sided")):
        yield Offer(probe, among={"at": alike(*empty), "pick": alike(*own)}, sure=True)
        yield from (Offer(a.Place(seat=seat, at=square, pick=square), sure=True) for square in own)


def _discards(now: State, seat: int) -> Offers:
    """A creature of the own deck or one that is not named, with or without other cards that go back."""
    if cannot_hold(now, seat, "beings", None) is not None:
        return
    held = may_hold(now, seat).beings
    for back, open in ((None, ()), (a.Back(), ("return",))):
        yield Offer(a.Discard(seat=seat, back=back), open, sure=True)
        if held is not None:
            yield Offer(a.Discard(seat=seat, back=back), open, {"card": held}, sure=True)


def _handovers(now: State, seat: int) -> Offers:
    do = a.Handover(seat=seat)
    if cannot_hand_over(now) is None and _allowed(now, do):
        yield Offer(do, sure=True)


def _ends(now: State, seat: int) -> Offers:
    probe = a.End(seat=seat)
    if wrong_colour(now, None) is None:
        yield Offer(probe, sure=True)
    if now.box.melee:
        if colours := [side for side in now.enemies(now.own) if wrong_colour(now, side) is None]:
            yield Offer(probe, among={"colour": alike(*colours)}, sure=True)
    elif now.tasks is not None:
        if tasks := [task for task in now.tasks.current if cannot_claim(now, replace(probe, claim=task)) is None]:
            yield Offer(probe, among={"claim": alike(*tasks)}, sure=True)
    elif now.box.high_form:
        yield Offer(probe, among={"points": alike(*range(1, 10))}, sure=True)


# At any time


def correctable(now: State) -> Offers:
    """What the referee may set right: the pieces on the board, and counters."""
    if now.phase not in ("setup", "over"):
        yield from _fixes(now)
        yield from _adjustments(now)


def _any_time(now: State, seat: int) -> Offers:
    if now.box.board:
        yield from _finds(now, seat)
    if cannot_resign(now) is None:
        yield Offer(Concede(seat=seat), sure=True)


def _finds(now: State, seat: int) -> Offers:
    card = now.box.findable
    if card is None:
        return
    yield Offer(a.Find(seat=seat, card=card), ("card",), sure=True)
    if lenders := improvisable(now, now.side_of(seat)):
        yield Offer(a.Find(seat=seat, card=card), ("card",), {"impro": alike(*lenders)}, sure=True)


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
