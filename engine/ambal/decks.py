"""Building decks: what a Battle Deck and a Library Deck must and may hold."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from msgspec import UNSET

from engine.ambal.cards import SCHOOLS
from engine.ambal.options import BATTLE_ADVANCED, BATTLE_REGULAR, LIBRARY
from engine.ambal.starters import STARTERS
from engine.ambal.state import State
from engine.deck_points import Point, all_known, first_refusal, point
from engine.message import message
from engine.refusal import Refusal, refuse

Cards = tuple[str, ...]
SCHOOLS_MOST = 2


def starter(now: State, name: str) -> Cards | Refusal:
    """The list of a starter deck; these are for Regular duels only."""
    if now.box.advanced:
        return refuse("AMBAL-DECK-06", "ambal-starter-regular")
    return STARTERS[name]


def wrong_deck(now: State, battle: Cards, library: Cards | None) -> Refusal | None:
    """The first point on which the decks fail, in the order of the clauses."""
    return first_refusal(points(now, battle, library))


def points(now: State, battle: Cards, library: Cards | None) -> Iterator[Point]:
    """Everything that is asked of a Battle Deck and, in an Advanced duel, of a Library Deck."""
    both = (*battle, *(library or ()))
    known = tuple(card for card in both if card in now.box.cards)
    yield all_known(both, now.box.cards)
    yield _kinds(now, library)
    yield from _sizes(now, battle, library)
    yield _copies(now, known)
    yield _schools(now, known)
    yield _elites(now, tuple(card for card in battle if card in now.box.cards))


def _kinds(now: State, library: Cards | None) -> Point:
    if now.box.advanced:
        return point("AMBAL-DECK-06", message("point-ambal-library"), library is None, "ambal-library-missing")
    asks = message("point-ambal-no-library")
    return point("AMBAL-DECK-01", asks, library is not None, "ambal-library-not-regular")


def _sizes(now: State, battle: Cards, library: Cards | None) -> Iterator[Point]:
    size, cards = now.box.battle_deck, len(battle)
    clause = "AMBAL-DECK-07" if now.box.advanced else "AMBAL-DECK-02"
    yield point(
        clause,
        message("point-ambal-battle-size", size=size),
        cards != size,
        "ambal-battle-size",
        size=size,
        cards=cards,
    )
    if library is not None and now.box.advanced:
        asks = message("point-ambal-library-size", size=LIBRARY)
        wrong = len(library) != LIBRARY
        yield point("AMBAL-DECK-09", asks, wrong, "ambal-library-size", size=LIBRARY, cards=len(library))


def _copies(now: State, cards: Cards) -> Point:
    twice = next((card for card, copies in Counter(cards).items() if copies > 1), None)
    name = "" if twice is None else now.card(twice).name
    return point("AMBAL-DECK-05", message("point-ambal-copies"), twice is not None, "ambal-copies", card=name)


def _schools(now: State, cards: Cards) -> Point:
    """At most two Schools; a card whose School is not known counts for none."""
    schools = len({now.card(card).school for card in cards if isinstance(now.card(card).school, str)})
    clause = "AMBAL-DECK-11" if now.box.advanced else "AMBAL-DECK-04"
    return point(clause, message("point-ambal-schools"), schools > SCHOOLS_MOST, "ambal-schools", schools=schools)


def _elites(now: State, battle: Cards) -> Point:
    elites = sum(now.card(card).elite for card in battle)
    if now.box.advanced:
        return point("AMBAL-DECK-08", message("point-ambal-no-elite"), elites > 0, "ambal-no-elite")
    asks = message("point-ambal-one-elite")
    return point("AMBAL-DECK-03", asks, elites > 1, "ambal-one-elite", elites=elites)


def register(now: State, number: int, battle: Cards, library: Cards | None) -> State:
    """The decks lie beside the player; what is in them is known to nobody else."""
    cards = (*battle, *(library or ()))
    return now.with_seat(number, deck=len(battle), registered=cards, shelf=library)


def example(now: State) -> tuple[Cards, Cards | None] | None:
    """Decks that could be registered here; None if the known cards are too few for any."""
    for pair in combinations(SCHOOLS, 2):
        fits = [card for card in now.box.cards.values() if card.school is UNSET or card.school in pair]
        commons, elites = ([card.id for card in fits if card.elite is elite] for elite in (False, True))
        battle, shelf = [*commons, *elites[:1]], [*commons[BATTLE_ADVANCED:], *elites]
        if not now.box.advanced and len(battle) >= BATTLE_REGULAR:
            return tuple(battle[:BATTLE_REGULAR]), None
        if now.box.advanced and len(commons) >= BATTLE_ADVANCED and len(shelf) >= LIBRARY:
            return tuple(commons[:BATTLE_ADVANCED]), tuple(shelf[:LIBRARY])
    return None
