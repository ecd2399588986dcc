"""Setting the table for Tash-Kalar: are the options and the registered decks fit to play with?"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.deck_points import Point, all_known, first_refusal, point
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup
from engine.tash_kalar.arena import Arena
from engine.tash_kalar.options import (
    COLORS,
    GOALS,
    LEAST_DECK,
    LEAST_TEAM_DECK,
    MELEE,
    MOST_DECK,
    TEAM_MODES,
    Options,
)  # fmt: skip
from engine.tash_kalar.state import Box, Common, Objectives, Seat, Side, State


def begin(setup: Setup) -> State | Refusal:
    """The first state, in set-up; or why the game cannot be started so."""
    options: Options = setup.options
    sides = 2 if setup.mode in TEAM_MODES else len(setup.seats)
    lists = _lists(setup)
    if isinstance(lists, Refusal):
        return lists
    if refusal := _unfit(setup, sides):
        return refusal
    colors = {side: options.colors.get(str(side), COLORS[side - 1]) for side in range(1, sides + 1)}
    goal = GOALS[setup.mode] if options.goal is None else options.goal
    box = Box(setup.mode, options, goal, colors, setup.cards, lists)
    return State(
        seats=tuple(Seat(seat, name, deck=_size(box, seat)) for seat, name in enumerate(setup.seats, 1)),
        box=box,
        sides=tuple(_side(setup.mode, side, sides) for side in range(1, sides + 1)),
        legends=Common(options.legend_deck),
        flares=Common(options.flare_deck),
        tasks=Objectives(options.task_deck) if box.tracks_tasks else None,
        arena=Arena() if box.board else None,
    )


def _side(mode: str, number: int, sides: int) -> Side:
    if mode != MELEE:
        return Side(number)
    enemies = [side for side in range(1, sides + 1) if side != number]
    return Side(number, points=dict.fromkeys(enemies, 0), impro=dict.fromkeys(enemies, 1))


def _unfit(setup: Setup, sides: int) -> Refusal | None:
    """What the options ask for that this number of seats, or this mode, does not have."""
    options: Options = setup.options
    if options.first > len(setup.seats):
        return refuse(INPUT, "tash-kalar-first-seat", first=options.first, seats=len(setup.seats))
    for key in options.colors:
        if key not in map(str, range(1, sides + 1)):
            return refuse(INPUT, "tash-kalar-color-side", key=key, sides=sides)
    least = _least(setup.mode)
    if options.deck_size < least:
        return refuse(INPUT, "tash-kalar-deck-size", cards=options.deck_size, least=least, most=MOST_DECK)
    return None


def _least(mode: str) -> int:
    return LEAST_TEAM_DECK if mode in TEAM_MODES else LEAST_DECK


def _lists(setup: Setup) -> dict[int, dict[str, int]] | Refusal:
    """The registered decks; a deck that all share means nothing here."""
    lists: dict[int, dict[str, int]] = {}
    for seat, deck in sorted(setup.decks.items()):
        if seat:
            listed = _list(setup, seat, deck)
            if isinstance(listed, Refusal):
                return listed
            lists[seat] = listed
    return lists


def _list(setup: Setup, seat: int, deck: Any) -> dict[str, int] | Refusal:
    """How many of each creature a registered deck holds."""
    listed = shaped(deck, tuple[str, ...])
    if isinstance(listed, Message):
        return Refusal(INPUT, message("tash-kalar-deck-list", seat=seat, why=listed))
    return first_refusal(_points(setup, seat, listed)) or dict(Counter(listed))


def deck_points(setup: Setup, seat: int, deck: Any) -> Iterator[Point]:
    """What is asked of a deck of creatures that a player brings."""
    listed = shaped(deck, tuple[str, ...])
    if seat and not isinstance(listed, Message):
        yield from _points(setup, seat, listed)


def _points(setup: Setup, seat: int, listed: tuple[str, ...]) -> Iterator[Point]:
    known = [setup.cards[id] for id in listed if id in setup.cards]
    foreign = next((card.id for card in known if card.sort != "creature" or card.in_legends), None)
    least, cards = _least(setup.mode), len(listed)
    yield all_known(listed, setup.cards)
    asks = message("point-tash-kalar-creatures")
    yield point(INPUT, asks, foreign is not None, "tash-kalar-deck-card", seat=seat, card=foreign)
    asks, wrong = message("point-tash-kalar-size", least=least, most=MOST_DECK), not least <= cards <= MOST_DECK
    yield point(INPUT, asks, wrong, "tash-kalar-deck-cards", seat=seat, cards=cards, least=least, most=MOST_DECK)


def _size(box: Box, seat: int) -> int:
    """Cards in a deck before set-up (TASH-SETUP-19)."""
    return sum(box.lists[seat].values()) if seat in box.lists else box.options.deck_size
