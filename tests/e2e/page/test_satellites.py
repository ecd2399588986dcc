"""A satellite that is unplugged is named on every page, with what to do, and no longer when it is back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from hardware.emulators.satellite.interpreter import missing
from hardware.profile import shipped
from tests.e2e.page.people import reads, screen, sit_down
from tests.e2e.page.people import referee as become_referee
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import Windows

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "there")
GONE = "Satellite north is gone: it is not plugged in"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """Two boards of the shipped profile, which take half as long to start as four."""
    home = tmp_path_factory.mktemp("home")
    profile = home / "table.toml"
    whole = shipped()["four-seats-satellites"].read_text(encoding="utf-8")
    profile.write_text(re.sub(r"\[seat3\].*?(?=\n# -+ table)", "", whole, flags=re.DOTALL), encoding="utf-8")
    words = ("play", "ambush", "--simulate=wire", "--training", "--seats", "Ana,Bo", "--profile", str(profile))
    with at_a_table(home, *words) as running:
        yield running


def test_table_phone_and_referee_name_the_board_that_is_gone(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    ana = sit_down(windows.phone(table.phones), table, "Ana").page
    referee = become_referee(windows, table)
    table.type("press seat1.ok", "fault north unplugged")
    reads(wall.locator(".missing"), "Satellite north is gone: the screen replaces it")
    expect(wall.locator(".missing li")).to_have_count(1)
    reads(ana.locator(".faults"), GONE)
    expect(ana.locator(".faults li")).to_have_count(1)
    reads(referee.locator(".dev .bad"), GONE)
    expect(referee.locator(".dev .bad")).to_have_count(1)
    table.type("mend north")
    expect(wall.locator(".missing")).to_have_count(0)
    expect(ana.locator(".faults")).to_have_count(0)


@pytest.mark.parametrize("size", [(800, 480), (1920, 1080)])
def test_the_sentence_fits_the_screen(windows: Windows, table: Table, size: tuple[int, int]) -> None:
    wall = screen(windows, table, locale="fr-FR").page
    wall.set_viewport_size({"width": size[0], "height": size[1]})
    table.type("fault north unplugged", "fault east unplugged")
    line = wall.locator(".missing")
    expect(line.locator("li")).to_have_count(2)
    reads(line, "Le satellite east n’est plus là")
    assert line.locator("span").evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
    game, said = (wall.locator(part).bounding_box() for part in ("ambit-table", ".missing"))
    assert game is not None
    assert said is not None
    assert game["y"] + game["height"] <= said["y"]
    assert said["y"] + said["height"] <= size[1]
