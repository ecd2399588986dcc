"""Who called first, for any presses in any order of arrival: properties, and a judge of our own to compare with."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.ambush import GAME
from engine.history import History
from tests.engine.ambush.table import Table
from tests.examples import examples

Presses = dict[int, tuple[float, float]]
"""Moment and error of each seat's press, in the order in which they arrive."""

LAID_US = 12_400_000
"""When the last card was laid, in microseconds; the presses below lie around it."""

arbitration = examples(60, 500)


def _waiting() -> Table:
    """Four seats, three cards; the last was laid at a known moment, but when calls opened is not known."""
    table = Table(4).begun().turns(2)
    table.do("expose", 3, at=LAID_US / 1e6)
    return table


WAITING = _waiting().state

near = st.integers(-60, 60)
"""Microseconds apart, as close as errors are."""
far = st.integers(-2_000_000, 2_000_000)
quarters = st.sampled_from([0, 25, 50, 75])
"""Hundredths of a microsecond: finer than what is compared, halves among them."""


@st.composite
def moments(draw: st.DrawFn) -> float:
    return float(f"{LAID_US + draw(st.one_of(near, near, far))}.{draw(quarters):02}e-6")


errors = st.builds(
    lambda us, part: float(f"{us}.{part:02}e-6"),
    st.one_of(st.just(0), st.integers(0, 60), st.integers(0, 300_000)),
    quarters,
)
seats = st.lists(st.sampled_from([1, 2, 3, 4]), min_size=2, max_size=4, unique=True)


@st.composite
def races(draw: st.DrawFn) -> Presses:
    return {seat: (draw(moments()), draw(errors)) for seat in draw(seats)}


def pressed(presses: Presses) -> Table:
    """These presses have arrived, one after the other."""
    table = Table(4)
    table.history = History(GAME, WAITING)
    for seat, (at, err) in presses.items():
        table.do("call", seat, at=at, err=err)
    return table


def closed(presses: Presses) -> Table:
    table = pressed(presses)
    table.do("close", 0)
    return table


def window(table: Table) -> dict[str, Any]:
    seen: dict[str, Any] = table.table["window"]
    return seen


def callers(presses: Presses) -> list[int]:
    found: list[int] = window(closed(presses))["callers"]
    return found


def us(seconds: float) -> int:
    """As it was written, in whole microseconds; round() of a fraction takes the nearest, and halves to even."""
    return round(Fraction(repr(seconds)) * 1_000_000)


def ms(microseconds: int) -> int:
    """The nearest millisecond, halves up."""
    whole, rest = divmod(Fraction(microseconds, 1000), 1)
    return int(whole) + (rest >= Fraction(1, 2))


def spans(presses: Presses) -> dict[int, tuple[int, int]]:
    """From when to when each press may have happened."""
    return {seat: (us(at) - us(err), us(at) + us(err)) for seat, (at, err) in presses.items()}


def may_be_first(seat: int, presses: Presses) -> bool:
    """Whether this press could have come before or with each other one: nobody else's was surely over before it."""
    began = spans(presses)[seat][0]
    return not any(ended < began for _, ended in spans(presses).values())


@pytest.mark.rule("AMBUSH-RACE-04", "AMBUSH-RACE-07", "AMBUSH-RACE-08", "AMBUSH-RACE-09")
@arbitration
@given(races())
@example({1: (12.4, 0.003), 2: (12.404, 0.0), 3: (12.405, 0.004)})
@example({3: (20.48, 0.002), 1: (20.455, 0.002)})
def test_a_judge_of_our_own_finds_the_same_callers(presses: Presses) -> None:
    expected = [seat for seat in sorted(presses) if may_be_first(seat, presses)]
    table = closed(presses)
    assert window(table)["callers"] == expected
    assert window(table)["heat"] is (len(expected) > 1)
    if len(expected) == 1:
        assert table.facts == [{"fact": "called", "seat": expected[0]}]
    else:
        tied = [us(presses[seat][0]) for seat in expected]
        assert table.facts == [{"fact": "dead-heat", "seats": expected, "gap_ms": ms(max(tied) - min(tied))}]


@pytest.mark.rule("AMBUSH-RACE-02", "AMBUSH-RACE-09")
@arbitration
@given(races(), st.data())
def test_the_order_of_arrival_changes_nothing(presses: Presses, data: st.DataObject) -> None:
    shuffled = dict(data.draw(st.permutations(list(presses.items()))))
    assert closed(presses).view == closed(shuffled).view


@pytest.mark.rule("AMBUSH-RACE-09")
@arbitration
@given(races(), st.permutations([1, 2, 3, 4]))
def test_seats_that_change_places_change_places_among_the_callers(presses: Presses, places: list[int]) -> None:
    moved = {places[seat - 1]: press for seat, press in presses.items()}
    assert callers(moved) == sorted(places[seat - 1] for seat in callers(presses))


