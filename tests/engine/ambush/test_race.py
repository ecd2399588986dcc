"""Near-simultaneous presses: the window, who was first as far as the clocks can tell, and the times (AMBUSH-RACE)."""

from typing import Any

import pytest

from tests.engine.ambush.table import Table

Presses = list[tuple[int, float, float]]
"""Seat, moment and error of each press, in the order in which they arrive."""


def lying(seats: int = 3, at: float | None = None) -> Table:
    """Four cards lie there and calls are open since no known moment; the fourth was laid at `at`."""
    table = Table(seats).begun().turns(3)
    table.do("expose", table.state.turn, **({} if at is None else {"at": at}))
    return table


def race(presses: Presses, seats: int = 3, at: float | None = None) -> Table:
    """These presses have arrived; the window is still open."""
    table = lying(seats, at)
    for seat, moment, err in presses:
        table.do("call", seat, at=moment, err=err)
    return table


def callers(presses: Presses) -> list[int]:
    table = race(presses, 4)
    table.do("close", 0)
    found: list[int] = table.table["window"]["callers"]
    return found


def window(table: Table) -> dict[str, Any]:
    seen: dict[str, Any] = table.table["window"]
    return seen


def times(table: Table, field: str) -> dict[int, int | None]:
    return {press["seat"]: press[field] for press in window(table)["presses"]}


# The window


@pytest.mark.rule("AMBUSH-RACE-01")
def test_the_first_press_opens_the_window_and_the_grab_begins_before_any_verdict() -> None:
    table = lying()
    facts = table.do("call", 2, at=8, err=0.001)
    assert [fact["fact"] for fact in facts] == ["ambush", "press"]
    assert (window(table)["open"], window(table)["callers"], window(table)["heat"]) == (True, [], False)
    assert table.view["phase"] == "capture"
    table.do("capture", 3)
    assert (table.seat(3)["zones"]["captured"], window(table)["open"]) == (1, True)


@pytest.mark.rule("AMBUSH-RACE-02")
def test_presses_join_in_whatever_order_they_arrive_and_are_listed_by_moment_then_seat() -> None:
    table = race([(3, 8.5, 0), (4, 8.1, 0), (1, 8.5, 0), (2, 8.3, 0)], seats=4)
    assert [press["seat"] for press in window(table)["presses"]] == [4, 2, 1, 3]
    assert [fact["fact"] for fact in table.facts] == ["press"], "only the first press begins an Ambush phase"
    assert window(table)["open"]


@pytest.mark.rule("AMBUSH-RACE-02")
def test_a_spoken_call_cannot_join() -> None:
    assert race([(1, 8, 0)]).refused("call", 2) == "AMBUSH-RACE-02"


@pytest.mark.rule("AMBUSH-RACE-02", "AMBUSH-LOCK-02", "AMBUSH-LOCK-01")
def test_who_has_pressed_and_then_speaks_is_refused_for_the_second_call_and_later_for_the_closed_window() -> None:
    table = race([(1, 8, 0)])
    assert table.refused("call", 1) == "AMBUSH-LOCK-02"
    table.do("close", 0)
    assert (table.refused("call", 1), table.refused("call", 2)) == ("AMBUSH-LOCK-01", "AMBUSH-LOCK-01")


@pytest.mark.rule("AMBUSH-RACE-02", "AMBUSH-CALL-12")
def test_a_spoken_call_into_an_open_window_is_refused_even_of_a_barred_seat() -> None:
    table = Table(3, false_start="bar").begun().turns(1)
    table.do("call", 2)
    table.do("expose", 2)
    table.do("call", 1, at=8)
    assert table.refused("call", 2) == "AMBUSH-RACE-02"
    assert table.table["stats"]["2"]["false_starts"] == 1


@pytest.mark.rule("AMBUSH-RACE-02", "AMBUSH-WIN-04")
def test_a_destroyed_seat_does_not_join() -> None:
    table = race([(1, 8, 0)])
    table.do("concede", 3)
    assert table.refused("call", 3, at=7) == "AMBUSH-WIN-04"


@pytest.mark.rule("AMBUSH-RACE-03")
def test_a_press_that_joins_changes_only_the_list_of_presses() -> None:
    table = race([(1, 8, 0)])
    table.do("capture", 2)
    table.do("stop", 2)
    before = table.view
    table.do("call", 2, at=7.9)
    after = table.view
    assert before["table"]["window"].pop("presses") != after["table"]["window"].pop("presses")
    assert after == before


