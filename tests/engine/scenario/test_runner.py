"""Playing a scenario: the whole table of the contract, step by step, and that nothing ends it early."""

from typing import Any

import pytest
from msgspec import UNSET

from engine.action import to_data
from engine.game import Step, read_action
from engine.history import History
from engine.refusal import INPUT, UNDO, Refusal
from engine.scenario import Report
from engine.scenario import steps as s
from engine.scenario.runner import Device
from tests.engine.scenario.lines import AMBUSH, BEGIN, PEBBLES, last, off, reports

HIDE: dict[str, Any] = {"do": "hide", "seat": 1, "pebbles": 2}
OPEN: dict[str, Any] = {"do": "open", "seat": 0}
TOO_MANY: dict[str, Any] = {"do": "hide", "seat": 1, "pebbles": 9}


def hidden(report: Report) -> list[Any]:
    """Who has a fist on the table after a step."""
    return [seat.zones["fists"] for seat in report.view.seats]


# Actions


def test_an_action_is_carried_out_and_tells_its_facts() -> None:
    hide, shown = reports(PEBBLES, HIDE, OPEN)
    assert (hide.step, hide.line, hide.ok, hide.facts, hide.refusal, hide.mismatch) == (1, 2, True, (), None, ())
    assert [*to_data(shown.facts)] == [{"fact": "opened", "seat": 1, "pebbles": 2}, {"fact": "together", "seats": [1]}]
    assert (shown.step, shown.line, shown.ok) == (2, 3, True)


def test_lines_are_numbered_as_in_the_file_and_steps_from_one() -> None:
    assert [(one.step, one.line) for one in reports(b"", PEBBLES, b"", HIDE, b" ", {"note": 1})] == [(1, 4), (2, 6)]


def test_an_action_that_is_refused_does_not_go_as_the_scenario_says() -> None:
    report = last(PEBBLES, TOO_MANY)
    assert report.refusal is not None
    assert (report.ok, report.refusal.clause, report.facts) == (False, "PEBBLES-HIDE-01", ())
    assert off(report) == [("refused", None, "PEBBLES-HIDE-01")]
    assert hidden(report) == [0, 0]


@pytest.mark.parametrize("clause", [True, "PEBBLES-HIDE-01"])
def test_an_expected_refusal_goes_as_the_scenario_says(clause: str | bool) -> None:
    report = last(PEBBLES, TOO_MANY | {"refused": clause})
    assert report.refusal is not None
    assert (report.ok, report.mismatch, hidden(report)) == (True, (), [0, 0])


def test_a_refusal_on_another_clause_does_not() -> None:
    report = last(PEBBLES, TOO_MANY | {"refused": "PEBBLES-HIDE-02"})
    assert (report.ok, off(report)) == (False, [("refused", "PEBBLES-HIDE-02", "PEBBLES-HIDE-01")])


@pytest.mark.parametrize("clause", [True, "PEBBLES-HIDE-01"])
def test_an_expected_refusal_that_does_not_happen_is_told_and_the_action_stands(clause: str | bool) -> None:
    report = last(PEBBLES, HIDE | {"refused": clause})
    assert (report.ok, report.refusal, off(report)) == (False, None, [("refused", clause, None)])
    assert hidden(report) == [1, 0]


@pytest.mark.parametrize("nothing", [None, False])
def test_refused_null_or_false_says_that_it_is_accepted(nothing: bool | None) -> None:
    assert last(PEBBLES, HIDE | {"refused": nothing}).ok
    assert not last(PEBBLES, TOO_MANY | {"refused": nothing}).ok


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    ("action", "message"),
    [
        ({"do": "fly", "seat": 1}, "input-verb"),
        ({"do": None}, "input-verb"),
        ({"do": ["hide"]}, "input-verb"),
        ({"do": 5}, "input-verb"),
        ({"do": "hide", "pebbles": 1}, "input-missing"),
        ({"do": "hide", "seat": 1}, "input-missing"),
        ({"do": "hide", "seat": "one", "pebbles": 1}, "input-shape"),
        ({"do": "hide", "seat": 1, "pebbles": -1}, "input-shape"),
        ({"do": "hide", "seat": 1, "pebbles": 1.5}, "input-shape"),
        ({"do": "hide", "seat": 1, "pebbles": None}, "input-shape"),
        ({"do": "hide", "seat": 1, "pebbles": 1, "colour": "red"}, "input-unknown"),
        ({"do": "wait", "seat": 1, "at": "noon"}, "input-shape"),
        ({"do": "wait", "seat": 3}, "no-such-seat"),
        ({"do": "wait", "seat": -1}, "no-such-seat"),
        ({"do": "wait", "seat": 10**30}, "no-such-seat"),
    ],
    ids=str,
)
def test_what_cannot_be_understood_is_refused_and_changes_nothing(action: dict[str, Any], message: str) -> None:
    before, refused, after = reports(PEBBLES, HIDE, action | {"refused": INPUT}, HIDE | {"seat": 2})
    assert refused.refusal is not None
    assert (refused.ok, refused.refusal.message.id) == (True, message)
    assert refused.view == before.view
    assert (after.ok, hidden(after)) == (True, [1, 1])


