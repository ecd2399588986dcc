"""Presses at a forbidden moment: what counts as one, which reason is told, and how long a bar lasts (AMBUSH-CALL)."""

from typing import Any

import pytest

from engine.history import History
from tests.engine.ambush.table import Table


def opened(seats: int = 2, at: float | None = None, **options: Any) -> Table:
    """Two cards lie there, seat 2 is in `play`; the expose that opened the calls happened at `at`."""
    table = Table(seats, **options).begun().turns(1)
    table.do("expose", 2, **({} if at is None else {"at": at}))
    return table


def why(table: Table, seat: int, **press: float) -> str | None:
    """The reason of a false start, or None when the press was a call."""
    table.do("call", seat, **press)
    return next((str(fact["why"]) for fact in table.told("false-start")), None)


def barred(table: Table) -> list[int]:
    return [seat["seat"] for seat in table.view["seats"] if "barred" in seat["flags"]]


# What a false start is


@pytest.mark.rule("AMBUSH-CALL-08", "AMBUSH-STATS-04")
@pytest.mark.parametrize("press", [{}, {"at": 7.0, "err": 0.5}])
def test_a_false_start_is_counted_and_told_and_changes_nothing_else(press: dict[str, float]) -> None:
    table = Table(3).begun().turns(1)
    before = table.state
    facts = table.do("call", 2, **press)
    assert facts == [{"fact": "false-start", "seat": 2, "why": "too-few", "count": 1}]
    assert table.table["stats"]["2"]["false_starts"] == 1
    assert table.state.with_seat(2, stats=before.seat(2).stats) == before


@pytest.mark.rule("AMBUSH-CALL-08")
def test_false_starts_are_counted_for_each_seat_on_its_own() -> None:
    table = Table(3).begun()
    for seat in (1, 3, 3):
        table.do("call", seat)
    assert table.told("false-start")[0]["count"] == 2
    assert [table.table["stats"][seat]["false_starts"] for seat in "123"] == [1, 0, 2]


@pytest.mark.rule("AMBUSH-CALL-09")
@pytest.mark.parametrize("press", [{}, {"at": 7.0}])
def test_with_fewer_than_two_cards_lying_a_call_is_a_false_start(press: dict[str, float]) -> None:
    table = Table().begun()
    assert (why(table, 2, **press), table.table["battlefield"]) == ("too-few", 0)
    table.do("expose", 1)
    assert (why(table, 2, **press), table.table["battlefield"]) == ("too-few", 1)
    table.do("pass", 1)
    assert (why(table, 2, **press), table.table["battlefield"]) == ("too-few", 1)
    table.do("expose", 2)
    assert (why(table, 2, **press), table.table["battlefield"]) == (None, 2)


# Which reason counts


@pytest.mark.rule("AMBUSH-CALL-10")
def test_an_effect_counts_before_too_few_cards_a_bar_and_an_early_moment() -> None:
    table = Table(false_start="bar").begun()
    table.do("adjust", 0, target=0, counter="battlefield", to=2, at=50)
    table.do("adjust", 0, target=0, counter="battlefield", to=0)
    table.do("expose", 1)
    table.do("call", 2)
    table.do("play", 1, card="archer")
    assert (table.table["battlefield"], barred(table)) == (1, [2])
    assert why(table, 2, at=1) == "effect"


@pytest.mark.rule("AMBUSH-CALL-10")
def test_too_few_cards_count_before_a_bar_and_an_early_moment() -> None:
    table = Table(false_start="bar").begun()
    table.do("adjust", 0, target=0, counter="battlefield", to=2, at=50)
    table.do("adjust", 0, target=0, counter="battlefield", to=1)
    assert (why(table, 2, at=1), barred(table)) == ("too-few", [2])
    assert why(table, 2, at=1) == "too-few"


@pytest.mark.rule("AMBUSH-CALL-10")
def test_a_bar_counts_before_an_early_moment() -> None:
    table = opened(at=50, false_start="bar")
    assert why(table, 1, at=1) == "early"
    assert why(table, 1, at=1) == "barred"


@pytest.mark.rule("AMBUSH-CALL-10")
def test_a_press_that_joins_is_never_too_few_however_few_cards_are_left() -> None:
    table = opened(3)
    table.do("call", 1, at=60)
    table.do("capture", 1)
    table.do("capture", 1)
    assert table.table["battlefield"] == 0
    assert why(table, 2, at=60.1) is None
    assert [press["seat"] for press in table.table["window"]["presses"]] == [1, 2]


