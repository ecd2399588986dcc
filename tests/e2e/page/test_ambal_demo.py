"""Ambal Tournament that plays by itself: whoever takes a seat with a phone sees their own cards and no others."""

import re
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError

from tests.e2e.page.duellists import DEMO, Duellist, leaks, sit
from tests.e2e.page.people import LONG, SOON, screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import DESK, Window, Windows

IDLE_KEYS = re.compile("^(All are ready|Stop for this round|Keep my hand|Take nothing)$")
"""With these somebody lets the duel go on, and plays nothing."""
ENOUGH = 3
"""Rounds."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DEMO) as running:
        yield running


def test_no_socket_carries_a_hand_or_a_card_that_lies_face_down(windows: Windows, table: Table) -> None:
    lab, watching = screen(windows, table, "/simulate"), windows.open(table.phones, DESK)
    lab.page.get_by_role("button", name="Pause").wait_for()
    watching.go("/overlay")
    ana = sit(windows, table, lab.states()[-1]["view"]["seats"][0]["name"])
    lab.page.get_by_role("radio", name="Speed 16×").click()
    let_it_go_on(ana, lab)
    assert any(fact["fact"] == "revealed" for state in watching.states() for fact in state["facts"])
    for window, number in ((ana.window, 1), (watching, None)):
        assert leaks(window, number) == []


def let_it_go_on(player: Duellist, lab: Window) -> None:
    keys, until = player.page.get_by_role("button", name=IDLE_KEYS), time.monotonic() + LONG
    while lab.states()[-1]["view"]["round"] < ENOUGH and lab.states()[-1]["view"]["result"] is None:
        assert time.monotonic() < until, "it does not come to that"
        with suppress(TimeoutError):
            keys.first.wait_for(timeout=SOON)
            player.be_still(SOON)
            keys.first.tap(timeout=SOON)
