"""An evening without a terminal: three games on three phones and the wall, with a pulled plug in the middle."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.lobby import (
    agree_who_begins,
    all_give_up_but_one,
    begin,
    code_on,
    give_up,
    place,
    sit_together,
    sit_with_name,
)
from tests.e2e.page.people import Phone, reads, screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import LOST, WALL, Windows, look_away

NAMES = ("Ana", "Bo", "Cy")
TABLE = ("table", "--no-browser")
SOON = 20.0
"""Seconds in which a screen has fetched all that it shows."""
"""No game is named, and there are no boxes."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, *TABLE) as running:
        yield running


def choose(wall: Page, game: str) -> None:
    tile = wall.locator("ambit-lobby .game").filter(has_text=game)
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")


def want_another(phones: list[Phone]) -> None:
    """Each says yes; with the last yes it begins."""
    for phone in phones:
        phone.page.get_by_role("button", name="Play again").tap()
    for phone in phones:
        expect(phone.page.locator("ambit-phone")).to_be_visible()


def back_to_lobby(wall: Page) -> None:
    wall.get_by_role("button", name=re.compile("^Another game")).click()
    expect(wall.locator("ambit-lobby")).to_be_visible()


def test_three_games_with_a_pulled_plug_in_the_middle(windows: Windows, table: Table) -> None:
    windows.forgive(LOST)
    wall = screen(windows, table).page
    phones = sit_together(windows, table, wall, *NAMES)
    code = code_on(wall)
    reads(wall.locator(".prompt"), "Three sit at the table.")
    begin(wall)
    agree_who_begins(phones)
    all_give_up_but_one(wall, phones)
    want_another(phones)
    agree_who_begins(phones)
    give_up(phones[2])
    table.stop()  # the plug is pulled in the second game
    again = table.again()
    try:
        for phone in phones:
            expect(phone.page.get_by_role("heading", name=phone.name, level=1)).to_be_visible()
            expect(phone.page.get_by_role("alert")).to_have_count(0)
        go_on(wall)
        give_up(phones[1])
        wall.get_by_role("button", name="What now?").click()
        reads(wall.get_by_role("table"), "games won 2 0 0")
        back_to_lobby(wall)
        assert code_on(wall) == code, "the code of the evening stays"
        for name in NAMES:
            expect(place(wall, name)).to_be_visible()
        choose(wall, "Ambyria")
        begin(wall)
        choose_heroes(phones)
        all_give_up_but_one(wall, phones)
        reads(wall.get_by_role("table"), "all games 3 0 0")
        back_to_lobby(wall)
        reads(wall.get_by_role("table"), "games won 3 0 0")
    finally:
        look_away()
        again.stop()


def choose_heroes(phones: list[Phone]) -> None:
    """In Ambyria everybody has a hero of the own first; each takes another one, so that nobody comes too late."""
    for phone, hero in zip(phones, ("Yvera", "Serephene", "Rowl"), strict=True):
        phone.be_still()
        phone.page.get_by_role("contentinfo").get_by_role("button", name=hero).tap()
    expect(phones[0].page.get_by_text("Round 1")).to_be_visible()


def go_on(wall: Page) -> None:
    """The game that was at the table is there again, or is gone on with from the lobby."""
    expect(wall.locator("ambit-table, ambit-lobby")).to_be_visible()
    if wall.locator("ambit-lobby").count():
        wall.get_by_role("region", name="Go on with").get_by_role("button").first.click()
    expect(wall.locator("ambit-table")).to_be_visible()


@pytest.mark.parametrize("size", [WALL, (800, 480)])
def test_a_long_name_wins_in_one_line_and_nothing_covers_the_sentence(
    windows: Windows, table: Table, size: tuple[int, int]
) -> None:
    wall = screen(windows, table).page
    wall.set_viewport_size({"width": size[0], "height": size[1]})
    phones = sit_together(windows, table, wall, "Maximiliane", "Bartholomew")
    begin(wall)
    agree_who_begins(phones)
    all_give_up_but_one(wall, phones)
    name, foot = wall.locator("ambit-after .hero .name"), wall.locator("ambit-after .prompt")
    wall.locator("ambit-after ambit-take-along :is(figure, button)").wait_for()
    one_line = "(name) => name.offsetHeight < 1.5 * parseFloat(getComputedStyle(name).fontSize)"
    assert name.evaluate(one_line)
    for part in ("ambit-take-along", ".tonight", ".ways"):
        box, sentence = wall.locator(f"ambit-after {part}").bounding_box(), foot.bounding_box()
        assert box is not None
        assert sentence is not None
        assert box["y"] + box["height"] <= sentence["y"], part


