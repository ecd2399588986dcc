"""Dead heat: who rolls, who pays, and what becomes of a tied seat that leaves (AMBUSH-HEAT)."""

from typing import Any

import pytest

from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table


def pressed(*seats: int, of: int = 4, lying: int = 5) -> Table:
    """These seats have pressed at the same moment over cards that nobody tapped; the window is open."""
    table = Table(of).begun().turns(lying)
    for seat in seats:
        table.do("call", seat, at=8)
    return table


def tied(*seats: int, of: int = 4, **piles: int) -> Table:
    """A dead heat of these seats, with the window closed, the piles taken (s1=2) and declarations awaited."""
    table = pressed(*seats, of=of)
    table.do("close", 0)
    return table.stop_all(**piles)


def false_call(table: Table) -> Table:
    """All who are asked declare that they have no Ambush card."""
    for seat in table.view["prompt"]["args"]["waiting"]:
        table.do("declare", seat, ambush=0)
    return table


def rolls(table: Table, *dice: tuple[int, int]) -> list[dict[str, Any]]:
    """Seats roll, one after the other; the facts of the last roll."""
    for seat, eyes in dice:
        table.do("roll", seat, roll=eyes)
    return table.facts


def awaited(table: Table) -> tuple[str, list[int]]:
    """The phase, and who is to act; in `heat` the prompt says the same."""
    view = table.view
    if view["phase"] == "heat":
        assert view["prompt"] == {"id": "ambush.heat", "args": {"waiting": view["to_act"]}}
    return view["phase"], view["to_act"]


def window(table: Table) -> dict[str, Any]:
    seen: dict[str, Any] = table.table["window"]
    return seen


def hands(table: Table) -> list[int]:
    return [seat["zones"]["hand"] for seat in table.view["seats"]]


# Rolling


@pytest.mark.rule("AMBUSH-HEAT-01", "AMBUSH-STATS-01", "AMBUSH-STATS-03")
def test_a_good_call_in_a_dead_heat_needs_no_roll_and_all_tied_seats_are_callers() -> None:
    table = tied(1, 3, s1=2, s2=1)
    table.do("declare", 1, ambush=2)
    assert (table.view["phase"], window(table)["callers"], window(table)["heat"]) == ("aftermath", [1, 3], True)
    assert hands(table) == [7, 6, 5, 5]
    assert [table.table["stats"][seat]["good_calls"] for seat in "1234"] == [1, 0, 1, 0]
    assert [table.table["stats"][seat]["heats"] for seat in "1234"] == [1, 0, 1, 0]


@pytest.mark.rule("AMBUSH-HEAT-02")
def test_after_a_false_call_each_tied_seat_rolls_once_and_nobody_else() -> None:
    table = false_call(tied(3, 1, s1=1))
    assert (awaited(table), window(table)["verdict"]) == (("heat", [1, 3]), "false")
    assert [table.refused("roll", seat, roll=6) for seat in (2, 4)] == ["AMBUSH-HEAT-02"] * 2
    facts = rolls(table, (1, 4))
    assert facts == [{"fact": "rolled", "seat": 1, "roll": 4}]
    assert awaited(table) == ("heat", [3])
    assert table.refused("roll", 1, roll=6) == "AMBUSH-HEAT-02", "once each"
    rolls(table, (3, 2))
    assert table.view["phase"] == "aftermath"


@pytest.mark.rule("AMBUSH-HEAT-02")
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "heat"])
def test_nobody_rolls_at_another_moment(moment: str) -> None:
    clause = {"setup": "AMBUSH-SETUP-11", "over": "AMBUSH-WIN-08"}.get(moment, "AMBUSH-HEAT-02")
    assert at(moment).refused("roll", 1, roll=3) == clause


