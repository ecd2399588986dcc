"""What may be done in the draft: dice, Schools, and the cards that lie in the line-ups or may lie there."""

from collections.abc import Callable, Iterator

from engine.action import TABLE
from engine.ambal import actions as a
from engine.ambal.draft import (
    BANNING,
    DEALT,
    PICKING,
    cannot_ban,
    cannot_pick,
    drafting,
    free_schools,
    in_turn,
    may_lie,
    must_roll,
)
from engine.ambal.offered_cards import among_all
from engine.ambal.state import Draft, State
from engine.game import Offer
from engine.probes import alike, one_of
from engine.refusal import Refusal

Offers = Iterator[Offer]
EYES = alike(1, 2, 3, 4, 5, 6)


def drafted(now: State, seat: int) -> Offers:
    """Every shape of action that a player can send in the draft."""
    draft = now.draft
    if seat == TABLE or draft is None:
        return
    if seat in must_roll(draft):
        yield Offer(a.Roll(seat, 1), among={"value": EYES}, sure=True)
    if not isinstance(in_turn(now, seat, "schools"), Refusal):
        schools = free_schools(draft)
        yield Offer(a.Pick(seat, schools[0]), among={"school": one_of(schools)}, sure=True)
    if not isinstance(in_turn(now, seat, *PICKING), Refusal):
        yield from _cards(now, draft, a.Pick(seat, card=""), lambda card: cannot_pick(now, draft, seat, card))
    if not isinstance(in_turn(now, seat, *BANNING), Refusal):
        yield from _cards(now, draft, a.Ban(seat, ""), lambda card: cannot_ban(now, draft, seat, card))
    if not isinstance(drafting(now, *DEALT), Refusal) and None in draft.lineups[seat]:
        yield from _deal(now, draft, seat)


def _cards(now: State, draft: Draft, probe: a.Pick | a.Ban, cannot: Callable[[str], Refusal | None]) -> Offers:
    """The cards that are named in a line-up one by one; of those that nobody has seen, one for all of its School."""
    found = [card for line in draft.lineups.values() for card in line if card is not None and not cannot(card)]
    seen = _seen(now, draft)
    for alike_cards in now.box.drafted_alike.values():
        first = next((card for card in alike_cards if card not in seen), None)
        if first is not None and not cannot(first):
            found += [card for card in alike_cards if card not in seen]
    if found:
        cards = tuple(sorted(found, key=now.box.places.__getitem__))
        yield Offer(probe, among={"card": among_all(now.box, cards)}, sure=True)


def _seen(now: State, draft: Draft) -> set[str | None]:
    """Cards that somebody has named, picked or banned."""
    return set().union(draft.banned, *draft.lineups.values(), *[seat.picks for seat in now.seats])


def _deal(now: State, draft: Draft, seat: int) -> Offers:
    """Names for cards that lie face up: offered as open if one card could be named."""
    seen = _seen(now, draft)
    for cards in now.box.drafted_alike.values():
        first = next((card for card in cards if card not in seen), None)
        if first is not None and may_lie(now, draft, seat, first):
            yield Offer(a.Deal(seat, (first,)), ("cards",), sure=True)
            return
