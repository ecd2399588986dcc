"""The lobby on the pages: who is told what, what a host may do, and how phones come, go and are taken over."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.companion.web.lan import HERE, PHONE, Lan, Page, lan_in

OTHER = "192.168.1.21"


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    """A lobby in which nobody sits yet."""
    with lan_in(tmp_path) as lan:
        lan.do(lan.host.open_lobby)
        yield lan


def join(lan: Lan, name: str = "", peer: str = PHONE, **more: Any) -> Any:
    return lan.post("/api/join", {"code": lan.web.keys.code, "name": name, **more}, peer=peer)


def joined(lan: Lan, name: str = "", **more: Any) -> str:
    return str(join(lan, name, **more).json()["token"])


def said(told: Any) -> tuple[str, str]:
    return told["clause"], told["message"]["id"]


def turned(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


def names(page: Page) -> dict[int, str]:
    page.catch_up()
    return {seat["seat"]: seat["name"] for seat in page.lobby["seats"] if seat["taken"]}


def seat_of(page: Page, seat: int) -> dict[str, Any]:
    page.catch_up()
    return next(one for one in page.lobby["seats"] if one["seat"] == seat)


def finish(lan: Lan) -> None:
    lan.act(do="first", seat=0, first=1)
    lan.act(do="concede", seat=2)


# Sitting down


def test_seats_fill_live_as_phones_join_with_a_name(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as wall:
        assert (wall.lobby["phase"], wall.lobby["prompt"]["id"]) == ("lobby", "lobby-nobody")
        assert join(lan, "Ana").json()["seat"] == 1
        assert join(lan, "Bo").json()["seat"] == 2
        assert names(wall) == {1: "Ana", 2: "Bo"}
        assert wall.lobby["prompt"] == {"id": "lobby-ready-more", "args": {"people": 2}}
        assert wall.lobby["can_begin"]


def test_a_name_that_sits_without_a_phone_gets_it(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as wall:
        wall.say("sit", seat=3, name="Cy")
        assert join(lan, "cy").json()["seat"] == 3
        assert names(wall) == {3: "cy"}
        assert join(lan, "Cy").json()["seat"] == 1, "that Cy has a phone already"


def test_when_all_seats_are_taken_that_is_said(lan: Lan) -> None:
    for number in range(8):
        assert join(lan, f"P{number}", peer=f"192.168.1.{number + 30}").status_code == 200
    assert turned(join(lan, "Nina", peer=OTHER)) == (409, "web-all-taken")


def test_in_a_game_whoever_has_no_seat_says_which_one_is_theirs(lan: Lan) -> None:
    lan.start("Ana", "")
    assert turned(join(lan, "Zoe", seat=3)) == (404, "no-such-seat")
    assert join(lan, "Zoe").json()["seat"] == 2, "nobody has said who plays there"
    assert lan.host.names() == {1: "Ana", 2: "Zoe"}
    assert turned(join(lan, "Nina", peer=OTHER)) == (409, "web-which-seat")
    assert join(lan, "Ana", peer=OTHER).json()["seat"] == 1


def test_a_name_that_cannot_be_told_is_refused_and_no_seat_is_taken(lan: Lan) -> None:
    assert join(lan, "a\nb").status_code == 400
    assert join(lan, "x" * 41).status_code == 400
    assert lan.host.lobby.evening.people == {}


def test_a_phone_names_its_own_seat_and_gets_up_by_itself(lan: Lan) -> None:
    token = joined(lan, "Ana")
    joined(lan, "Bo")
    with lan.page(token) as phone:
        assert phone.say("sit", seat=1, name="Anna")["tell"] == "done"
        assert names(phone)[1] == "Anna"
        assert said(phone.say("sit", seat=2, name="Bob")) == ("TABLE-HOST", "lobby-host-only")
        assert said(phone.say("stand", seat=2)) == ("TABLE-HOST", "lobby-host-only")
        assert phone.say("stand", seat=1)["tell"] == "done"
        assert phone.until("goodbye")["message"]["id"] == "web-seat-over"
    assert lan.host.lobby.evening.people == {2: "Bo"}


@pytest.mark.rule("TABLE-STALE")
def test_a_move_that_comes_twice_moves_nobody_back(lan: Lan) -> None:
    joined(lan, "Ana")
    joined(lan, "Bo")
    with lan.page(lan.table(), HERE) as wall:
        assert wall.say("move", seat=1, to=2, name="Ana")["tell"] == "done"
        again = wall.say("move", seat=1, to=2, name="Ana")
        assert (again["clause"], again["message"]["id"], again["stale"]) == ("TABLE-STALE", "web-stale", True)
        assert wall.say("move", seat=1, to=2)["stale"]
        assert names(wall) == {1: "Bo", 2: "Ana"}


def test_who_is_moved_keeps_the_phone_and_is_told_the_new_seat(lan: Lan) -> None:
    ana = joined(lan, "Ana")
    joined(lan, "Bo")
    with lan.page(ana) as phone, lan.page(lan.table(), HERE) as wall:
        assert wall.say("move", seat=1, to=2, name="Ana")["tell"] == "done"
        phone.catch_up()
        welcome = [told for told in phone.heard if told["tell"] == "welcome"][-1]
        assert welcome["seat"] == 2
        assert names(phone) == {1: "Bo", 2: "Ana"}
        assert wall.say("begin")["tell"] == "done"
        assert phone.catch_up()["view"]["seats"][1]["name"] == "Ana"
        lan.act(do="first", seat=0, first=2)
        phone.catch_up()
        assert phone.act(do="concede", seat=2)["tell"] == "done"


# Choosing and beginning


def test_a_host_chooses_and_everybody_sees_it(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as wall, lan.page() as watching:
        assert wall.say("choose", game="ambal", options={"order": "x"})["message"]["id"] == "setup-options"
        assert wall.say("choose", game="nope")["message"]["id"] == "setup-game"
        assert wall.say("choose", game="ambyria", options={"arcane": 5}, training=True)["tell"] == "done"
        watching.catch_up()
        choice = watching.lobby["choice"]
        assert (choice["game"], choice["options"]["arcane"], choice["training"]) == ("ambyria", 5, True)
        assert choice["options"]["first"] == 1, "all options are told"


@pytest.mark.rule("TABLE-LOBBY")
def test_an_evening_without_a_pin_and_without_a_terminal(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as wall, lan.page(joined(lan, "Ana")) as ana, lan.page(joined(lan, "Bo")) as bo:
        assert wall.say("begin")["tell"] == "done"
        assert ana.catch_up()["view"]["game"] == "ambush"
        assert (ana.lobby["phase"], wall.lobby["phase"]) == ("game", "game")
        finish(lan)
        bo.catch_up()
        assert bo.lobby["phase"] == "over"
        assert [seat["again"] for seat in bo.lobby["seats"]] == [False, False]
        assert [(one["name"], one["won"]) for one in bo.lobby["tonight"]] == [("Ana", 1), ("Bo", 0)]
        assert ana.say("again", seat=1, yes=True)["tell"] == "done"
        assert said(ana.say("again", seat=2, yes=True)) == ("TABLE-SCREEN", "web-own-seat")
        assert said(wall.say("again", seat=2, yes=True)) == ("TABLE-SCREEN", "web-seat-joined")
        assert bo.say("again", seat=2, yes=True)["tell"] == "done"
        assert bo.catch_up()["number"] == 2
        assert bo.lobby["phase"] == "game"
        lan.act(do="first", seat=0, first=1)
        assert said(wall.say("lobby")) == ("TABLE-LOBBY", "lobby-unfinished")
        assert wall.say("lobby", leave=True)["tell"] == "done"
        assert wall.lobby["phase"] == "lobby"
        [saved] = wall.lobby["saved"]
        assert (saved["number"], saved["game"], saved["names"]) == (2, "ambush", ["Ana", "Bo"])
        assert wall.say("resume", number=2)["tell"] == "done"
        assert ana.catch_up()["number"] == 2


def test_without_a_game_there_is_no_state_and_with_the_next_it_is_whole(lan: Lan) -> None:
    with lan.page() as page:
        lan.start()
        assert page.until("state")["number"] == 1
        lan.do(lan.host.open_lobby)
        assert page.until("lobby")["phase"] == "lobby"
        page.frames.clear()
        lan.start()
        page.until("state")
        assert "state" in {frame["tell"] for frame in page.frames}, "and no mere update"


# Codes


def test_the_code_is_told_to_those_who_sit_and_the_pin_to_the_wall_alone(lan: Lan) -> None:
    code = lan.web.keys.code
    phone, referee, wall = joined(lan, "Ana"), lan.referee(), lan.table()
    for token, told in (("", (None, None)), (phone, (code, None)), (referee, (code, None)), (wall, (code, "2468"))):
        with lan.page(token) as page:
            assert (page.lobby["code"], page.lobby["pin"]) == told
            assert code not in str(page.frames) or told[0]


# Who is host


@pytest.mark.rule("TABLE-HOST")
def test_a_phone_becomes_host_by_the_pin(lan: Lan) -> None:
    token, other = joined(lan, "Ana"), joined(lan, "Bo")
    with lan.page(token) as phone:
        assert not phone.lobby["host"]
        assert said(phone.say("choose", game="ambal")) == ("TABLE-HOST", "lobby-host-only")
        assert turned(lan.post("/api/host", {"pin": "1"}, token=token, peer=PHONE)) == (403, "web-wrong-pin")
        assert lan.post("/api/host", {"pin": "2468"}, token=token, peer=PHONE).status_code == 200
        phone.catch_up()
        assert phone.lobby["host"]
        assert [seat["host"] for seat in phone.lobby["seats"]][:2] == [True, False]
        assert phone.say("choose", game="ambal")["tell"] == "done"
        assert phone.say("begin")["tell"] == "done"
        lan.post("/api/host", {"pin": "2468"}, token=other, peer=PHONE)
        phone.catch_up()
        assert not phone.lobby["host"], "at most one phone"


@pytest.mark.rule("TABLE-HOST")
def test_a_phone_becomes_host_when_the_host_hands_over(lan: Lan) -> None:
    token = joined(lan, "Ana")
    with lan.page(lan.table(), HERE) as wall, lan.page(token) as phone:
        assert said(wall.say("host", seat=2)) == ("TABLE-HOST", "lobby-no-phone")
        assert wall.say("host", seat=1)["tell"] == "done"
        phone.catch_up()
        assert phone.lobby["host"]
        assert phone.lobby["pin"] is None, "the PIN is shown at the table"


@pytest.mark.rule("TABLE-HOST")
def test_a_phone_becomes_host_by_asking_and_a_press_of_any_button(lan: Lan) -> None:
    token = joined(lan, "Ana")
    with lan.page(token) as phone, lan.page(lan.table(), HERE) as wall:
        assert phone.say("host", seat=1)["tell"] == "done"
        wall.catch_up()
        assert wall.lobby["asks_host"] == {"seat": 1, "seconds": 30.0}
        assert not phone.lobby["host"]
        assert wall.say("device", do="press", device="seat3.ok")["tell"] == "done"
        phone.catch_up()
        assert phone.lobby["host"]
        assert phone.lobby["asks_host"] is None


def test_nobody_presses_and_nobody_is_host(lan: Lan) -> None:
    with lan.page(joined(lan, "Ana")) as phone:
        phone.say("host", seat=1)
        lan.pass_time(30.0)
        phone.catch_up()
        assert (phone.lobby["asks_host"], phone.lobby["host"]) == (None, False)
        lan.do(lambda: lan.host.operator.press("seat1.ok") if lan.host.operator else None)
        phone.catch_up()
        assert not phone.lobby["host"]


# Coming and going


def test_a_phone_that_has_gone_is_away_and_its_seat_can_be_taken_after_a_moment(lan: Lan) -> None:
    lan.start()
    with lan.page(lan.table(), HERE) as wall:
        with lan.page(lan.seat(1)):
            assert seat_of(wall, 1)["phone"] == "here"
        assert (seat_of(wall, 1)["phone"], seat_of(wall, 1)["free_to_take"]) == ("away", False)
        assert turned(join(lan, "Zoe", seat=1)) == (409, "web-seat-taken")
        lan.pass_time(30.0)
        assert seat_of(wall, 1)["free_to_take"]
        assert turned(lan.post("/api/join", {"code": "NOPE 11", "seat": 1}, peer=OTHER)) == (403, "web-wrong-code")
        token = joined(lan, "Zoe", seat=1, peer=OTHER)
        with lan.page(token) as phone:
            assert names(phone)[1] == "Zoe"
            assert seat_of(wall, 1)["phone"] == "here"


def test_the_phone_that_was_taken_over_is_nobodys(lan: Lan) -> None:
    lan.start()
    lost = lan.seat(1)
    lan.post("/api/host", {"pin": "2468"}, token=lost)
    with lan.page(lost):
        pass
    lan.pass_time(31.0)
    joined(lan, seat=1, peer=OTHER)
    assert lan.host.lobby.evening.host is None, "a host who has gone is not followed by whoever takes the seat"
    with lan.socket() as page:
        page.send(json.dumps({"say": "hello", "token": lost}))
        assert page.hear()["tell"] == "goodbye"


def test_a_phone_that_is_back_in_time_keeps_its_seat(lan: Lan) -> None:
    lan.start()
    token = lan.seat(1)
    with lan.page(token):
        pass
    lan.pass_time(29.0)
    with lan.page(token) as page:
        lan.pass_time(60.0)
        assert seat_of(page, 1)["phone"] == "here"
        assert turned(join(lan, seat=1)) == (409, "web-seat-taken")


def test_the_wall_frees_a_seat_at_once_and_the_person_stays(lan: Lan) -> None:
    token = joined(lan, "Ana")
    with lan.page(token) as phone, lan.page(lan.table(), HERE) as wall:
        assert lan.post("/api/free", {"seat": 1}, token=lan.table()).status_code == 200
        assert phone.until("goodbye")["message"]["id"] == "web-seat-over"
        assert names(wall) == {1: "Ana"}
        assert seat_of(wall, 1)["phone"] is None


def test_in_a_demo_the_seat_of_a_phone_that_is_away_can_be_let_play(lan: Lan) -> None:
    lan.start(mode="standard", demo=True, seed="5")
    token = lan.seat(2)
    with lan.page(lan.table(), HERE) as wall:
        with lan.page(token):
            assert wall.say("demo", do="release", seat=2)["tell"] == "refused"
        assert seat_of(wall, 2)["phone"] == "away"
        assert wall.say("demo", do="release", seat=2)["tell"] == "done"
        assert not seat_of(wall, 2)["taken"]
    assert list(lan.host.director.by_themselves) == [1, 2]


# A kiosk


@pytest.mark.rule("TABLE-HOST")
def test_the_key_of_a_kiosk_holds_once(lan: Lan) -> None:
    key = lan.web.keys.new_kiosk_key()
    token = lan.post("/api/screen", {"key": key}, peer=PHONE).json()["token"]
    with lan.page(token) as screen:
        assert (screen.lobby["host"], screen.lobby["pin"]) == (True, "2468")
    assert turned(lan.post("/api/screen", {"key": key}, peer=PHONE)) == (403, "web-wrong-key")
    assert turned(lan.post("/api/screen", {"key": key}, peer=OTHER)) == (403, "web-wrong-key")
    assert lan.post("/api/screen", {"key": lan.web.keys.new_kiosk_key()}, peer=OTHER).status_code == 200


def test_without_a_kiosk_no_key_opens_anything(lan: Lan) -> None:
    answers = [lan.post("/api/screen", {"key": "x" * 32}, peer=PHONE) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [403] * 5 + [429]


# Devices


def test_virtual_devices_are_touched_in_the_lobby_by_the_wall_alone(lan: Lan) -> None:
    press = {"do": "press", "device": "seat3.ok"}
    with lan.page(lan.table(), HERE) as wall, lan.page(joined(lan, "Ana")) as phone:
        assert said(phone.say("device", **press)) == ("TABLE-SCREEN", "web-table-only")
        assert wall.say("device", **press)["tell"] == "done"
        assert wall.lobby["touched"] == {"seat3.ok": 1}
        assert wall.say("fault", target="seat1.reader", fault={"fault": "dead"}, on=True)["tell"] == "done"
        wall.catch_up()
        assert not wall.lobby["devices"]["seat1.reader"]["up"]
        assert wall.lobby["hint"] == {"id": "lobby-silent", "args": {"count": 1}}
        assert wall.say("reopen", device="seat1.reader")["tell"] == "done"


def test_the_first_of_two_presses_is_told_on_every_screen(lan: Lan) -> None:
    joined(lan, "Ana")
    with lan.page(lan.table(), HERE) as wall, lan.page(joined(lan, "Bo")) as phone:

        def told(**device: Any) -> list[str]:
            assert wall.say("device", device="seat1.dial", **device)["tell"] == "done"
            wall.catch_up()
            phone.catch_up()
            return [page.lobby["prompt"]["id"] for page in (wall, phone)]

        told(do="turn", by=1)
        while wall.lobby["focus"]["on"] != "begin":
            quiet = told(do="turn", by=1)
        assert told(do="press") == ["lobby-press-begin"] * 2
        assert wall.lobby["prompt"]["args"] == {"game": "ambush"}
        assert told(do="turn", by=1) == quiet


# The disk


def test_a_full_disk_stops_no_game_and_no_press(lan: Lan) -> None:
    lan.start()
    lan.act(do="first", seat=0, first=1)
    with lan.page(lan.seat(1)) as phone:
        phone.say("host", seat=1)
        lan.do(lambda: lan.host.log.store.execute("PRAGMA query_only = ON"))
        lan.pass_time(20.0)
        lan.do(lambda: lan.host.operator.press("seat1.ok") if lan.host.operator else None)
        phone.catch_up()
        assert not phone.lobby["host"]
        assert phone.state["halted"] is not None
        lan.do(lambda: lan.host.log.store.execute("PRAGMA query_only = OFF"))


def test_while_nothing_can_be_written_nothing_changes(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as wall:
        lan.do(lambda: lan.host.log.store.execute("PRAGMA query_only = ON"))
        assert wall.say("sit", seat=1, name="Ana")["clause"] == "TABLE-LOG"
        assert join(lan, "Bo").status_code == 503
        lan.do(lambda: lan.host.log.store.execute("PRAGMA query_only = OFF"))
        assert names(wall) == {}
        assert lan.web.keys.seats() == ()
