"""Teaching a card what it says: the game's own vocabulary decides what can be said."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from companion.cards.packs import OwnPacks, entry_of
from companion.cards.pool import Pool
from companion.cards.spelling import fold
from companion.log import Log
from companion.packs import packs_of
from engine.action import to_data
from engine.cards import Card, read_cards
from engine.game import Game
from engine.legible import unseen
from engine.message import Message, message

FORGOTTEN = object()
"""The value of a field that is not known any more."""
LONGEST_ID = 60


def id_for(name: str) -> str | Message:
    """A card id made from a name: burmstone-knight for "Burmstone Knight"; or why there can be none."""
    made = re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")[:LONGEST_ID].rstrip("-")
    return made or message("cards-new-name", name=name)


def teach(log: Log, pool: Pool, card: str, says: Mapping[str, Any]) -> Card | Message:
    """Add `says` to what is known of the card, and save it if the game can read the result."""
    known = to_data(pool.cards[card]) if card in pool.cards else {}
    entry = known | dict(says) | {"id": card}
    entry = {key: value for key, value in entry.items() if value is not FORGOTTEN}
    entry.setdefault("name", _name_for(card))
    if (wrong := unseen(dict(says))) is not None:
        return wrong
    read = read_cards((entry,), pool.game.card)
    if isinstance(read, Message):
        return read
    [taught] = read.values()
    OwnPacks(log).teach(pool.game.name, entry_of(taught))
    return taught


def unteach(log: Log, game: Game[Any], card: str, fields: Collection[str]) -> bool:
    """Drop these fields of what people taught about a card; false where nothing of it was taught.

    What a shipped pack says of the card counts again as soon as nothing else is left. A card that no other pack holds
    keeps its name, since chips may be registered as it.
    """
    packs = OwnPacks(log)
    taught = packs.card(game.name, card)
    if taught is None or not any(field in taught for field in fields):
        return False
    left = {key: value for key, value in taught.items() if key not in fields}
    shipped = {entry["id"]: entry for pack in packs_of(game.name, training=True) for entry in pack.cards}
    if card in shipped and left.items() <= shipped[card].items():
        return packs.forget(game.name, card)
    packs.teach(game.name, left)
    return True


def _name_for(card: str) -> str:
    return " ".join(word.capitalize() for word in card.split("-"))
