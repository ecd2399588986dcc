"""Compares many pairs of worlds: `python -m tests.worlds --trials 50`. Exit code 1 if anybody could tell one apart."""

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tests.worlds.lockstep import Leak, Tally
from tests.worlds.trial import every_mode, trial


def main() -> int:
    """Each game, each mode, so many times."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--trials", type=int, default=20, help="of each mode of each game")
    asked.add_argument("--seed", type=int, default=None, help="of the first trial; without it, new ones every time")
    asked.add_argument("--games", nargs="*", help="only these")
    chosen = asked.parse_args()
    first = time.time_ns() % 10**9 if chosen.seed is None else chosen.seed
    leaks = 0
    for name, mode in every_mode():
        if chosen.games and name not in chosen.games:
            continue
        tally = Tally()
        for seed in range(first, first + chosen.trials):
            with TemporaryDirectory() as folder:
                try:
                    tally.add(trial(Path(folder), name, mode, seed))
                except Leak as leak:
                    leaks += 1
                    print(f"{name} {mode} seed {seed}: {leak}", file=sys.stderr, flush=True)
        print(name, mode, msgspec.json.encode(tally).decode(), flush=True)
    print("nothing was told" if not leaks else f"{leaks} times somebody was told a secret")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
