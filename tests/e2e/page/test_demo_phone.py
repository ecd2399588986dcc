"""A phone at a demo whose time runs fast: where a finger presses, a call is made, and it counts as any other."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.page.people import SOON, Phone, screen, sit_down, take_part
from tests.e2e.page.server import DEMO, Table, at_a_table
from tests.e2e.page.windows import Window, Windows

SEAT = 1
WIDE = 4000
"""Milliseconds of the game, of which sixteen pass in one: a press that is less certain was not timed by the phone."""


@pytest.fixture
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DEMO) as running:
        yield running


def test_a_press_on_a_phone_counts_at_any_speed(windows: Windows, table: Table) -> None:
    lab = screen(windows, table, "/simulate")
    lab.page.get_by_role("button", name="Pause").wait_for()
    name = lab.states()[-1]["view"]["seats"][SEAT - 1]["name"]
    player = sit_down(windows.phone(table.phones), table, name)
    expect(lab.page.get_by_text("3 seats play by themselves.")).to_be_visible()
    fast = lab.page.get_by_role("radio", name="Speed 16×")
    fast.click()
    expect(fast).to_be_checked()
    press = call_until_it_counts(player)
    assert press["reaction_ms"] is not None
    assert press["err_ms"] < WIDE
    assert not facts(player.window, "false-start"), "the press was taken for an earlier one"


def call_until_it_counts(player: Phone) -> dict[str, Any]:
    """Those who play by themselves are quick, and may have called a moment before."""
    while not facts(player.window, "press"):
        take_part(player, lambda: can_call(player.window) or bool(facts(player.window, "press")))
        with suppress(TimeoutError):
            player.call(SOON)
    return facts(player.window, "press")[0]


def can_call(window: Window) -> bool:
    """In one's own turn, while all others wait for one."""
    view = window.states()[-1]["view"]
    return bool(view["turn"] == SEAT and view["phase"] == "play" and view["table"]["calls_open"])


def facts(window: Window, name: str) -> list[dict[str, Any]]:
    """Everything of that name that became true for this seat."""
    told = (fact for state in window.states() for fact in state["facts"])
    return [fact for fact in told if fact["fact"] == name and fact["seat"] == SEAT]
