"""`ambit run --json`: the very lines that the contract shows, one a step."""

from typing import Any

import pytest

from tests.companion.cli.terminal import SCENARIOS, ambit, run, run_json
from tests.engine.scenario.lines import AMBUSH, BEGIN

EXPOSE: dict[str, Any] = {"do": "expose", "seat": 1}
PASS_TOO_EARLY: dict[str, Any] = {"do": "pass", "seat": 1}


def last(*lines: dict[str, Any]) -> dict[str, Any]:
    return run_json(AMBUSH, BEGIN, *lines)[-1]


def test_an_accepted_action_has_facts_and_the_view_after_it() -> None:
    line = last(EXPOSE)
    assert list(line) == ["step", "ok", "facts", "view"]
    assert (line["step"], line["ok"]) == (2, True)
    assert line["facts"] == [{"fact": "exposed", "seat": 1, "card": None}]
    assert (line["view"]["phase"], line["view"]["table"]["battlefield"]) == ("play", 1)


def test_an_action_without_facts_has_an_empty_list() -> None:
    line = last({"do": "name", "seat": 1, "name": "Anna"})
    assert (line["ok"], line["facts"]) == (True, [])


def test_a_refused_action_has_the_clause_and_the_message_and_is_not_ok() -> None:
    line = last(PASS_TOO_EARLY)
    assert list(line) == ["step", "ok", "refused", "message", "view"]
    assert (line["step"], line["ok"], line["refused"]) == (2, False, "AMBUSH-TURN-02")
    assert "Ana" in line["message"]
    assert line["view"]["phase"] == "expose"


@pytest.mark.parametrize("clause", [True, "AMBUSH-TURN-02"])
def test_ok_means_as_the_scenario_says_also_for_a_refusal(clause: str | bool) -> None:
    line = last(PASS_TOO_EARLY | {"refused": clause})
    assert list(line) == ["step", "ok", "refused", "message", "view"]
    assert (line["ok"], line["refused"]) == (True, "AMBUSH-TURN-02")


def test_a_refusal_on_another_clause_says_which_was_wanted() -> None:
    line = last(PASS_TOO_EARLY | {"refused": "AMBUSH-TURN-03"})
    assert list(line) == ["step", "ok", "refused", "message", "mismatch", "view"]
    assert (line["ok"], line["refused"]) == (False, "AMBUSH-TURN-02")
    assert line["mismatch"] == [{"path": "refused", "want": "AMBUSH-TURN-03", "got": "AMBUSH-TURN-02"}]


def test_an_expected_refusal_that_does_not_happen_has_facts_and_a_mismatch() -> None:
    line = last(EXPOSE | {"refused": "AMBUSH-EXPOSE-01"})
    assert list(line) == ["step", "ok", "facts", "mismatch", "view"]
    assert (line["ok"], line["view"]["phase"]) == (False, "play")
    assert line["mismatch"] == [{"path": "refused", "want": "AMBUSH-EXPOSE-01", "got": None}]


def test_a_failed_expectation_has_what_was_wanted_and_what_is_there() -> None:
    line = last({"expect": {"seats": {"1": {"counters": {"castle": 55}}}}})
    assert list(line) == ["step", "ok", "mismatch", "view"]
    assert line["mismatch"] == [{"path": "seats.1.counters.castle", "want": 55, "got": 20}]
    assert (line["step"], line["ok"], line["view"]["phase"]) == (2, False, "expose")


def test_facts_that_were_not_told_are_a_mismatch_too() -> None:
    line = last({"facts": [{"fact": "turn", "seat": 2}]})
    assert [list(line), line["mismatch"][0]["path"]] == [["step", "ok", "mismatch", "view"], "facts.0"]


def test_a_path_that_is_there_is_a_mismatch_too() -> None:
    assert last({"absent": ["round"]})["mismatch"] == [{"path": "round", "want": "absent", "got": 1}]


@pytest.mark.parametrize("line", [{"expect": {"round": 1}}, {"facts": []}, {"absent": []}, {"note": 1}, {"undo": 1}])
def test_a_step_that_checks_or_goes_back_has_no_facts_of_its_own(line: dict[str, Any]) -> None:
    found = last(line)
    assert (list(found), found["ok"], found["facts"]) == (["step", "ok", "facts", "view"], True, [])


@pytest.mark.rule("TABLE-UNDO")
def test_an_undo_of_more_than_there_is_is_refused() -> None:
    line = last({"undo": 9})
    assert (line["ok"], line["refused"], line["view"]["phase"]) == (False, "TABLE-UNDO", "expose")
    assert line["message"] == "Only 1\N{NO-BREAK SPACE}step can be taken back, not 9."


def test_there_is_one_line_a_step_in_order_and_the_rest_is_carried_out_after_a_mismatch() -> None:
    lines = run_json(AMBUSH, {"expect": {"round": 9}}, {"note": 1}, PASS_TOO_EARLY, BEGIN, {"expect": {"round": 1}})
    assert [(line["step"], line["ok"]) for line in lines] == [(1, False), (2, True), (3, False), (4, True), (5, True)]


def test_the_view_has_the_same_keys_in_every_line() -> None:
    keys = ["game", "mode", "round", "turn", "phase", "moment", "to_act", "prompt", "seats", "table", "result"]
    lines = ambit("run", str(SCENARIOS / "40-four-castles-to-the-end.jsonl"), "--json").lines
    assert {tuple(line["view"]) for line in lines} == {tuple(keys)}
    assert {tuple(seat) for line in lines for seat in line["view"]["seats"]} == {
        ("seat", "name", "team", "counters", "zones", "flags")
    }


@pytest.mark.parametrize(("step", "code"), [({"expect": {"round": 1}}, 0), ({"expect": {"round": 2}}, 1)])
def test_the_exit_code_is_the_same_with_json_and_without(step: dict[str, Any], code: int) -> None:
    assert run(AMBUSH, BEGIN, step).code == code
    assert run(AMBUSH, BEGIN, step, more=("--json",)).code == code


def test_a_file_without_steps_gives_no_lines() -> None:
    said = run(AMBUSH, more=("--json",))
    assert (said.code, said.out, said.err) == (0, "", "")


def test_an_unreadable_file_is_one_line_with_the_place_and_the_reason() -> None:
    said = run(AMBUSH, {"jump": 1}, more=("--json",))
    [line] = said.lines
    assert (said.code, line["line"], line["clause"]) == (2, 2, None)
    assert line["unreadable"].startswith("Ambit does not know this step.")
    assert said.err.startswith("Line\N{NO-BREAK SPACE}2: Ambit does not know this step")


def test_a_header_that_breaks_a_clause_names_it() -> None:
    [line] = run_json(AMBUSH | {"decks": {"0": ["ambush"]}})
    assert (line["line"], line["clause"]) == (1, "AMBUSH-DECK-01")
