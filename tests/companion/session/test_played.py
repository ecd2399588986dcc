"""How long a game has been played: without its pauses, not beyond its end, and across a night."""

import pytest

from tests.companion.session.conftest import Begin


def test_time_passes_from_the_beginning_whatever_happens(begin: Begin) -> None:
    evening = begin()
    assert (evening.session.played.seconds(), evening.session.played.running) == (0.0, True)
    evening.wait(4.0).begun().wait(2.5)
    assert evening.session.played.seconds() == pytest.approx(6.5)


def test_a_pause_does_not_count(begin: Begin) -> None:
    evening = begin().begun().wait(3.0)
    for _ in range(2):
        evening.session.timers.pause()
    evening.wait(600.0)
    assert evening.session.played.seconds() == pytest.approx(3.0)
    assert not evening.session.played.running
    for _ in range(2):
        evening.session.timers.go_on()
        evening.wait(1.0)
    assert evening.session.played.seconds() == pytest.approx(5.0)


def test_what_is_done_in_a_pause_does_not_end_it(begin: Begin) -> None:
    evening = begin().wait(1.0)
    evening.session.timers.pause()
    evening.begun().wait(9.0)
    assert evening.session.played.seconds() == pytest.approx(1.0)


def test_after_the_end_no_more_is_played_unless_it_is_taken_back(begin: Begin) -> None:
    evening = begin().begun().wait(8.0)
    evening.session.act({"do": "concede", "seat": 2})
    evening.wait(60.0)
    assert evening.session.played.seconds() == pytest.approx(8.0)
    assert evening.session.undo() is None
    evening.session.consent(0, True)
    evening.wait(2.0)
    assert evening.session.played.seconds() == pytest.approx(10.0)


def test_a_game_that_is_taken_up_again_goes_on_counting(begin: Begin, again: Begin) -> None:
    evening = begin().wait(3.0).begun().wait(40.0).press("seat1.ok")
    evening.close()
    night = again(at=7.0)
    assert night.session.played.seconds() == pytest.approx(40.0), "from the first thing that was done to the last"
    assert night.wait(5.0).session.played.seconds() == pytest.approx(45.0)


def test_a_game_in_which_nothing_was_done_begins_at_nothing(begin: Begin, again: Begin) -> None:
    begin().close()
    assert again(at=7.0).session.played.seconds() == 0.0
