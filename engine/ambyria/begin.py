"""Setting the table for Ambyria: are the options and the registered decks fit to play with?"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.ambyria.options import COUNTER_TOP, STARTING_HAND, Options
from engine.ambyria.state import Box, Seat, State
from engine.deck_points import Point, all_known, first_refusal, point
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup


def begin(setup: Setup) -> State | Refusal:
    options: Options = setup.options
    if options.first > len(setup.seats):
        return refuse(INPUT, "ambyria-first-seat", first=options.first, seats=len(setup.seats))
    lists: dict[int, dict[str, int]] = {}
    for number, deck in sorted(setup.decks.items()):
        listed = _list(setup, number, deck)
        if isinstance(listed, Refusal):
            return listed
        lists[number] = listed
    lasting = [card for card in setup.cards.values() if card.lasting]
    box = Box(
        mode=setup.mode, options=options, cards=setup.cards, lists=lists, copies=_copies(lists, len(setup.seats)),
        lasting=tuple(sorted(card.id for card in lasting)),
        lasting_at=tuple(sorted({one.at for card in lasting for one in card.lasting})),
    )  # fmt: skip
    seats = tuple(Seat(number, name) for number, name in enumerate(setup.seats, 1))
    for seat in seats:
        if refusal := _too_small(box, seat.number):
            return refusal
    return State(box=box, seats=seats)


def _list(setup: Setup, number: int, deck: Any) -> dict[str, int] | Refusal:
    """How many of each card a registered deck holds."""
    if number == 0:
        return refuse(INPUT, "ambyria-nobody-shares")
    listed = shaped(deck, tuple[str, ...])
    if isinstance(listed, Message):
        return Refusal(INPUT, message("ambyria-deck-list", seat=number, why=listed))
    return first_refusal(_points(setup, number, listed)) or dict(Counter(listed))


def deck_points(setup: Setup, number: int, deck: Any) -> Iterator[Point]:
    """What is asked of a deck that a player brings."""
    listed = shaped(deck, tuple[str, ...])
    if number and not isinstance(listed, Message):
        yield from _points(setup, number, listed)


def _points(setup: Setup, number: int, listed: tuple[str, ...]) -> Iterator[Point]:
    """The arcane cards and the first hand come out of every deck."""
    cards, least = len(listed), setup.options.arcane + STARTING_HAND
    yield all_known(listed, setup.cards)
    asks, wrong = message("point-ambyria-most", most=COUNTER_TOP), cards > COUNTER_TOP
    yield point(INPUT, asks, wrong, "ambyria-deck-too-large", seat=number, cards=cards, most=COUNTER_TOP)
    asks, wrong = message("point-ambyria-least", least=least), cards < least
    yield point("AMBYRIA-SET-09", asks, wrong, "ambyria-deck-too-small", seat=number, cards=cards, least=least)


def _copies(lists: dict[int, dict[str, int]], seats: int) -> dict[str, int] | None:
    """All copies of each card, if every deck is known; a card that is in several decks is one card."""
    if len(lists) < seats:
        return None
    together: Counter[str] = Counter()
    for listed in lists.values():
        together.update(listed)
    return dict(together)


def _too_small(box: Box, seat: int) -> Refusal | None:
    """The arcane cards and the first hand come out of every deck."""
    size, least = box.size(seat), box.options.arcane + STARTING_HAND
    if size is None or size >= least:
        return None
    return refuse("AMBYRIA-SET-09", "ambyria-deck-too-small", seat=seat, cards=size, least=least)
