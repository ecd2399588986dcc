"""`make bench`: how fast Ambit is, beside others, in one table and one JSON file.

Our games and those of others are measured in interleaved rounds, then every other part by itself. A missed goal is
shown; only `--check` makes it an error.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench import parts, results
from bench.asking import Failed, Program
from bench.moves.contests import contests
from bench.peers.installing import installed, peers
from bench.progress import Progress
from bench.rounds import Round, play
from bench.sections import Section, sections

MOVES = "moves"
ROUNDS, SECONDS = 7, 0.1
"""Rounds at most, and how long each thing is measured in one of them."""
ENOUGH = 180.0
"""Seconds after which no further round begins, so that all of it takes less than ten minutes."""
QUICK_ROUNDS, QUICK_SECONDS = 1, 0.001


def games() -> list[str]:
    """The games of which moves can be measured."""
    return list(dict.fromkeys(name.split()[0] for name in contests()))


def parted(text: str) -> str:
    """The name of a part, or of a game."""
    there = (MOVES, *games(), *(part.name for part in parts.PARTS))
    if text not in there:
        raise argparse.ArgumentTypeError(f"there is no {text!r}; there are {', '.join(there)}")
    return text


def how_many(text: str) -> int:
    """A number of rounds from the command line."""
    if not text.isdecimal() or not 1 <= int(text) <= 100:
        raise argparse.ArgumentTypeError(f"{text} is no number of rounds between 1 and 100; try {ROUNDS}")
    return int(text)


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    listed = ", ".join(f"{part.name} ({part.about})" for part in parts.PARTS)
    ask = argparse.ArgumentParser(
        prog="python -m bench", description=(__doc__ or "").splitlines()[0],
        epilog=f"Parts: moves (of every game, beside others) or a game ({', '.join(games())}); {listed}.",
    )  # fmt: skip
    ask.add_argument("--only", type=parted, nargs="+", metavar="NAME", default=[], help="only these parts or games")
    ask.add_argument(
        "--rounds", type=how_many, metavar="N", default=None, help=f"interleaved rounds, at most ({ROUNDS})"
    )
    ask.add_argument("--quick", action="store_true", help="a short look at everything; its figures say little")
    ask.add_argument("--alone", action="store_true", help="without others: nothing is installed")
    ask.add_argument("--output", type=Path, metavar="FILE", default=results.FILE, help="instead of .bench/results.json")
    ask.add_argument(
        "--check", action="store_true", help="exit code 1 when a goal is missed or something of ours failed"
    )
    return ask.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for; 1 when it is to be checked and something is missed, otherwise 0."""
    asked, began = options(arguments), time.monotonic()
    wanted = [part for part in parts.PARTS if not asked.only or part.name in asked.only]
    moving = not asked.only or any(name == MOVES or name in games() for name in asked.only)
    weights = {MOVES: ENOUGH} if moving else {}
    with Progress(weights | {part.name: part.weight for part in wanted}) as progress:
        rounds, remarks, broken = _moves(asked, progress) if moving else ([], [], False)
        measured, failures = _parts(wanted, asked.quick, progress)
    about = {"quick": asked.quick, "took_s": round(time.monotonic() - began)}
    found = results.collected(rounds, measured, [*remarks, *failures], about)
    results.write(found, asked.output)
    show(_console(), found, asked.output)
    missed = any(goal["met"] is False for goal in found["goals"])
    return int(asked.check and (missed or broken or bool(failures)))


def _moves(asked: argparse.Namespace, progress: Progress) -> tuple[list[Round], list[str], bool]:
    """The rounds, sentences about what is missing, and whether that is something of ours."""
    only = [name for name in asked.only if name in games()]
    ours = Program("Ambit", (sys.executable, "-m", "bench.moves.program", *only))
    progress.now(MOVES, "what others need", 0)
    others, missing = installed({} if asked.alone else peers())
    rounds, failures = play(
        [ours, *others],
        asked.rounds or (QUICK_ROUNDS if asked.quick else ROUNDS),
        QUICK_SECONDS if asked.quick else SECONDS,
        Random(),
        lambda name, done: progress.now(MOVES, name, done),
        ENOUGH,
    )
    names = tuple(games())
    return rounds, [*missing, *failures], any(failure.startswith(("Ambit", *names)) for failure in failures)


def _parts(wanted: Sequence[parts.Part], quick: bool, progress: Progress) -> tuple[dict[str, Any], list[str]]:
    found, failures = dict[str, Any](), list[str]()
    for part in wanted:
        progress.now(part.name, part.about, 0)
        try:
            found[part.name] = parts.run(part, quick=quick)
        except Failed as failed:
            failures.append(str(failed))
    return found, failures


def show(console: Console, found: dict[str, Any], file: Path) -> None:
    """Remarks, the one table, and where the JSON file is."""
    for remark in found["remarks"]:
        console.print(remark, style="yellow", highlight=False, markup=False)
    console.print(table(sections(found)))
    took = found["about"]["took_s"]
    console.print(f"{took // 60} min {took % 60} s. All of it: {file.name}", highlight=False)


WIDTH = 130
"""Characters of a line where there is no terminal."""


def _console() -> Console:
    return Console() if sys.stdout.isatty() else Console(width=WIDTH)


STYLES = {"met": "green", "missed": "red"}


def table(found: Sequence[Section]) -> Table:
    """All sections one below the other, each under its own headings."""
    columns = max((len(section.headings) for section in found), default=1)
    lines = Table(show_header=False, box=SIMPLE)
    for column in range(columns):
        lines.add_column(justify="right" if column else "left", min_width=12 if column else None)
    for section in found:
        lines.add_row(*section.headings, style="bold", end_section=True)
        for line in section.lines:
            lines.add_row(*line, style=STYLES.get(line[-1]))
        lines.add_section()
    return lines


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # Ctrl-C ends it without a traceback
        sys.exit(130)
