"""The French rules beside the English ones: every gap and every difference that can be counted, in words."""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping

from companion import clauses as library
from engine.clauses import Clause
from tests.rules.coverage import shorten

SAME_HEADINGS = {"Conditions", "Corrections", "Draft", "Formations", "Modes", "Points", "Scripts"}
"""Headings that may be spelled the same in both languages."""
NBSP = "\u00a0"
_CODE = re.compile(r"`([^`]*)`")
_MENTION = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]{2,})+\b")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
Clauses = Mapping[str, Clause]


def gaps(english: Clauses, french: Clauses) -> list[str]:
    """What a translator still has to do, a line each; nothing when the two files say the same."""
    missing = shorten(id for id in english if id not in french)
    stray = shorten(id for id in french if id not in english)
    both = [(english[id], french[id]) for id in english if id in french]
    told = [f"no French: {missing}"] if missing else []
    told += [f"no English: {stray}"] if stray else []
    told += _headings([(one.section, other.section) for one, other in both])
    return told + [f"{one.id}: {wrong}" for one, other in both for wrong in _differences(one, other)]


def _headings(pairs: list[tuple[str, str]]) -> Iterator[str]:
    """A heading has one translation, and no other heading has the same one."""
    for one, other in dict.fromkeys(pairs):
        if one == other and one not in SAME_HEADINGS:
            yield f"the heading “{one}” is English"
    for side, title in ((0, "the heading “{}” is translated in several ways"), (1, "“{}” stands for several headings")):
        ways = Counter(pair[side] for pair in dict.fromkeys(pairs))
        yield from (title.format(heading) for heading, count in ways.items() if count > 1)


def _differences(one: Clause, other: Clause) -> Iterator[str]:
    if one.prompt != other.prompt:
        yield "(prompt) stands in one of the two only"
    if (len(one.rulings), len(one.options)) != (len(other.rulings), len(other.options)):
        yield "not as many remarks (Ruling:, Option:)"
    here, there = words_of(one), words_of(other)
    if one.text == other.text:
        yield "its text is English"
    for what, found in (("code", _code), ("clauses", _mentions)):
        if (wanted := set(found(here))) != (got := set(found(there))):
            yield f"{what}: {sorted(wanted - got)} missing, {sorted(got - wanted)} too many"
    numbers, ours = Counter(_numbers(here)), Counter(_numbers(there))
    if numbers != ours:
        yield f"numbers: {sorted((numbers - ours).elements())} missing, {sorted((ours - numbers).elements())} too many"
    yield from (f"French spelling: {sign}" for sign in _misprints(there))


def words_of(clause: Clause) -> str:
    """The clause with all its remarks."""
    return "\n".join((clause.text, *clause.rulings, *clause.options))


def _code(text: str) -> list[str]:
    return _CODE.findall(text)


def _mentions(text: str) -> list[str]:
    return _MENTION.findall(_CODE.sub("", text))


def _numbers(text: str) -> list[str]:
    """Without those in code and in the ids of clauses; one half is 0.5 here and 0,5 there."""
    return [number.replace(",", ".") for number in _NUMBER.findall(_MENTION.sub("", _CODE.sub("", text)))]


def _misprints(text: str) -> Iterator[str]:
    """What French typography asks for, as in the catalogues: no-break spaces, and printed quotes and apostrophes."""
    plain = _CODE.sub("x", text)
    if re.search(rf"[^{NBSP}\d][:;?!»]|«[^{NBSP}]", plain):
        yield "a no-break space belongs before : ; ? ! » and after «"
    if re.search("[\"'“”]", plain):
        yield "quotes are « », the apostrophe is ’"


def all_gaps() -> dict[str, list[str]]:
    """The gaps of everything that comes with Ambit."""
    return {game: gaps(library.read(game), library.translated(game, "fr")) for game in library.games()}


def main() -> int:
    """`python -m tests.rules.french`: every gap, game by game; 1 when there is any."""
    found = all_gaps()
    for game, lines in found.items():
        print(f"{game}: {len(lines) or 'complete'}", *lines, sep="\n  ")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
