"""Where can it be summoned? The matcher of Tash-Kalar beside a slow, plain one. `python bench/tash_kalar.py SECONDS`
prints both from one run and ends with one JSON line; with `--check` it fails where the matcher is not fast enough.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from msgspec import UNSET, Struct, convert

from bench.budget import ZERO_2_W
from bench.lengths import length_of_run
from bench.slow_matcher import Pieces, slow_matches
from companion.packs import packs_of
from engine.tash_kalar.arena import SQUARES, arena_of
from engine.tash_kalar.cards import Card
from engine.tash_kalar.matcher import Creature, matches
from engine.tash_kalar.pieces import Piece, Rank

HAND = 20
"""Creatures that are asked for on each board. A hand fills up to five: this leaves room for every extra card."""
BOARDS = 60
CROWD: tuple[tuple[Rank, int], ...] = (("common", 8), ("heroic", 4), ("legendary", 1))
"""What each of the two sides has in the arena: about as much as in the middle of a game."""
LEAST = 50
"""The matcher must be so many times faster than the slow one."""


class Asked(Struct, frozen=True):
    """One card, in the words of either matcher."""

    form: str
    marks: str
    rank: Rank
    creature: Creature


def hand() -> list[Asked]:
    """Cards of the training set: every fourth creature of the schools, and legends."""
    [pack] = [pack for pack in packs_of("tash_kalar", training=True) if pack.training]
    cards = [card for card in (convert(entry, Card) for entry in pack.cards) if card.sort == "creature"]
    return [asked(card) for card in cards[:: len(cards) // HAND][:HAND]]


def asked(card: Card) -> Asked:
    """The card, for side 1."""
    assert card.form is not UNSET
    assert card.rank is not UNSET
    assert card.formation is not None
    marks = "" if card.marks is UNSET else card.marks
    return Asked(card.form, marks, card.rank, Creature(card.formation, card.rank, 1))


def board(random: Random) -> Pieces:
    """Two sides in the middle of a game, nearer to the centre than to the edge, as pieces stand in games."""
    near = sorted(
        SQUARES, key=lambda square: abs(ord(square[0]) - ord("e")) + abs(int(square[1]) - 5) + random.random() * 5
    )
    pieces = [Piece(side, rank) for side in (1, 2) for rank, count in CROWD for _ in range(count)]
    return dict(zip(random.sample(near[:40], len(pieces)), pieces, strict=True))


def fast(pieces: Pieces, cards: list[Asked]) -> int:
    """Every match of all cards, from a board that was never asked before."""
    arena = arena_of(pieces)
    return sum(len(matches(arena, card.creature)) for card in cards)


def slow(pieces: Pieces, cards: list[Asked]) -> int:
    """The same by the plain one."""
    return sum(len(slow_matches(pieces, card.form, card.marks, card.rank, 1)) for card in cards)


def measure(seconds: float, seed: int = 1) -> dict[str, Any]:
    """Both on the same boards by turns, for about `seconds` in all."""
    random, cards = Random(seed), hand()
    boards = [board(random) for _ in range(BOARDS)]
    fast(boards[0], cards)  # the tables of each formation are made when it is first asked for, once for all games
    spent: dict[Callable[[Pieces, list[Asked]], int], float] = {fast: 0.0, slow: 0.0}
    asked = found = 0
    while sum(spent.values()) < seconds:
        pieces, counts = boards[asked % BOARDS], set()
        for matcher in spent:
            start = process_time()  # the processor's time: others who use the machine do not count
            counts.add(matcher(pieces, cards))
            spent[matcher] += process_time() - start
        assert len(counts) == 1, "both find the same"
        asked, found = asked + 1, found + counts.pop()
    ours, plain = (1000 * one / asked for one in spent.values())
    return {
        "bench": "tash-kalar-matcher",
        "boards": asked,
        "cards": HAND,
        "matches_per_board": found / asked,
        "ms": ours,
        "slow_ms": plain,
        "times": plain / ours,
        "zero_2_w_ms": ours * ZERO_2_W,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", metavar="SECONDS", type=length_of_run, nargs="?", default=2.5)
    parser.add_argument(
        "--check", action="store_true", help=f"fail if it is not {LEAST} times faster than the slow one"
    )
    ask = parser.parse_args()
    figures = measure(ask.seconds)
    print(
        f"Tash-Kalar: a whole board with {HAND} cards in hand is answered in {figures['ms']:.2f} ms here, "
        f"by the slow matcher in {figures['slow_ms']:.1f} ms: {figures['times']:.0f} times faster."
    )
    zero = f"A Pi Zero 2 W is about {ZERO_2_W} times slower (reckoned, see {Path(__file__).name})"
    print(f"{zero}: about {figures['zero_2_w_ms']:.1f} ms.")
    print(json.dumps(figures))
    return int(ask.check and figures["times"] < LEAST)


if __name__ == "__main__":
    sys.exit(main())
