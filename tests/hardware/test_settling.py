"""Switches that flicker: one change each, at the moment at which it began."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.clock import Moment
from hardware.settling import Change, Settling

WINDOW = 0.03


def test_a_change_counts_once_it_has_held() -> None:
    settling = Settling(WINDOW)
    settling.see("e5", True, Moment(1.0, 0.001))
    assert settling.due() == 1.0 + WINDOW
    assert settling.settled(1.02) == []
    assert settling.settled(1.03) == [Change("e5", True, Moment(1.0, 0.001))]
    assert settling.standing == {"e5"}
    assert (settling.due(), settling.settled(9.0)) == (None, [])


def test_a_switch_that_bounces_tells_when_it_first_moved() -> None:
    settling = Settling(WINDOW, ["e5"])
    for step, closed in enumerate([False, True, False, True, False]):
        settling.see("e5", closed, Moment(1.0 + step / 100, 0.0))
    assert settling.settled(1.06) == []
    assert settling.settled(1.07) == [Change("e5", False, Moment(1.0, 0.0))]


def test_a_flicker_is_no_change() -> None:
    settling = Settling(WINDOW)
    settling.see("e5", True, Moment(1.0, 0.0))
    settling.see("e5", False, Moment(1.01, 0.0))
    assert settling.settled(2.0) == []
    settling.see("e5", True, Moment(3.0, 0.0))
    assert settling.settled(4.0)[0].moment.at == 3.0, "the flicker before is forgotten"


def test_a_piece_lands_once_it_has_rested_and_leaves_at_once() -> None:
    settling = Settling(WINDOW, ["e5"], rest=0.2)
    settling.see("e6", True, Moment(1.0, 0.0))
    settling.see("e5", False, Moment(1.05, 0.0))
    assert settling.due() == 1.05 + WINDOW
    assert settling.settled(1.1) == [Change("e5", False, Moment(1.05, 0.0))], "it closed the next switch before"
    assert settling.due() == 1.2
    assert settling.settled(1.2) == [Change("e6", True, Moment(1.0, 0.0))]


def test_what_began_first_is_told_first_and_a_lift_before_a_landing() -> None:
    settling = Settling(WINDOW, ["a1"])
    settling.see("b2", True, Moment(2.0, 0.0))
    settling.see("c3", True, Moment(1.0, 0.0))
    settling.see("a1", False, Moment(2.0, 0.0))
    assert [change.square for change in settling.settled(3.0)] == ["c3", "a1", "b2"]


steps = st.lists(st.tuples(st.sampled_from("abc"), st.booleans(), st.floats(0.0, 0.1)), max_size=40)


@given(steps)
def test_what_was_told_is_what_the_switches_say_once_they_rest(moves: list[tuple[str, bool, float]]) -> None:
    settling, now, told, truth = Settling(WINDOW), 0.0, set[str](), set[str]()
    for square, closed, pause in moves:
        now += pause
        (truth.add if closed else truth.discard)(square)
        settling.see(square, closed, Moment(now, 0.0))
        for change in settling.settled(now):
            assert change.stands != (change.square in told), "nothing is told twice"
            (told.add if change.stands else told.remove)(change.square)
    for change in settling.settled(now + WINDOW):
        (told.add if change.stands else told.remove)(change.square)
    assert told == truth == settling.standing
    assert settling.due() is None
