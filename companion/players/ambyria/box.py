"""What a simulated table of Ambyria plays with: a training deck for each hero, and options that vary."""

from random import Random
from typing import Any

from msgspec import Struct, convert

from companion.packs import packs_of
from companion.players.party import NAMES
from engine.ambyria.cards import HEROES, Card, Hero
from engine.setup import Header

TRAINING: tuple[dict[str, Any], ...] = tuple(
    card for pack in packs_of("ambyria", training=True) if pack.training for card in pack.cards
)
CARDS: dict[str, Card] = {card["id"]: convert(card, Card) for card in TRAINING}
PLAIN_COPIES = 2
"""Copies of each plain card in every deck; of all others there is one, in every second deck."""


class Table(Struct, frozen=True):
    """A table that is laid: who plays which hero, with which cards."""

    header: Header
    heroes: dict[int, Hero]
    decks: dict[int, list[str]]


def table(mode: str, seats: int | None, random: Random) -> Table:
    """One of many tables: with and without registered lists, in every setting of the options."""
    count = seats or random.choice((2, 3, 4))
    heroes = dict(enumerate(random.sample(HEROES, count), 1))
    decks = {seat: deck_of(hero) for seat, hero in heroes.items()}
    listed = random.random() < 0.6
    header = Header(
        scenario="a simulated game",
        game="ambyria",
        mode=mode,
        seats=NAMES[:count],
        options=_options(random, count) | ({} if listed else {"deck_size": len(decks[1])}),
        cards=TRAINING,
        decks={str(seat): deck for seat, deck in decks.items()} if listed else {},
        rules=1,
    )
    return Table(header, heroes, decks)


def deck_of(hero: Hero) -> list[str]:
    """The hero, the plain cards, and every second one of the others: half of the decks share each of them."""
    own = [id for id, card in CARDS.items() if card.hero == hero]
    plain = [id for id, card in CARDS.items() if card.effects == ()]
    others = [id for id, card in CARDS.items() if id not in plain and not _is_hero(card)]
    return own + plain * PLAIN_COPIES + others[HEROES.index(hero) % 2 :: 2]


def _is_hero(card: Card) -> bool:
    return card.hero in HEROES


def _options(random: Random, seats: int) -> dict[str, Any]:
    return {
        "first": random.randint(1, seats),
        "arcane": random.choice((2, 4, 4)),
        "windows": random.choice(("open", "open", "all")),
        "hasty_arcane": random.random() < 0.7,
        "hero": random.choice(("once", "free")),
        "deck_out": random.choice(("none", "reshuffle")),
        "tie": random.choice(("shared", "cards")),
        "scoring": random.choice(("auto", "auto", "count")),
    }
