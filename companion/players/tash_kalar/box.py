"""What a simulated table of Tash-Kalar plays with: a training school for each seat, and options that vary."""

from random import Random
from typing import Any

from msgspec import UNSET, Struct, convert

from companion.packs import packs_of
from companion.players.party import NAMES
from engine.setup import Header
from engine.tash_kalar.cards import Card
from engine.tash_kalar.options import MODES

TRAINING: tuple[dict[str, Any], ...] = tuple(
    card for pack in packs_of("tash_kalar", training=True) if pack.training for card in pack.cards
)
CARDS: dict[str, Card] = {card["id"]: convert(card, Card) for card in TRAINING}
SCHOOLS = tuple(dict.fromkeys(card.school for card in CARDS.values() if card.school is not UNSET))
LEGENDS = tuple(card.id for card in CARDS.values() if card.in_legends)
FLARES = tuple(card.id for card in CARDS.values() if card.sort == "flare")
TASKS = tuple(card.id for card in CARDS.values() if card.sort == "task")


class Table(Struct, frozen=True):
    """A table that is laid: who plays which school, and the cards of every deck, shuffled."""

    header: Header
    schools: dict[int, str]
    decks: dict[int, list[str]]
    legends: list[str]
    flares: list[str]
    tasks: list[str]


def table(mode: str, seats: int | None, random: Random, **options: Any) -> Table:
    """One of many tables: at both depths, with and without registered lists, in every setting of the options."""
    count = seats if seats in MODES[mode] else random.choice(MODES[mode])
    schools = dict(enumerate(random.sample(SCHOOLS, count), 1))
    decks = {seat: deck_of(school, random) for seat, school in schools.items()}
    tasks = random.sample(TASKS, random.choice((len(TASKS), len(TASKS), 10)))
    listed = random.random() < 0.6
    header = Header(
        scenario="a simulated game",
        game="tash_kalar",
        mode=mode,
        seats=NAMES[:count],
        options=_options(random, count)
        | {"legend_deck": len(LEGENDS), "flare_deck": len(FLARES), "task_deck": len(tasks)}
        | options,
        cards=TRAINING,
        decks={str(seat): sorted(deck) for seat, deck in decks.items()} if listed else {},
        rules=1,
    )
    return Table(header, schools, decks, _shuffled(LEGENDS, random), _shuffled(FLARES, random), tasks)


def deck_of(school: str, random: Random) -> list[str]:
    """The 18 cards of a school, shuffled; the last one is on top."""
    return _shuffled([card.id for card in CARDS.values() if card.school == school], random)


def _shuffled(cards: tuple[str, ...] | list[str], random: Random) -> list[str]:
    return random.sample(cards, len(cards))


def _options(random: Random, seats: int) -> dict[str, Any]:
    return {
        "tracking": random.choice(("ledger", "board")),
        "first": random.randint(1, seats),
        "use_all_actions": random.random() < 0.8,
        "returns": random.choice(("turn-end", "turn-end", "at-once")),
        "reference": random.choice(("summoning", "creature")),
        "tasks": random.choice(("tracked", "tracked", "points")),
    }
