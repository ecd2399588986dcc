"""Setting the table for an Ambal duel: teams, decks, and where a draft begins."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from engine.ambal.decks import points, register, wrong_deck
from engine.ambal.options import LIBRARY
from engine.ambal.state import Box, Draft, Seat, State
from engine.ambal.texts import as_kept
from engine.deck_points import Point
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player brings to an Advanced duel."""

    battle: tuple[str, ...]
    library: tuple[str, ...] | UnsetType = UNSET


def begin(setup: Setup) -> State | Refusal:
    """The first state, in the draft or before the duel; refused if a deck of the header cannot be played."""
    box = Box(setup.mode, setup.options, {id: as_kept(card) for id, card in setup.cards.items()})
    drafted = setup.mode == "draft"
    seats = tuple(_seat(box, number, name, drafted) for number, name in enumerate(setup.seats, 1))
    now = State(box=box, seats=seats)
    if drafted:
        now = State(box=box, seats=seats, phase="draft", draft=Draft())
    for number, deck in sorted(setup.decks.items()):
        then = _brought(now, number, deck)
        if isinstance(then, Refusal):
            return then
        now = then
    return now


def _seat(box: Box, number: int, name: str, drafted: bool) -> Seat:
    team = 1 if number in box.sides[0] else 2
    return Seat(number, name, team, deck=0 if drafted else box.battle_deck, library=LIBRARY if box.advanced else 0)


def deck_points(setup: Setup, number: int, deck: Any) -> Iterator[Point]:
    """What is asked of the decks that somebody brings; in a draft nobody brings any."""
    decks = _read(deck)
    if number and setup.mode != "draft" and isinstance(decks, Decks):
        now = State(box=Box(setup.mode, setup.options, setup.cards), seats=())
        yield from points(now, decks.battle, None if decks.library is UNSET else decks.library)


def _read(deck: Any) -> Decks | Message:
    return shaped({"battle": deck} if isinstance(deck, list | tuple) else deck, Decks)


def _brought(now: State, number: int, deck: Any) -> State | Refusal:
    """A deck of the header counts as registered, if it is legal."""
    if number == 0:
        return refuse(INPUT, "ambal-nobody-shares")
    if now.draft is not None:
        return refuse("AMBAL-DRAFT-26", "ambal-deck-is-drafted")
    decks = _read(deck)
    if isinstance(decks, Message):
        return Refusal(INPUT, message("ambal-deck-list", seat=number, why=decks))
    library = None if decks.library is UNSET else decks.library
    if refusal := wrong_deck(now, decks.battle, library):
        return refusal
    return register(now, number, decks.battle, library)
