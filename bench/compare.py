"""Ambit beside boardgame.io and python-chess, in the same minutes, as ratios. `make bench` runs it."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import peers
from bench.measure import length_of_run
from bench.ratios import MEASURES, PLAYOUT, REDUCER, Verdict, judge, middle, ratio, spread
from bench.rounds import Contestant, Round, play

OURS = tuple(
    Contestant(f"ambit.{name}", (sys.executable, f"bench/{name}.py"), peers.PROJECT)
    for name in ("duel200", "ambush", "ambyria")
)
MOST_ROUNDS = 100
EXAMPLE = "example: python bench/compare.py --rounds 3 --seconds 1 --check"


def how_many(text: str) -> int:
    """A number of rounds from the command line."""
    if not text.isdecimal() or not 1 <= int(text) <= MOST_ROUNDS:
        raise argparse.ArgumentTypeError(f"{text} is no number of rounds between 1 and {MOST_ROUNDS}; try 5")
    return int(text)


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    ask = argparse.ArgumentParser(description=__doc__, epilog=EXAMPLE)
    ask.add_argument("--rounds", type=how_many, metavar="N", default=5, help="rounds (5)")
    ask.add_argument("--seconds", type=length_of_run, default=2.5, help="length of each run (2.5)")
    ask.add_argument("--check", action="store_true", help="exit code 1 when a target is missed")
    ask.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    return ask.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison; 1 when it is to be checked and a target is missed or Ambit itself fails, otherwise 0."""
    asked = options(arguments)
    others, missing = peers.prepare(peers.folder())
    rounds, failures = _watched((*OURS, *others), asked.rounds, asked.seconds)
    verdicts = judge(rounds)
    if asked.json:
        print(as_json(rounds, verdicts, [*missing, *failures]))
    else:
        _show(Console(), rounds, verdicts, [*missing, *failures])
    failed = any(one.name not in found for found in rounds for one in OURS)
    return int(asked.check and (failed or any(verdict.missed for verdict in verdicts)))


def _watched(contestants: Sequence[Contestant], rounds: int, seconds: float) -> tuple[list[Round], list[str]]:
    """The rounds, behind a progress bar where somebody watches."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Measuring", total=rounds * len(contestants))
        return play(contestants, rounds, seconds, Random(), lambda name: progress.advance(bar))


def _show(console: Console, rounds: Sequence[Round], verdicts: Sequence[Verdict], remarks: Sequence[str]) -> None:
    for remark in remarks:
        console.print(remark, style="yellow", highlight=False)
    console.print(speeds(rounds))
    if any(verdict.ratio is not None for verdict in verdicts):
        console.print(targets(verdicts))


def speeds(rounds: Sequence[Round]) -> Table:
    """How fast everybody was, and how many times as fast as each peer."""
    table = Table("median of the rounds", title=f"Ambit and others, interleaved rounds: {len(rounds)}")
    for heading in ("moves/s", "spread", "× boardgame.io", "× python-chess"):
        table.add_column(heading, justify="right")
    for measure in MEASURES:
        speed = middle(rounds, measure)
        if speed is not None:
            times = [_times(ratio(rounds, measure, peer)) for peer in (REDUCER, PLAYOUT)]
            table.add_row(measure.label, f"{speed:,.0f}", f"{spread(rounds, measure):.2f}", *times)
    return table


def targets(verdicts: Sequence[Verdict]) -> Table:
    """What we want to reach, and whether we do."""
    table = Table("target", title="Targets")
    for heading in ("at least", "reached", ""):
        table.add_column(heading, justify="right")
    for verdict in verdicts:
        label = f"{verdict.target.ours.label} / {verdict.target.peer.label}"
        table.add_row(label, _times(verdict.target.least), _times(verdict.ratio), _word(verdict))
    return table


def _times(number: float | None) -> str:
    return "–" if number is None else f"{number:.1f}×" if number >= 1 else f"{number:.2f}×"


def _word(verdict: Verdict) -> str:
    if verdict.ratio is None:
        return "not measured"
    return "[red]missed[/red]" if verdict.missed else "[green]met[/green]"


def as_json(rounds: Sequence[Round], verdicts: Sequence[Verdict], remarks: Sequence[str]) -> str:
    """The same for programs, with every round as it was."""
    said = {
        "figures": [
            {
                "bench": measure.contestant,
                "figure": measure.figure,
                "median": middle(rounds, measure),
                "spread": spread(rounds, measure),
                "to_bgio": ratio(rounds, measure, REDUCER),
                "to_chess": ratio(rounds, measure, PLAYOUT),
            }
            for measure in MEASURES
        ],
        "targets": [
            {
                "bench": verdict.target.ours.contestant,
                "figure": verdict.target.ours.figure,
                "peer": verdict.target.peer.contestant,
                "at_least": verdict.target.least,
                "ratio": verdict.ratio,
                "met": None if verdict.ratio is None else not verdict.missed,
            }
            for verdict in verdicts
        ],
        "remarks": list(remarks),
        "rounds": list(rounds),
    }
    return msgspec.json.encode(said).decode()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # Ctrl-C ends it without a traceback
        sys.exit(130)
