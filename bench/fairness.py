"""Who pressed first? Thousands of races of the model between boards, decided in five ways, side by side.

`python bench/fairness.py --races 100000 --check` ends with one JSON line. Nothing of it was seen on silicon.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.races.figures import REGRESSIONS, STEPS, Figures, all_figures, as_data, misses, times_better
from bench.races.plot import drawn
from bench.races.running import LINKS, RACES, STATES, Method, Race, races

MOST = 10_000_000
DEFAULT = 6_000


def how_many(text: str) -> int:
    """A number of races from the command line."""
    if not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"{text} is no number of races between 1 and {MOST}; try {DEFAULT}")
    return int(text)


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("--races", type=how_many, metavar="N", default=DEFAULT, help=f"on each link ({DEFAULT})")
    ask.add_argument("--seed", type=int, default=1, help="other tables (1)")
    ask.add_argument("--check", action="store_true", help="exit code 1 when a goal is missed")
    ask.add_argument("--svg", type=Path, metavar="FILE", help="draw the first link's races into this file")
    return ask.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Hold the races and show what came out; 1 when it is to be checked and something is missed."""
    asked, console = options(arguments), Console(stderr=True)
    held = _held(asked.races, asked.seed, console)
    found = {link: all_figures(those) for link, those in held.items()}
    missed = [f"{link}: {each}" for link in LINKS for each in misses(found[link], goals=link == LINKS[0])]
    for link in LINKS:
        console.print(shown(f"{asked.races:,} races of the model, link: {link}", found[link]))
    for each in missed:
        console.print(each, style="red")
    if asked.svg:
        asked.svg.write_text(drawn(held[LINKS[0]]), encoding="utf-8")
    print(json.dumps({"bench": "fairness", "races": asked.races, "steps_us": STEPS, "missed": missed}
                     | {link: as_data(found[link]) for link in LINKS}
                     | {"times_better": {link: times_better(found[link]) for link in LINKS}}))  # fmt: skip
    return int(asked.check and bool(missed))


def _held(many: int, seed: int, console: Console) -> dict[str, list[Race]]:
    """The races on each link, behind a progress bar where somebody watches."""
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("Racing", total=len(LINKS) * -(-many // (STATES * RACES)))
        return {link: races(many, link, seed, lambda: progress.advance(bar)) for link in LINKS}


def shown(title: str, found: dict[Method, Figures]) -> Table:
    """Methods side by side: errors in µs, the wrong board first by how far the presses were apart, verdicts."""
    table = Table("µs", title=title)
    for method in found:
        table.add_column(method, justify="right")
    rows = (("error p50", "p50"), ("error p99", "p99"), ("error max", "worst"), ("bound stated", "bound"))
    for label, field in rows:
        table.add_row(label, *(_number(getattr(each, field)) for each in found.values()))
    table.add_section()
    for place, (low, high) in enumerate(pairwise(STEPS)):
        table.add_row(f"wrong first, {low}–{high}", *(_percent(each.wrong[place]) for each in found.values()))
    table.add_section()
    better = times_better(found)
    for plain in REGRESSIONS:
        ratios = (better.get(method, {}).get(plain) for method in found)
        table.add_row(f"p99, × better than {plain}", *("–" if each is None else f"{each:.1f}" for each in ratios))
    table.add_section()
    table.add_row("dead heat", *(_percent(each.heats) for each in found.values()))
    table.add_row("outside the bound", *(_count(each.outside) for each in found.values()))
    table.add_row("wrong verdict there", *(_count(each.wrong_verdicts) for each in found.values()))
    return table


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}" if value < 10 else f"{value:,.0f}"


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f} %"


def _count(value: int | None) -> str:
    return "–" if value is None else str(value)


if __name__ == "__main__":
    sys.exit(main())