@pytest.mark.rule("AMBUSH-RACE-05")
def test_only_the_table_closes_the_window_and_only_once() -> None:
    table = race([(1, 8, 0), (2, 8.2, 0)])
    assert [table.refused("close", seat) for seat in (1, 2, 3)] == ["TABLE-INPUT"] * 3
    facts = table.do("close", 0)
    assert facts == [{"fact": "called", "seat": 1}]
    assert (window(table)["open"], window(table)["callers"], table.view["phase"]) == (False, [1], "capture")
    assert table.refused("close", 0) == "AMBUSH-RACE-05"


@pytest.mark.rule("AMBUSH-RACE-05")
def test_without_an_open_window_there_is_nothing_to_close() -> None:
    assert Table().refused("close", 0) == "AMBUSH-SETUP-11"
    table = lying()
    assert table.refused("close", 0) == "AMBUSH-RACE-05"
    table.do("call", 1)
    assert table.refused("close", 0) == "AMBUSH-RACE-05"
    table.stop_all().do("declare", 0, ambush=0)
    assert (table.view["phase"], table.refused("close", 0)) == ("aftermath", "AMBUSH-RACE-05")
    table.do("concede", 1)
    table.do("concede", 2)
    assert table.refused("close", 0) == "AMBUSH-WIN-08"


@pytest.mark.rule("AMBUSH-RACE-06")
def test_the_end_of_the_grab_closes_an_open_window_first() -> None:
    table = Table(2).begun().lying("footman", "footman")
    table.do("call", 2, at=8.2)
    table.do("call", 1, at=8)
    table.do("stop", 1)
    assert window(table)["open"]
    facts = table.do("stop", 2)
    assert [fact["fact"] for fact in facts] == ["stopped", "called", "verdict", "penalty"]
    assert (window(table)["open"], window(table)["callers"]) == (False, [1])


@pytest.mark.rule("AMBUSH-RACE-06", "AMBUSH-HEAT-05")
def test_a_grab_that_ends_because_a_seat_falls_closes_the_window_without_that_seat() -> None:
    table = race([(1, 8, 0), (2, 8.2, 0)])
    table.do("stop", 2)
    table.do("stop", 3)
    facts = table.do("concede", 1)
    assert [fact["fact"] for fact in facts] == ["castle", "destroyed", "called"]
    assert (table.view["phase"], window(table)["open"], window(table)["callers"]) == ("verify", False, [2])


# Who was first


@pytest.mark.rule("AMBUSH-RACE-04")
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        (0.0078125, 0.007812, [1, 2]), (0.0078125, 0.007813, [1]), (0.0234375, 0.023438, [1, 2]),
        (0.0234375, 0.023437, [2]), (8.0000004, 8, [1, 2]), (8.0000006, 8.000001, [1, 2]), (8.0000006, 8, [2]),
        (5e-07, 0, [1, 2]), (1.5e-06, 2e-06, [1, 2]), (8, 8.0, [1, 2]),
    ],
)  # fmt: skip
def test_moments_are_compared_in_whole_microseconds_with_halves_to_even(
    one: float, other: float, first: list[int]
) -> None:
    assert callers([(1, one, 0), (2, other, 0)]) == first


@pytest.mark.rule("AMBUSH-RACE-04")
@pytest.mark.parametrize(
    ("err", "later", "first"),
    [(0.0078125, 8.007813, [1]), (0.0078126, 8.007813, [1, 2]), (0.0234375, 8.023438, [1, 2])],
)
def test_errors_are_turned_into_whole_microseconds_too(err: float, later: float, first: list[int]) -> None:
    assert callers([(1, 8, err), (2, later, 0)]) == first


@pytest.mark.rule("AMBUSH-RACE-04", "AMBUSH-RACE-07")
def test_a_sum_of_binary_fractions_does_not_decide() -> None:
    assert 0.1 + 0.2 != 0.3, "what binary fractions would say"
    assert callers([(1, 0.1, 0.2), (2, 0.3, 0)]) == [1, 2]
    assert 0.7 + 0.1 != 0.8, "and here they err to the other side"
    assert callers([(1, 0.7, 0.1), (2, 0.8, 0)]) == [1, 2]


