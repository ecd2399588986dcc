"""A board of sensors on every screen: where it differs from the game, and sensors that are overlooked."""

from typing import Any

import pytest

from tests.companion.web.lan import HERE, Lan, Page


@pytest.fixture
def arena(lan: Lan) -> Lan:
    lan.start(game="tash_kalar", mode="match-a-mort", options={"tracking": "board"})
    return lan


def put(page: Page, square: str) -> None:
    assert page.say("device", do="put", device="table.grid", square=square)["tell"] == "done"


def signs(page: Page) -> list[Any]:
    return [(sign["square"], sign["how"]["id"]) for sign in page.catch_up()["at_board"]["signs"]]


@pytest.mark.rule("TABLE-BOARD")
def test_every_screen_is_told_and_any_player_may_have_a_sensor_overlooked(arena: Lan) -> None:
    with arena.page(arena.table(), HERE) as table, arena.page(arena.seat(2)) as bo, arena.page() as watching:
        put(table, "e5")
        expected = [("e5", "tash-kalar-take-off-early")]
        assert signs(table) == signs(bo) == signs(watching) == expected
        assert watching.say("overlook", square="e5", on=True)["clause"] == "TABLE-SCREEN"
        assert bo.say("overlook", square="e5", on=True)["tell"] == "done"
        assert signs(table) == []
        assert table.catch_up()["at_board"]["overlooked"] == ["e5"]
        assert table.say("overlook", square="e5", on=False)["tell"] == "done"
        assert signs(bo) == expected


@pytest.mark.parametrize("square", ["a1", "z9", "", "e5" * 40])
def test_a_square_that_is_not_there_cannot_be_overlooked(arena: Lan, square: str) -> None:
    with arena.page(arena.table(), HERE) as table:
        refused = table.say("overlook", square=square, on=True)
        assert (refused["clause"], refused["message"]["id"]) == ("TABLE-INPUT", "web-no-square")


def test_a_hold_is_no_clock_for_screens(arena: Lan) -> None:
    with arena.page(arena.table(), HERE) as table:
        for square in ("c5", "g5"):
            put(table, square)
        assert table.say("device", do="lift", device="table.grid", square="g5")["tell"] == "done"
        assert table.catch_up()["clocks"] == []
        assert signs(table) == []
        arena.pass_time(2.5)
        assert signs(table) == [("g5", "tash-kalar-put-back-early")]
