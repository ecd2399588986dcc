"""The licences of all that Ambit is installed with are known, fit its own, and stand in docs/licences.md."""

import re
from collections.abc import Callable

import pytest

from tests.licences import BESIDE, DOCUMENT, PERMISSIVE, SECTIONS, UNKNOWN, licence_of, parts, row
from tests.shape import PROJECT
from tests.test_requirements import locked

sections = pytest.mark.parametrize("found", SECTIONS.values(), ids=SECTIONS)


@sections
def test_every_licence_is_known_and_fits(found: Callable[[], dict[str, str]]) -> None:
    for name, licence in found().items():
        assert licence != UNKNOWN, name
        assert all(part in PERMISSIVE or BESIDE.get(name) == part for part in parts(licence)), (name, licence)


@sections
def test_the_document_is_up_to_date(found: Callable[[], dict[str, str]]) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    missing = [name for name, licence in found().items() if row(name, licence) not in text]
    assert missing == [], "run make licences"


def test_the_document_names_nothing_that_is_gone() -> None:
    """By what is locked: some packages are for certain machines only."""
    named = re.findall(r"^\| ([\w@./-]+) \| (?!licence)", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    there = {*locked("run"), *locked("pi"), *locked("hall"), *locked("docs"), *SECTIONS["The page"]()}
    assert [name for name in named if name not in there] == []


def test_the_built_page_brings_the_texts_of_the_licences_of_what_is_in_it() -> None:
    text = (PROJECT / "companion/web/static/licences.txt").read_text(encoding="utf-8")
    _, *told = text.split(f"\n{'-' * 80}\n\n")
    heads = [re.match(r"(\S+) [\d.]+ \((\S+)\)\n", each) for each in told]
    found = {head[1]: head[2] for head in heads if head}
    assert len(found) == len(told)
    assert found.items() <= SECTIONS["The page"]().items()
    assert {
        "lit",
        "lit-html",
        "lit-element",
        "@lit/reactive-element",
        "@fluent/bundle",
        "@wokwi/elements",
    } <= found.keys()
    for each in told:
        assert "Copyright" in each
        assert re.search("Redistribution and use in source|Permission is hereby granted|TERMS AND CONDITIONS", each)


def test_no_font_is_brought_along() -> None:
    """It would need its licence, too."""
    static = PROJECT / "companion/web/static"
    fonts = [file.name for file in static.rglob("*") if file.suffix in (".woff", ".woff2", ".ttf", ".otf", ".eot")]
    assert fonts == []
    assert not [file.name for file in static.rglob("*.css") if "@font-face" in file.read_text(encoding="utf-8")]


def test_a_licence_that_nobody_has_weighed_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.licences.PERMISSIVE", frozenset({"BSD-3-Clause"}))
    assert licence_of("typer") == UNKNOWN
    monkeypatch.setattr("tests.licences.BESIDE", {})
    assert licence_of("gpiod") == UNKNOWN