@pytest.mark.rule("AMBUSH-CALL-10", "AMBUSH-RACE-03")
def test_a_press_that_would_join_may_be_early_and_then_barred() -> None:
    table = opened(3, at=50, false_start="bar")
    table.do("call", 1, at=60)
    assert why(table, 2, at=49) == "early"
    assert why(table, 2, at=49) == "barred"
    assert why(table, 2, at=60) == "barred"
    assert (table.view["phase"], [press["seat"] for press in table.table["window"]["presses"]]) == ("capture", [1])


# Early presses


@pytest.mark.rule("AMBUSH-CALL-11")
@pytest.mark.parametrize(
    ("at", "err", "reason"),
    [
        (49.95, 0.01, "early"), (49.95, 0.05, None), (49.95, 0.049999, "early"), (49.999999, 0, "early"),
        (50, 0, None), (50.4, 0.9, None), (0, 49.999999, "early"), (0, 50, None),
    ],
)  # fmt: skip
def test_a_press_is_early_when_even_with_its_error_it_comes_before_calls_opened(
    at: float, err: float, reason: str | None
) -> None:
    assert why(opened(at=50), 1, at=at, err=err) == reason


@pytest.mark.rule("AMBUSH-CALL-11", "AMBUSH-RACE-10")
def test_a_late_message_that_reaches_the_opening_has_reacted_in_no_time() -> None:
    table = opened(at=50)
    assert why(table, 1, at=49.95, err=0.05) is None
    assert table.told("press") == [{"fact": "press", "seat": 1, "reaction_ms": 0, "behind_ms": 0, "err_ms": 50}]


@pytest.mark.rule("AMBUSH-CALL-11", "AMBUSH-RACE-04")
def test_early_is_judged_in_microseconds_and_not_in_broken_fractions() -> None:
    assert 0.7 + 0.1 < 0.8, "what a sum of binary fractions would say"
    assert why(opened(at=0.8), 1, at=0.7, err=0.1) is None


@pytest.mark.rule("AMBUSH-CALL-11")
def test_nothing_is_early_when_the_opening_has_no_moment() -> None:
    assert why(opened(), 1, at=0) is None


@pytest.mark.rule("AMBUSH-CALL-11")
def test_a_spoken_call_is_never_early() -> None:
    assert why(opened(at=50), 1) is None


@pytest.mark.rule("AMBUSH-CALL-11")
@pytest.mark.parametrize(("at", "reason"), [(50, None), (49.9, "early")])
def test_cards_laid_while_calls_are_open_do_not_move_the_moment_of_opening(at: float, reason: str | None) -> None:
    table = opened(at=50)
    table.do("play", 2, card="footman", at=60)
    table.do("expose", 1, at=70)
    assert why(table, 1, at=at) == reason


@pytest.mark.rule("AMBUSH-CALL-11")
@pytest.mark.parametrize(("end", "at", "reason"), [({"at": 80}, 79.9, "early"), ({"at": 80}, 80, None), ({}, 45, None)])
def test_the_end_of_an_effect_opens_calls_anew(end: dict[str, float], at: float, reason: str | None) -> None:
    table = opened(at=50)
    table.do("play", 2, card="archer", at=60)
    table.do("place", 2, at=70)
    table.do("place", 2, **end)
    assert why(table, 1, at=at) == reason


@pytest.mark.rule("AMBUSH-CALL-11")
def test_a_correction_of_the_referee_may_be_what_opens_calls() -> None:
    table = Table().begun()
    table.do("adjust", 0, target=0, counter="battlefield", to=2, at=30)
    assert why(table, 1, at=29) == "early"
    assert why(table, 1, at=30) is None


# The bar


@pytest.mark.rule("AMBUSH-CALL-12")
def test_nobody_is_barred_unless_the_option_says_so() -> None:
    table = Table().begun()
    table.do("call", 2)
    assert (table.told("barred"), barred(table)) == ([], [])
    table.turns(1).do("expose", 2)
    assert why(table, 2) is None


