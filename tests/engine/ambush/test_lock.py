"""Lockout: once a call is being handled nobody calls again until it is over (AMBUSH-LOCK)."""

import pytest

from tests.engine.ambush.table import Table


def in_phase(phase: str) -> Table:
    """A call in a dead heat of seats 1 and 2, its window closed, brought as far as that phase."""
    table = Table(3, verify="declare", false_start="bar").begun().turns(4)
    table.do("call", 1, at=8)
    table.do("call", 2, at=8)
    table.do("close", 0)
    if phase != "capture":
        table.stop_all()
    if phase in ("heat", "aftermath"):
        table.do("declare", 0, ambush=0)
    if phase == "aftermath":
        table.do("roll", 1, roll=2)
        table.do("roll", 2, roll=5)
    assert table.view["phase"] == phase
    return table


@pytest.mark.rule("AMBUSH-LOCK-01", "AMBUSH-ORDER-02")
@pytest.mark.parametrize("press", [{}, {"at": 7.0, "err": 2.0}, {"at": 99.0}])
@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("phase", ["capture", "verify", "heat", "aftermath"])
def test_nobody_calls_from_the_close_of_the_window_to_the_end_of_the_phase(
    phase: str, seat: int, press: dict[str, float]
) -> None:
    table = in_phase(phase)
    assert table.refused("call", seat, **press) == "AMBUSH-LOCK-01"
    assert table.table["stats"][str(seat)]["false_starts"] == 0, "it is not a false start"
    assert "barred" not in table.seat(seat)["flags"]


@pytest.mark.rule("AMBUSH-LOCK-01")
def test_after_a_spoken_call_the_window_is_closed_from_the_start() -> None:
    table = Table().begun().turns(2)
    table.do("call", 1)
    assert table.refused("call", 2, at=1) == "AMBUSH-LOCK-01"


@pytest.mark.rule("AMBUSH-LOCK-01")
def test_a_barred_or_early_press_after_the_close_is_refused_and_no_false_start() -> None:
    table = Table(3, false_start="bar").begun().turns(1)
    table.do("call", 3)
    table.do("expose", 2, at=50)
    table.do("call", 1, at=51)
    table.do("close", 0)
    assert [table.refused("call", seat, at=1) for seat in (2, 3)] == ["AMBUSH-LOCK-01"] * 2
    assert [table.table["stats"][seat]["false_starts"] for seat in "123"] == [0, 0, 1]


@pytest.mark.rule("AMBUSH-LOCK-01", "AMBUSH-WIN-04")
@pytest.mark.parametrize("phase", ["capture", "verify", "aftermath"])
def test_a_destroyed_seat_is_refused_for_being_out(phase: str) -> None:
    table = in_phase(phase)
    table.do("concede", 1)
    assert table.view["phase"] == phase
    assert (table.refused("call", 1, at=9), table.refused("call", 3, at=9)) == ("AMBUSH-WIN-04", "AMBUSH-LOCK-01")


@pytest.mark.rule("AMBUSH-LOCK-02")
@pytest.mark.parametrize("again", [{"at": 7.5}, {"at": 9.0, "err": 3.0}, {}])
def test_a_second_press_of_a_seat_is_refused_and_its_first_one_stands(again: dict[str, float]) -> None:
    table = Table(3).begun().turns(3)
    table.do("call", 2, at=8)
    table.do("call", 1, at=8.2)
    assert [table.refused("call", seat, **again) for seat in (1, 2)] == ["AMBUSH-LOCK-02"] * 2
    table.do("close", 0)
    window = table.table["window"]
    assert window["callers"] == [2]
    assert [(press["seat"], press["behind_ms"]) for press in window["presses"]] == [(2, 0), (1, 200)]


@pytest.mark.rule("AMBUSH-LOCK-02")
def test_a_second_press_is_refused_and_no_false_start_even_when_it_claims_an_early_moment() -> None:
    table = Table(3).begun().turns(1)
    table.do("expose", 2, at=50)
    table.do("call", 1, at=51)
    assert table.refused("call", 1, at=3) == "AMBUSH-LOCK-02"
    assert table.table["stats"]["1"]["false_starts"] == 0


@pytest.mark.rule("AMBUSH-LOCK-03")
@pytest.mark.parametrize("good", [True, False])
def test_after_the_phase_the_last_caller_may_call_again_as_soon_as_two_cards_lie(good: bool) -> None:
    table = Table().begun().turns(2)
    table.do("call", 2, at=8)
    table.stop_all().do("declare", 0, ambush=2 if good else 0)
    assert table.table["window"]["verdict"] == ("good" if good else "false")
    table.do("ready", 0)
    assert (table.table["window"], table.table["calls_open"]) == (None, False)
    table.do("expose", 1)
    table.do("call", 2, at=20)
    assert table.told("false-start")[0]["why"] == "too-few"
    table.do("pass", 1)
    table.do("expose", 2)
    assert table.table["calls_open"]
    table.do("call", 2, at=30)
    assert [press["seat"] for press in table.table["window"]["presses"]] == [2]
    assert table.view["phase"] == "capture"