def test_change_seats_leads_to_the_seats_and_the_score_is_told(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    phones = sit_together(windows, table, wall, "Ana", "Bo")
    begin(wall)
    agree_who_begins(phones)
    all_give_up_but_one(wall, phones)
    reads(wall.get_by_role("region", name="Result"), "Score: 20.")
    wall.get_by_role("link", name="History").click()
    reads(wall.get_by_role("table"), "games won 1 0")
    expect(wall.get_by_text("won by Ana")).to_be_visible()
    wall.go_back()
    wall.get_by_role("button", name=re.compile("^Change seats")).click()
    expect(place(wall, "Ana")).to_be_focused()
    expect(place(wall, "Bo")).to_be_in_viewport()


def say_the_same(early: Page, late: Page, element: str) -> None:
    """Both screens, as they are read aloud; what a screen fetches (games, pictures) comes a moment later."""

    def said(page: Page) -> str:
        return page.locator(element).aria_snapshot()

    until = time.monotonic() + SOON
    while said(early) != said(late) and time.monotonic() < until:
        late.wait_for_timeout(50)
    assert said(late) == said(early)


def test_a_wall_that_is_opened_late_shows_the_same(windows: Windows, table: Table) -> None:
    early = screen(windows, table).page
    phones = sit_together(windows, table, early, *NAMES)
    late = screen(windows, table).page
    expect(late.locator("ambit-lobby")).to_be_visible()
    expect(place(late, "Cy")).to_be_visible()
    say_the_same(early, late, "ambit-lobby")
    begin(early)
    agree_who_begins(phones)
    all_give_up_but_one(early, phones)
    phones[1].page.get_by_role("button", name="Play again").tap()
    reads(early.locator("ambit-after .votes"), "yes")
    late.reload()
    reads(late.locator("ambit-after .votes"), "yes")
    say_the_same(early, late, "ambit-after")


def test_a_phone_takes_over_from_one_that_has_gone(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    code = code_on(wall)
    gone = sit_with_name(windows.phone(table.phones), code, "Ana")
    gone.window.context.close()
    reads(place(wall, "Ana"), "away")
    place(wall, "Ana").click()
    wall.get_by_role("button", name="Free it for another phone").click()
    late = sit_with_name(windows.phone(table.phones), code, "Eve")
    expect(place(wall, "Eve")).to_be_visible()
    expect(late.page.get_by_text("Eve").first).to_be_visible()


def test_whoever_comes_late_joins_the_running_game(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    code = code_on(wall)
    for seats in (1, 2):
        wall.locator("ambit-lobby .place.free").first.click()
        wall.get_by_role("button", name="Sit down here").click()
        expect(wall.locator("ambit-lobby .place:not(.free)")).to_have_count(seats)
    begin(wall)
    expect(
        wall.locator(".free-seats").get_by_role("img", name="QR code with the address of this table")
    ).to_be_visible()
    page = windows.phone(table.phones).go("/join")
    page.get_by_label("The code that the table shows").fill(code)
    page.get_by_role("button", name="Seat 2").tap()
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("heading", name="Bo", level=1)).to_be_visible()
    reads(wall.locator(".free-seats"), "Seat 1")


def test_the_settings_of_the_wall_show_the_pin_and_hand_over(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    ana, bo = sit_together(windows, table, wall, "Ana", "Bo")
    wall.get_by_role("button", name="Settings").click()
    expect(wall.get_by_text(table.pin)).to_have_count(0)
    wall.get_by_role("button", name="Show the PIN").click()
    expect(wall.get_by_text(table.pin)).to_be_visible()
    wall.get_by_role("group", name="A phone hosts, too").get_by_role("button", name="Bo").click()
    expect(bo.page.get_by_role("button", name="Begin Ambush")).to_be_enabled()
    expect(ana.page.get_by_role("button", name="Begin Ambush")).to_have_count(0)
    ana.page.get_by_role("button", name="I would like to host").tap()
    ana.page.get_by_label("Or enter the PIN").fill(table.pin)
    ana.page.get_by_role("button", name="Enter").tap()
    expect(ana.page.get_by_role("button", name="Begin Ambush")).to_be_enabled()
    ana.page.get_by_role("button", name="Begin Ambush").tap()
    expect(bo.page.locator("ambit-phone")).to_be_visible()
    agree_who_begins([ana, bo])
    wall.keyboard.press("Escape")
    wall.get_by_role("button", name="Settings").click()
    wall.get_by_role("button", name="Another game…").click()
    wall.get_by_role("button", name="Leave it").click()
    expect(wall.locator("ambit-lobby")).to_be_visible()
    reads(wall.get_by_role("region", name="Go on with"), "Ana, Bo")