@pytest.mark.rule("AMBUSH-CALL-12")
@pytest.mark.parametrize(
    ("reason", "press"),
    [("effect", {}), ("effect", {"at": 1}), ("too-few", {}), ("too-few", {"at": 1}), ("early", {"at": 1})],
)
def test_every_kind_of_false_start_bars_pressed_or_spoken(reason: str, press: dict[str, float]) -> None:
    table = opened(at=50, false_start="bar")
    if reason == "effect":
        table.do("play", 2, card="archer")
    if reason == "too-few":
        table.do("adjust", 0, target=0, counter="battlefield", to=1)
    assert why(table, 1, **press) == reason
    assert table.told("barred") == [{"fact": "barred", "seat": 1}]
    assert barred(table) == [1]


@pytest.mark.rule("AMBUSH-CALL-12")
@pytest.mark.parametrize("press", [{}, {"at": 90.0}])
def test_calls_of_a_barred_seat_are_false_starts_pressed_or_spoken(press: dict[str, float]) -> None:
    table = opened(at=50, false_start="bar")
    table.do("call", 1, at=1)
    assert why(table, 1, **press) == "barred"
    assert table.told("barred") == [], "it is barred already"
    assert table.view["phase"] == "play"
    assert why(table, 2, **press) is None, "others call as ever"


@pytest.mark.rule("AMBUSH-CALL-12")
def test_a_bar_ends_when_the_second_next_turn_begins() -> None:
    table = Table(3, false_start="bar").begun().turns(3)
    table.do("expose", 1)
    table.do("play", 1, card="archer", target=2)
    assert why(table, 3) == "effect"
    table.do("place", 1)
    table.do("place", 1)
    assert (table.view["turn"], barred(table)) == (2, [3])
    table.do("expose", 2)
    assert barred(table) == [3]
    table.do("pass", 2)
    assert table.told("unbarred") == [{"fact": "unbarred", "seat": 3}]
    assert (table.view["turn"], barred(table)) == (3, [])
    assert why(table, 3, at=1) is None


@pytest.mark.rule("AMBUSH-CALL-12")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_a_bar_is_as_long_for_every_seat_whoever_is_on_turn(seat: int) -> None:
    table = Table(4, false_start="bar").begun()
    table.do("call", seat)
    assert barred(table.turns(1)) == [seat]
    assert barred(table.turns(1)) == []


@pytest.mark.rule("AMBUSH-CALL-12")
def test_a_further_false_start_begins_the_bar_anew() -> None:
    table = Table(4, false_start="bar").begun().turns(3)
    table.do("adjust", 0, target=0, counter="battlefield", to=1)
    table.do("call", 3)
    table.turns(1)
    assert (why(table, 3), barred(table)) == ("barred", [3])
    table.turns(1)
    assert barred(table) == [3]
    table.turns(1)
    assert barred(table) == []


@pytest.mark.rule("AMBUSH-CALL-12", "AMBUSH-WIN-10")
def test_turns_of_destroyed_players_do_not_shorten_a_bar() -> None:
    table = Table(4, false_start="bar").begun()
    table.do("concede", 2)
    table.do("call", 1)
    table.turns(1)
    assert (table.view["turn"], barred(table)) == (3, [1])
    table.turns(1)
    assert (table.view["turn"], barred(table)) == (4, [])


@pytest.mark.rule("AMBUSH-CALL-12")
def test_a_bar_ends_with_the_ambush_phase_and_not_before() -> None:
    table = opened(3, at=50, false_start="bar")
    table.do("call", 1, at=1)
    table.do("call", 3, at=60)
    assert (why(table, 1, at=60), barred(table)) == ("barred", [1])
    table.do("capture", 1)
    table.stop_all()
    assert (table.view["phase"], barred(table)) == ("verify", [1])
    table.do("declare", 1, ambush=0)
    table.do("declare", 0, ambush=0)
    assert (table.view["phase"], barred(table)) == ("aftermath", [1])
    table.do("ready", 2)
    assert table.told("unbarred") == [{"fact": "unbarred", "seat": 1}]
    assert barred(table) == []


@pytest.mark.rule("AMBUSH-CALL-12", "AMBUSH-ORDER-03")
def test_a_false_start_taken_back_takes_its_bar_with_it() -> None:
    table = Table(false_start="bar").begun()
    history: History = table.history
    table.do("call", 2)
    assert history.undo() is None
    assert (barred(table), table.table["stats"]["2"]["false_starts"]) == ([], 0)
