"""The referee for a player who has left, for a phone that is lost, and for a device that does not answer."""

from pathlib import Path
from typing import Any

import pytest

from hardware.clock import SimulatedClock
from hardware.faults import Dead
from hardware.virtual import VirtualTable
from tests.companion.web.lan import HERE, Lan, Page, lan_in

pytestmark = pytest.mark.rule("TABLE-SCREEN")
FIRST: dict[str, Any] = {"do": "first", "seat": 0, "first": 1}


def gives_up(page: Page) -> list[int]:
    """The seats for which this page may give up."""
    return sorted(action["seat"] for action in page.catch_up()["legal"] if action["do"] == "concede")


# Somebody has left


def test_the_referee_concedes_for_a_player_who_has_left(lan: Lan) -> None:
    lan.seat(2)
    lan.act(**FIRST)
    with lan.page(lan.referee()) as page:
        assert gives_up(page) == [1, 2]
        assert page.act(do="concede", seat=2)["tell"] == "done"
        assert page.state["view"]["result"]["losers"] == [2]
    last = lan.do(lambda: lan.host.log.entries(1)[0])[-1]
    assert [(action["do"], action["seat"]) for action in last.actions] == [("concede", 2)]


def test_for_a_player_the_referee_is_offered_nothing_else(lan: Lan) -> None:
    lan.act(**FIRST)
    with lan.page(lan.referee()) as page:
        assert {action["do"] for action in page.state["legal"] if action["seat"] != 0} == {"concede"}
        refused = page.act(do="expose", seat=1)
        assert (refused["clause"], refused["message"]["id"]) == ("TABLE-SCREEN", "web-referee-seat")


def test_nobody_else_gives_up_for_a_player_with_a_phone(lan: Lan) -> None:
    tokens = lan.seat(1), lan.seat(2)
    lan.act(**FIRST)
    for token, id in ((tokens[0], "web-own-seat"), (lan.table(), "web-seat-joined"), ("", "web-watch")):
        with lan.page(token) as page:
            assert 2 not in gives_up(page)
            assert page.act(do="concede", seat=2)["message"]["id"] == id
    assert lan.host.game.session.view().result is None


def test_a_freed_seat_is_the_tables_again_and_its_phone_has_to_join_anew(lan: Lan) -> None:
    token, referee = lan.seat(1), lan.referee()
    lan.act(**FIRST)
    with lan.page(token) as phone, lan.page(lan.table(), HERE) as screen:
        assert screen.state["seats_taken"] == [1]
        assert lan.post("/api/free", {"seat": 1}, token=referee).status_code == 200
        assert phone.until("goodbye")["message"]["id"] == "web-seat-over"
        assert screen.catch_up()["seats_taken"] == []
        assert screen.act(do="expose", seat=1)["tell"] == "done"
    with lan.socket() as gone:
        gone.send(f'{{"say":"hello","token":"{token}"}}')
        assert gone.hear()["tell"] == "goodbye"


# A device does not answer


@pytest.mark.parametrize(
    ("target", "fault"), [("seat1.reader", "dead"), ("seat1.reader", "unplugged"), ("{link}", "unplugged")]
)
@pytest.mark.parametrize("who", ["referee", "table"])
def test_a_device_that_is_down_is_tried_again(lan: Lan, who: str, target: str, fault: str) -> None:
    with lan.page(lan.table(), HERE) as screen, lan.page(getattr(lan, who)(), HERE) as page:
        assert lan.host.game.operator is not None
        link = lan.host.game.operator.links()[0]
        where = target.format(link=link)
        assert screen.say("fault", target=where, fault={"fault": fault}, on=True)["tell"] == "done"
        assert not page.catch_up()["devices"]["seat1.reader"]["up"]
        assert page.say("reopen", device="seat1.reader")["tell"] == "done"
        assert page.catch_up()["devices"]["seat1.reader"] == {"up": True, "why": ""}
        assert screen.catch_up()["faults"] == {}


def test_trying_again_mends_nothing_but_what_keeps_it_down(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as page:
        for fault in ("late", "dead"):
            page.say("fault", target="seat1.reader", fault={"fault": fault}, on=True)
        page.say("reopen", device="seat1.reader")
        assert [each["fault"] for each in page.catch_up()["faults"]["seat1.reader"]] == ["late"]


def test_phones_and_those_who_watch_try_nothing(lan: Lan) -> None:
    for token, id in ((lan.seat(1), "web-table-only"), ("", "web-watch")):
        with lan.page(token) as page:
            refused = page.say("reopen", device="seat1.reader")
            assert (refused["clause"], refused["message"]["id"]) == ("TABLE-SCREEN", id)


def test_a_device_that_is_not_there_cannot_be_tried(lan: Lan) -> None:
    with lan.page(lan.referee()) as page:
        refused = page.say("reopen", device="seat9.reader")
        assert (refused["clause"], refused["message"]["id"]) == ("TABLE-INPUT", "order-device")


def test_devices_that_are_not_simulated_are_tried_through_whatever_drives_them(tmp_path: Path) -> None:
    drivers = VirtualTable.of_seats(2, SimulatedClock())
    drivers.fault("seat1.reader", Dead())
    with lan_in(tmp_path, host={"devices": drivers}) as lan:
        lan.start()
        with lan.page(lan.referee()) as page:
            assert not page.state["devices"]["seat1.reader"]["up"]
            assert page.say("reopen", device="seat1.reader")["tell"] == "done"
            assert page.catch_up()["devices"]["seat1.reader"]["up"]


# Faults that leave devices up


@pytest.mark.parametrize("fault", ["late", "lost", "repeated", "drift", "left-on", "unreadable", "two-cards"])
def test_a_fault_that_leaves_the_device_up_is_shown_at_once(lan: Lan, fault: str) -> None:
    with lan.page(lan.table(), HERE) as page, lan.page(lan.table(), HERE) as other:
        for on in (True, False):
            page.say("fault", target="seat1.reader", fault={"fault": fault}, on=on)
            found = other.catch_up()["faults"].get("seat1.reader", [])
            assert [each["fault"] for each in found] == [fault] * on
