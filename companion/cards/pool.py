"""Every card of a game that this table knows: from the packs that come with Ambit, and from its own."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.cards.packs import OwnPacks
from companion.log import Log
from companion.packs import packs_of
from engine.cards import Card, Pack, read_cards
from engine.game import Game
from engine.message import Message, message


class Pool(Struct, frozen=True):
    """The cards by id, and their packs in the order in which a session loads them (a later one overrides)."""

    game: Game[Any]
    packs: tuple[Pack, ...]
    cards: dict[str, Card]
    unfit: dict[str, Message] = {}
    """Own cards that the game does not take, each with the reason: taught under other rules. They are left out."""

    @property
    def names(self) -> dict[str, str]:
        """The printed name of every card, by id."""
        return {id: card.name for id, card in self.cards.items()}

    def pack_of(self, card: str) -> str:
        """Where what is known of a card comes from: the last pack that holds it."""
        held = (pack.pack for pack in reversed(self.packs) if any(entry["id"] == card for entry in pack.cards))
        return next(held, "")


def pool_of(log: Log, game: Game[Any], *training: str) -> Pool:
    """All but training sets, unless they are named. A taught card takes the place of a shipped one with its id."""
    packs, cards, unfit = [], dict[str, Card](), dict[str, Message]()
    for pack in every_pack(log, game.name, training=bool(training)):
        if pack.training and pack.pack not in training:
            continue
        held = []
        for entry in pack.cards:
            read = read_cards((entry,), game.card)
            if isinstance(read, Message):
                unfit[str(entry.get("id"))] = read
            else:
                held.append(entry)
                cards |= read
        packs.append(replace(pack, cards=tuple(held)))
    return Pool(game, tuple(packs), cards, unfit)


def every_pack(log: Log, game: str, *, training: bool = True) -> tuple[Pack, ...]:
    """Shipped ones first, training sets among them if they are asked for; then the table's own."""
    return (*packs_of(game, training=training), *OwnPacks(log).packs(game))


def find_pack(log: Log, game: str, name: str) -> Pack | Message:
    """A pack by its name; the table's own comes before a shipped one of the same name."""
    packs = every_pack(log, game)
    found = next((pack for pack in reversed(packs) if pack.pack == name), None)
    return found or message("cards-no-such-pack", pack=name, game=game, packs=", ".join(pack.pack for pack in packs))
