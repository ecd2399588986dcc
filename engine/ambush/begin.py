"""Setting the table for Ambush: are the options, the deck and the list of its cards fit to play with?"""

from collections.abc import Iterator
from typing import Any

from engine.ambush.options import STARTING_HAND, Options
from engine.ambush.state import Box, Seat, State
from engine.deck_points import Point, all_known, first_refusal, point
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup


def begin(setup: Setup) -> State | Refusal:
    """The first state; refused if the dial's maximum, the deck's size or the deck list do not fit."""
    options: Options = setup.options
    least = STARTING_HAND * len(setup.seats)
    if options.dial_max is not None and options.dial_max < options.castle:
        return refuse(INPUT, "ambush-dial-below-castle", dial_max=options.dial_max, castle=options.castle)
    if options.deck < least:
        return refuse(INPUT, "ambush-deck-too-small", cards=options.deck, least=least)
    listed = _central_deck(setup)
    if isinstance(listed, Refusal):
        return listed
    size = options.deck if listed is None else len(listed)
    if listed is not None and (refusal := first_refusal(_points(setup, listed))):
        return refusal
    box = Box(setup.mode, options, setup.cards, size, None if listed is None else tuple(sorted({*listed})))
    seats = tuple(Seat(number, name, options.castle) for number, name in enumerate(setup.seats, 1))
    return State(box=box, seats=seats, deck=size)


def _central_deck(setup: Setup) -> tuple[str, ...] | Refusal | None:
    """The registered list, if there is one. One deck is shared: nobody brings another."""
    for seat in setup.decks:
        if seat:
            return refuse(INPUT, "ambush-nobody-brings-a-deck", number=seat)
    if 0 not in setup.decks:
        return None
    listed = shaped(setup.decks[0], tuple[str, ...])
    return Refusal(INPUT, message("ambush-deck-list", why=listed)) if isinstance(listed, Message) else listed


def deck_points(setup: Setup, number: int, deck: Any) -> Iterator[Point]:
    """What is asked of the deck that all share."""
    listed = shaped(deck, tuple[str, ...])
    if number == 0 and not isinstance(listed, Message):
        yield from _points(setup, listed)


def _points(setup: Setup, listed: tuple[str, ...]) -> Iterator[Point]:
    least, cards = STARTING_HAND * len(setup.seats), len(listed)
    yield all_known(listed, setup.cards)
    asks = message("point-ambush-size", least=least, seats=len(setup.seats))
    yield point("AMBUSH-DECK-01", asks, cards < least, "ambush-deck-too-small", cards=cards, least=least)
