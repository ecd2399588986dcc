"""Who was first: every link is asked, one answer of each closes the window, and half a second is the longest wait."""

import pytest

from companion.session import Session, start
from engine.refusal import Refusal
from hardware.clock import SimulatedClock
from hardware.virtual import Drift, Late, Lost, Repeated, Unplugged, VirtualTable
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening, header, tagged


def ready(begin: Begin, seats: int = 3) -> Evening:
    """Two Ambush cards lie there; the last was laid two seconds ago."""
    evening = begin(seats).begun().lying("ambush", "ambush")
    return evening.wait(1.0)


def presses(evening: Evening) -> list[tuple[int, int]]:
    """Who pressed, and how many milliseconds behind the first."""
    return [(press["seat"], press["behind_ms"]) for press in evening.window["presses"]]


def closed(evening: Evening) -> bool:
    return not evening.window["open"]


def test_when_all_links_answer_at_once_the_window_closes_at_once(begin: Begin) -> None:
    evening = ready(begin).press("seat2.call")
    assert closed(evening)
    assert evening.window["callers"] == [2]
    assert [entry.actions[0]["do"] for entry in evening.written()][-2:] == ["call", "close"]
    evening.wait(2.0)
    assert evening.written()[-1].actions[0]["do"] == "close", "once"


def test_the_window_waits_for_a_late_link_and_no_longer(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.08))
    evening.press("seat2.call").wait(0.079)
    assert not closed(evening)
    evening.wait(0.001)
    assert closed(evening)


def test_a_link_that_never_answers_holds_nobody_up_for_longer_than_half_a_second(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Lost(resent=None))
    evening.press("seat2.call").wait(0.499)
    assert not closed(evening)
    evening.wait(0.001)
    assert closed(evening)
    assert evening.window["callers"] == [2]


def test_a_link_that_answers_after_half_a_second_changes_nothing(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.7))
    evening.press("seat2.call").wait(0.6)
    rows = evening.rows()
    evening.wait(1.0)
    assert evening.rows() == rows


def test_a_link_that_is_unplugged_is_not_asked(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Unplugged())
    assert closed(evening.press("seat2.call"))


def test_a_link_that_is_unplugged_while_it_is_asked(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.1))
    evening.press("seat2.call").table.fault("seat3", Unplugged())
    assert not closed(evening.wait(0.4))
    assert closed(evening.wait(0.1))


def test_a_press_that_comes_late_still_joins_and_wins_by_its_true_time(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.08))
    evening.press("seat3.call").wait(0.02).press("seat2.call")
    assert presses(evening) == [(2, 0)]
    evening.wait(0.08)
    assert closed(evening)
    assert presses(evening) == [(3, 0), (2, 20)]
    assert evening.window["callers"] == [3]


def test_a_press_that_is_lost_and_sent_again_still_wins(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Lost(resent=0.25))
    evening.press("seat3.call").wait(0.01).press("seat2.call").wait(0.3)
    assert (closed(evening), evening.window["callers"]) == (True, [3])


def test_a_press_after_the_close_is_too_late(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.7))
    evening.press("seat3.call").wait(0.02).press("seat2.call").wait(0.5)
    assert evening.window["callers"] == [2]
    evening.wait(0.3)
    assert evening.told[-1] == "ambush-called-already"
    assert evening.window["callers"] == [2]


def test_two_presses_closer_than_their_errors_are_a_dead_heat(begin: Begin) -> None:
    evening = ready(begin)
    for seat in (2, 3):
        evening.table.fault(f"seat{seat}", Drift(ppm=20.0))
        evening.table.fault(f"seat{seat}", Late(by=0.05))
    evening.wait(60.0).press("seat2.call").wait(0.005).press("seat3.call").wait(0.1)
    assert evening.window["callers"] == [2, 3]
    assert "dead-heat" in evening.facts


def test_the_same_answer_twice_counts_once(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat1", Repeated(after=0.01))
    evening.table.fault("seat3", Late(by=0.08))
    assert not closed(evening.press("seat2.call").wait(0.07))
    assert closed(evening.wait(0.01))


def test_a_call_on_a_screen_asks_the_links_too(begin: Begin) -> None:
    evening = ready(begin)
    done = evening.session.act({"do": "call", "seat": 2, "at": evening.session.now(), "err": 0.01})
    assert not isinstance(done, Refusal)
    assert closed(evening.wait(0.0))
    later = evening.rows()
    assert evening.wait(1.0).rows() == later


def test_a_screen_waits_for_a_late_press_as_well(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.08))
    evening.press("seat3.call").wait(0.05)
    evening.session.act({"do": "call", "seat": 2, "at": evening.session.now()})
    evening.wait(0.1)
    assert evening.window["callers"] == [3]


def test_a_table_without_devices_closes_by_itself(begin: Begin) -> None:
    evening, clock = begin(), SimulatedClock(5.0)
    table = VirtualTable.of_seats(2, clock, roles=())
    session = start(header(2), (), evening.log, table, clock, tagged)
    assert isinstance(session, Session)
    for action in ("first 0", "expose 1", "pass 1", "expose 2", "pass 2"):
        do, seat = action.split()
        session.act({"do": do, "seat": int(seat)} | ({"first": 1} if do == "first" else {}))
    session.act({"do": "call", "seat": 1, "at": 5.0})
    clock.advance(0.0)
    assert session.view().table.window["callers"] == [1]


def test_an_answer_to_an_earlier_question_is_not_taken_for_the_last(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.08))
    evening.press("seat2.call").wait(0.06)
    evening.session.undo()
    evening.press("seat1.call").wait(0.03)
    assert not closed(evening), "this was the answer to the first question"
    assert closed(evening.wait(0.05))
    assert evening.window["callers"] == [1]


@pytest.mark.parametrize("ppm", [-150.0, 150.0])
def test_a_link_whose_clock_is_off_answers_all_the_same(begin: Begin, ppm: float) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Drift(ppm=ppm))
    evening.wait(600.0).press("seat2.call")
    assert closed(evening)


def test_undo_of_the_call_lets_nobody_close(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.08))
    evening.press("seat2.call").press("table.undo").wait(1.0)
    assert evening.view.phase == "expose"
    assert [entry.kind for entry in evening.written()][-2:] == ["do", "undo"]


def test_after_redo_the_links_are_asked_again(begin: Begin) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.08))
    evening.press("seat2.call").press("table.undo").wait(1.0)
    assert evening.session.redo() is None
    assert not closed(evening)
    assert closed(evening.wait(0.08))


def test_a_window_that_was_open_when_the_plug_was_pulled_is_closed_after_the_restart(
    begin: Begin, again: Begin
) -> None:
    evening = ready(begin)
    evening.table.fault("seat3", Late(by=0.08))
    evening.press("seat2.call")
    state = evening.state()
    evening.close()
    later = again()
    assert later.state() == state, "at first everything is as it was"
    assert closed(later.wait(0.0))
    assert later.window["callers"] == [2]
