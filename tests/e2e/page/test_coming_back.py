"""Whoever comes back finds everything as it is: after a reload, a break of the line, a table that was started anew."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.page.people import Phone, SlowLine, castle_stands_at, middle, reads, screen, sit_down
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import LOST, Windows

SILENCE = 20_000
"""Milliseconds within which a phone notices that its line is dead, though nobody has said so."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, *TWO, "--option", "castle=9") as running:
        yield running


def two_phones(windows: Windows, table: Table) -> tuple[Phone, Phone]:
    """Ana has laid a card and is about to play one."""
    ana, bo = (sit_down(windows.phone(table.phones), table, name) for name in ("Ana", "Bo"))
    table.type("press seat1.ok")
    ana.lay()
    return ana, bo


def test_a_reload_and_a_while_without_network_lose_nothing(windows: Windows, table: Table) -> None:
    windows.forgive(LOST)
    wall = screen(windows, table)
    ana, bo = two_phones(windows, table)
    for window in (ana.window, wall):
        window.page.reload()
    reads(middle(wall.page), "1 card lies face down")
    bo.window.context.set_offline(True)
    ana.play("Training Spear")
    castle_stands_at(wall.page, "Bo", 7)
    reads(bo.numbers, "9 of 9 castle")
    expect(bo.page.get_by_role("alert")).to_contain_text("The table does not answer.", timeout=SILENCE)
    bo.window.context.set_offline(False)
    reads(bo.numbers, "7 of 9 castle")
    bo.lay()
    reads(middle(wall.page), "3 cards lie face down")


def test_what_was_pressed_while_the_line_was_cut_counts_once(windows: Windows, table: Table) -> None:
    wall = screen(windows, table)
    window = windows.phone(table.phones)
    line = SlowLine(window.page)
    ana = sit_down(window, table, "Ana")
    table.type("press seat1.ok")
    expect(ana.key("I have laid it")).to_be_visible()
    line.cut()
    lost = ana.page.get_by_role("alert")
    reads(lost, "The table does not answer.")
    ana.press("I have laid it")
    reads(middle(wall.page), "0 cards lie face down")
    line.mend()
    lost.get_by_role("button", name="Try now").tap()
    expect(ana.key("Play a card")).to_be_visible()
    reads(middle(wall.page), "1 card lies face down")


def test_a_table_that_is_started_anew_goes_on_where_it_stopped(windows: Windows, table: Table) -> None:
    """At the same address, with the same log and code. Its screen and its phones come back by themselves."""
    windows.forgive(LOST)
    wall = screen(windows, table)
    phones = two_phones(windows, table)
    table.stop()
    for page in (wall.page, *(phone.page for phone in phones)):
        expect(page.get_by_role("alert")).to_contain_text("The table does not answer.")
    with running_again(table) as anew:
        assert anew.code == table.code
        ana, bo = phones
        for page in (wall.page, ana.page, bo.page):
            expect(page.get_by_role("alert")).to_have_count(0)
        reads(middle(wall.page), "1 card lies face down")
        ana.play("Training Spear")
        castle_stands_at(wall.page, "Bo", 7)
        bo.lay()
        reads(middle(wall.page), "3 cards lie face down")


@contextmanager
def running_again(table: Table) -> Iterator[Table]:
    anew = table.again("--resume")
    try:
        yield anew
    finally:
        anew.stop()
