"""Creatures: one physical card that somebody owns or has flipped, with the dice that lie on it."""

from collections.abc import Container, Iterable, Mapping
from typing import Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engine.tamer.cards import Card
from engine.tamer.options import DAMAGE_TOP, DIE_TOP

Die = Literal["temp_power", "perm_power", "temp_health", "perm_health", "damage"]
Colour = Literal["light-red", "dark-red", "light-green", "dark-green", "black"]

DICE: tuple[Die, ...] = ("temp_power", "perm_power", "temp_health", "perm_health", "damage")
TEMPORARY: tuple[Die, ...] = ("temp_power", "temp_health", "damage")
"""They come off when the battle ends."""
COLOURS: dict[Die, Colour] = {
    "temp_power": "light-red",
    "perm_power": "dark-red",
    "temp_health": "light-green",
    "perm_health": "dark-green",
    "damage": "black",
}


class Creature(Struct, frozen=True, gc=False):
    key: str
    """Its card id; for a seat's second one of the same card `id#2`, then `id#3`."""
    card: str
    temp_power: int = 0
    perm_power: int = 0
    temp_health: int = 0
    perm_health: int = 0
    damage: int = 0

    def die(self, die: Die) -> int:
        number: int = getattr(self, die)
        return number

    def with_die(self, die: Die, to: int) -> "Creature":
        return replace(self, **{die: to})


def within(die: Die, number: int) -> int:
    """What goes beyond the range of a die is lost."""
    return 0 if number < 0 else min(number, top(die))


def top(die: Die) -> int:
    return DAMAGE_TOP if die == "damage" else DIE_TOP


def power(creature: Creature, card: Card) -> int | None:
    """Printed, temporary and permanent power together; None where the printed one is not known."""
    return None if card.power is UNSET else card.power + creature.temp_power + creature.perm_power


def health(creature: Creature, card: Card) -> int | None:
    """Printed, temporary and permanent health together; damage is not taken off."""
    return None if card.health is UNSET else card.health + creature.temp_health + creature.perm_health


def card_of(key: str) -> str:
    return key.partition("#")[0]


def is_key(text: str, cards: Mapping[str, Card]) -> bool:
    """A known card id, alone or with # and a number from 2 on."""
    card, mark, number = text.partition("#")
    numbered = number.isascii() and number.isdecimal() and not number.startswith("0") and number != "1"
    return card in cards and (not mark or numbered)


def free_key(card: str, used: Container[str]) -> str:
    """The first of `id`, `id#2`, `id#3` … that is not in use."""
    key, number = card, 1
    while key in used:
        number += 1
        key = f"{card}#{number}"
    return key


def without_dice(cards: Iterable[str]) -> tuple[Creature, ...]:
    """One creature for each card, in this order, with the keys of one owner."""
    found: dict[str, Creature] = {}
    for card in cards:
        key = free_key(card, found)
        found[key] = Creature(key, card)
    return tuple(found.values())
