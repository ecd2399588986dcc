"""Building decks: what a Battle Deck and a Library Deck must and may hold."""

from collections import Counter
from itertools import combinations

from msgspec import UNSET

from engine.ambal.cards import SCHOOLS
from engine.ambal.options import BATTLE_ADVANCED, BATTLE_REGULAR, LIBRARY
from engine.ambal.starters import STARTERS
from engine.ambal.state import State
from engine.refusal import INPUT, Refusal, refuse

Cards = tuple[str, ...]


def starter(now: State, name: str) -> Cards | Refusal:
    """The list of a starter deck; these are for Regular duels only."""
    if now.box.advanced:
        return refuse("AMBAL-DECK-06", "ambal-starter-regular")
    return STARTERS[name]


def wrong_deck(now: State, battle: Cards, library: Cards | None) -> Refusal | None:
    """The first test that the decks fail, in the order of the clauses."""
    return (
        _unknown(now, (*battle, *(library or ())))
        or _kinds(now, library)
        or _sizes(now, battle, library)
        or _copies(now, (*battle, *(library or ())))
        or _schools(now, (*battle, *(library or ())))
        or _elites(now, battle)
    )


def _unknown(now: State, cards: Cards) -> Refusal | None:
    missing = next((card for card in cards if card not in now.box.cards), None)
    return None if missing is None else refuse(INPUT, "no-such-card", card=missing)


def _kinds(now: State, library: Cards | None) -> Refusal | None:
    if now.box.advanced:
        return refuse("AMBAL-DECK-06", "ambal-library-missing") if library is None else None
    return None if library is None else refuse("AMBAL-DECK-01", "ambal-library-not-regular")


def _sizes(now: State, battle: Cards, library: Cards | None) -> Refusal | None:
    size = now.box.battle_deck
    if len(battle) != size:
        clause = "AMBAL-DECK-07" if now.box.advanced else "AMBAL-DECK-02"
        return refuse(clause, "ambal-battle-size", size=size, cards=len(battle))
    if library is not None and len(library) != LIBRARY:
        return refuse("AMBAL-DECK-09", "ambal-library-size", size=LIBRARY, cards=len(library))
    return None


def _copies(now: State, cards: Cards) -> Refusal | None:
    twice = next((card for card, copies in Counter(cards).items() if copies > 1), None)
    return None if twice is None else refuse("AMBAL-DECK-05", "ambal-copies", card=now.card(twice).name)


def _schools(now: State, cards: Cards) -> Refusal | None:
    """At most two Schools; a card whose School is not known counts for none."""
    schools = {now.card(card).school for card in cards if isinstance(now.card(card).school, str)}
    if len(schools) <= 2:
        return None
    return refuse("AMBAL-DECK-11" if now.box.advanced else "AMBAL-DECK-04", "ambal-schools", schools=len(schools))


def _elites(now: State, battle: Cards) -> Refusal | None:
    elites = sum(now.card(card).elite for card in battle)
    if now.box.advanced and elites:
        return refuse("AMBAL-DECK-08", "ambal-no-elite")
    return refuse("AMBAL-DECK-03", "ambal-one-elite", elites=elites) if elites > 1 else None


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
