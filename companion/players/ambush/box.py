"""What a simulated table of Ambush plays with: the training set as a deck of 52, and options that vary."""

from random import Random
from typing import Any

from companion.packs import packs_of
from companion.players.party import NAMES
from engine.setup import Header

COPIES = {
    "training-ambush": 8,
    "training-spear": 7,
    "training-ram": 5,
    "training-mason": 3,
    "training-palisade": 3,
    "training-tremor": 2,
    "training-volley": 3,
    "training-sower": 3,
    "training-decoy": 2,
    "training-burial": 2,
    "training-scout": 3,
    "training-fog": 2,
    "training-magpie": 2,
    "training-thief": 2,
    "training-trap": 3,
    "training-riddle": 2,
}
DECK = tuple(card for card, copies in COPIES.items() for _ in range(copies))
AMBUSH_CARD = "training-ambush"


def header(mode: str, seats: int | None, random: Random) -> Header:
    """A random table: with or without a registered deck list, and with random options."""
    cards = tuple(card for pack in packs_of("ambush", training=True) if pack.training for card in pack.cards)
    return Header(
        scenario="a simulated game",
        game="ambush",
        mode=mode,
        seats=NAMES[: seats or random.choice((2, 3, 4))],
        options=_options(random),
        cards=cards,
        decks={"0": list(DECK)} if random.random() < 0.7 else {},
        rules=1,
    )


def _options(random: Random) -> dict[str, Any]:
    castle = random.choice((8, 12, 20))
    return {
        "castle": castle,
        "dial_max": random.choice((None, castle, castle + 5)),
        "castle_names": random.choice(("ask", "require")),
        "false_start": random.choice(("report", "bar")),
        "verify": random.choice(("auto", "auto", "declare")),
        "capture_seconds": random.choice((0, 15)),
        "practice_rounds": random.randint(1, 5),
    }
