"""Clause coverage: which clauses a test shows, and which none does; with `--strict` it is a gate."""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from msgspec import Struct

from companion import clauses as library
from engine import registry

FINISHED = ("hall", "table", *registry.shipped())
"""Every clause of these must have a test: the hall's, the table's own, and those of each game that can be played."""

TESTS = Path(__file__).parent.parent

Marks = Mapping[str, list[str]]
"""Clause ids, each with the tests that carry it."""


class Collector:
    """A pytest plugin that notes the `rule` marks of every test that would run, and runs none."""

    def __init__(self) -> None:
        self.marks: dict[str, list[str]] = {}
        self.broken: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            test = item.nodeid.partition("[")[0]
            for id in (str(id) for mark in item.iter_markers("rule") for id in mark.args):
                tests = self.marks.setdefault(id, [])
                if test not in tests:
                    tests.append(test)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid}\n{report.longreprtext}")


def marked(folder: Path = TESTS) -> list[str]:
    """The files in which a `rule` mark stands: to collect all the others, too, would take twice as long."""
    return [str(path) for path in sorted(folder.rglob("test_*.py")) if "mark.rule(" in path.read_text(encoding="utf-8")]


def collect(*paths: str) -> Collector:
    """The marks of the tests under `paths`, or of all tests."""
    collector = Collector()
    paths = paths or tuple(marked())
    quiet = ("--collect-only", "-p", "no:terminal", "-p", "no:cacheprovider")
    pytest.main([*quiet, *paths], plugins=[collector])
    return collector


class Coverage(Struct, frozen=True):
    """One game's clauses, and what the tests show of them."""

    game: str
    shown: dict[str, list[str]]
    missing: tuple[str, ...]

    @property
    def total(self) -> int:
        return len(self.shown) + len(self.missing)


def cover(game: str, ids: Iterable[str], marks: Marks) -> Coverage:
    """Which of a game's clauses are marked, in the order of its rules."""
    every = tuple(ids)
    shown = {id: marks[id] for id in every if marks.get(id)}
    return Coverage(game, shown, tuple(id for id in every if id not in shown))


def unknown(marks: Marks, ids: Iterable[str]) -> list[str]:
    """Marks that name no clause: a slip of the pen, or a clause that is gone."""
    known = set(ids)
    return [f"{id} (in {', '.join(tests)})" for id, tests in sorted(marks.items()) if id not in known]


def shorten(ids: Iterable[str]) -> str:
    """AMBUSH-CALL-02…04 for three in a row, so that a long list can be read."""
    runs: list[tuple[str, str, str]] = []
    for id in ids:
        stem, _, number = id.rpartition("-")
        if runs and runs[-1][0] == stem and number.isdigit() and int(number) == int(runs[-1][2]) + 1:
            runs[-1] = (stem, runs[-1][1], number)
        else:
            runs.append((stem, number, number))
    return ", ".join(f"{stem}-{a}" if a == b else f"{stem}-{a}…{b}" for stem, a, b in runs)


def summary(coverage: Coverage) -> str:
    """One line a game, and a second one with what is missing once the game has been begun."""
    line = f"{coverage.game:<11} {coverage.total:>4} clauses  {len(coverage.shown):>4} shown by tests"
    if not coverage.missing:
        return f"{line}  complete"
    if not coverage.shown and coverage.game not in FINISHED:
        return f"{line}  not begun"
    return f"{line}  {len(coverage.missing)} missing:\n  {shorten(coverage.missing)}"


def listing(coverage: Coverage, ids: Iterable[str]) -> Iterator[str]:
    """Every clause of a game with the tests that show it."""
    for id in ids:
        yield id
        yield from (f"    {test}" for test in coverage.shown.get(id, ("no test",)))


def faults(coverages: Iterable[Coverage], strict: Iterable[str], strays: list[str]) -> list[str]:
    """What must be mended before the gate opens, in words."""
    wanted = set(strict)
    found = [
        f"{c.game}: {len(c.missing)} clauses without a test. Mark the test that shows one "
        f'with @pytest.mark.rule("{c.missing[0]}").'
        for c in coverages
        if c.game in wanted and c.missing
    ]
    return found + [f"A mark names a clause that is not in docs/rules: {stray}" for stray in strays]


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.rules.coverage", description=__doc__)
    games = library.games()
    parser.add_argument(
        "--strict",
        nargs="*",
        choices=games,
        metavar="GAME",
        help=f"exit with 1 when a clause of these games has no test (alone: {', '.join(FINISHED)})",
    )
    parser.add_argument("--show", choices=games, metavar="GAME", help="list each clause with its tests")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Print the coverage of every game; 1 when the gate stays shut, 2 when a test file cannot be read."""
    wish = _arguments(argv)
    collector = collect()
    if collector.broken:
        print("These tests cannot be read, so their marks cannot be counted:", *collector.broken, sep="\n\n")
        return 2
    by_game = {game: tuple(library.read(game)) for game in library.games()}
    coverages = [cover(game, ids, collector.marks) for game, ids in by_game.items()]
    for each in coverages:
        print(summary(each))
        if each.game == wish.show:
            print(*listing(each, by_game[each.game]), sep="\n")
    if wish.strict is None:
        return 0
    strays = unknown(collector.marks, (id for ids in by_game.values() for id in ids))
    found = faults(coverages, wish.strict or FINISHED, strays)
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
