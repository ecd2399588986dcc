"""A turn of a Double Duel by fingers: each card goes with a target token, and nobody sees where it points."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.page.duellists import DOUBLE, leaks, sit
from tests.e2e.page.people import middle, reads, screen, seat
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_ambal_steps import a_wall_with_a_clock_by_hand, draw_until, skipping
from tests.e2e.page.test_full_table import SMALL, apart, box
from tests.e2e.page.windows import Windows, words_in


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DOUBLE) as running:
        yield running


def test_target_tokens_lie_face_down_until_all_are_turned_over(windows: Windows, table: Table) -> None:
    wall = screen(windows, table)
    ana, bo, cy, di = (sit(windows, table, name) for name in ("Ana", "Bo", "Cy", "Di"))
    ana.press("All are ready")
    ana.place("Training Cinder Flick", "Di")
    for window in (bo.window, cy.window, di.window, wall):
        window.wait_for(lambda told: "placed" in told.get("view", {"seats": [{"flags": ()}]})["seats"][0]["flags"])
        assert "target" not in set(words_in(window.states()[-1]["view"]["table"]))
    expect(wall.page.get_by_text("Training Cinder Flick")).to_have_count(0)
    bo.press("Stop for this round")
    cy.press("Stop for this round")
    di.place("Training Brand Lash", "Ana")
    reads(seat(wall.page, "Di"), "58")
    reads(seat(wall.page, "Ana"), "Burning")
    for window, number in ((bo.window, 2), (cy.window, 3), (di.window, 4), (wall, None)):
        assert leaks(window, number) == []
    reads(middle(wall.page), "decides")


def test_nothing_covers_a_board_while_a_turn_is_told_on_a_small_screen(windows: Windows, tmp_path: Path) -> None:
    """A Condition below an upper board leaves the name of the lower one free, and so does the key to skip."""
    with at_a_table(tmp_path, *DOUBLE) as table:
        wall = a_wall_with_a_clock_by_hand(windows, table, SMALL)
        ana, bo, cy, di = (sit(windows, table, name) for name in ("Ana", "Bo", "Cy", "Di"))
        ana.press("All are ready")
        ana.place("Training Cinder Flick", "Di")
        bo.press("Stop for this round")
        cy.press("Stop for this round")
        di.place("Training Brand Lash", "Ana")
        draw_until(wall, skipping(wall))
        parts = [skipping(wall), *wall.locator(".head, .board, .last, .face").all()]
        boxes = [box(part) for part in parts]
        assert len(boxes) >= 1 + 4 + 4 + 1 + 2
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
