"""The course of one game: what is done, taken back and brought back, and the same again from its log."""

import pytest

from engine.game import Step
from engine.history import History, replay
from engine.refusal import UNDO, Refusal
from tests.engine.scenario.pebbles import PEBBLES, Hide, Open, Opened, State, Together, Wait

START = State(("Ana", "Bo"), most=3)
MINE, YOURS, SHOW = Hide(seat=1, pebbles=2), Hide(seat=2, pebbles=0), Open(seat=0)
TOO_MANY = Hide(seat=1, pebbles=9)


def history(*actions: Hide | Open | Wait) -> History:
    course = History(PEBBLES, START)
    for action in actions:
        assert isinstance(course.do(action), Step)
    return course


def test_a_game_begins_with_nothing_done() -> None:
    course = history()
    assert (course.state, course.moments, course.undone, list(course.actions())) == (START, (), (), [])
    assert course.last is None


def test_what_is_done_leads_to_a_new_state_with_its_facts() -> None:
    course = history(MINE, YOURS)
    step = course.do(SHOW)
    assert isinstance(step, Step)
    assert step.state is course.state
    assert step.facts == (Opened(1, 2), Opened(2, 0), Together([1, 2]))
    assert list(course.actions()) == [MINE, YOURS, SHOW]


def test_a_moment_remembers_what_was_before_and_after_it() -> None:
    course = history(MINE, SHOW)
    hide, show = course.moments
    assert (hide.actions, hide.before, hide.facts) == ((MINE,), START, ())
    assert hide.after is show.before
    assert (show.after, show.facts) == (course.state, (Opened(1, 2), Together([1])))
    assert course.last is show


def test_a_refused_action_changes_nothing_at_all() -> None:
    course = history(MINE)
    course.undo()
    answer = course.do(TOO_MANY)
    assert isinstance(answer, Refusal)
    assert (course.state, course.moments, len(course.undone)) == (START, (), 1)


# Several actions of one input


@pytest.mark.rule("TABLE-UNDO")
def test_all_actions_of_one_input_are_one_step_of_undo() -> None:
    course = history()
    step = course.do(MINE, YOURS, SHOW, SHOW)
    assert isinstance(step, Step)
    assert [type(fact) for fact in step.facts] == [Opened, Opened, Together] * 2
    assert (len(course.moments), len(list(course.actions()))) == (1, 4)
    assert course.undo() is None
    assert course.state is START


def test_if_one_action_of_an_input_is_refused_none_is_done() -> None:
    course = history()
    answer = course.do(MINE, TOO_MANY, SHOW)
    assert isinstance(answer, Refusal)
    assert answer.clause == "PEBBLES-HIDE-01"
    assert (course.state, course.moments) == (START, ())


# Back and forth


@pytest.mark.rule("TABLE-UNDO")
def test_undo_gives_the_very_state_that_was_and_redo_the_one_that_came() -> None:
    course = history(MINE, YOURS, SHOW)
    states = [START, *(moment.after for moment in course.moments)]
    for before in reversed(states[:-1]):
        assert course.undo() is None
        assert course.state is before
    for after in states[1:]:
        assert course.redo() is None
        assert course.state is after


@pytest.mark.rule("TABLE-UNDO")
def test_several_steps_go_at_once_and_come_back_in_order() -> None:
    course = history(MINE, YOURS, SHOW)
    assert course.undo(2) is None
    assert [moment.actions for moment in course.moments] == [(MINE,)]
    assert [moment.actions for moment in course.undone] == [(YOURS,), (SHOW,)]
    assert course.redo(2) is None
    assert [moment.actions for moment in course.moments] == [(MINE,), (YOURS,), (SHOW,)]


@pytest.mark.rule("TABLE-UNDO")
@pytest.mark.parametrize("steps", [3, 4, 10**9])
def test_more_than_was_done_cannot_be_undone(steps: int) -> None:
    course = history(MINE, YOURS)
    before = course.state
    answer = course.undo(steps)
    assert isinstance(answer, Refusal)
    assert (answer.clause, answer.message.id, answer.message.args) == (UNDO, "undo-none", {"steps": steps, "there": 2})
    assert (course.state, len(course.moments), course.undone) == (before, 2, ())


@pytest.mark.rule("TABLE-UNDO")
def test_more_than_was_undone_cannot_be_redone() -> None:
    course = history(MINE, YOURS)
    course.undo()
    answer = course.redo(2)
    assert isinstance(answer, Refusal)
    assert (answer.clause, answer.message.id, answer.message.args) == (UNDO, "redo-none", {"steps": 2, "there": 1})
    assert (len(course.moments), len(course.undone)) == (1, 1)


@pytest.mark.rule("TABLE-UNDO")
def test_a_new_action_ends_what_could_be_redone_even_if_it_changes_nothing() -> None:
    course = history(MINE)
    course.undo()
    assert isinstance(course.do(Wait(seat=2)), Step)
    assert isinstance(course.redo(), Refusal)
    assert list(course.actions()) == [Wait(seat=2)]


# Weighing


def test_weighing_says_what_would_be_and_keeps_nothing() -> None:
    course = history(MINE)
    moment = course.weigh(SHOW)
    assert not isinstance(moment, Refusal)
    assert moment.facts == (Opened(1, 2), Together([1]))
    assert (course.state.opened, len(course.moments)) == (False, 1)
    course.keep(moment)
    assert (course.state.opened, course.last) == (True, moment)


def test_jumps_count_how_often_somebody_went_back_or_forth() -> None:
    course = history(MINE, YOURS)
    course.undo(2)
    course.redo()
    course.undo(9)
    assert course.jumps == 2


# Again from the log


def test_a_replay_of_the_log_gives_the_same_course() -> None:
    course = history(MINE, YOURS, SHOW)
    again = replay(PEBBLES, START, list(course.actions()))
    assert (again.state, again.moments) == (course.state, course.moments)


def test_a_log_with_an_action_that_is_refused_is_broken() -> None:
    with pytest.raises(ValueError, match="action 2 of the log is refused on PEBBLES-HIDE-01"):
        replay(PEBBLES, START, [MINE, TOO_MANY, SHOW])


def test_what_redo_brings_back_next_is_told_alone() -> None:
    course = history()
    assert course.next is None
    course.do(MINE)
    course.do(YOURS)
    course.undo(2)
    assert course.next is course.undone[0]
    assert course.next.actions == (MINE,)
    course.redo()
    assert course.next is not None
    assert course.next.actions == (YOURS,)
    course.do(MINE)
    assert course.next is None