# Expectations


def test_an_expectation_is_compared_with_what_everybody_sees() -> None:
    assert last(PEBBLES, HIDE, {"expect": {"to_act": [2], "seats": {"1": {"zones": {"fists": 1}}}}}).ok
    report = last(PEBBLES, HIDE, {"expect": {"to_act": [1], "table": {"opened": True, "colour": "red"}}})
    assert (report.ok, report.facts, report.refusal) == (False, (), None)
    assert off(report) == [("to_act.0", 1, 2), ("table.opened", True, False), ("table.colour", "red", None)]


def test_a_viewer_sees_what_only_that_seat_may_know() -> None:
    fist = {"seats": {"1": {"zones": {"pebbles": 2}}}}
    mine, theirs, everybodys = reports(
        PEBBLES, HIDE, {"expect": fist, "viewer": 1}, {"expect": fist, "viewer": 2}, {"expect": fist}
    )[1:]
    assert [mine.ok, theirs.ok, everybodys.ok] == [True, False, False]
    assert off(theirs) == [("seats.1.zones.pebbles", 2, None)]


def test_absent_paths_are_looked_for_in_the_view_of_the_viewer() -> None:
    path = ["seats.1.zones.pebbles"]
    steps = reports(PEBBLES, HIDE, {"absent": path}, {"absent": path, "viewer": 2}, {"absent": path, "viewer": 1})[1:]
    assert [step.ok for step in steps] == [True, True, False]
    assert off(steps[-1]) == [("seats.1.zones.pebbles", "absent", 2)]


def test_the_view_after_a_step_is_that_of_its_viewer() -> None:
    lines = (HIDE | {"viewer": 1}, {"note": "", "viewer": 2}, {"undo": 1, "viewer": 1}, {"redo": 1, "viewer": 1}, OPEN)
    seen = [report.view.seats[0].zones.get("pebbles") for report in reports(PEBBLES, *lines)]
    assert seen == [2, None, None, 2, 2]


# Facts


def test_facts_are_those_of_the_step_before() -> None:
    both = [{"fact": "opened", "seat": 1}, {"fact": "together", "seats": [1, 2]}]
    hide2 = {"do": "hide", "seat": 2, "pebbles": 0}
    assert last(PEBBLES, HIDE, hide2, OPEN, {"facts": both}).ok
    assert not last(PEBBLES, HIDE, hide2, OPEN, {"facts": both[::-1]}).ok
    assert not last(PEBBLES, HIDE, hide2, OPEN, {"do": "wait", "seat": 1}, {"facts": both}).ok


def test_facts_may_be_looked_at_more_than_once_and_after_an_expectation() -> None:
    told = {"facts": [{"fact": "opened"}]}
    assert all(report.ok for report in reports(PEBBLES, HIDE, OPEN, told, {"expect": {}}, {"note": 1}, told))


@pytest.mark.parametrize("between", [TOO_MANY | {"refused": True}, {"undo": 1}, {"undo": 9, "refused": True}])
def test_a_refusal_or_a_step_through_the_log_tells_no_facts(between: dict[str, Any]) -> None:
    report = last(PEBBLES, HIDE, OPEN, between, {"facts": [{"fact": "opened"}]})
    assert off(report) == [("facts.0", {"fact": "opened"}, [])]


def test_before_the_first_action_there_are_no_facts() -> None:
    assert last(PEBBLES, {"facts": []}).ok
    assert not last(PEBBLES, {"facts": [{}]}).ok


# Through the log


@pytest.mark.rule("TABLE-UNDO")
def test_undo_and_redo_go_through_the_log() -> None:
    lines = (HIDE, HIDE | {"seat": 2}, {"undo": 2}, {"redo": 1}, {"redo": 1}, {"undo": 1})
    steps = reports(PEBBLES, *lines)
    assert [hidden(step) for step in steps] == [[1, 0], [1, 1], [0, 0], [1, 0], [1, 1], [1, 0]]
    assert all(step.ok and step.facts == () for step in steps)


@pytest.mark.rule("TABLE-UNDO")
@pytest.mark.parametrize(
    ("step", "message", "there"),
    [({"undo": 3}, "undo-none", 2), ({"redo": 1}, "redo-none", 0), ({"undo": 10**30}, "undo-none", 2)],
)
def test_more_than_there_is_is_refused_and_changes_nothing(step: dict[str, Any], message: str, there: int) -> None:
    before, tried, undone = reports(PEBBLES, HIDE, OPEN, step, {"undo": 2})[1:]
    assert tried.refusal is not None
    assert (tried.ok, tried.refusal.clause, off(tried)) == (False, UNDO, [("refused", None, UNDO)])
    assert (tried.refusal.message.id, tried.refusal.message.args["there"]) == (message, there)
    assert tried.view == before.view
    assert (undone.ok, hidden(undone)) == (True, [0, 0])


