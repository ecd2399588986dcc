"""Writes the figures of the last run into `docs/performance.md`, so that nobody copies them by hand.

`python -m bench.report` puts each section between its two marks; what stands around them stays.
"""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench import results
from bench.budget import ZERO_2_W
from bench.part_figures import figures_of
from bench.peers import PROJECT
from bench.sections import Section, contests, number, sections

DOCUMENT = PROJECT / "docs" / "performance.md"
MARK = re.compile(r"(<!-- (\w+): made by python -m bench\.report -->\n)(.*?)(<!-- end of \2 -->)", re.DOTALL)


def filled(text: str, found: Mapping[str, Any]) -> str:
    """The document with every section that was measured; the others stay as they are."""
    made = {section.name: markdown(section) for section in (*sections(found), *extra(found))}
    made["machine"] = machine(found["about"])
    return MARK.sub(lambda mark: mark[1] + made.get(mark[2], mark[3]) + mark[4], text)


def markdown(section: Section) -> str:
    """A section as a table."""
    width = len(section.headings)
    rows = [section.headings, ("---", *["---:"] * (width - 1)), *(line[:width] for line in section.lines)]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows) + "\n"


def machine(about: Mapping[str, Any]) -> str:
    """Where and how long it was measured."""
    where = f"Python {about['python']} on {about['machine']}, {about['cores']} cores"
    return f"{where}; {about['rounds']} interleaved rounds, {about['took_s'] / 60:.0f} minutes in all.\n"


USUAL = (
    "ambush standard", "ambal single-regular", "ambyria standard", "tamer referee", "tash_kalar duel-ancestral board",
)  # fmt: skip
PIECES = (("checked_shown", "a move with its log line and views"), ("legal", "all legal moves of a player"))


def extra(found: Mapping[str, Any]) -> list[Section]:
    """What only the document has: the budget for a Pi Zero 2 W."""
    played = dict(contests(found))
    pieces = [
        (f"{label}, {contest}", played[contest][kind]["us"] / 1000)
        for contest in USUAL
        for kind, label in PIECES
        if kind in played.get(contest, {})
    ]
    for part in ("updates", "matcher", "growth"):
        if part in found["parts"]:
            pieces += [(one.label, value) for one, value in figures_of(part, found) if one.unit == "ms"]
    lines = tuple((label, number(ms, "ms"), number(ms * ZERO_2_W, "ms")) for label, ms in pieces)
    return [Section("budget", ("", "measured here", f"estimated for a Pi Zero 2 W, × {ZERO_2_W}"), lines)]


def main(file: Path = results.FILE, document: Path = DOCUMENT) -> int:
    """Fill the document in; 1 where there is no run to take the figures from."""
    if not file.is_file():
        print(f"There is no {file.name} yet: run make bench first.", file=sys.stderr)
        return 1
    document.write_text(filled(document.read_text(encoding="utf-8"), results.read(file)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
