"""Clauses: the numbered rules of a game, read from the `## Clauses` section of its rules file."""

import re
from collections.abc import Iterator

from msgspec import Struct

_SECTION = re.compile(r"^## Clauses[ \t]*$(?P<body>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9]+)+)\*\*(?P<prompt> \(prompt\))? (?P<text>.+)$")
# A remark begins a line, or follows a sentence on the same line.
_REMARK = re.compile(r"(?:\n|(?<=[.!?)`] ))(Ruling|Option): ")


class Clause(Struct, frozen=True):
    """One rule, small enough for one test to show."""

    id: str
    section: str
    """The heading under which it stands."""
    text: str
    prompt: bool = False
    """People keep this rule by themselves; Ambit only reminds them of it."""
    rulings: tuple[str, ...] = ()
    """What Ambit decided where the rulebook is silent or can be read in two ways."""
    options: tuple[str, ...] = ()
    """How an option of the game changes the rule."""
    language: str = "en"
    """The language it is told in."""


def parse(markdown: str, language: str = "en") -> dict[str, Clause]:
    """The clauses by id, in the order of the file. Ids outside the section `Clauses` are only mentions."""
    clauses: dict[str, Clause] = {}
    for clause in _clauses(markdown, language):
        if clause.id in clauses:
            raise ValueError(f"{clause.id} stands twice: give one of the two another number")
        clauses[clause.id] = clause
    return clauses


def _clauses(markdown: str, language: str) -> Iterator[Clause]:
    found = _SECTION.search(markdown)
    heading, block = "", list[str]()
    for line in found["body"].splitlines() if found else ():
        if block and line.startswith("  "):
            block.append(line.strip())
            continue
        yield from _read(heading, block, language)
        block = [line] if _CLAUSE.match(line) else []
        if line.startswith("### "):
            heading = line.removeprefix("### ").strip()
    yield from _read(heading, block, language)


def _read(heading: str, block: list[str], language: str) -> Iterator[Clause]:
    """The clause of a block: its own line, then indented lines that go on or begin a remark."""
    if not block:
        return
    text, *parts = (part.replace("\n", " ").strip() for part in _REMARK.split("\n".join(block)))
    first = _CLAUSE.match(text)
    assert first is not None, text
    remarks = list(zip(parts[::2], parts[1::2], strict=True))
    yield Clause(
        first["id"],
        heading,
        first["text"],
        prompt=first["prompt"] is not None,
        rulings=tuple(remark for kind, remark in remarks if kind == "Ruling"),
        options=tuple(remark for kind, remark in remarks if kind == "Option"),
        language=language,
    )
