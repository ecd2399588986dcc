"""The twelve kinds of cards, the deck that both players have, and a shuffle that follows from a seed."""

from msgspec import Struct

Cards = tuple[str, ...]


class Kind(Struct, frozen=True):
    cost: int
    damage: int = 0
    shield: int = 0
    gain: int = 0


NOTHING = Kind(0)
"""The values of a pass: it costs nothing and does nothing."""

KINDS = {
    "kind-0": Kind(0, damage=1),
    "kind-1": Kind(0, shield=1),
    "kind-2": Kind(1, damage=2),
    "kind-3": Kind(1, shield=2),
    "kind-4": Kind(2, damage=3),
    "kind-5": Kind(2, shield=3),
    "kind-6": Kind(3, damage=4),
    "kind-7": Kind(3, shield=4, gain=1),
    "kind-8": Kind(2, damage=1, shield=1, gain=1),
    "kind-9": Kind(4, damage=6),
    "kind-10": Kind(0, gain=2),
    "kind-11": Kind(1, damage=1, shield=1),
}

DECK: Cards = (*KINDS, *KINDS)
"""Two of each kind."""


def shuffled(cards: Cards, seed: int) -> tuple[Cards, int]:
    """The cards in an order that follows from `seed` alone, and the seed for the next shuffle."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        seed = (seed * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
        other = (seed >> 33) % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed), seed
