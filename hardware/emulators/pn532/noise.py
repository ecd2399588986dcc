"""What a bad cable does to bytes: some change, some vanish, some appear."""

import random
from collections.abc import Callable

from msgspec import Struct, field

Cable = Callable[[bytes], bytes]
"""Gives the bytes that arrive of those that were sent."""


class Noise(Struct):
    """How likely (0 to 1) each byte is changed, lost, or preceded by a wrong one; the same each time by its seed."""

    changed: float = 0.0
    lost: float = 0.0
    added: float = 0.0
    chance: random.Random = field(default_factory=lambda: random.Random(0))

    def __call__(self, data: bytes) -> bytes:
        """What arrives of these bytes."""
        heard = bytearray()
        for byte in data:
            if self.chance.random() < self.added:
                heard.append(self.chance.randrange(256))
            if self.chance.random() >= self.lost:
                heard.append(byte ^ 1 << self.chance.randrange(8) if self.chance.random() < self.changed else byte)
        return bytes(heard)


def quiet(data: bytes) -> bytes:
    """A cable without noise."""
    return data


def in_step(cable: Cable, data: bytes) -> bytes:
    """On a bus the host's clock says how many bytes there are: what is lost there is read as ones at the end."""
    return cable(data)[: len(data)].ljust(len(data), b"\xff")
