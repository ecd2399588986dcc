"""One reader for eight: the screen says whose taps are awaited and how to choose, and a phone can take the reader."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.people import reads, screen, sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import Windows

NAMES = "Ana,Bo,Cy,Di,Ed,Fay,Gus,Hana"
EIGHT = ("play", "tamer", "--simulate", "--training", "--profile", "eight-seats-one-reader", "--seats", NAMES)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *EIGHT) as running:
        yield running


def test_the_reader_is_taken_at_the_seat_on_the_screen_and_on_a_phone(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    bo = sit_down(windows.phone(table.phones), table, "Bo").page
    line = wall.locator(".reader-round")
    reads(line, "Who has the reader?")
    reads(line, "press the reader button at your seat, or your name here")
    table.type("press seat3.reader")
    reads(line, "The reader is Cy’s")
    table.type("tap table.reader training-ember-mouse")
    reads(line, "Who has the reader?")
    line.get_by_role("button", name="Fay").click()
    reads(line, "The reader is Fay’s")
    expect(line.get_by_role("button", name="Fay")).to_have_attribute("aria-pressed", "true")
    bo.get_by_role("button", name="I have the reader").click()
    reads(bo.get_by_role("main"), "The reader is yours")
    reads(line, "The reader is Bo’s")
    table.type("tap table.reader training-pebble-pup")
    expect(bo.get_by_role("button", name="I have the reader")).to_have_count(0)


@pytest.mark.parametrize("size", [(800, 480), (1920, 1080)])
def test_the_line_fits_the_screen(windows: Windows, table: Table, size: tuple[int, int]) -> None:
    wall = screen(windows, table, locale="fr-FR").page
    wall.set_viewport_size({"width": size[0], "height": size[1]})
    reads(wall.locator(".reader-round"), "Qui a le lecteur")
    wide, high = wall.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide <= size[0], high <= size[1]) == (True, True)
