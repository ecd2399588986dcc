"""Sitting down with the code, the referee's PIN, the table's own screen; and what happens to those who guess."""

import re
from typing import Any

import pytest

from companion.lobby.codes import WORDS, new_code, new_pin
from tests.companion.web.lan import HERE, PHONE, Lan


def join(lan: Lan, seat: int = 1, code: str | None = None, peer: str = PHONE) -> Any:
    return lan.post("/api/join", {"code": lan.web.keys.code if code is None else code, "seat": seat}, peer=peer)


def said(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


# The code


def test_the_code_is_short_and_can_be_said_across_a_table() -> None:
    assert all(re.fullmatch(r"[A-Z]{4} [1-9][0-9]{2}", new_code()) for _ in range(50))
    assert len(set(WORDS)) == len(WORDS) > 120


@pytest.mark.parametrize("spelled", ["{}", "{lower}", " {dashed} ", "{joined}"])
def test_however_it_is_spelled_it_opens_a_seat(lan: Lan, spelled: str) -> None:
    code = lan.web.keys.code
    ways = {"lower": code.lower(), "dashed": code.replace(" ", "-"), "joined": code.replace(" ", "")}
    answer = join(lan, 2, spelled.format(code, **ways))
    assert answer.status_code == 200
    assert answer.json()["seat"] == 2
    assert answer.json()["expires"] == "2026-01-01T12:00:00+00:00"


@pytest.mark.parametrize("code", ["", "KITE 00", "x" * 40, "\u0000", "\uff2bITE 42"])
def test_a_wrong_code_opens_nothing(lan: Lan, code: str) -> None:
    assert said(join(lan, 1, code)) == (403, "web-wrong-code")
    assert not lan.get("/api/table").json()["seats"][0]["taken"]


def test_without_the_code_nobody_learns_which_seats_there_are(lan: Lan) -> None:
    assert said(join(lan, 4, "nope")) == (403, "web-wrong-code")
    assert said(join(lan, 4)) == (404, "no-such-seat")


def test_the_code_is_that_of_the_evening_until_a_host_wants_a_new_one(lan: Lan) -> None:
    code = lan.web.keys.code
    lan.start("Cy", "Di")
    lan.seat(1)
    with lan.page(lan.table(), HERE) as wall:
        assert wall.lobby["code"] == code == lan.web.keys.code
        assert wall.say("newcode", instead=code)["tell"] == "done"
        assert wall.lobby["code"] == lan.web.keys.code != code
        for again in ({"instead": code}, {}):
            assert wall.say("newcode", **again)["clause"] == "TABLE-STALE", "one tap, one code"
        assert wall.lobby["code"] == lan.web.keys.code
    assert said(join(lan, 2, code)) == (403, "web-wrong-code")
    assert lan.web.keys.seats() == (1,), "who sits stays"


def test_the_code_is_told_to_the_tables_screen_and_the_referee_alone(lan: Lan) -> None:
    code = lan.web.keys.code
    for token in (lan.table(), lan.referee()):
        assert lan.get("/api/table", token=token).json()["code"] == code
    for token in (lan.seat(1), "", "nonsense"):
        assert lan.get("/api/table", token=token).json()["code"] is None


# Seats


def test_a_seat_is_joined_once(lan: Lan) -> None:
    lan.seat(1)
    assert said(join(lan, 1)) == (409, "web-seat-taken")
    assert [seat["taken"] for seat in lan.get("/api/table").json()["seats"]] == [True, False]


def test_everybody_sees_at_once_that_a_seat_is_taken(lan: Lan) -> None:
    with lan.page() as page:
        lan.seat(2)
        assert page.until("state")["seats_taken"] == [2]


def test_who_gets_up_frees_the_seat(lan: Lan) -> None:
    token = lan.seat(1)
    with lan.page(token) as page:
        assert lan.post("/api/leave", token=token, peer=PHONE).status_code == 200
        assert page.until("goodbye")["message"]["id"] == "web-seat-over"
    assert lan.seat(1)


@pytest.mark.parametrize("who", ["table", "referee"])
def test_a_seat_whose_phone_is_lost_is_freed_at_the_table(lan: Lan, who: str) -> None:
    lost = lan.seat(1)
    assert lan.post("/api/free", {"seat": 1}, token=getattr(lan, who)()).status_code == 200
    assert lan.seat(1) != lost
    assert said(lan.post("/api/leave", token=lost)) == (401, "web-token-needed")


def test_nobody_frees_the_seat_of_another(lan: Lan) -> None:
    lan.seat(1)
    other = lan.seat(2)
    assert said(lan.post("/api/free", {"seat": 1}, token=other)) == (403, "web-not-yours")
    assert said(lan.post("/api/free", {"seat": 1})) == (401, "web-token-needed")
    assert said(lan.post("/api/leave", token=lan.table())) == (403, "web-not-yours")


def test_who_sits_at_the_same_seat_in_the_next_game_stays(lan: Lan) -> None:
    ana, bo = lan.seat(1), lan.seat(2)
    with lan.page(ana) as one, lan.page(bo) as two:
        lan.start("Ana", "Cy")
        assert one.until("state")["number"] == 2
        assert two.until("goodbye")["message"]["id"] == "web-seat-over"
    assert [seat["taken"] for seat in lan.get("/api/table").json()["seats"]] == [True, False]


def test_a_token_holds_for_one_evening(lan: Lan) -> None:
    token = lan.seat(1)
    lan.grow_old(hours=11.9)
    assert lan.get("/api/table").json()["seats"][0]["taken"]
    lan.grow_old(hours=0.2)
    assert not lan.get("/api/table").json()["seats"][0]["taken"]
    assert said(lan.post("/api/leave", token=token)) == (401, "web-token-needed")


def test_in_a_demo_whoever_joins_takes_the_seat_over(lan: Lan) -> None:
    lan.start(mode="standard", demo=True, seed="5")
    token = lan.seat(2)
    assert list(lan.host.director.by_themselves) == [1]
    lan.post("/api/leave", token=token)
    assert list(lan.host.director.by_themselves) == [1, 2]


def test_in_the_same_game_again_whoever_has_a_phone_plays_on(lan: Lan) -> None:
    lan.start(mode="standard", demo=True, seed="5")
    lan.seat(2)
    lan.start(mode="standard", demo=True, seed="5")
    assert list(lan.host.director.by_themselves) == [1]


# The referee, and the table's screen


def test_the_pin_makes_a_referee(lan: Lan) -> None:
    assert lan.post("/api/referee", {"pin": "2468"}, peer=PHONE).status_code == 200
    assert said(lan.post("/api/referee", {"pin": "2469"}, peer=PHONE)) == (403, "web-wrong-pin")
    assert said(lan.post("/api/referee", {}, peer=PHONE)) == (403, "web-wrong-pin")


@pytest.mark.parametrize("pin", ["été-été", "слово", "Pass 42"])
def test_a_pin_may_be_of_any_letters_and_digits(lan: Lan, pin: str) -> None:
    lan.do(lambda: lan.host.lobby.use_pin(pin))
    keys = lan.web.keys
    assert keys.is_pin(pin.lower())
    assert not any(keys.is_pin(other) for other in ("", "-", "t-t", "ÉÉÉ", "42"))


def test_without_a_pin_of_ones_own_a_new_one_is_made() -> None:
    pins = {new_pin() for _ in range(20)}
    assert all(re.fullmatch(r"\d{6}", pin) for pin in pins)
    assert len(pins) > 15


def test_the_machine_itself_is_the_tables_screen_and_others_need_the_pin(lan: Lan) -> None:
    assert lan.post("/api/screen", {}, peer=HERE).status_code == 200
    assert lan.post("/api/screen", {}, peer="::1").status_code == 200
    assert said(lan.post("/api/screen", {"pin": "1"}, peer=PHONE)) == (403, "web-wrong-pin")
    assert lan.post("/api/screen", {"pin": "2468"}, peer=PHONE).status_code == 200


def test_asking_without_a_pin_is_no_guess_and_locks_nobody_out(lan: Lan) -> None:
    for _ in range(50):
        assert said(lan.post("/api/screen", {}, peer=PHONE)) == (403, "web-pin-needed")
    assert join(lan, 1).status_code == 200


@pytest.mark.parametrize(
    "header",
    ["x_forwarded_for", "forwarded", "x_real_ip", "via", "cf_connecting_ip", "cf_ray", "true_client_ip", "cdn_loop",
     "x_forwarded_host", "x_forwarded_proto", "tailscale_user_login"],
)  # fmt: skip
def test_who_comes_through_another_program_is_not_at_the_machine(lan: Lan, header: str) -> None:
    assert said(lan.post("/api/screen", {}, peer=HERE, **{header: "127.0.0.1"})) == (403, "web-pin-needed")


@pytest.mark.parametrize(("host", "status"), [("127.0.0.1:8042", 200), ("[::1]", 200), ("192.168.1.5:8042", 403)])
def test_who_means_another_machine_is_not_at_this_one(lan: Lan, host: str, status: int) -> None:
    """A program that passes lines on without a word sends on what the browser elsewhere says."""
    assert lan.post("/api/screen", {}, peer=HERE, host=host).status_code == status


# Guessing


@pytest.mark.parametrize(
    ("path", "body"), [("/api/join", {"code": "NOPE 11", "seat": 1}), ("/api/referee", {"pin": "0"})]
)
def test_whoever_guesses_has_to_wait_longer_than_a_game_lasts(lan: Lan, path: str, body: dict[str, Any]) -> None:
    answers = [lan.post(path, body, peer=PHONE) for _ in range(8)]
    assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 3
    assert int(answers[-1].headers["retry-after"]) >= 10
    assert said(answers[-1]) == (429, "web-too-many-tries")


def test_while_one_peer_has_to_wait_the_right_code_does_not_help_it_but_others_come_in(lan: Lan) -> None:
    for _ in range(6):
        join(lan, 1, "NOPE 11", PHONE)
    assert join(lan, 1, peer=PHONE).status_code == 429
    assert join(lan, 1, peer="192.168.1.21").status_code == 200
    lan.grow_old(minutes=1)
    assert join(lan, 2, peer=PHONE).status_code == 200


@pytest.mark.parametrize("addresses", [8, 250])
def test_an_honest_referee_comes_in_while_many_addresses_guess(lan: Lan, addresses: int) -> None:
    for _ in range(4):
        for number in range(addresses):
            join(lan, 1, "NOPE 11", f"192.168.7.{number}")
    for peer in (PHONE, "192.168.1.21"):
        assert said(lan.post("/api/referee", {"pin": "2469"}, peer=peer)) == (403, "web-wrong-pin"), "a slip"
        assert lan.post("/api/referee", {"pin": "2468"}, peer=peer).status_code == 200
        assert lan.post("/api/screen", {"pin": "2468"}, peer=peer).status_code == 200


def test_guessing_is_told_to_the_table_and_the_referee_alone(lan: Lan) -> None:
    phone = lan.seat(2)
    with lan.page(lan.table(), HERE) as wall, lan.page(lan.referee(), HERE) as judge, lan.page(phone) as other:
        for _ in range(6):
            lan.post("/api/referee", {"pin": "1"}, peer="192.168.1.66")
        for staff in (wall, judge):
            told = staff.until("notice")["message"]
            assert told == {"id": "web-guessing", "args": {"address": "192.168.1.66", "wrong": 5}}
        other.catch_up()
        assert not [told for told in other.heard if told["tell"] == "notice"]


def test_a_right_pin_is_no_guess(lan: Lan) -> None:
    for _ in range(20):
        assert lan.post("/api/referee", {"pin": "2468"}, peer=PHONE).status_code == 200


def test_whoever_knows_the_code_guesses_a_pin_no_faster(lan: Lan) -> None:
    answers = []
    for _ in range(7):
        join(lan, 1, peer=PHONE)
        answers.append(lan.post("/api/referee", {"pin": "1"}, peer=PHONE).status_code)
    assert answers == [403] * 5 + [429] * 2


def test_codes_and_pins_share_their_tries(lan: Lan) -> None:
    for _ in range(5):
        lan.post("/api/referee", {"pin": "1"}, peer=PHONE)
    assert join(lan, 1, peer=PHONE).status_code == 429
