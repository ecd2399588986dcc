"""A hall of many tables over a real broker, as `ambit hall simulate` plays it; ends with one JSON line.

Tables, players and hall share one process: the figures are those of one machine that does all of it.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from bench.lengths import length_of_run
from bench.peers import PROJECT
from bench.start import AMBIT

LOST_OR_DOUBLED = 1
"""Exit code of the command where something was; the figures say what."""
WRONG = ("lost", "doubled", "not_shown", "results_lost", "results_doubled")


def measure(tables: int, players: int, seconds: float) -> dict[str, Any]:
    """The figures of one evening. Where there are none, the command says why, and this ends with its exit code."""
    words = ("--tables", tables, "--players", players, "--seconds", seconds)
    command = [*AMBIT, "hall", "simulate", "--json", *map(str, words)]
    done = subprocess.run(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, LOST_OR_DOUBLED):
        sys.exit(done.returncode)
    found: dict[str, Any] = msgspec.json.decode(done.stdout)
    [evening] = found["halls"]
    wrong = sum(evening[key] for key in WRONG)
    return {"bench": "hall", **evening, "wrong": wrong, "pairing_by_twos_s": found["pairing_s"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", metavar="TABLES", type=int, nargs="?", default=300)
    parser.add_argument("players", metavar="PLAYERS", type=int, nargs="?", default=1200)
    parser.add_argument("--seconds", type=length_of_run, default=30.0, help="how long is played (30)")
    args = parser.parse_args()
    print(msgspec.json.encode(measure(args.tables, args.players, args.seconds)).decode())


if __name__ == "__main__":
    main()
