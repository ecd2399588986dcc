"""A wall that was there all along and one that is opened only now say the same: in every game, also after undo."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engine import registry
from tests.e2e.page.people import screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import PATIENCE, Window, Windows

STEPS = 24
"""So many steps are done, and every third time a wall is opened."""
EVERY = 3
MOST_TOUCHES, A_TOUCH = 8, 5.0
"""A step may need several touches of devices (a card, then a square); so long (seconds) one is waited for."""

SAID = """() => {
  const said = [];
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
    if (["STYLE", "AMBIT-PROMPT", "AMBIT-CONNECTION"].includes(node.nodeName)) return;
    for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) read(child);
  };
  read(document.querySelector("body"));
  return said.join(" ").replace(/\\s+/g, " ").trim();
}"""
"""Everything that a page says, but the prompt, which tells one seat after the other what to do."""


def said(page: Page) -> str:
    return str(page.evaluate(SAID))


def say_the_same(early: Window, late: Window, version: int) -> None:
    """Soon, when both have drawn that version: the late one is opened anew."""
    late.told.clear()
    late.page.reload()
    soon(late, lambda: all(heard(window) >= version for window in (early, late)))
    expect(late.page.locator("ambit-table main").first).to_be_visible()
    if not soon(late, lambda: said(late.page) == said(early.page)):
        assert said(late.page) == said(early.page)


def heard(window: Window) -> int:
    """The newest version that the table has told this window."""
    return max((int(state["version"]) for state in window.states()), default=-1)


def soon(window: Window, holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether it comes to that; what is told arrives meanwhile, over the socket of a page that was opened anew, too."""
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            return False
        window.page.wait_for_timeout(50)
    return True


def done(lab: Window, key: str) -> int:
    """The version after one thing that somebody does on the screen with the virtual hardware; undo may ask first."""
    before, known = heard(lab), len(lab.told)

    def changed() -> bool:
        return heard(lab) > before or any(told.get("asked") for told in lab.told[known:])

    for _ in range(MOST_TOUCHES):
        lab.page.get_by_role("button", name=key, exact=True).click()
        if soon(lab, changed, A_TOUCH):
            return heard(lab)
    raise AssertionError("nothing comes of it")


@pytest.mark.parametrize("game", registry.shipped())
def test_a_wall_that_is_opened_later_says_the_same(windows: Windows, tmp_path: Path, game: str) -> None:
    with at_a_table(tmp_path, "demo", game, "--no-browser", "--seed", "7") as table:
        lab = standing_still(windows, table)
        early, late = screen(windows, table), screen(windows, table)
        for step in range(1, STEPS + 1):
            version = done(lab, "One step")
            if step % EVERY == 0:
                say_the_same(early, late, version)
        assert len(said(early.page)) > 100
        say_the_same(early, late, done(lab, "Undo"))


def standing_still(windows: Windows, table: Table) -> Window:
    lab = screen(windows, table, "/simulate")
    lab.page.get_by_role("button", name="Pause").click()
    expect(lab.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    return lab
