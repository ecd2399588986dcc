"""How heavy the page is, and how soon it is there."""

import gzip
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from companion.web.static import BUILT
from tests.e2e.page.people import screen
from tests.e2e.page.server import DEMO, Table, at_a_table
from tests.e2e.page.windows import Windows

MOST = 480_000
"""Bytes of all scripts and styles of a table, as they travel: five games, lobby and rules, in two languages."""
MOST_OF_A_HALL = 60_000
"""Bytes of what only a hall's pages load: four pages and their words, in two languages. No table sends them."""
MOST_AT_ONCE = 167_000
"""Bytes of what one screen loads of them: the parts that all games share, its own game and its own language."""
SOON = 10.0
"""Seconds that the page may take on a machine that is busy with other tests; alone it takes less than one."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DEMO) as running:
        yield running


@pytest.mark.parametrize(("hall", "most"), [(False, MOST), (True, MOST_OF_A_HALL)], ids=["table", "hall"])
def test_the_whole_page_is_light(hall: bool, most: int) -> None:
    written = [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css")]
    files = [path for path in written if path.name.startswith("hall-") is hall]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    print(f"{sum(sizes.values())} bytes in {len(sizes)} files")
    assert sizes, "the page is not built: run `make page`"
    assert sum(sizes.values()) < most, sizes


def test_the_page_is_there_soon(windows: Windows, table: Table) -> None:
    before = time.monotonic()
    page = screen(windows, table, "/simulate").page
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    taken = time.monotonic() - before
    print(f"the demo is there after {taken:.2f} s")
    assert taken < SOON


@pytest.mark.parametrize("path", ["/", "/simulate"])
def test_a_screen_loads_only_what_it_shows(windows: Windows, table: Table, path: str) -> None:
    page = screen(windows, table, path).page
    expect(page.get_by_role("heading", name="Ambush").first).to_be_visible()
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    loaded = {name.rpartition("/")[2] for name in names}
    assert not [name for name in loaded if name.startswith("hall-")], "a table's screen needs nothing of a hall"
    files = [file for file in BUILT.rglob("*") if file.suffix in (".js", ".css") and file.name in loaded]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    print(f"{path} loads {size} bytes in {len(files)} files")
    assert 0 < size < MOST_AT_ONCE


def test_it_can_be_installed_and_opens_while_the_table_is_off(windows: Windows, table: Table) -> None:
    windows.forgive("WebSocket|ERR_INTERNET_DISCONNECTED")
    window = screen(windows, table, service_workers="allow")
    expect(window.page.get_by_role("heading", name="Ambush")).to_be_visible()
    window.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert window.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")["name"] == "Ambit"
    window.page.wait_for_function("navigator.serviceWorker.controller !== null")
    window.context.set_offline(True)
    window.page.reload()
    expect(window.page.get_by_role("alert")).to_contain_text("The table does not answer.")
