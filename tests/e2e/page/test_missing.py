"""A device that does not answer is a state on every page that has to do with it, and gone when it is back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.people import middle, reads, screen, sit_down
from tests.e2e.page.people import referee as become_referee
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def test_table_phone_and_referee_see_what_is_missing_and_the_game_goes_on(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    ana = sit_down(windows.phone(table.phones), table, "Ana").page
    bo = sit_down(windows.phone(table.phones), table, "Bo").page
    referee = become_referee(windows, table)
    table.type("press seat1.ok")
    table.type("fault table.reader unplugged")
    table.type("fault seat2.bar dead")
    missing = wall.locator(".missing")
    reads(missing, "No answer: the table’s card reader")
    reads(missing, "No answer: Bo’s light bar")
    reads(ana.locator(".faults"), "No answer from the table’s card reader")
    expect(ana.locator(".faults")).not_to_contain_text("light bar")
    reads(bo.locator(".faults"), "light bar")
    expect(referee.locator(".dev .bad")).to_have_count(2)
    table.type("press seat1.ok")
    reads(middle(wall), "1 card lies face down")
    table.type("mend table.reader")
    table.type("mend seat2.bar")
    expect(missing).to_have_count(0)
    expect(ana.locator(".faults")).to_have_count(0)


def test_of_many_only_some_are_named(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    for role in ("ok", "no", "call", "dial", "main"):
        table.type(f"fault seat1.{role} unplugged")
    reads(wall.locator(".missing"), "and 2 more")
    expect(wall.locator(".missing li")).to_have_count(4)


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1920, 1080)])
def test_they_have_a_place_of_their_own_on_any_screen(windows: Windows, table: Table, size: tuple[int, int]) -> None:
    """On that of a Pi, too: nothing of the game is covered, no name is cut, and how many more there are can be read."""
    wall = screen(windows, table, locale="fr-FR").page
    wall.set_viewport_size({"width": size[0], "height": size[1]})
    for role in ("ok", "no", "call", "dial", "main"):
        table.type(f"fault seat1.{role} unplugged")
    line = wall.locator(".missing")
    reads(line, "et 2 de plus")
    assert line.locator("span").evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
    game, said, more = (wall.locator(part).bounding_box() for part in ("ambit-table", ".missing", ".missing .more"))
    assert game is not None
    assert said is not None
    assert more is not None
    assert game["y"] + game["height"] <= said["y"]
    assert said["y"] + said["height"] <= size[1]
    assert more["x"] + more["width"] <= size[0]
