"""When a press on a phone happened: what it claims, as far as that can be true."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.web.moments import KEPT, UNMEASURED, RoundTrips, placed
from engine.ambush import GAME
from engine.tash_kalar import GAME as TASH_KALAR

NOW = 100.0


def at(half: float = 0.005, **claim: Any) -> tuple[Any, Any]:
    action = placed(GAME, {"do": "call", "seat": 1, **claim}, NOW, half)
    return action.get("at"), action.get("err")


def test_a_claim_that_can_be_true_is_believed() -> None:
    assert at(at=99.8, err=0.012) == (99.8, 0.012)


def test_no_moment_is_truer_than_half_the_way() -> None:
    assert at(0.02, at=99.8, err=0.001) == (99.8, 0.02)
    assert at(0.02, at=99.8) == (99.8, 0.02)


def test_nothing_happens_in_the_future() -> None:
    assert at(at=100.003, err=0.01) == (NOW, 0.01)


@pytest.mark.parametrize(
    "claim",
    [
        {"at": 100.2, "err": 0.01},
        {"at": 98.9, "err": 0.01},
        {"at": 0, "err": 0.01},
        {"at": -5.0, "err": 0.01},
        {"at": 1e300, "err": 0.01},
        {"at": 99.9, "err": 0.2},
        {"at": 99.9, "err": 1e300},
    ],
)
def test_an_absurd_claim_is_stamped_on_arrival_with_an_honest_error(claim: dict[str, float]) -> None:
    assert at(0.005, **claim) == (NOW, 0.01)


def test_a_long_way_excuses_a_wide_error() -> None:
    assert at(0.1, at=99.6, err=0.3) == (99.6, 0.3)


@pytest.mark.parametrize("claim", [{"at": "now"}, {"at": True}, {"at": 99.9, "err": -1}, {"at": 99.9, "err": "x"}])
def test_what_is_no_moment_is_left_for_the_game_to_refuse(claim: dict[str, Any]) -> None:
    assert placed(GAME, {"do": "call", "seat": 1, **claim}, NOW, 0.005) == {"do": "call", "seat": 1, **claim}


def test_a_spoken_call_has_no_moment() -> None:
    assert at() == (None, None)


def test_everything_that_is_no_press_happens_on_arrival() -> None:
    assert placed(GAME, {"do": "expose", "seat": 1, "at": 3.0}, NOW, 0.005) == {"do": "expose", "seat": 1}


def test_an_unknown_verb_is_left_alone() -> None:
    assert placed(GAME, {"do": "fly", "at": 3.0}, NOW, 0.005) == {"do": "fly", "at": 3.0}


numbers = st.floats(allow_nan=False) | st.integers(-(10**20), 10**20)


@given(numbers, st.none() | numbers, st.floats(0, 1))
def test_whatever_is_claimed_the_moment_is_near_and_the_error_honest(moment: float, err: Any, half: float) -> None:
    claim = {"at": moment} if err is None else {"at": moment, "err": err}
    placed_at, wrong = at(half, **claim)
    if err is not None and err < 0:
        return
    assert NOW - 1.0 <= placed_at <= NOW
    assert half <= wrong <= max(0.15, 4 * half)


# The trips


def test_a_page_that_answers_is_as_far_as_its_quickest_answer() -> None:
    trips = RoundTrips()
    for asked, answered in ((1.0, 1.08), (2.0, 2.02), (3.0, 3.3)):
        assert trips.answered(trips.ask(asked), answered)
    assert trips.half == pytest.approx(0.01)


def test_a_page_that_never_answered_is_taken_to_be_far() -> None:
    assert RoundTrips().half == UNMEASURED


def test_an_answer_to_no_question_measures_nothing() -> None:
    trips = RoundTrips()
    number = trips.ask(1.0)
    assert trips.answered(number, 1.5)
    assert not trips.answered(number, 1.5001)
    assert not trips.answered(number + 1, 1.5)
    assert trips.half == pytest.approx(0.25)


def test_what_was_measured_long_ago_is_forgotten() -> None:
    trips = RoundTrips()
    trips.answered(trips.ask(0.0), 0.001)
    for second in range(1, KEPT + 1):
        trips.answered(trips.ask(second), second + 0.1)
    assert trips.half == pytest.approx(0.05)


def test_questions_that_nobody_answers_do_not_pile_up() -> None:
    trips = RoundTrips()
    first = trips.ask(0.0)
    for second in range(1, 100):
        trips.ask(float(second))
    assert not trips.answered(first, 100.0)


def test_a_square_is_no_moment() -> None:
    place = {"do": "place", "seat": 1, "at": "e5"}
    assert placed(TASH_KALAR, place, NOW, 0.005) == place