@pytest.mark.rule("AMBUSH-HEAT-02")
@pytest.mark.parametrize("roll", [0, 7, -1, 2.5, True, None, "6"])
def test_a_die_has_six_sides(roll: Any) -> None:
    table = false_call(tied(1, 2))
    assert table.refused("roll", 1, roll=roll) == "TABLE-INPUT"
    assert [rolls(table, (1, 1))[0]["roll"], rolls(table, (2, 6))[0]["roll"]] == [1, 6]


@pytest.mark.rule("AMBUSH-HEAT-02")
def test_the_table_does_not_roll_and_neither_does_a_destroyed_seat() -> None:
    table = false_call(tied(1, 2, 3))
    table.do("concede", 3)
    assert (table.refused("roll", 0, roll=3), table.refused("roll", 3, roll=3)) == ("TABLE-INPUT", "AMBUSH-WIN-04")


@pytest.mark.rule("AMBUSH-HEAT-02")
def test_one_clear_caller_of_a_false_call_needs_no_roll() -> None:
    table = pressed(2)
    table.do("call", 3, at=9)
    false_call(table.stop_all(s2=1, s3=1))
    assert (table.view["phase"], window(table)["heat"]) == ("aftermath", False)
    assert hands(table) == [5, 5, 6, 5]


@pytest.mark.rule("AMBUSH-HEAT-03", "AMBUSH-VERIFY-15", "AMBUSH-VERIFY-16")
@pytest.mark.parametrize(("dice", "caller"), [([(1, 2), (3, 5)], 3), ([(3, 1), (1, 2)], 1), ([(3, 6), (1, 5)], 3)])
def test_the_highest_roll_is_the_caller_and_pays(dice: list[tuple[int, int]], caller: int) -> None:
    table = false_call(tied(1, 3, s1=1, s2=1, s3=2))
    deck = table.table["deck"]
    facts = rolls(table, *dice)
    pile = {1: 1, 3: 2}[caller]
    assert facts[1:3] == [{"fact": "called", "seat": caller}, {"fact": "penalty", "seat": caller, "count": pile}]
    assert (window(table)["callers"], window(table)["heat"]) == ([caller], True)
    assert table.table["deck"] == deck + pile
    assert hands(table) == ([5, 6, 7, 5] if caller == 1 else [6, 6, 5, 5])
    assert [table.table["stats"][seat]["false_calls"] for seat in "1234"] == [
        int(seat == str(caller)) for seat in "1234"
    ]


@pytest.mark.rule("AMBUSH-HEAT-04")
def test_those_who_share_the_highest_roll_roll_again_until_one_is_highest() -> None:
    table = false_call(tied(1, 2, 3, 4))
    facts = rolls(table, (1, 4), (2, 6), (3, 5), (4, 6))
    assert facts == [{"fact": "rolled", "seat": 4, "roll": 6}, {"fact": "reroll", "seats": [2, 4]}]
    assert awaited(table) == ("heat", [2, 4])
    assert window(table)["callers"] == [1, 2, 3, 4], "a reroll takes nobody out"
    assert [table.refused("roll", seat, roll=6) for seat in (1, 3)] == ["AMBUSH-HEAT-02"] * 2
    assert rolls(table, (4, 1), (2, 1))[-1] == {"fact": "reroll", "seats": [2, 4]}
    assert awaited(table) == ("heat", [2, 4])
    rolls(table, (2, 1), (4, 2))
    assert (table.view["phase"], window(table)["callers"]) == ("aftermath", [4])


@pytest.mark.rule("AMBUSH-HEAT-04")
def test_a_shared_roll_below_the_highest_needs_no_other() -> None:
    table = false_call(tied(1, 2, 3))
    rolls(table, (1, 3), (2, 3), (3, 4))
    assert (table.view["phase"], window(table)["callers"]) == ("aftermath", [3])


