"""Tags and boxes of cards for tests."""

from collections.abc import Iterable

from companion.cards.pool import Pool, pool_of
from companion.cards.registering import Registering
from companion.cards.registry import Registry
from companion.cards.wanted import wanted
from companion.log import Log
from companion.players.ambush.box import DECK
from engine.ambush import GAME

BOX = DECK
"""The 52 cards of the training set, copies side by side."""
TRAINING = "ambush-training"


def uid(number: int) -> str:
    """The number of a tag, as NTAG chips have them."""
    return f"04{number:012X}"


def tags(count: int) -> list[str]:
    return [uid(number) for number in range(1, count + 1)]


def training_pool(log: Log) -> Pool:
    return pool_of(log, GAME, TRAINING)


def training_set(pool: Pool) -> list[str]:
    return [card for card in pool.cards if card.startswith("training-")]


def registration(log: Log, deck: Iterable[str] | None = BOX) -> Registering:
    """Registering the training set, with the copies of the box; or each card once."""
    pool = training_pool(log)
    return Registering(Registry(log), "ambush", pool.names, wanted(pool.cards, training_set(pool), deck))
