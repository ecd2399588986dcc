"""Clauses are found by id, and similar ones are suggested for a misspelled id."""

import pytest

from companion import clauses as library
from engine.clauses import Clause
from engine.message import Message


def test_the_table_has_clauses_of_its_own() -> None:
    play = ["INPUT", "ADJUST", "UNDO", "BOARD", "STALE", "MOMENT", "SCREEN", "PAUSE", "TIMER"]
    around = ["LOBBY", "HOST", "DEVICES", "TAP", "LOG"]
    assert list(library.read("table")) == [f"TABLE-{clause}" for clause in play + around]


@pytest.mark.parametrize("spelled", ["AMBUSH-CALL-07", "ambush-call-07", " Ambush-Call-07 "])
def test_a_clause_is_found_however_it_is_spelled(spelled: str) -> None:
    found = library.clause(spelled)
    assert isinstance(found, Clause)
    assert (found.id, found.section) == ("AMBUSH-CALL-07", "Calling Ambush")


def test_an_unknown_clause_is_answered_with_those_like_it() -> None:
    answer = library.clause("AMBUSH-CAL-07")
    assert isinstance(answer, Message)
    assert answer.id == "clause-unknown"
    assert answer.args["clause"] == "AMBUSH-CAL-07"
    assert answer.args["near"].split(", ")[0] == "AMBUSH-CALL-07"


def test_nothing_like_it_is_said_by_an_empty_list() -> None:
    answer = library.clause("???")
    assert isinstance(answer, Message)
    assert answer.args["near"] == ""


@pytest.mark.parametrize("spelled", ["tash_kalar", "tash-kalar", "Tash-Kalar"])
def test_a_game_is_found_however_it_is_spelled(spelled: str) -> None:
    assert library.clauses(spelled) == library.read("tash_kalar")


def test_an_unknown_game_is_answered_with_those_like_it_and_all_there_are() -> None:
    answer = library.clauses("ambsh")
    assert isinstance(answer, Message)
    assert answer.id == "game-unknown"
    assert answer.args["near"].split(", ")[0] == "ambush"
    assert "tamer" in answer.args["games"]
    assert library.sections("ambsh") == answer


def test_sections_keep_the_order_of_the_rules_and_lose_nothing() -> None:
    sections = library.sections("ambush")
    assert isinstance(sections, dict)
    assert list(sections)[:3] == ["Set-up", "Practice", "Turn"]
    assert [each for group in sections.values() for each in group] == list(library.read("ambush").values())
