"""What counters, bars, lamps and sounds tell: nothing that is not public, and no flare that could be played."""

import pytest

from companion.bindings import StartTimer, Timing
from companion.bindings.tash_kalar.timers import EFFECT, TURN
from tests.companion.bindings.tash_kalar.hands import HIGH, MELEE, TEAMS, hands, on_board


def test_points_and_pieces_left() -> None:
    table = hands()
    table.table.set(1, score=7)
    assert (table.counter("seat1.main"), table.counter("seat2.main")) == ("7", "0")
    assert (table.counter("seat1.aux"), table.counter("seat2.aux")) == ("2.15", "15")


@pytest.mark.rule("TASH-MODE-05")
def test_in_the_melee_the_lowest_colour_and_then_each() -> None:
    table = hands(MELEE)
    table.table.set(1, points_2=5, points_3=2)
    assert table.counter("seat1.main") == "2 2-5 3-2"


def test_the_bar_has_an_led_for_each_action_and_then_the_score() -> None:
    table = hands(bars={1: 12, 2: 12})
    table.table.set(1, score=9)
    assert table.colours(1) == ["white", "white", "dark", *["blue"] * 4]
    assert table.colours(2) == []
    table.table.set(2, score=18)
    assert table.colours(2) == ["red"] * 12, "the whole bar only at the goal"


def test_a_seat_is_shown_in_the_colour_of_its_pieces() -> None:
    table = hands(TEAMS)
    assert [table.binding.colour(table.view, seat) for seat in (1, 2, 3, 4)] == ["blue", "red", "blue", "red"]


@pytest.mark.rule("TASH-SCORE-01")
def test_points_of_this_turn_blink_until_they_are_scored() -> None:
    table = hands(bars={1: 21})
    table.table.set(2, legendary=1)
    table.table.free({"op": "destroy", "side": 2, "rank": "legendary"})
    assert table.colours(1) == ["white", "dark", "blue*", "blue*"]


def test_the_bar_of_a_melee_is_short_in_each_enemy_colour() -> None:
    table = hands(MELEE, bars={2: 12})
    table.table.set(2, points_1=12, points_3=1)
    assert table.colours(2) == [*["blue"] * 5, "dark", "green", *["dark"] * 5]


@pytest.mark.rule("TASH-SCORE-04")
def test_on_a_short_bar_a_pending_point_is_seen_too() -> None:
    table = hands(MELEE, bars={1: 14})
    table.table.set(1, points_2=3)
    table.table.set(2, heroic=1)
    table.table.free({"op": "destroy", "side": 2, "rank": "heroic"})
    assert table.colours(1) == ["white", "dark", "red", "red*", *["dark"] * 10]
    table.table.set(1, points_2=12)
    assert table.colours(1)[2:7] == [*["red"] * 4, "red*"], "at the goal the last LED blinks"


def test_a_colour_that_no_led_has_is_shown_as_usual() -> None:
    table = hands(bars={1: 4, 2: 4}, colors={"1": "mauve", "2": "orange"})
    table.table.set(1, actions=0, score=18)
    table.table.set(2, score=18)
    assert (table.colours(1), table.colours(2)) == (["dark", "blue", "blue", "blue"], ["orange"] * 4)


def test_lamps_say_whose_turn_it_is_and_that_an_effect_waits() -> None:
    table = hands(TEAMS)
    assert table.lamps() == ["steady", "dark", "dark", "dark"]
    table.tap(1, "riddle")
    assert table.lamps() == ["flash", "dark", "dark", "dark"]
    table.press("seat1.call")
    assert table.lamps() == ["steady", "dark", "flash", "dark"]


@pytest.mark.rule("TASH-HIDE-01")
def test_no_lamp_says_that_a_flare_could_be_played() -> None:
    table = hands()
    before = (table.lamps(), table.colours(1))
    table.table.set(2, heroic=9)
    assert (table.lamps(), table.colours(1)) == before


def test_what_is_heard() -> None:
    table = hands(HIGH)
    table.table.set(1, actions=0)
    table.tap("table", "t2")
    assert table.sounds() == ["bell"], "a claim is one bell, whatever it is worth"
    table.tap("table", "t5")
    assert table.sounds() == ["rising"]
    table.table.do("concede", 1)
    assert table.sounds() == ["chord"]


def test_the_end_is_announced_by_a_gong() -> None:
    table = hands()
    table.table.set(1, score=18)
    assert table.sounds() == ["bell", "gong"]


@pytest.mark.rule("TASH-HIDE-03")
def test_a_look_is_never_heard() -> None:
    table = on_board(pieces={"e5": "1c"})
    before, heard = tuple(table.binding.shows(table.view)), len(table.table.history.moments)
    table.table.do("find", 1, card="guard")
    assert (tuple(table.binding.shows(table.view)), len(table.table.history.moments)) == (before, heard)
    assert table.table.facts == []


def test_the_time_of_a_turn_runs_on_its_own_bar() -> None:
    table = hands(turn_timer=60, bars={1: 13})
    [timer] = [wish for wish in table.binding.wishes if isinstance(wish, StartTimer) and wish.name == TURN]
    assert (timer.seconds, timer.seat, timer.figure, timer.then) == (60, 1, "soft", None)
    assert table.colours(1, Timing(TURN, 0.5, 1)) == ["white", "white", "dark", *["yellow"] * 5]
    assert table.colours(2, Timing(TURN, 0.5, 1)) == []


def test_without_the_option_no_turn_timer_runs() -> None:
    table = hands()
    assert [wish for wish in table.binding.wishes if isinstance(wish, StartTimer)] == []


def test_after_three_minutes_an_effect_is_called_to_mind() -> None:
    table = hands()
    table.tap(1, "riddle")
    [timer] = [wish for wish in table.binding.wishes if isinstance(wish, StartTimer)]
    assert (timer.name, timer.seconds, timer.then, timer.shown) == (EFFECT, 180, None, False)
    assert timer.says is not None
    assert (timer.says.id, timer.says.args) == ("tash-kalar-finish-effect", {"seat": 1})
