"""The French documents are set as French is: no-break spaces, guillemets, printed apostrophes."""

import re
from pathlib import Path

import pytest

from tests.shape import PROJECT

FOLDER = PROJECT / "docs" / "fr"
PAGES = sorted(FOLDER.rglob("*.md"))
NBSP = "\u00a0"
LEFT_OUT = r"\A---\n.*?^---$|^```.*?^```|`[^`]*`|\]\([^)]*\)|!(?=\[)|^\|[-:|]+\|$|^:::.*$|^:\w+:"
"""What is said to Sphinx at the top, code, addresses, and the marks of pictures, tables and directives."""


def straight(text: str) -> list[str]:
    """Every place that is not set as French is, with what stands before it."""
    prose = re.sub(LEFT_OUT, "x", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(rf".{{0,20}}(?:[\"'“”]|[^{NBSP}][:;?!»]|«[^{NBSP}])", prose)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(FOLDER)))
def test_it_is_set_as_french(page: Path) -> None:
    assert straight(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["Oui !", "l'autre", "«oui»", "“oui”", 'dit "oui"', "deux: trois"])
def test_what_is_not_is_noticed(text: str) -> None:
    assert straight(text)


def test_code_pictures_and_links_are_left_alone() -> None:
    assert straight("![Une table](a.webp) `a: b` [c](d:e)\n\n```sh\necho 'a'\n```\n|---|:-:|\n") == []