@pytest.mark.rule("AMBUSH-RACE-07", "AMBUSH-RACE-09")
@pytest.mark.parametrize(
    ("presses", "first"),
    [
        ([(1, 12.4, 0.003), (2, 12.403, 0)], [1, 2]),
        ([(1, 12.4, 0.003), (2, 12.403001, 0)], [1]),
        ([(1, 12.4, 0), (2, 12.403, 0.003)], [1, 2]),
        ([(1, 12.4, 0), (2, 12.403, 0.002999)], [1]),
        ([(1, 12.4, 0.001), (2, 12.403, 0.002)], [1, 2]),
        ([(1, 12.4, 0.001), (2, 12.403, 0.001999)], [1]),
        ([(1, 12.4, 0.5), (2, 12.401, 0), (3, 12.402, 0)], [1, 2]),
        ([(1, 12.4, 0.5), (2, 12.6, 0.1), (3, 12.65, 0.049)], [1, 2, 3]),
        ([(1, 12, 20), (2, 30, 0.5), (3, 31, 0.1)], [1, 2]),
        ([(4, 9, 0), (2, 9, 0), (1, 9, 0), (3, 9, 0)], [1, 2, 3, 4]),
        ([(3, 12.4, 0.003), (1, 12.402, 0)], [1, 3]),
        ([(2, 12.4, 0)], [2]),
    ],
)
def test_a_press_may_be_first_if_its_earliest_moment_is_not_after_the_earliest_sure_one(
    presses: Presses, first: list[int]
) -> None:
    assert callers(presses) == first
    assert callers(presses[::-1]) == first, "the order of arrival plays no part"


@pytest.mark.rule("AMBUSH-RACE-08", "AMBUSH-RACE-02", "AMBUSH-RACE-10")
def test_a_clear_first_is_the_caller_although_it_arrived_second() -> None:
    table = race([(3, 20.48, 0.002), (1, 20.455, 0.002)], at=20)
    facts = table.do("close", 0)
    assert facts == [{"fact": "called", "seat": 1}]
    assert (window(table)["callers"], window(table)["heat"]) == ([1], False)
    assert window(table)["presses"] == [
        {"seat": 1, "reaction_ms": 455, "behind_ms": 0},
        {"seat": 3, "reaction_ms": 480, "behind_ms": 25},
    ]


@pytest.mark.rule("AMBUSH-RACE-09", "AMBUSH-RACE-07")
def test_a_dead_heat_is_said_to_be_one_and_nothing_arbitrary_decides_it() -> None:
    table = race([(3, 12.405, 0.004), (4, 13, 0), (2, 12.404, 0), (1, 12.4, 0.003)], seats=4)
    facts = table.do("close", 0)
    assert facts == [{"fact": "dead-heat", "seats": [1, 3], "gap_ms": 5}]
    assert (window(table)["callers"], window(table)["heat"], window(table)["open"]) == ([1, 3], True, False)
    assert [press["seat"] for press in window(table)["presses"]] == [1, 2, 3, 4], "the others stay in the list"


@pytest.mark.rule("AMBUSH-RACE-12")
def test_a_closed_window_is_final_whatever_moment_a_later_press_claims() -> None:
    table = race([(1, 8, 0)])
    table.do("close", 0)
    before = table.view
    assert table.refused("call", 2, at=1, err=9) == "AMBUSH-LOCK-01"
    assert table.view == before
    assert window(table)["callers"] == [1]


# Reaction times


@pytest.mark.rule("AMBUSH-RACE-10")
def test_a_reaction_is_measured_from_the_last_card_laid_and_is_never_negative() -> None:
    table = race([(1, 20.455, 0), (2, 20, 0), (3, 19.2, 0)], at=20)
    assert times(table, "reaction_ms") == {1: 455, 2: 0, 3: 0}


@pytest.mark.rule("AMBUSH-RACE-10")
def test_no_moment_of_the_last_card_means_no_reaction_time() -> None:
    table = lying(at=20)
    table.do("play", 1, card="footman", target=2)
    table.do("call", 1, at=21)
    assert table.told("press") == [{"fact": "press", "seat": 1, "reaction_ms": None, "behind_ms": 0, "err_ms": 0}]
    assert times(table, "reaction_ms") == {1: None}


def _pass(table: Table) -> None:
    table.do("pass", 1, at=30)


