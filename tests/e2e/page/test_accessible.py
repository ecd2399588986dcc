"""Every page by axe, in both colour themes: nothing serious, and words that can be read on their ground."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.people import become_referee, seat, sit_down
from tests.e2e.page.server import FOUR, Table, at_a_table
from tests.e2e.page.windows import DESK, PHONE, WALL, Window, Windows
from tests.shape import PROJECT

AXE = PROJECT / "companion" / "web" / "page" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
CONTRAST = {"runOnly": ["color-contrast"]}
SMOOTH = "body { background-image: none !important }"
"""Without its texture: on a picture axe does not dare to say how well a word is read."""
SCREENS = {
    "/": "Ambush",
    "/join": "Ambush",
    "/simulate": "Simulation",
    "/cards": "Register Ambush cards",
    "/cards#list": "All cards",
    "/cards#decks": "Decks",
    "/cards#exchange": "Import and export",
    "/history": "Saved games",
    "/history?game=1": "Not over yet",
}
"""The pages of a screen, each with a heading that says that it is there."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *FOUR) as running:
        yield running


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Table]:
    """A table at which nothing has been done yet."""
    with at_a_table(tmp_path, *FOUR) as running:
        yield running


def opened(windows: Windows, at: str, size: tuple[int, int] = DESK) -> Window:
    """A window into which a script of ours may be put."""
    return windows.open(at, size, bypass_csp=True, has_touch=size == PHONE)


def grave(page: Page, options: dict[str, Any]) -> list[str]:
    """What axe finds: rule, element and reason."""
    found = page.evaluate("(options) => axe.run(document, { resultTypes: ['violations'], ...options })", options)
    return [
        f"{wrong['id']}: {node['target']} {node['failureSummary']}"
        for wrong in found["violations"]
        if wrong["impact"] in GRAVE
        for node in wrong["nodes"]
    ]


def examine(page: Page) -> None:
    """All rules in the light theme; in the dark theme only colours, which are all that differs."""
    assert AXE.is_file(), "axe is not there: run `make page`, which fetches it"
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
        page.add_style_tag(content=SMOOTH)
    for scheme, options in (("light", {}), ("dark", CONTRAST)):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        found = grave(page, options)
        assert not found, "\n".join([f"{page.url}, {scheme}:", *found])


def test_the_pages_of_a_screen(windows: Windows, table: Table) -> None:
    wall = opened(windows, table.screen, WALL)
    become_referee(wall, table)
    examine(wall.page)
    for path, heading in SCREENS.items():
        wall.page.goto("about:blank")
        wall.go(path)
        expect(wall.page.get_by_role("heading", name=heading).first).to_be_visible()
        examine(wall.page)
    wall.page.get_by_role("button", name="Settings").click()
    examine(wall.page)


def test_what_opens_on_a_screen(windows: Windows, table: Table) -> None:
    """The keys of somebody without a phone, and the choice of another game."""
    page = opened(windows, table.screen, WALL).go("/")
    seat(page, "Di").click()
    expect(page.get_by_role("dialog", name="Keys for this seat").get_by_role("heading", name="Di")).to_be_visible()
    examine(page)
    page.goto(f"{table.screen}/simulate")
    page.get_by_role("button", name="Another game…").click()
    expect(page.get_by_role("dialog", name="Another game")).to_be_visible()
    examine(page)


def test_a_page_that_asks_for_the_pin(windows: Windows, table: Table) -> None:
    page = opened(windows, table.phones).go("/referee")
    expect(page.get_by_label("PIN")).to_be_visible()
    examine(page)


def test_a_phone_in_all_its_moments(windows: Windows, table: Table) -> None:
    window = opened(windows, table.phones, PHONE)
    window.go("/join")
    expect(window.page.get_by_role("button", name="Sit down")).to_be_visible()
    examine(window.page)
    ana = sit_down(window, table, "Ana")
    table.type("press seat1.ok")
    ana.lay()
    examine(ana.page)
    ana.press("Play a card")
    examine(ana.page)
    ana.key("Close").tap()
    ana.page.get_by_role("button", name="More").tap()
    examine(ana.page)
    ana.key("Close").tap()
    ana.hit("Bo", 2)
    ana.call()
    expect(ana.page.get_by_text("Ana called.")).to_be_visible()
    examine(ana.page)


def test_the_table_and_the_overlay_during_an_ambush(windows: Windows, fresh: Table) -> None:
    table = fresh
    table.type("press seat1.ok", "press seat1.ok", "press seat1.ok", "press seat2.call", "press seat1.ok")
    wall, overlay = opened(windows, table.screen, WALL), opened(windows, table.phones, WALL)
    wall.go("/")
    expect(wall.page.get_by_text("Called by")).to_be_visible()
    examine(wall.page)
    overlay.go("/overlay")
    expect(overlay.page.get_by_text("Bo calls Ambush!")).to_be_visible()
    examine(overlay.page)
    table.type("turn seat2.dial 2", "press seat2.ok", "press seat3.ok", "press seat4.ok")
    expect(wall.page.get_by_text("Was the call right?")).to_be_visible()
    examine(wall.page)
    table.type("turn seat2.dial 2", "press seat2.ok")
    expect(wall.page.get_by_text("The call is good")).to_be_visible()
    examine(wall.page)
    table.type(*(f'{{"do":"concede","seat":{seat}}}' for seat in (1, 3, 4)))
    expect(wall.page.get_by_text("The game is over")).to_be_visible()
    examine(wall.page)
