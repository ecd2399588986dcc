"""Bytes for fuzz tests: random ones, and good ones with a few mistakes. The same seed gives the same bytes."""

import random
from collections.abc import Callable, Iterator


def streams(seed: str, total: int, good: Callable[[random.Random], bytes], longest: int = 600) -> Iterator[bytes]:
    """Pieces with at least that many bytes together: garbage, mutated good ones and good ones in turn."""
    dice, made = random.Random(seed), 0
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: dice.randbytes(dice.randint(1, longest)),
        lambda: mutated(dice, good(dice)),
        lambda: mutated(dice, good(dice)) + good(dice),
        lambda: dice.choice((b"\x00", b"\xff", b"\n", b"\t")) * dice.randint(1, longest),
    )
    while made < total:
        piece = dice.choice(kinds)()
        made += len(piece)
        yield piece


def mutated(dice: random.Random, good: bytes) -> bytes:
    """With one to four bytes changed, lost, doubled, or everything after them cut off."""
    bad = bytearray(good)
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(bad)) if bad else 0
        match dice.randrange(5):
            case 0:
                bad[place : place + 1] = dice.randbytes(1)
            case 1:
                del bad[place : place + 1]
            case 2:
                bad[place:place] = bad[place : place + dice.randint(1, 8)]
            case 3:
                del bad[max(1, place) :]
            case _:
                bad[place:place] = dice.randbytes(dice.randint(1, 8))
    return bytes(bad)