def _play(table: Table) -> None:
    table.do("play", 1, card="footman", target=2, at=30)


def _place(table: Table) -> None:
    table.do("play", 1, card="archer", target=2, at=22)
    table.do("place", 1, at=25)
    table.do("place", 1, at=30)


def _swap(table: Table) -> None:
    table.do("play", 1, card="riddle", target=2, changes=[{"op": "pick", "n": 1, "seat": 1}], at=30)


def _more(table: Table) -> None:
    table.do("adjust", 0, target=0, counter="battlefield", to=9, at=30)


def _fewer(table: Table) -> None:
    table.do("adjust", 0, target=0, counter="battlefield", to=3, at=30)


@pytest.mark.rule("AMBUSH-RACE-10")
@pytest.mark.parametrize(
    ("doing", "since"),
    [(_pass, 20), (_play, 30), (_place, 30), (_swap, 20), (_more, 30), (_fewer, 20)],
)
def test_only_what_makes_the_battlefield_larger_starts_the_clock_anew(doing: Any, since: int) -> None:
    table = lying(at=20)
    doing(table)
    table.do("call", 2, at=40)
    assert times(table, "reaction_ms") == {2: (40 - since) * 1000}


@pytest.mark.rule("AMBUSH-RACE-10", "AMBUSH-CALL-11")
def test_the_clock_runs_from_the_last_card_and_not_from_the_moment_when_calls_opened() -> None:
    table = Table(3).begun().turns(1)
    table.do("expose", 2, at=10)
    table.do("play", 2, card="footman", target=1, at=20)
    table.do("call", 3, at=20.3)
    assert times(table, "reaction_ms") == {3: 300}


@pytest.mark.rule("AMBUSH-RACE-10")
def test_cards_counted_during_an_ambush_phase_do_not_start_the_clock_anew() -> None:
    table = race([(1, 20.5, 0)], at=20)
    table.do("adjust", 0, target=0, counter="battlefield", to=9, at=20.7)
    table.do("call", 2, at=21)
    assert times(table, "reaction_ms") == {1: 500, 2: 1000}


@pytest.mark.rule("AMBUSH-RACE-11")
@pytest.mark.parametrize(
    ("us", "ms"), [(0, 0), (499, 0), (500, 1), (1499, 1), (1500, 2), (2499, 2), (2500, 3), (412499, 412)]
)
def test_milliseconds_are_rounded_to_the_nearest_with_halves_up(us: int, ms: int) -> None:
    table = race([(1, 20, 0), (2, (20_000_000 + us) / 1e6, us / 1e6)], at=20)
    assert table.told("press") == [{"fact": "press", "seat": 2, "reaction_ms": ms, "behind_ms": ms, "err_ms": ms}]
    table.do("close", 0)
    assert table.told("dead-heat") == [{"fact": "dead-heat", "seats": [1, 2], "gap_ms": ms}]


@pytest.mark.rule("AMBUSH-RACE-11")
def test_the_time_behind_is_a_difference_of_microseconds_not_of_rounded_times() -> None:
    table = race([(1, 20.0004, 0), (2, 20.0008, 0)], at=20)
    assert times(table, "reaction_ms") == {1: 0, 2: 1}
    assert times(table, "behind_ms") == {1: 0, 2: 0}


@pytest.mark.rule("AMBUSH-RACE-11")
def test_the_time_behind_follows_when_an_earlier_press_joins_and_the_fact_keeps_its_moment() -> None:
    table = race([(1, 20.5, 0)])
    told = [table.told("press")[0]["behind_ms"]]
    for seat, at in ((2, 20.7), (3, 20.1)):
        table.do("call", seat, at=at)
        told.append(table.told("press")[0]["behind_ms"])
    assert told == [0, 200, 0]
    assert times(table, "behind_ms") == {1: 400, 2: 600, 3: 0}


@pytest.mark.rule("AMBUSH-RACE-11", "AMBUSH-HEAT-05")
@pytest.mark.parametrize("closed", [True, False])
def test_the_time_behind_follows_when_the_earliest_press_leaves(closed: bool) -> None:
    table = race([(1, 20.5, 0), (2, 20.7, 0), (3, 20.1, 0)])
    if closed:
        table.do("close", 0)
    table.do("concede", 3)
    assert times(table, "behind_ms") == {1: 0, 2: 200}
