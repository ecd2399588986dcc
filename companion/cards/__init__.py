"""Cards by tap: which chip is which card, what a card says, and whether a deck may be played."""

from companion.cards.backup import backup
from companion.cards.deckcheck import DeckCheck, Verdict
from companion.cards.decks import Deck, Decks
from companion.cards.packs import OwnPacks
from companion.cards.pool import Pool, pool_of
from companion.cards.registering import Now, Registering
from companion.cards.registry import Registry, Tag
from companion.cards.restore import restore
from companion.cards.said import Said
from companion.cards.search import search
from companion.cards.tags import tags_of
from companion.cards.teaching import teach
from companion.cards.uid import read_uid

__all__ = [
    "Deck",
    "DeckCheck",
    "Decks",
    "Now",
    "OwnPacks",
    "Pool",
    "Registering",
    "Registry",
    "Said",
    "Tag",
    "Verdict",
    "backup",
    "pool_of",
    "read_uid",
    "restore",
    "search",
    "tags_of",
    "teach",
]
