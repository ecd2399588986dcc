"""Candidates for what a seat may do now; the rules themselves decide which of them are legal."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import islice
from typing import get_args

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import TABLE
from engine.ambal import actions as a
from engine.ambal.cards import SCHOOLS, Resurrect
from engine.ambal.corrections import OPEN
from engine.ambal.decks import example
from engine.ambal.piles import whereabouts
from engine.ambal.removal import how_many, removable
from engine.ambal.rules import RULEBOOK
from engine.ambal.skills import traits
from engine.ambal.starters import STARTERS
from engine.ambal.state import Revealed, State
from engine.ambal.targets import aim
from engine.ambal.turn import revealed_by
from engine.game import Offer, Values
from engine.probes import alike, card_of, explained, one_of
from engine.verbs import Concede, Name

Offers = Iterator[Offer]
EYES = range(1, 7)


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` could send now, the likely ones first."""
    if now.phase != "over":
        yield from _IN_PHASE.get(now.phase, _nothing)(now, seat)
        if now.stage == "discard" and seat:
            yield from _discard(now, seat)
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
    cards = {"card": card_of(now.box.cards, lambda card: _in_the_draft(now, card))}
    yield Offer(a.Roll(seat=seat, value=1), among={"value": one_of(EYES)})
    yield Offer(a.Pick(seat=seat), among={"school": one_of(SCHOOLS)})
    yield Offer(a.Pick(seat=seat), among=cards)
    yield Offer(a.Ban(seat=seat, card=""), among=cards)
    yield from _first_allowed(now, (a.Deal(seat=seat, cards=(card,)) for card in now.box.cards))


def _in_the_draft(now: State, id: str) -> Hashable:
    """All that the rules look at in a card that is picked or banned."""
    card, draft = now.card(id), now.draft
    assert draft is not None
    taken = id in draft.banned or any(id in seat.picks for seat in now.seats)
    return card.school, card.elite, taken, tuple(id in line for line in draft.lineups.values())


def _first_allowed(now: State, probes: Iterable[a.Deal | a.Library]) -> Offers:
    """Some cards, however many: offered where one of them by itself would do."""
    allowed = (probe for probe in probes if RULEBOOK.allows(now, probe))
    yield from (Offer(probe, ("cards",)) for probe in islice(allowed, 1))


def _setup(now: State, seat: int) -> Offers:
    yield Offer(a.Start(seat=seat))
    if seat == TABLE:
        return
    yield Offer(a.Deck(seat=seat), among={"starter": one_of(STARTERS)})
    if decks := example(now):
        battle, library = decks
        if library is None:
            yield Offer(a.Deck(seat=seat, battle=battle), ("battle",))
        else:
            yield Offer(a.Deck(seat=seat, battle=battle, library=library), ("battle", "library"))


def _battle(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    if now.stage in ("decide", "place") and (now.seat(seat).undecided or now.seat(seat).plays):
        yield from _commit(now, seat)
    yield from map(Offer, (a.Stop(seat=seat), a.Skip(seat=seat), a.Order(seat=seat), a.Declare(seat=seat)))
    yield Offer(a.Roll(seat=seat, value=1), among={"value": one_of(EYES)})
    if one := revealed_by(now, seat):
        yield from _outcomes(now, one)


def _commit(now: State, seat: int) -> Offers:
    """A card and, in Double, a token beside it."""
    lies, dear = whereabouts(now, seat), now.box.options.unaffordable == "refuse"
    registered = now.seat(seat).registered

    def looked_at(id: str) -> Hashable:
        """All that the rules look at in a card that is placed."""
        if id in lies or (registered is not None and id not in registered):
            return None
        card = now.card(id)
        effects = None if card.effects is UNSET else card.effects
        back = effects is None or any(isinstance(effect, Resurrect) for effect in effects)
        cost = (card.cost, traits(now, seat, id, (), effects)) if dear else None
        return aim(now, seat, card, effects), effects is None, back, cost

    target = {"target": one_of(now.numbers)} if now.box.double else {}
    yield Offer(a.Commit(seat=seat, card=""), among=target | {"card": card_of(now.box.cards, looked_at)})


def _outcomes(now: State, one: Revealed) -> Offers:
    """What a revealed card still needs from its user."""
    yield Offer(a.Choose(seat=one.seat), among={"target": one_of(now.numbers)})
    for target in (UNSET, *now.numbers):
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
        yield from _discard(now, seat)
        yield Offer(a.Pass(seat=seat))


def _discard(now: State, seat: int) -> Offers:
    lies, registered = whereabouts(now, seat), now.seat(seat).registered
    cards = card_of(now.box.cards, lambda card: (lies.get(card), registered is None or card in registered))
    yield Offer(a.Discard(seat=seat, card=""), among={"card": cards})


def _library(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    yield from _first_allowed(now, (a.Library(seat=seat, cards=(card,)) for card in now.box.cards))
    yield Offer(a.Pass(seat=seat))


def _adjustments(now: State) -> Offers:
    seats = {"target": one_of(now.numbers)}
    counters = alike(*(counter for counter in get_args(a.Counter) if counter != "max_health"))
    lowest = a.Adjust(seat=TABLE, target=1, counter="max_health", to=60)
    yield explained(replace(lowest, counter="health", to=0), ("to",), seats | {"counter": counters})
    yield explained(lowest, ("to",), seats)
    for seat in now.numbers:
        yield from _moves(now, seat)


def _moves(now: State, number: int) -> Offers:
    """A card of this player is put where it belongs. All that lie open are alike to the rules, and all others."""
    lies, one = whereabouts(now, number), revealed_by(now, number)
    cards = card_of(now.box.cards, lambda card: (lies.get(card) in OPEN, card in lies, one and one.card == card))
    there = {"zone": Values((("hand",), ("deck",), ("discard", "out"))), "card": cards}
    probe = a.Adjust(seat=TABLE, target=number)
    yield explained(probe, among=there)
    yield explained(probe, among=there | {"source": one_of(("hand", "deck"))})


_IN_PHASE: dict[str, Callable[[State, int], Offers]] = {
    "draft": _draft,
    "setup": _setup,
    "battle": _battle,
    "move": _move,
    "library": _library,
}
