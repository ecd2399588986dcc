"""The socket: hello, the state whenever something changed, answers in their place, and coming back after a break."""

from contextlib import ExitStack
from typing import Any

import pytest

from companion.web import socket
from companion.web.hub import MOST_OF_ONE_PEER, MOST_VIEWERS
from hardware.faults import KINDS, VIRTUAL
from tests.companion.web.lan import HERE, Lan

HELLO = '{"say":"hello"}'
FIRST: dict[str, Any] = {"do": "first", "seat": 0, "first": 1}


def test_whoever_says_hello_is_told_who_they_are_and_how_things_stand(lan: Lan) -> None:
    with lan.page(lan.seat(2)) as page:
        assert page.heard[0] == {
            "tell": "welcome",
            "role": "seat",
            "seat": 2,
            "simulated": True,
            "languages": ["en", "fr"],
            "fault_kinds": [name for name, kind in KINDS.items() if kind in VIRTUAL],
        }
        assert page.heard[1]["tell"] == "lobby"
        state = page.heard[2]
        assert (state["view"]["game"], state["number"], state["facts"]) == ("ambush", 1, [])


@pytest.mark.parametrize(("who", "role"), [("table", "table"), ("referee", "referee"), ("", "watch")])
def test_the_role_is_that_of_the_token(lan: Lan, who: str, role: str) -> None:
    token = getattr(lan, who)() if who else ""
    with lan.page(token) as page:
        assert (page.heard[0]["role"], page.heard[0]["seat"]) == (role, None)


def test_while_there_is_no_game_that_is_told(lan: Lan) -> None:
    lan.do(lan.host.close)
    with lan.page() as page:
        assert (page.heard[1]["tell"], page.heard[1]["phase"]) == ("lobby", "lobby")
        lan.start()
        assert page.until("state")["view"]["phase"] == "setup"


def test_every_page_is_told_whenever_something_changed(lan: Lan) -> None:
    token = lan.seat(1)
    with lan.page() as one, lan.page(token) as two:
        lan.act(**FIRST)
        for page in (one, two):
            state = page.until("state")
            assert state["view"]["phase"] == "expose"
            assert [fact["fact"] for fact in state["facts"]] == ["first", "dealt", "dealt", "turn"]


def test_who_acts_hears_the_new_state_before_the_answer(lan: Lan) -> None:
    with lan.page(lan.table()) as page:
        version = page.state["version"]
        page.heard.clear()
        assert page.say("act", version=version, action=FIRST) == {"tell": "done", "id": 1}
        assert page.state["version"] == version + 1
        assert page.heard.index(page.state) < len(page.heard) - 1


