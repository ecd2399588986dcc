"""What a simulated table of Tamer Tournament plays with: the training set in three piles, and options that vary."""

from random import Random
from typing import Any

from msgspec import Struct, convert

from companion.packs import packs_of
from companion.players.party import NAMES
from engine.setup import Header
from engine.tamer.cards import Card
from engine.tamer.options import MODES

IN_A_DUEL = 6


class Box(Struct, frozen=True):
    header: Header
    cards: dict[str, Card]


def box(mode: str, seats: int | None, random: Random) -> Box:
    """One of many tables, in every setting of the options."""
    entries = [card for pack in packs_of("tamer", training=True) if pack.training for card in pack.cards]
    cards = {entry["id"]: convert(entry, Card) for entry in entries}
    seated = seats if seats in MODES[mode] else random.choice(MODES[mode])
    header = Header(
        scenario="a simulated game",
        game="tamer",
        mode=mode,
        seats=NAMES[:seated],
        options=_options(cards, random),
        cards=tuple(entries),
        decks={str(seat): random.sample(list(cards), IN_A_DUEL) for seat in (1, 2)} if mode == "duel" else {},
        rules=1,
    )
    return Box(header, cards)


def _options(cards: dict[str, Card], random: Random) -> dict[str, Any]:
    return {
        "ko": random.choice(("at-least", "more-than")),
        "draft": random.choice(("guided", "guided", "off")),
        "teams": random.choice(("open", "secret")),
        "round1": random.choice(("across", "random")),
        "rematch": random.choice(("records-first", "avoid-first")),
        "bye": random.choice(("sample", "sample", "win", "draw")),
        "samples": {str(round): _sample(cards, round, random) for round in (1, 2, 3) if random.random() < 0.8},
        "ranking": random.choice(("wins", "points")),
        "tie": random.choice(("share", "tiebreak")),
        "tie_limit": random.randint(1, 3),
        "stalemate": random.choice(("draw", "both-out")),
        "flip_place": random.choice(("last", "choose")),
        "round": random.randint(1, 3),
    }


def _sample(cards: dict[str, Card], round: int, random: Random) -> list[str]:
    return random.sample([id for id, card in cards.items() if card.round == round], round + 1)
