"""The screen of a Pi that lies on the table (800 × 480): every word on it is large enough to be read."""

from functools import partial
from pathlib import Path

import pytest

from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import Told, Windows

SMALL = (800, 480)
LEAST = 12
"""Pixels: smaller words cannot be read from the edge of the table."""
TABLES = {
    "ambush": ("ambush",),
    "ambal-single": ("ambal", "--mode", "single-regular"),
    "ambal-double": ("ambal", "--mode", "double-regular"),
    "ambal-draft": ("ambal", "--mode", "draft"),
    "ambyria": ("ambyria",),
    "ambyria-two": ("ambyria", "--seats", "2"),
    "tamer": ("tamer",),
    "tamer-eight": ("tamer", "--seats", "8"),
    "tash-kalar": ("tash_kalar",),
    "tash-kalar-melee": ("tash_kalar", "--mode", "melee-a-mort"),
}
TOO_SMALL = """(least) => {
    // Every text that is seen, in every shadow tree, smaller than that; a drawing scales what is written in it.
    const found = [];
    const look = (root) => {
        for (const one of root.querySelectorAll("*")) {
            if (one.shadowRoot) look(one.shadowRoot);
            const written = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "";
            const text = [...one.childNodes].find(written);
            if (!text || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const { width, height, left, top } = range.getBoundingClientRect();
            if (width < 2 || height < 2 || left >= innerWidth || top >= innerHeight) continue;
            const scaled = one instanceof SVGElement ? Math.hypot(one.getScreenCTM().b, one.getScreenCTM().d) : 1;
            const size = parseFloat(getComputedStyle(one).fontSize) * scaled;
            if (size >= least - 0.01) continue;
            found.push(`${size.toFixed(1)} px: ${one.localName}.${one.className} “${text.textContent.trim()}”`);
        }
    };
    look(document);
    return [...new Set(found)];
}"""
MOMENTS = 12
"""In so many moments of a game the screen is looked at; they lie a few steps apart."""


@pytest.mark.parametrize("name", TABLES)
def test_no_word_is_too_small(windows: Windows, tmp_path: Path, name: str) -> None:
    with at_a_table(tmp_path, "demo", *TABLES[name], "--no-browser", "--seed", "7", "--speed", "16") as table:
        assert too_small(windows, table) == []


def is_later(version: int, told: Told) -> bool:
    return bool(told["tell"] == "state" and (told["version"] > version or told["view"]["result"]))


def too_small(windows: Windows, table: Table) -> list[str]:
    """What is too small in any of several moments of a game, or at its end if that comes sooner."""
    window = windows.open(table.screen, SMALL)
    page, found, seen = window.go("/"), set[str](), 0
    for _ in range(MOMENTS):
        told = window.wait_for(partial(is_later, seen))
        found |= set(page.evaluate(TOO_SMALL, LEAST))
        seen = window.states()[-1]["version"] + 3
        if told["view"]["result"] is not None:
            break
    return sorted(found)
