"""Phones as reaction buttons: their moments are mapped, and they are asked for anything earlier like every link."""

from typing import Any

import pytest

from tests.companion.web.lan import HERE, Lan, Page

FIRST: dict[str, Any] = {"do": "first", "seat": 0, "first": 1}


def two_cards_down(lan: Lan) -> None:
    """Calls are open: every player may press."""
    lan.act(**FIRST)
    for _ in range(2):
        lan.act(do="expose", seat=lan.host.game.session.view().turn)
        lan.act(do="pass", seat=lan.host.game.session.view().turn)
    lan.pass_time(2.0)


def press(lan: Lan, page: Page, seat: int, ago: float, err: float = 0.06) -> dict[str, Any]:
    return page.act(do="call", seat=seat, at=lan.host.game.session.now() - ago, err=err)


def answer(page: Page) -> None:
    """To the last question, which may have come before the answer to its own press."""
    asked = [told for told in page.heard if told["tell"] == "question"] or [page.until("question")]
    page.send(f'{{"say":"answer","number":{asked[-1]["number"]}}}')


def window(lan: Lan) -> dict[str, Any]:
    found: dict[str, Any] = lan.host.game.session.view().table.window
    return found


def test_a_press_carries_the_moment_and_the_error_that_are_believed(lan: Lan) -> None:
    token = lan.seat(2)
    two_cards_down(lan)
    with lan.page(token) as page:
        assert press(lan, page, 2, 0.04, 0.02)["tell"] == "done"
        [told] = [fact for fact in page.state["facts"] if fact["fact"] == "press"]
        assert (told["reaction_ms"], told["err_ms"]) == (1970, 30)
        assert "notice" not in {told["tell"] for told in page.heard}


@pytest.mark.rule("TABLE-MOMENT")
def test_a_phone_is_told_that_its_press_cannot_have_been_so_long_ago_and_nobody_else_is(lan: Lan) -> None:
    token = lan.seat(2)
    two_cards_down(lan)
    with lan.page(token) as page, lan.page(lan.table(), HERE) as screen:
        assert press(lan, page, 2, 0.9, 0.001)["tell"] == "done"
        [fact] = [fact for fact in page.state["facts"] if fact["fact"] == "press"]
        assert (fact["reaction_ms"], fact["err_ms"]) == (1950, 50)
        [notice] = [told for told in page.heard if told["tell"] == "notice"]
        assert notice["message"] == {"id": "press-too-early", "args": {"ago": 900, "most": 100}}
        screen.catch_up()
        assert "notice" not in {told["tell"] for told in screen.heard}


@pytest.mark.rule("TABLE-MOMENT")
def test_a_phone_that_says_no_moment_races_like_the_others(lan: Lan) -> None:
    token = lan.seat(2)
    two_cards_down(lan)
    with lan.page(token) as page:
        assert page.act(do="call", seat=2)["tell"] == "done"
        assert (window(lan)["open"], [one["seat"] for one in window(lan)["presses"]]) == (True, [2])


def test_while_the_other_phone_has_not_answered_the_window_stays_open(lan: Lan) -> None:
    tokens = lan.seat(1), lan.seat(2)
    two_cards_down(lan)
    with lan.page(tokens[0]) as one, lan.page(tokens[1]) as two:
        press(lan, one, 1, 0.1)
        answer(one)
        one.catch_up()
        assert window(lan)["open"]
        press(lan, two, 2, 0.05)
        answer(two)
        two.catch_up()
        assert (window(lan)["open"], window(lan)["callers"]) == (False, [1, 2])


def test_a_phone_that_never_answers_holds_nobody_up_for_long(lan: Lan) -> None:
    tokens = lan.seat(1), lan.seat(2)
    two_cards_down(lan)
    with lan.page(tokens[0]) as one, lan.page(tokens[1]):
        press(lan, one, 1, 0.1)
        lan.pass_time(0.5)
        assert (window(lan)["open"], window(lan)["callers"]) == (False, [1])


def test_a_phone_that_drops_out_has_nothing_more_to_tell(lan: Lan) -> None:
    tokens = lan.seat(1), lan.seat(2)
    two_cards_down(lan)
    with lan.page(tokens[0]) as one:
        with lan.page(tokens[1]) as two:
            press(lan, one, 1, 0.1)
            two.until("question")
            answer(one)
            one.catch_up()
            assert window(lan)["open"]
        one.catch_up()
        assert not window(lan)["open"]


def test_who_watches_and_the_tables_screen_are_not_asked(lan: Lan) -> None:
    token = lan.seat(1)
    two_cards_down(lan)
    with lan.page(token) as phone, lan.page(lan.table(), HERE) as screen, lan.page() as watching:
        press(lan, phone, 1, 0.1)
        for page in (screen, watching):
            page.catch_up()
            assert "question" not in {told["tell"] for told in page.heard}


def test_a_seats_way_is_measured_while_it_pings(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        page.send('{"say":"ping","sent":1}')
        page.until("question")
        lan.pass_time(0.08)
        answer(page)
        page.catch_up()
        [viewer] = lan.web.hub.viewers
        assert viewer.round_trips.half == pytest.approx(0.04)


def test_in_the_next_game_the_phones_are_links_again(lan: Lan) -> None:
    token = lan.seat(1)
    with lan.page(token) as page:
        lan.start()
        two_cards_down(lan)
        page.catch_up()
        page.heard = [page.state]
        press(lan, page, 1, 0.1)
        assert "question" in {told["tell"] for told in page.heard}


def test_an_answer_to_a_question_that_was_never_asked_changes_nothing(lan: Lan) -> None:
    token = lan.seat(1)
    two_cards_down(lan)
    with lan.page(token) as page, lan.page(lan.table(), HERE) as screen:
        screen.say("device", do="press", device="seat2.call")
        page.send('{"say":"answer","number":999}')
        page.catch_up()
        assert window(lan)["open"]


def test_a_phone_knows_of_its_own_devices_and_of_those_that_all_share(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as screen, lan.page(lan.seat(1)) as page:
        for target in ("seat1.reader", "seat2.reader", "table.reader"):
            screen.say("fault", target=target, fault={"fault": "unplugged"}, on=True)
        down = {name for name, device in page.catch_up()["devices"].items() if not device["up"]}
        assert down == {"seat1.reader", "table.reader"}
