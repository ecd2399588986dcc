"""A turn of a Double Duel by fingers: each card goes with a target token, and nobody sees where it points."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.duellists import DOUBLE, leaks, sit
from tests.e2e.page.people import middle, reads, screen, seat
from tests.e2e.page.server import Table, at_a_table
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
