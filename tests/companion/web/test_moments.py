"""When a press on a phone happened: what it says, as far as its way to the table lets that be true."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.web.moments import KEPT, LONGEST, UNMEASURED, UNSTEADY, RoundTrips, placed
from engine.ambush import GAME
from engine.ambyria import GAME as AMBYRIA
from engine.tash_kalar import GAME as TASH_KALAR

NOW = 100.0
CALL = {"do": "call", "seat": 1}


def span(reach: float = 0.05, **claim: Any) -> tuple[float, float]:
    """The first and the last moment at which the press may have been, as it is believed; to the microsecond."""
    action = placed(GAME, {**CALL, **claim}, NOW, reach).action
    return round(action["at"] - action["err"], 6), round(action["at"] + action["err"], 6)


def told(reach: float = 0.05, **claim: Any) -> Any:
    said = placed(GAME, {**CALL, **claim}, NOW, reach).told
    return said and (said.id, said.args)


@pytest.mark.rule("TABLE-MOMENT")
def test_a_claim_that_can_be_true_is_believed_and_the_bound_reaches_to_its_arrival() -> None:
    assert span(at=99.98, err=0.01) == (99.97, NOW)
    assert placed(GAME, {**CALL, "at": 99.98, "err": 0.01}, NOW, 0.05).told is None


@pytest.mark.rule("TABLE-MOMENT")
def test_a_tiny_error_makes_no_claim_surer_than_its_way() -> None:
    assert span(at=99.96, err=0.0) == span(at=99.96) == (99.96, NOW)


@pytest.mark.rule("TABLE-MOMENT")
@pytest.mark.parametrize("claim", [{"at": 99.0, "err": 0.01}, {"at": 0}, {"at": -5.0}, {"at": -(10**400), "err": 1.0}])
def test_nobody_is_believed_farther_back_than_the_way_and_is_told_so(claim: dict[str, float]) -> None:
    assert span(**claim) == (99.95, NOW)
    assert told(**claim)[0] == "press-too-early"


def test_what_is_told_names_both_times() -> None:
    assert told(at=99.1, err=0.01) == ("press-too-early", {"ago": 900, "most": 50})


@pytest.mark.rule("TABLE-MOMENT")
@pytest.mark.parametrize("err", [0.2, 1e300, 10**400])
def test_a_wide_error_reaches_no_farther_than_the_way(err: float) -> None:
    assert span(at=99.99, err=err) == (99.95, NOW)
    assert told(at=99.99, err=err) is None


@pytest.mark.parametrize("claim", [{"at": 100.2, "err": 0.01}, {"at": 1e300, "err": 0.01}, {"at": 10**400}])
def test_a_clock_that_is_ahead_is_not_believed(claim: dict[str, float]) -> None:
    assert span(**claim) == (99.95, NOW)
    assert told(**claim) == ("press-in-future", {})


def test_nothing_happens_in_the_future() -> None:
    assert span(at=100.003, err=0.01) == (99.993, NOW)


@pytest.mark.parametrize("claim", [{"at": "now"}, {"at": True}, {"at": 99.9, "err": -1}, {"at": 99.9, "err": "x"}])
def test_what_is_no_moment_is_left_for_the_game_to_refuse(claim: dict[str, Any]) -> None:
    assert placed(GAME, {**CALL, **claim}, NOW, 0.05).action == {**CALL, **claim}


@pytest.mark.parametrize("game", [GAME, AMBYRIA])
def test_a_press_of_a_phone_without_a_moment_has_just_come(game: Any) -> None:
    assert placed(game, CALL, NOW, 0.05, phone=True).action == {**CALL, "at": 99.975, "err": pytest.approx(0.025)}
    odd = {**CALL, "err": 0.01}
    assert placed(game, odd, NOW, 0.05, phone=True).action == odd, "an error of no moment: the game refuses it"


def test_a_call_on_which_the_players_agree_has_no_moment() -> None:
    assert placed(GAME, CALL, NOW, 0.05).action == CALL


def test_everything_that_is_no_press_happens_on_arrival() -> None:
    expose = {"do": "expose", "seat": 1}
    assert placed(GAME, {**expose, "at": 3.0}, NOW, 0.05, phone=True).action == expose
    assert placed(GAME, expose, NOW, 0.05, phone=True).action == expose


def test_an_unknown_verb_is_left_alone() -> None:
    assert placed(GAME, {"do": "fly", "at": 3.0}, NOW, 0.05).action == {"do": "fly", "at": 3.0}


def test_a_square_is_no_moment() -> None:
    place = {"do": "place", "seat": 1, "at": "e5"}
    assert placed(TASH_KALAR, place, NOW, 0.05).action == place


numbers = st.floats(allow_nan=False) | st.integers(-(10**20), 10**20)


@given(numbers, st.none() | numbers.filter(lambda err: err >= 0), st.floats(0, LONGEST))
def test_whatever_is_claimed_the_bound_holds_the_arrival_and_nothing_before_the_way(
    moment: float, err: Any, reach: float
) -> None:
    first, last = span(reach, at=moment, **({} if err is None else {"err": err}))
    assert last == NOW
    assert round(NOW - reach, 6) <= first <= NOW


# The trips


def measured(*seconds: float) -> RoundTrips:
    trips = RoundTrips()
    for place, trip in enumerate(seconds):
        assert trips.answered(trips.ask(float(place)), place + trip)
    return trips


def test_a_page_that_answers_is_as_far_as_its_quickest_answer() -> None:
    assert measured(0.08, 0.02, 0.3).half == pytest.approx(0.01)


def test_a_steady_way_is_believed_for_a_round_trip() -> None:
    assert measured(0.02).reach == measured(0.02, 0.021, 0.02).reach == pytest.approx(0.02 + UNSTEADY)


def test_a_way_that_varies_is_believed_for_as_much_more() -> None:
    assert measured(0.02, 0.06, 0.03).reach == pytest.approx(0.01 + 0.04 + UNSTEADY)


@given(st.lists(st.floats(0, 10), min_size=1, max_size=20))
def test_however_late_a_page_answers_it_is_not_believed_beyond_what_a_table_knows(seconds: list[float]) -> None:
    assert measured(*seconds).reach <= LONGEST


def test_a_page_that_never_answered_is_taken_to_be_far() -> None:
    assert (RoundTrips().half, RoundTrips().reach) == (None, UNMEASURED)
    assert UNMEASURED <= LONGEST


def test_an_answer_to_no_question_measures_nothing() -> None:
    trips = RoundTrips()
    number = trips.ask(1.0)
    assert trips.answered(number, 1.5)
    assert not trips.answered(number, 1.5001)
    assert not trips.answered(number + 1, 1.5)
    assert trips.half == pytest.approx(0.25)


def test_nobody_can_answer_a_question_before_it_came() -> None:
    trips = RoundTrips()
    numbers = {trips.ask(0.0) for _ in range(100)}
    assert len(numbers) == 100
    assert min(numbers) > 100, "the numbers are no series: this fails once in 10 000 000 000 000"


def test_what_was_measured_long_ago_is_forgotten() -> None:
    assert measured(0.001, *[0.1] * KEPT).half == pytest.approx(0.05)


def test_questions_that_nobody_answers_do_not_pile_up() -> None:
    trips = RoundTrips()
    first = trips.ask(0.0)
    for second in range(1, 100):
        trips.ask(float(second))
    assert not trips.answered(first, 100.0)
