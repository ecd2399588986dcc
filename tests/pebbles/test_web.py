"""Eight at the web table: all of them sit down, act and are corrected, and nobody finds a ninth seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.companion.web.lan import PHONE, Lan, lan_in
from tests.pebbles import NAMES


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    with lan_in(tmp_path) as lan:
        lan.start(*NAMES, game="pebbles")
        yield lan


def test_all_eight_sit_down_from_one_address_though_some_mistype_the_code(lan: Lan) -> None:
    for _ in range(4):
        assert lan.post("/api/join", {"code": "KITE 00", "seat": 8}, peer=PHONE).status_code == 403
    assert all(lan.seat(seat) for seat in range(1, 9))
    told = lan.get("/api/table").json()["seats"]
    assert [(seat["name"], seat["taken"]) for seat in told] == [(name, True) for name in NAMES]


@pytest.mark.parametrize("seat", [0, 9])
def test_there_is_no_other_seat(lan: Lan, seat: int) -> None:
    answer = lan.post("/api/join", {"code": lan.web.keys.code, "seat": seat}, peer=PHONE)
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "input-shape")


def test_the_eighth_phone_plays_when_its_turn_comes(lan: Lan) -> None:
    token = lan.seat(8)
    for seat in range(1, 8):
        lan.act(do="take", seat=seat, n=1)
    with lan.page(token) as page:
        assert {"do": "take", "seat": 8, "n": 3} in page.state["legal"]
        assert page.act(do="give", seat=8, target=1)["message"]["id"] == "nothing-to-give"
        assert page.act(do="take", seat=8, n=2)["tell"] == "done"
        assert page.catch_up()["view"]["seats"][7]["counters"] == {"pebbles": 2}


def test_one_of_eight_gives_to_any_of_the_others(lan: Lan) -> None:
    token = lan.seat(1)
    for seat in range(1, 9):
        lan.act(do="take", seat=seat, n=1)
    with lan.page(token) as page:
        targets = [entry["target"] for entry in page.state["legal"] if entry["do"] == "give"]
        assert targets == [2, 3, 4, 5, 6, 7, 8]


def test_the_screen_presses_the_devices_of_the_eighth_seat(lan: Lan) -> None:
    for seat in range(1, 8):
        lan.act(do="take", seat=seat, n=1)
    with lan.page(lan.table()) as screen:
        assert screen.say("device", do="press", device="seat8.no")["tell"] == "done"
        assert screen.catch_up()["view"]["seats"][7]["counters"] == {"pebbles": 3}
        assert screen.say("device", do="press", device="seat9.ok")["message"]["id"] == "order-device"


def test_the_referee_corrects_the_eighth_seat_and_frees_it(lan: Lan) -> None:
    lan.seat(8)
    token = lan.referee()
    with lan.page(token) as page:
        assert page.act(do="adjust", seat=0, target=8, counter="pebbles", to=7)["tell"] == "done"
        assert page.catch_up()["view"]["seats"][7]["counters"] == {"pebbles": 7}
    assert lan.post("/api/free", {"seat": 8}, token=token).status_code == 200
    assert not lan.get("/api/table").json()["seats"][7]["taken"]


def test_as_many_tokens_are_wanted_as_can_play(lan: Lan) -> None:
    assert lan.get("/api/cards/ambush").json()["seats"] == 4