@pytest.mark.rule("AMBUSH-HEAT-06")
def test_all_piles_wait_until_the_dead_heat_is_settled() -> None:
    table = false_call(tied(1, 3, s1=1, s2=2, s3=1))
    waiting = ([1, 2, 1, 0], [5, 5, 5, 5], table.counts)
    for dice in ([], [(1, 4)], [(3, 4)], [(3, 2)]):
        rolls(table, *dice)
        piles = [seat["zones"]["captured"] for seat in table.view["seats"]]
        assert (table.view["phase"], piles, hands(table), table.counts) == ("heat", *waiting)
        assert table.refused("ready", 0) == "AMBUSH-AFTER-08"
        assert table.refused("capture", 2) == table.refused("stop", 2, captured=0) == "AMBUSH-CAPTURE-01"
    rolls(table, (1, 1))
    assert hands(table) == [6, 7, 5, 5]


# Tied seats that leave


@pytest.mark.rule("AMBUSH-HEAT-05")
@pytest.mark.parametrize("leave", ["concede", "adjust"])
def test_a_seat_destroyed_while_the_window_is_open_takes_its_press_with_it(leave: str) -> None:
    table = pressed(1, 2)
    table.do("call", 3, at=9)
    if leave == "concede":
        table.do("concede", 1)
    else:
        table.do("adjust", 0, target=1, counter="castle", to=0)
    assert [press["seat"] for press in window(table)["presses"]] == [2, 3]
    facts = table.do("close", 0)
    assert (facts, window(table)["heat"]) == ([{"fact": "called", "seat": 2}], False)


@pytest.mark.rule("AMBUSH-HEAT-05", "AMBUSH-RACE-02")
def test_when_the_only_press_leaves_the_window_stays_open_for_others() -> None:
    table = pressed(1)
    table.do("concede", 1)
    assert (window(table)["open"], window(table)["presses"], table.view["phase"]) == (True, [], "capture")
    facts = table.do("call", 4, at=9)
    assert [fact["fact"] for fact in facts] == ["press"], "the Ambush phase has begun already"
    assert window(table)["presses"] == [{"seat": 4, "reaction_ms": None, "behind_ms": 0}]
    table.do("close", 0)
    assert window(table)["callers"] == [4]


@pytest.mark.rule("AMBUSH-HEAT-05")
def test_when_no_press_is_left_nobody_called_and_nobody_pays() -> None:
    table = pressed(1)
    table.do("concede", 1)
    assert table.do("close", 0) == []
    assert (window(table)["callers"], window(table)["heat"], window(table)["open"]) == ([], False, False)
    false_call(table.stop_all(s2=2, s3=1))
    assert (table.view["phase"], table.told("penalty"), hands(table)) == ("aftermath", [], [0, 7, 6, 5])


@pytest.mark.rule("AMBUSH-HEAT-05", "AMBUSH-STATS-03")
@pytest.mark.parametrize("when", ["capture", "verify"])
def test_a_dead_heat_that_one_seat_is_left_of_needs_no_roll(when: str) -> None:
    table = pressed(1, 3)
    table.do("close", 0)
    if when == "verify":
        table.stop_all(s2=1, s3=2)
    table.do("concede", 1)
    assert (table.view["phase"], window(table)["callers"], window(table)["heat"]) == (when, [3], True)
    assert [press["seat"] for press in window(table)["presses"]] == [3]
    if when == "capture":
        table.stop_all(s2=1, s3=2)
    false_call(table)
    assert table.told("penalty") == [{"fact": "penalty", "seat": 3, "count": 2}]
    assert table.told("called") == [], "nobody had to be found by dice"
    assert (table.view["phase"], hands(table)) == ("aftermath", [0, 6, 5, 5])
    assert [table.table["stats"][seat]["heats"] for seat in "13"] == [0, 0], "nobody was tied at the verdict"


@pytest.mark.rule("AMBUSH-HEAT-05")
def test_with_three_tied_the_other_two_roll_when_one_leaves_before_the_verdict() -> None:
    table = tied(1, 2, 3)
    table.do("concede", 2)
    assert awaited(false_call(table)) == ("heat", [1, 3])


