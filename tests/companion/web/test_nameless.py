"""Seats without a name: the table sends none, and everybody reads the number of the seat in their own language."""

from typing import Any

import pytest

from companion.messages import Speaker
from tests.companion.web.lan import Lan


def begun(lan: Lan, **wanted: Any) -> Any:
    return lan.post("/api/game", {"game": "ambush", **wanted}, token=lan.table())


def test_without_any_names_nobody_is_called_a_number(lan: Lan) -> None:
    assert begun(lan).status_code == 200
    assert [seat["name"] for seat in lan.get("/api/table").json()["seats"]] == ["", ""]
    with lan.page() as page:
        assert [seat["name"] for seat in page.state["view"]["seats"]] == ["", ""]


@pytest.mark.parametrize(("language", "said"), [("en", "Seat\u00a02"), ("fr", "Place\u00a02")])
def test_a_nameless_seat_is_said_in_the_language_of_whoever_reads(lan: Lan, language: str, said: str) -> None:
    begun(lan)
    names = {seat.seat: seat.name for seat in lan.host.game.session.view().seats}
    assert Speaker(language, names).seat(2) == said


def test_some_have_names_and_some_have_not(lan: Lan) -> None:
    assert begun(lan, seats=["", "Bo"]).status_code == 200
    lan.act(do="first", seat=0, first=1)
    with lan.page() as page:
        assert [seat["name"] for seat in page.state["view"]["seats"]] == ["", "Bo"]


def test_whoever_sits_down_nameless_can_say_a_name(lan: Lan) -> None:
    begun(lan)
    with lan.page(lan.seat(1)) as page:
        assert page.act(do="name", seat=1, name="Ana")["tell"] == "done"
        assert page.state["view"]["seats"][0]["name"] == "Ana"
        assert page.act(do="name", seat=1, name="")["clause"] == "TABLE-INPUT", "a name can be changed, not lost"


@pytest.mark.parametrize("name", [" ", "a\nb", "x" * 41])
def test_what_cannot_be_printed_is_still_no_name(lan: Lan, name: str) -> None:
    assert begun(lan, seats=[name, "Bo"]).status_code == 400


def test_a_nameless_game_is_in_the_log_and_can_be_taken_up_again(lan: Lan) -> None:
    begun(lan)
    lan.act(do="first", seat=0, first=1)
    lan.do(lan.host.close)
    assert lan.do(lambda: lan.host.resume(2)) is None
    assert [seat.name for seat in lan.host.game.session.view().seats] == ["", ""]
    saved = lan.get("/api/history").json()[0]
    assert saved["seats"] == ["", ""]
