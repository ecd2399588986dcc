"""Cards and packs. What is printed on a card comes from a pack; a card without data still plays."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from engine.action import LEGIBLE
from engine.message import Message, message
from engine.reading import shaped

CardId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$(?!\n)", max_length=60)]
TOKEN = "target-"


def is_token(id: str) -> bool:
    """Whether the id is that of a numbered target token (target-1, target-2 …), which no card may have."""
    return id.startswith(TOKEN) and id.removeprefix(TOKEN).isdecimal()


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What every card has; each game adds its own fields."""

    id: CardId
    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=LEGIBLE)]

    def flaw(self) -> Message | None:
        """What is wrong with the card as a whole although each field alone is right. A game may override it."""
        return None


class Pack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards of one file, not checked yet: the game that they are for reads them (`read_cards`)."""

    pack: CardId
    game: str
    title: str
    training: bool = False
    about: str = ""
    cards: tuple[dict[str, Any], ...] = ()


C = TypeVar("C", bound=Card)


def read_cards(entries: Iterable[Any], kind: type[C]) -> dict[str, C] | Message:
    """The cards of one source by id, or what is wrong with the first bad one."""
    cards: dict[str, C] = {}
    for entry in entries:
        card = shaped(entry, kind)
        if isinstance(card, Message):
            return message("card-wrong", card=_label(entry, len(cards)), why=card)
        if is_token(card.id):
            return message("card-token", card=card.id)
        if (flaw := card.flaw()) is not None:
            return message("card-wrong", card=card.id, why=flaw)
        if card.id in cards:
            return message("card-twice", card=card.id)
        cards[card.id] = card
    return cards


def _label(entry: Any, number: int) -> str:
    name = entry.get("id") if isinstance(entry, Mapping) else None
    return name[:80] if isinstance(name, str) else f"#{number + 1}"