@pytest.mark.rule("AMBUSH-HEAT-05")
@pytest.mark.parametrize("good", [True, False])
def test_when_all_callers_have_left_nobody_is_the_caller_of_the_verdict(good: bool) -> None:
    table = tied(1, 2, s3=2)
    table.do("concede", 1)
    table.do("concede", 2)
    assert (window(table)["callers"], window(table)["heat"]) == ([], True)
    table.do("declare", 3, ambush=2 if good else 0)
    if not good:
        table.do("declare", 0, ambush=0)
    assert (table.view["phase"], window(table)["verdict"]) == ("aftermath", "good" if good else "false")
    assert (table.told("penalty"), table.told("called"), hands(table)) == ([], [], [0, 0, 7, 5])


@pytest.mark.rule("AMBUSH-HEAT-05")
def test_the_only_caller_who_leaves_takes_the_penalty_along() -> None:
    table = Table(3).begun().turns(4)
    table.do("call", 2)
    table.do("concede", 2)
    assert window(table)["callers"] == []
    false_call(table.stop_all(s1=1))
    assert (table.told("penalty"), hands(table)) == ([], [6, 0, 5])


@pytest.mark.rule("AMBUSH-HEAT-05")
@pytest.mark.parametrize("rolled", [[], [(1, 6)], [(3, 6)]])
def test_the_last_tied_seat_left_in_the_heat_is_the_caller_at_once(rolled: list[tuple[int, int]]) -> None:
    table = false_call(tied(1, 3, s3=2))
    rolls(table, *rolled)
    facts = table.do("concede", 1)
    assert [fact["fact"] for fact in facts] == ["castle", "destroyed", "called", "penalty"]
    assert table.told("called") + table.told("penalty") == [
        {"fact": "called", "seat": 3},
        {"fact": "penalty", "seat": 3, "count": 2},
    ]
    assert (table.view["phase"], window(table)["callers"], window(table)["heat"]) == ("aftermath", [3], True)


@pytest.mark.rule("AMBUSH-HEAT-05")
@pytest.mark.parametrize(
    ("rolled", "then", "callers"),
    [
        ([], ("heat", [2, 3]), [2, 3]),
        ([(1, 6)], ("heat", [2, 3]), [2, 3]),
        ([(2, 3)], ("heat", [3]), [2, 3]),
        ([(2, 3), (3, 3)], ("heat", [2, 3]), [2, 3]),
        ([(2, 3), (3, 4)], ("aftermath", [2]), [3]),
    ],
)
def test_a_tied_seat_that_leaves_the_heat_is_not_waited_for_and_its_roll_is_gone(
    rolled: list[tuple[int, int]], then: tuple[str, list[int]], callers: list[int]
) -> None:
    table = false_call(tied(1, 2, 3))
    rolls(table, *rolled)
    table.do("concede", 1)
    assert (awaited(table), window(table)["callers"]) == (then, callers)


@pytest.mark.rule("AMBUSH-HEAT-05")
def test_who_is_no_longer_tied_leaves_without_settling_anything() -> None:
    table = false_call(tied(1, 2, 3))
    rolls(table, (1, 1), (2, 6), (3, 6))
    table.do("concede", 1)
    assert (awaited(table), window(table)["callers"]) == (("heat", [2, 3]), [2, 3])


@pytest.mark.rule("AMBUSH-HEAT-05", "AMBUSH-WIN-07")
@pytest.mark.parametrize("closed", [True, False])
def test_a_destroyed_seat_leaves_the_window_also_when_the_game_ends_by_it(closed: bool) -> None:
    table = pressed(1, 2, of=2)
    if closed:
        table.do("close", 0)
    table.do("concede", 1)
    assert table.view["phase"] == "over"
    assert [press["seat"] for press in window(table)["presses"]] == [2]
    assert (window(table)["callers"], window(table)["heat"]) == (([2], True) if closed else ([], False))
