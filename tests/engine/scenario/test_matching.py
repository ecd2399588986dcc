"""Comparing what is expected with what is there: the contract's words on objects, lists, seats, facts and paths."""

from typing import Any

import pytest

from engine.action import to_data
from engine.scenario.matching import mismatches, present, untold
from tests.engine.scenario.pebbles import State
from tests.engine.scenario.pebbles import view as seen_by


def view() -> dict[str, Any]:
    """The start of a small game, as everybody sees it."""
    seen: dict[str, Any] = to_data(seen_by(State(("Ana", "Bo"), most=3), None))
    return seen


def off(want: Any, got: Any) -> list[tuple[str, Any, Any]]:
    return [(one.path, one.want, one.got) for one in mismatches(want, got)]


def absent(*paths: str) -> list[str]:
    return [one.path for one in present(paths, view())]


# Values, objects, lists


@pytest.mark.parametrize("value", [0, 1, 1.5, "a", "", None, True, False, [], {}, [1, [2]], {"a": {"b": 1}}])
def test_the_same_matches(value: Any) -> None:
    assert off({"x": value}, {"x": value}) == []


@pytest.mark.parametrize(
    ("want", "got"),
    [(1, 2), (1, "1"), (1, True), (True, 1), (0, False), (None, 0), (None, False), ("a", "A"), ([], {}), ({}, []),
     ({}, None), (1, [1]), ([1], 1), ("ab", ["a", "b"])],
)  # fmt: skip
def test_something_else_does_not_match(want: Any, got: Any) -> None:
    assert off({"x": want}, {"x": got}) == [("x", want, got)]


def test_a_whole_number_matches_however_it_is_written() -> None:
    assert off({"x": 1}, {"x": 1.0}) == []


def test_of_an_object_only_the_keys_given_are_compared() -> None:
    got = {"a": {"b": 1, "c": 2}, "d": 3}
    assert off({}, got) == []
    assert off({"a": {"c": 2}}, got) == []
    assert off({"a": {"b": 2, "c": 2}}, got) == [("a.b", 2, 1)]


def test_a_key_that_is_not_there_is_told_as_missing_even_if_null_is_wanted() -> None:
    [one] = mismatches({"a": {"b": None}}, {"a": {}})
    assert (one.path, one.want, one.got, one.missing) == ("a.b", None, None, True)
    assert to_data(one) == {"path": "a.b", "want": None, "got": None, "missing": True}


def test_a_mismatch_is_told_as_the_contract_shows_it() -> None:
    [one] = mismatches({"a": 55}, {"a": 54})
    assert to_data(one) == {"path": "a", "want": 55, "got": 54}


def test_lists_are_compared_element_by_element_and_have_the_same_length() -> None:
    assert off({"x": [1, 2]}, {"x": [1, 3]}) == [("x.1", 2, 3)]
    assert off({"x": [1]}, {"x": [1, 2]}) == [("x", [1], [1, 2])]
    assert off({"x": [1, 2, 3]}, {"x": [1, 2]}) == [("x", [1, 2, 3], [1, 2])]
    assert off({"x": [{"a": 1}]}, {"x": [{"a": 1, "b": 2}]}) == []


def test_everything_that_differs_is_told() -> None:
    assert off({"a": 1, "b": 2, "c": 3}, {"a": 0, "b": 2, "c": 0}) == [("a", 1, 0), ("c", 3, 0)]


# Seats


def test_seats_match_as_a_list() -> None:
    assert off({"seats": [{"name": "Ana"}, {"name": "Bo"}]}, view()) == []
    assert off({"seats": [{"name": "Ana"}, {"name": "Cy"}]}, view()) == [("seats.2.name", "Cy", "Bo")]
    assert [path for path, _, _ in off({"seats": [{"name": "Ana"}]}, view())] == ["seats"]


def test_seats_match_by_number() -> None:
    assert off({"seats": {"2": {"name": "Bo"}}}, view()) == []
    assert off({"seats": {"2": {"zones": {"fists": 7}}}}, view()) == [("seats.2.zones.fists", 7, 0)]


def test_a_seat_that_is_not_at_the_table_does_not_match() -> None:
    assert off({"seats": {"3": {}}}, view()) == [("seats.3", {}, None)]
    assert off({"seats": {"0": {}}}, view()) == [("seats.0", {}, None)]


@pytest.mark.parametrize("want", [{"prompt": {"args": {"seats": {}}}}, {"to_act": {"1": 1}}, {"to_act": {}}])
def test_only_the_seats_of_the_view_can_be_given_by_number(want: dict[str, Any]) -> None:
    assert len(off(want, view())) == 1


# Facts

FACTS = [{"fact": "turn", "seat": 1}, {"fact": "hit", "seat": 2, "n": 3}, {"fact": "turn", "seat": 2}]


@pytest.mark.parametrize(
    "wanted",
    [
        [],
        [{"fact": "turn"}],
        [{"fact": "hit", "n": 3}],
        [{"fact": "turn", "seat": 1}, {"fact": "turn", "seat": 2}],
        [{"seat": 1}, {"seat": 2}, {"seat": 2}],
        FACTS,
    ],
)
def test_facts_match_in_order_with_others_between(wanted: list[dict[str, Any]]) -> None:
    assert list(untold(wanted, FACTS)) == []


@pytest.mark.parametrize(
    ("wanted", "number"),
    [
        ([{"fact": "turn", "seat": 3}], 0),
        ([{"fact": "turn", "seat": 2}, {"fact": "turn", "seat": 1}], 1),
        ([{"fact": "hit"}, {"fact": "hit"}], 1),
        ([{"fact": "turn"}, {"fact": "turn"}, {"fact": "turn"}], 2),
        ([{"fact": "turn", "round": 1}], 0),
    ],
)
def test_a_fact_that_was_not_told_in_this_order_is_named(wanted: list[dict[str, Any]], number: int) -> None:
    [one] = untold(wanted, FACTS)
    assert (one.path, one.want, one.got) == (f"facts.{number}", wanted[number], FACTS)


def test_a_fact_may_hold_a_list_of_seat_numbers() -> None:
    told = [{"fact": "dead-heat", "seats": [1, 3]}]
    assert list(untold([{"seats": [1, 3]}], told)) == []
    assert [one.path for one in untold([{"seats": [1, 2]}], told)] == ["facts.0"]
    assert [one.path for one in untold([{"seats": {"1": 1}}], told)] == ["facts.0"]


# Paths


def test_paths_that_are_not_there_are_absent() -> None:
    assert absent("secret", "table.secret", "seats.1.zones.pebbles", "seats.3", "to_act.2", "phase.0", "", ".") == []


def test_paths_that_are_there_are_told_with_what_stands_there() -> None:
    paths = ["phase", "table.heap.1.size", "seats.2.zones", "to_act.1", "result", "prompt.args.seats"]
    found = list(present(paths, view()))
    assert [one.path for one in found] == paths
    assert [one.got for one in found] == ["fists", 5, {"fists": 0}, 2, None, []]
    assert {one.want for one in found} == {"absent"}