def test_a_refusal_names_its_clause_and_changes_nothing(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        before = page.state
        refused = page.act(do="expose", seat=1)
        assert (refused["tell"], refused["clause"], refused["stale"]) == ("refused", "AMBUSH-SETUP-11", False)
        assert page.catch_up() == before


def test_only_the_tables_screen_is_told_what_devices_show_and_what_is_heard(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as screen, lan.page(lan.seat(1)) as phone:
        first = screen.until("lights")
        assert {shown["device"] for shown in first["shown"]} >= {"seat1.main", "seat2.lamp", "seat1.bar"}
        assert first["heard"] == []
        screen.act(**FIRST)
        lan.act(do="expose", seat=1)
        screen.catch_up()
        phone.catch_up()
        assert "click" in [figure for told in screen.heard if told["tell"] == "lights" for figure in told["heard"]]
        assert "lights" not in {told["tell"] for told in phone.heard}


def test_another_game_is_shown_to_everybody_with_its_lights(lan: Lan) -> None:
    with lan.page(lan.table()) as page:
        before = page.state["version"]
        lan.start("Cy", "Di", "Eli")
        state = page.until("state")
        assert (state["number"], len(state["view"]["seats"]), state["facts"]) == (2, 3, [])
        assert state["version"] > before
        assert "seat3.main" in {shown["device"] for shown in page.until("lights")["shown"]}


def test_a_ping_is_answered_with_the_time_of_the_game(lan: Lan) -> None:
    with lan.page() as page:
        lan.pass_time(3.5)
        page.send('{"say":"ping","sent":12.25}')
        assert page.until("pong") == {"tell": "pong", "sent": 12.25, "now": lan.host.game.session.now()}


# Coming back


def test_a_page_that_comes_back_is_told_the_facts_it_missed(lan: Lan) -> None:
    token = lan.seat(1)
    with lan.page(token) as page:
        lan.act(**FIRST)
        seen = page.until("state")
    lan.act(do="expose", seat=1)
    lan.act(do="pass", seat=1)
    with lan.page(token, number=seen["number"], version=seen["version"]) as page:
        facts = [fact["fact"] for fact in page.state["facts"]]
        assert facts[0] == "exposed"
        assert facts[-1] == "turn"
        assert page.state["version"] == seen["version"] + 2


@pytest.mark.parametrize("gone", [{"number": 7, "version": 3}, {"number": 1, "version": 5}, {"number": 1}])
def test_who_was_never_here_is_told_all_that_happened(lan: Lan, gone: dict[str, Any]) -> None:
    lan.act(**FIRST)
    with lan.page(**gone) as page:
        assert [fact["fact"] for fact in page.state["facts"]] == ["first", "dealt", "dealt", "turn"]


def test_facts_that_were_taken_back_meanwhile_are_not_told(lan: Lan) -> None:
    with lan.page() as page:
        seen = page.state
    lan.act(**FIRST)
    lan.do(lan.host.game.session.undo)
    with lan.page(number=seen["number"], version=seen["version"]) as page:
        assert page.state["facts"] == []
        assert page.state["view"]["phase"] == "setup"


def test_what_was_said_before_the_line_broke_is_not_done_twice(lan: Lan) -> None:
    token = lan.seat(1)
    lan.act(**FIRST)
    with lan.page(token) as page:
        version = page.state["version"]
        page.send(f'{{"say":"act","id":1,"version":{version},"action":{{"do":"expose","seat":1}}}}')
    with lan.page(token) as page:
        assert page.state["version"] == version + 1
        again = page.act(version, do="expose", seat=1)
        assert (again["tell"], again["stale"]) == ("refused", True)


def test_two_pages_of_one_seat_see_the_same(lan: Lan) -> None:
    token = lan.seat(1)
    with lan.page(token) as one, lan.page(token) as two:
        lan.act(**FIRST)
        assert one.until("state") == two.until("state")


def test_a_page_that_leaves_is_forgotten(lan: Lan) -> None:
    with lan.page(), lan.page():
        before = len(lan.web.hub.viewers)
    lan.get("/api/table")
    assert (before, len(lan.web.hub.viewers)) == (2, 0)


# Who is not let in


def test_a_token_that_is_over_is_told_so_and_the_line_ends(lan: Lan) -> None:
    with lan.socket() as page:
        page.send('{"say":"hello","token":"nobody-was-given-this"}')
        assert page.hear()["message"]["id"] == "web-token-over"
        assert page.hear()["tell"] == "closed"


def test_a_token_that_ends_while_the_page_is_open_ends_it(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        lan.grow_old(hours=13)
        goodbye = page.say("order", order="undo")
        assert (goodbye["tell"], goodbye["message"]["id"]) == ("goodbye", "web-token-over")
        assert page.hear()["tell"] == "closed"


def test_whoever_says_something_else_first_is_told_to_say_hello(lan: Lan) -> None:
    with lan.socket() as page:
        page.send('{"say":"ping","id":3,"sent":1}')
        refused = page.hear()
        assert (refused["id"], refused["message"]["id"]) == (3, "web-hello-first")
        assert page.hear()["code"] == 1008


def test_whoever_says_nothing_at_all_is_let_go(lan: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "FIRST_WORD", 0.01)
    with lan.socket() as page:
        assert page.hear()["code"] == 1008


def test_hello_is_said_once(lan: Lan) -> None:
    with lan.page() as page:
        assert page.say("hello", token="")["message"]["id"] == "web-hello-again"


def test_whoever_says_too_much_at_once_is_asked_to_wait_and_let_go(lan: Lan) -> None:
    with lan.page() as page:
        for _ in range(301):
            page.send('{"say":"ping","sent":1}')
        assert page.until("notice")["message"]["id"] == "web-too-many"
        assert page.until("closed")["code"] == 1000
    lan.grow_old(seconds=10)
    with lan.page() as page:
        assert page.catch_up()["version"] == lan.host.version


def test_one_peer_opens_only_so_many_pages_whenever_they_say_hello(lan: Lan) -> None:
    with ExitStack() as pages:
        late = [pages.enter_context(lan.socket("192.168.1.77")) for _ in range(3)]
        for _ in range(MOST_OF_ONE_PEER):
            pages.enter_context(lan.page(peer="192.168.1.77"))
        for page in late:
            page.send(HELLO)
            assert page.hear()["code"] == 1013
        assert len(lan.web.hub.viewers) == MOST_OF_ONE_PEER
        with lan.page(peer="192.168.1.78") as other:
            assert other.heard[0]["role"] == "watch"


def test_whoever_only_watches_leaves_room_for_seats_and_for_the_table(lan: Lan) -> None:
    seat, table = lan.seat(1), lan.table()
    with ExitStack() as pages:
        for number in range(MOST_VIEWERS["watch"]):
            pages.enter_context(lan.page(peer=f"192.168.7.{number % 4}"))
        with lan.socket("192.168.1.79") as late:
            late.send(HELLO)
            assert late.hear()["code"] == 1013
        for token, role in ((seat, "seat"), (table, "table")):
            with lan.page(token, "192.168.1.80") as page:
                assert page.heard[0]["role"] == role
