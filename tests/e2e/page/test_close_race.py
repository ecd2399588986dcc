"""A race of 0.2 ms: the table's screen, a small one and a phone say it with decimals, and how sure it is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.companion.cli.terminal import program
from tests.e2e.page.people import middle, reads, screen, seat, sit_down
from tests.e2e.page.server import FOUR, Table, at_a_table
from tests.e2e.page.windows import Windows

RACE = """
press seat2.ok
wait 2
tap table.reader training-ambush
wait 1
press seat2.no
wait 1
tap table.reader training-ambush
wait 1
press seat3.no
wait 1
fault seat1 late by=0.4
{"do":"call","seat":2,"at":4.3128,"err":3.4e-6}
{"do":"call","seat":4,"at":4.313,"err":3.4e-6}
wait 0.45
"""
"""Two stamps as satellites give them, while the window is still open."""
SMALL = (800, 480)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    home: Path = tmp_path_factory.mktemp("home")
    program(*FOUR, "--fast", env={"AMBIT_HOME": str(home)}, input=RACE)
    with at_a_table(home, *FOUR, "--resume") as running:
        yield running


def test_the_table_says_by_how_much_and_how_sure_it_is(windows: Windows, table: Table) -> None:
    for size in (None, SMALL):
        page = screen(windows, table).page if size is None else windows.open(table.screen, size).go("/")
        reads(middle(page), "± 0.004 ms")
        reads(seat(page, "Di"), "+0.2 ms")
        reads(seat(page, "Di"), "± 0.004 ms")
        strip = page.get_by_role("img", name="Di 313 ms +0.2 ms ± 0.004 ms")
        expect(strip).to_be_visible()
        expect(strip.locator("text").last).to_have_text("+0.2\u00a0ms")


def test_a_phone_says_it_too(windows: Windows, table: Table) -> None:
    phone = sit_down(windows.phone(table.phones), table, "Di")
    expect(phone.page.get_by_text(re.compile(r"You: 313\sms ±\s0\.004\sms, 0\.2\sms behind"))).to_be_visible()
