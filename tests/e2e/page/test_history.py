"""Looking back at a finished game: the list, the scrubber, the words of each step, the reaction times."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from companion.log import Log
from tests.companion.cli.terminal import program
from tests.e2e.heavy_requests import saved_game
from tests.e2e.page.people import reads, screen
from tests.e2e.page.server import FOUR, TWO, Table, at_a_table
from tests.e2e.page.windows import Windows
from tests.shape import PROJECT

SCRIPT = PROJECT / "tests" / "e2e" / "whole-game.txt"
LONG = 229
"""Steps: they come in several pages."""
FINISHED = (*FOUR, "--fast", "--option", "castle=6", "--option", "capture_seconds=10")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A table whose log holds a whole game for four and a long one, and at which another one has begun."""
    home = tmp_path_factory.mktemp("home")
    played = program(*FINISHED, env={"AMBIT_HOME": str(home)}, input=SCRIPT.read_text(encoding="utf-8"))
    assert played.returncode == 0, played.stderr
    with closing(Log(home / "ambit.db")) as log:
        saved_game(log, LONG)
    with at_a_table(home, *TWO) as running:
        yield running


def test_a_finished_game_is_replayed_with_the_scrubber(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/history").page
    page.get_by_role("button", name="Ana, Bo, Cy, Di").click()
    step = page.get_by_role("slider", name="Step")
    expect(page.get_by_text("The game begins.")).to_be_visible()
    step.press("ArrowRight")
    expect(page.get_by_text("Bo has the best castle name and goes first.")).to_be_visible()
    step.press("End")
    expect(page.get_by_role("heading", name="Ana wins.")).to_be_visible()
    expect(
        page.get_by_role("img", name="castle over the whole game. At step 59: Ana 4, Bo 0, Cy 0, Di 0.")
    ).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(step).to_have_value("58")
    bo = page.get_by_role("table", name="Reaction times").get_by_role("row", name="Bo")
    expect(bo).to_be_visible()


def test_a_long_game_comes_in_pages_and_is_whole(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/history").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(f"{table.screen}/history?game=2")
    step = page.get_by_role("slider", name="Step")
    expect(step).to_have_attribute("max", str(LONG))
    step.press("End")
    expect(step).to_have_value(str(LONG))
    assert [path for path in asked if path.startswith("2")] == ["2", *(f"2?page={number}" for number in range(1, 3))]


def test_it_plays_by_itself_and_is_exported(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/history?game=1").page
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("2")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Export as a scenario").click()
    page.get_by_label("PIN").fill(table.pin)
    with page.expect_download() as given:
        page.get_by_role("button", name="Enter").click()
    header = given.value.path().read_text(encoding="utf-8").splitlines()[0]
    assert '"game":"ambush"' in header


def test_a_game_that_is_not_over_is_for_the_referee(windows: Windows, table: Table) -> None:
    windows.forgive("403")
    page = screen(windows, table, "/history").page
    page.get_by_role("button", name="at the table").click()
    reads(page.get_by_role("alert"), "is not over, and its log holds hidden cards")
    page.get_by_label("PIN").fill(table.pin)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