@pytest.mark.rule("AMBUSH-RACE-07", "AMBUSH-RACE-08")
@arbitration
@given(races())
def test_the_smallest_moment_is_always_among_the_callers(presses: Presses) -> None:
    smallest = min(us(at) for at, _ in presses.values())
    earliest = {seat for seat, (at, _) in presses.items() if us(at) == smallest}
    assert earliest <= set(callers(presses))


@pytest.mark.rule("AMBUSH-RACE-07")
@arbitration
@given(races())
def test_every_caller_reaches_the_earliest_sure_moment_and_nobody_else_does(presses: Presses) -> None:
    sure = min(ended for _, ended in spans(presses).values())
    reaching = {seat for seat, (began, _) in spans(presses).items() if began <= sure}
    assert set(callers(presses)) == reaching


@pytest.mark.rule("AMBUSH-RACE-09")
@arbitration
@given(races())
def test_without_errors_only_equal_moments_tie(presses: Presses) -> None:
    exact = {seat: (at, 0.0) for seat, (at, _) in presses.items()}
    smallest = min(us(at) for at, _ in exact.values())
    assert callers(exact) == sorted(seat for seat, (at, _) in exact.items() if us(at) == smallest)


@pytest.mark.rule("AMBUSH-RACE-07")
@arbitration
@given(races(), st.data())
def test_a_larger_error_takes_nobody_out_of_the_callers(presses: Presses, data: st.DataObject) -> None:
    unsure = data.draw(st.sampled_from(list(presses)))
    at, err = presses[unsure]
    vaguer = {**presses, unsure: (at, err + data.draw(errors))}
    assert set(callers(presses)) <= set(callers(vaguer))


@pytest.mark.rule("AMBUSH-RACE-07")
@arbitration
@given(races(), st.integers(0, 5_000_000))
def test_only_differences_count_and_not_what_the_clock_says(presses: Presses, later: int) -> None:
    moved = {seat: ((us(at) + later) / 1e6, err) for seat, (at, err) in presses.items()}
    assert callers(moved) == callers(presses)


@pytest.mark.rule("AMBUSH-RACE-12", "AMBUSH-LOCK-01", "AMBUSH-ORDER-02")
@arbitration
@given(races(), moments(), errors)
def test_a_press_after_the_close_changes_nothing(presses: Presses, at: float, err: float) -> None:
    table = closed(presses)
    before = table.view
    for seat in (1, 2, 3, 4):
        assert table.refused("call", seat, at=at, err=err) == "AMBUSH-LOCK-01"
    assert table.view == before


@pytest.mark.rule("AMBUSH-LOCK-02")
@arbitration
@given(races(), moments(), errors)
def test_a_second_press_of_a_seat_changes_nothing(presses: Presses, at: float, err: float) -> None:
    table = pressed(presses)
    for seat in presses:
        assert table.refused("call", seat, at=at, err=err) == "AMBUSH-LOCK-02"
    table.do("close", 0)
    assert table.view == closed(presses).view


@pytest.mark.rule("AMBUSH-RACE-10", "AMBUSH-RACE-11")
@arbitration
@given(races())
def test_reaction_times_and_times_behind_are_exact_to_the_millisecond_and_never_negative(presses: Presses) -> None:
    first = min(us(at) for at, _ in presses.values())
    in_order = sorted(presses, key=lambda seat: (us(presses[seat][0]), seat))
    times = window(closed(presses))["presses"]
    assert times == [
        {
            "seat": seat,
            "reaction_ms": ms(max(0, us(presses[seat][0]) - LAID_US)),
            "behind_ms": ms(us(presses[seat][0]) - first),
        }
        for seat in in_order
    ]
    assert all(press["reaction_ms"] >= 0 and press["behind_ms"] >= 0 for press in times)


@pytest.mark.rule("AMBUSH-RACE-11")
@arbitration
@given(races())
def test_each_press_is_told_as_it_stands_when_it_arrives(presses: Presses) -> None:
    table = pressed({})
    arrived: list[int] = []
    for seat, (at, err) in presses.items():
        table.do("call", seat, at=at, err=err)
        arrived.append(us(at))
        (told,) = table.told("press")
        assert (told["behind_ms"], told["err_ms"]) == (ms(us(at) - min(arrived)), ms(us(err)))


@pytest.mark.rule("AMBUSH-HEAT-05", "AMBUSH-RACE-11")
@arbitration
@given(races(), st.data())
def test_who_leaves_before_the_close_might_as_well_not_have_pressed(presses: Presses, data: st.DataObject) -> None:
    gone = data.draw(st.sampled_from(list(presses)))
    table = pressed(presses)
    table.do("concede", gone)
    table.do("close", 0)
    left = closed({seat: press for seat, press in presses.items() if seat != gone})
    assert window(table) == window(left)
