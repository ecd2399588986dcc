"""A pause: anybody at the table calls it and anybody ends it, and every screen says who called it."""

from typing import Any

import pytest

from tests.companion.web.lan import Lan, Page

pytestmark = pytest.mark.rule("TABLE-PAUSE")


def order(page: Page, order: str) -> dict[str, Any]:
    return page.say("order", order=order)


def told(page: Page) -> tuple[bool, int | None]:
    return page.state["paused"], page.state["paused_by"]


def test_a_seat_calls_a_pause_and_another_one_ends_it(lan: Lan) -> None:
    with lan.page(lan.seat(2)) as bo, lan.page(lan.seat(1)) as ana:
        assert order(bo, "pause")["tell"] == "done"
        ana.until("state")
        assert (told(bo), told(ana)) == ((True, 2), (True, 2))
        assert lan.host.game.session.timers.paused
        assert order(ana, "go")["tell"] == "done"
        assert told(ana) == (False, None)
        assert not lan.host.game.session.timers.paused


def test_who_called_it_first_is_told_until_play_goes_on(lan: Lan) -> None:
    with lan.page(lan.seat(2)) as bo, lan.page(lan.table()) as screen:
        order(bo, "pause")
        order(screen, "pause")
        assert told(screen) == (True, 2)
        order(screen, "go")
        order(screen, "pause")
        assert told(screen) == (True, 0)


def test_who_watches_calls_no_pause(lan: Lan) -> None:
    with lan.page() as watching:
        assert order(watching, "pause")["clause"] == "TABLE-SCREEN"
        assert not watching.state["paused"]


def test_a_pause_changes_nothing_and_people_may_act(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as ana:
        before = lan.host.version
        order(ana, "pause")
        assert lan.host.version == before
        assert ana.act(do="castle", seat=1, name="High Rock")["tell"] == "done"
        assert told(ana) == (True, 1)


def test_players_that_play_by_themselves_stand_still_too(lan: Lan) -> None:
    lan.start("Ana", "Bo", demo=True)
    director = lan.host.game.director
    assert director is not None
    with lan.page(lan.seat(1)) as ana:
        lan.do(director.play)
        order(ana, "pause")
        assert told(ana) == (True, 1)
        assert not director.playing
        order(ana, "go")
        assert told(ana) == (False, None)
        assert director.playing


def test_a_game_that_is_halted_does_not_go_on_by_a_word(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as ana:
        lan.do(lambda: lan.host.log.store.execute("PRAGMA query_only = 1"))
        ana.act(do="castle", seat=1, name="High Rock")
        refused = order(ana, "go")
        assert (refused["clause"], refused["message"]["id"][:4]) == ("TABLE-LOG", "log-")
        assert lan.host.game.session.timers.paused
