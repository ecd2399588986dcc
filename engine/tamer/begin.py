"""Setting the table for Tamer Tournament: sample teams of known cards, and in a duel what each player brought."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.deck_points import Point, all_known
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup
from engine.tamer.creatures import without_dice
from engine.tamer.options import Options
from engine.tamer.state import Box, Seat, State


def begin(setup: Setup) -> State | Refusal:
    options: Options = setup.options
    if refusal := _unknown(setup.cards, (card for team in options.samples.values() for card in team)):
        return refusal
    seats = tuple(Seat(number, name) for number, name in enumerate(setup.seats, 1))
    if setup.mode == "duel":
        return _duel(setup, seats)
    box = Box(setup.mode, options, setup.cards)
    if box.drafts:
        return State(box=box, seats=seats, phase="draft", round=1, turn=1)
    return State(box=box, seats=seats, phase="build", round=1)


def _duel(setup: Setup, seats: tuple[Seat, ...]) -> State | Refusal:
    """A deck that a player brought is the roster, in that order."""
    box = Box(setup.mode, setup.options, setup.cards, tuple(sorted(setup.decks)))
    now = State(box=box, seats=seats, phase="build", round=setup.options.round)
    for number, deck in sorted(setup.decks.items()):
        cards = _deck(setup, number, deck)
        if isinstance(cards, Refusal):
            return cards
        now = now.with_seat(number, roster=without_dice(cards))
    return now


def _deck(setup: Setup, number: int, deck: Any) -> tuple[str, ...] | Refusal:
    if number == 0:
        return refuse(INPUT, "tamer-nobody-shares")
    cards = shaped(deck, tuple[str, ...])
    if isinstance(cards, Message):
        return Refusal(INPUT, message("tamer-deck-list", seat=number, why=cards))
    return _unknown(setup.cards, cards) or cards


def deck_points(setup: Setup, number: int, deck: Any) -> Iterator[Point]:
    """What is asked of the creatures that a player brings to a duel; a tournament drafts its own."""
    cards = shaped(deck, tuple[str, ...])
    if number and setup.mode == "duel" and not isinstance(cards, Message):
        yield all_known(cards, setup.cards)


def _unknown(known: Mapping[str, Any], cards: Iterable[str]) -> Refusal | None:
    return all_known(cards, known).refusal
