"""Battles of Tamer Tournament by themselves. `python bench/tamer.py SECONDS` ends with one JSON line."""

import argparse
import json
import sys
from itertools import cycle, pairwise
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from msgspec import convert

from bench.lengths import length_of_run
from companion.packs import packs_of
from engine.tamer.cards import Card
from engine.tamer.creatures import Creature, without_dice
from engine.tamer.options import ALLOWANCES, Options
from engine.tamer.sandbox import Decks, fought

TEAMS = 400
"""Teams of round 3 that meet by turns; drawn once, so that only battles are measured."""
OPTIONS = Options(round=3)
WARM_UP = 50


def cards() -> dict[str, Card]:
    """The training set."""
    [pack] = [pack for pack in packs_of("tamer", training=True) if pack.training]
    return {entry["id"]: convert(entry, Card) for entry in pack.cards}


def team(known: dict[str, Card], random: Random) -> tuple[Creature, ...]:
    """Creatures of all rounds by chance, as many as the allowance of round 3 pays for."""
    points, line = ALLOWANCES[3], list[str]()
    for card in random.sample(list(known), len(known)):
        if known[card].cost <= points:
            points -= known[card].cost
            line.append(card)
    return without_dice(line)


def measure(seconds: float, seed: int = 1) -> dict[str, Any]:
    """Whole battles, each told fact by fact, for about `seconds`."""
    random, known = Random(seed), cards()
    teams = [team(known, random) for _ in range(TEAMS)]
    decks: Decks = {round: tuple(id for id, card in known.items() if card.round == round) for round in (1, 2, 3)}
    pairs = cycle(pairwise(teams))
    for _ in range(WARM_UP):
        fought(*next(pairs), known, OPTIONS, decks)
    battles = clashes = facts = 0
    start = process_time()  # the processor's time: others who use the machine do not count
    while (spent := process_time() - start) < seconds:
        course = fought(*next(pairs), known, OPTIONS, decks)
        battles += 1
        clashes += course.moments[-1].clash
        facts += sum(len(moment.facts) for moment in course.moments)
    return {
        "bench": "tamer-battles",
        "battles": battles,
        "seconds": spent,
        "battles_per_s": battles / spent,
        "clashes_per_s": clashes / spent,
        "facts_per_battle": facts / battles,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", metavar="SECONDS", type=length_of_run, nargs="?", default=2.5)
    print(json.dumps(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