@pytest.mark.rule("TABLE-UNDO")
def test_an_undo_may_be_expected_to_be_refused() -> None:
    assert last(PEBBLES, {"undo": 1, "refused": "TABLE-UNDO"}).ok
    assert last(PEBBLES, {"redo": 1, "refused": True}).ok
    report = last(PEBBLES, HIDE, {"undo": 1, "refused": "TABLE-UNDO"})
    assert (report.ok, off(report)) == (False, [("refused", "TABLE-UNDO", None)])


@pytest.mark.rule("TABLE-UNDO")
def test_a_refused_action_leaves_nothing_to_undo_and_keeps_what_can_be_redone() -> None:
    lines = (HIDE, {"undo": 1}, TOO_MANY | {"refused": True}, {"redo": 1})
    assert [step.ok for step in reports(PEBBLES, *lines)] == [True] * 4
    assert not last(PEBBLES, TOO_MANY | {"refused": True}, {"undo": 1}).ok


@pytest.mark.rule("TABLE-UNDO")
def test_an_action_that_changed_nothing_is_a_step_of_undo_and_ends_what_could_be_redone() -> None:
    wait = {"do": "wait", "seat": 1}
    assert hidden(last(PEBBLES, HIDE, wait, {"undo": 1})) == [1, 0]
    assert not last(PEBBLES, HIDE, {"undo": 1}, wait, {"redo": 1}).ok


@pytest.mark.rule("TABLE-UNDO", "TABLE-ADJUST")
def test_a_name_and_a_correction_are_undone_like_anything_else() -> None:
    adjust = {"do": "adjust", "seat": 0, "target": 2, "counter": "castle", "to": 9}
    steps = reports(AMBUSH, BEGIN, {"do": "name", "seat": 1, "name": "Anna"}, adjust, {"undo": 1}, {"undo": 1})
    seen = [(step.view.seats[0].name, step.view.seats[1].counters["castle"]) for step in steps]
    assert seen == [("Ana", 20), ("Anna", 20), ("Anna", 9), ("Anna", 20), ("Ana", 20)]


# Notes, and what comes after a mismatch


def test_a_note_is_ignored_whatever_it_says() -> None:
    [report] = reports(PEBBLES, {"note": {"do": "hide", "seat": 1, "pebbles": 1}})
    assert (report.ok, report.facts, hidden(report)) == (True, (), [0, 0])


def test_after_a_mismatch_and_a_refusal_the_rest_is_still_carried_out() -> None:
    lines = ({"expect": {"round": 9}}, TOO_MANY, {"facts": [{"fact": "x"}]}, {"absent": ["round"]}, {"undo": 5}, HIDE)
    steps = reports(PEBBLES, *lines)
    assert [step.ok for step in steps] == [False] * 5 + [True]
    assert hidden(steps[-1]) == [1, 0]


def test_a_scenario_can_be_played_again() -> None:
    assert reports(PEBBLES, HIDE, OPEN) == reports(PEBBLES, HIDE, OPEN)


# Devices


def test_without_a_table_an_input_of_a_device_is_refused() -> None:
    report = last(PEBBLES, {"press": "seat1.ok", "refused": INPUT})
    assert report.refusal is not None
    assert (report.ok, report.refusal.message.id) == (True, "step-no-devices")
    assert not last(PEBBLES, {"turn": "seat1.dial", "by": 1}).ok


def the_dial(history: History) -> Device:
    """A binding: each click is a pebble in seat 1's fist, which is opened at once."""

    def turned(step: s.Device) -> Step[Any] | Refusal:
        assert isinstance(step, s.Turn)
        assert step.at is UNSET
        actions = [read_action(history.game, data) for data in (HIDE | {"pebbles": step.by}, OPEN)]
        return history.do(*(action for action in actions if not isinstance(action, Refusal)))

    return turned


@pytest.mark.rule("TABLE-UNDO")
def test_what_one_input_causes_is_one_step_with_all_its_facts() -> None:
    turn = {"turn": "seat1.dial", "by": 2}
    turned, told, undone = reports(
        PEBBLES,
        turn,
        {"facts": [{"fact": "opened", "pebbles": 2}, {"fact": "together"}]},
        {"undo": 1},
        devices=the_dial,
    )
    assert [fact["fact"] for fact in to_data(turned.facts)] == ["opened", "together"]
    assert (turned.ok, told.ok, undone.ok) == (True, True, True)
    assert (hidden(turned), hidden(undone)) == ([1, 0], [0, 0])


def test_an_input_may_be_expected_to_be_refused() -> None:
    many = {"turn": "seat1.dial", "by": 9}
    assert last(PEBBLES, many | {"refused": "PEBBLES-HIDE-01"}, devices=the_dial).ok
    assert not last(PEBBLES, many, devices=the_dial).ok
    assert not last(PEBBLES, many | {"by": 1, "refused": True}, devices=the_dial).ok
