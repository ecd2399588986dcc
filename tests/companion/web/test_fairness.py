"""A press on a phone counts by the moment at which somebody's finger made it, however fast a simulated table goes."""

from typing import Any

import pytest

from engine.action import to_data
from tests.companion.web.lan import HERE, Lan, Page
from tests.companion.web.test_phones import answer, two_cards_down, window

AGO, ERR = 0.05, 0.01


@pytest.fixture
def sped(lan: Lan) -> Lan:
    """A demo in which persons hold both seats, so that nothing happens by itself."""
    lan.start(mode="standard", demo=True, seed="5")
    return lan


def run_at(lan: Lan, speed: float) -> None:
    with lan.page(lan.table(), HERE) as screen:
        assert screen.say("demo", do="speed", speed=speed)["tell"] == "done"


def clock_of(page: Page) -> float:
    """What the table says the time is, as a page asks for it."""
    page.send('{"say":"ping","sent":1}')
    return float(page.until("pong")["now"])


def press(page: Page, seat: int, ago: float = AGO) -> dict[str, Any]:
    return page.act(do="call", seat=seat, at=clock_of(page) - ago, err=ERR)


def presses(lan: Lan) -> dict[int, tuple[float, float]]:
    """Each press: how long ago it was, in the time of the game, at most and at least; to the microsecond."""
    now = lan.host.game.session.now()
    calls = [to_data(action) for action in lan.host.game.session.history.actions()]
    return {call["seat"]: _ago(now, call["at"], call["err"]) for call in calls if call["do"] == "call"}


def _ago(now: float, at: float, err: float) -> tuple[float, float]:
    return round(now - at + err, 6), round(now - at - err, 6) + 0.0


@pytest.mark.parametrize("speed", [0.25, 1.0, 8.0, 64.0])
def test_the_clock_that_answers_pages_passes_as_people_live(sped: Lan, speed: float) -> None:
    run_at(sped, speed)
    with sped.page(sped.seat(1)) as page:
        before = clock_of(page)
        sped.pass_time(10.0)
        assert clock_of(page) - before == pytest.approx(10.0)


@pytest.mark.parametrize("speed", [0.25, 1.0, 8.0])
def test_a_press_is_as_long_ago_as_the_game_went_on_meanwhile(sped: Lan, speed: float) -> None:
    tokens = sped.seat(1), sped.seat(2)
    two_cards_down(sped)
    run_at(sped, speed)
    sped.pass_time(2.0)
    with sped.page(tokens[0]) as page:
        assert press(page, 1)["tell"] == "done"
    assert presses(sped) == {1: (round((AGO + ERR) * speed, 6), 0.0)}


def test_at_speed_8_the_earlier_finger_may_have_been_first_though_its_word_comes_later(sped: Lan) -> None:
    tokens = sped.seat(1), sped.seat(2)
    two_cards_down(sped)
    run_at(sped, 8.0)
    sped.pass_time(2.0)
    with sped.page(tokens[0]) as one, sped.page(tokens[1]) as two:
        press(one, 1, ago=0.01)
        answer(one)
        sped.pass_time(0.08)  # a slow line, and eight times as long in the game
        one.catch_up()
        assert window(sped)["open"], "a phone is waited for as long as lines take, not as games do"
        press(two, 2, ago=0.09)
        answer(two)
        two.catch_up()
    assert (window(sped)["open"], window(sped)["callers"]) == (False, [1, 2])


def test_at_speed_8_a_finger_is_the_first_whose_word_came_before_the_other_pressed(sped: Lan) -> None:
    tokens = sped.seat(1), sped.seat(2)
    two_cards_down(sped)
    run_at(sped, 8.0)
    sped.pass_time(2.0)
    with sped.page(tokens[0]) as one, sped.page(tokens[1]) as two:
        press(one, 1, ago=0.01)
        answer(one)
        sped.pass_time(0.08)
        press(two, 2, ago=0.05)
        answer(two)
        two.catch_up()
    assert (window(sped)["open"], window(sped)["callers"]) == (False, [1])


def test_a_speed_that_changes_between_finger_and_arrival_moves_no_press(sped: Lan) -> None:
    tokens = sped.seat(1), sped.seat(2)
    two_cards_down(sped)
    with sped.page(tokens[0]) as page:
        at = clock_of(page)
        pressed = sped.host.game.session.now()
        sped.pass_time(0.04)
        run_at(sped, 8.0)
        sped.pass_time(0.04)
        assert page.act(do="call", seat=1, at=at, err=0.0)["tell"] == "done"
    now = sped.host.game.session.now()
    assert now - pressed == pytest.approx(0.04 + 0.32)
    first, last = presses(sped)[1]
    assert first >= now - pressed, "it may have been when the finger was down"
    assert last <= 0.0, "and as late as it came"


@pytest.mark.parametrize("speed", [1.0, 8.0])
def test_in_a_pause_a_press_is_judged_as_ever(sped: Lan, speed: float) -> None:
    tokens = sped.seat(1), sped.seat(2)
    two_cards_down(sped)
    run_at(sped, speed)
    with sped.page(sped.table(), HERE) as screen:
        screen.say("demo", do="pause")
    sped.pass_time(5.0)
    with sped.page(tokens[0]) as one, sped.page(tokens[1]) as two:
        press(one, 1, ago=0.01)
        press(two, 2, ago=0.06)
        for page in (one, two):
            answer(page)
            page.catch_up()
    assert presses(sped) == {1: (0.02 * speed, 0.0), 2: (0.07 * speed, 0.0)}
    sped.pass_time(0.1)  # those who play by themselves have nothing to tell, and take a moment to say so
    assert (window(sped)["open"], window(sped)["callers"]) == (False, [1, 2])


def test_in_a_game_that_was_taken_up_again_the_moment_is_that_games(lan: Lan) -> None:
    two_cards_down(lan)
    lan.do(lan.host.close)
    lan.pass_time(300.0)
    assert lan.do(lambda: lan.host.resume(1)) is None
    lan.pass_time(2.0)
    with lan.page(lan.seat(1)) as page:
        assert press(page, 1)["tell"] == "done"
    assert presses(lan)[1] == (round(AGO + ERR, 6), 0.0)


def test_the_way_is_as_long_at_every_speed(sped: Lan) -> None:
    run_at(sped, 8.0)
    with sped.page(sped.seat(1)) as page:
        page.send('{"say":"ping","sent":1}')
        page.until("question")
        sped.pass_time(0.08)
        answer(page)
        page.catch_up()
        [viewer] = sped.web.hub.viewers
        assert viewer.round_trips.half == pytest.approx(0.04)


# How long it has been played


def test_every_state_says_how_long_has_been_played_and_how_fast_it_goes_on(sped: Lan) -> None:
    sped.seat(1)
    sped.seat(2)
    with sped.page(sped.table(), HERE) as screen:
        assert (screen.state["played"], screen.state["pace"]) == (0.0, 1.0)
        screen.say("demo", do="play")
        sped.pass_time(3.0)
        screen.say("demo", do="speed", speed=8)
        assert (screen.catch_up()["played"], screen.state["pace"]) == (3.0, 8.0)
        sped.pass_time(0.5)
        screen.say("demo", do="pause")
        assert (screen.catch_up()["played"], screen.state["pace"]) == (7.0, 0.0)


def test_whoever_comes_later_is_told_how_late_it_is(lan: Lan) -> None:
    token = lan.table()
    with lan.page(token) as first:
        assert first.state["played"] == 0.0
    lan.pass_time(75.0)
    with lan.page(token) as second:
        assert (second.state["played"], second.state["pace"]) == (75.0, 1.0)
