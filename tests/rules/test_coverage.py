"""Clause coverage counts what it should, and its gate can shut."""

from pathlib import Path

from tests.rules import coverage
from tests.rules.coverage import Coverage, collect, cover, faults, listing, shorten, summary, unknown

MARKED = """
import pytest

@pytest.mark.rule("GAME-CALL-01", "GAME-CALL-02")
def test_two() -> None: ...

@pytest.mark.rule("GAME-CALL-01")
@pytest.mark.parametrize("n", [1, 2])
def test_again(n: int) -> None: ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("GAME-CALL-03")), 2])
def test_one_case(n: int) -> None: ...

@pytest.mark.rule("GAME-CALL-04")
class TestClass:
    def test_inside(self) -> None: ...
"""


def names(tests: list[str]) -> list[str]:
    return [test.rpartition("::")[2] for test in tests]


def test_marks_are_collected_from_functions_cases_and_classes(tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED)
    marks = collect(str(tmp_path)).marks
    assert {id: names(tests) for id, tests in marks.items()} == {
        "GAME-CALL-01": ["test_two", "test_again"],
        "GAME-CALL-02": ["test_two"],
        "GAME-CALL-03": ["test_one_case"],
        "GAME-CALL-04": ["test_inside"],
    }


def test_a_test_file_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import no_such_module_anywhere\n")
    collector = collect(str(tmp_path))
    assert "no_such_module_anywhere" in collector.broken[0]


def test_a_clause_without_a_test_is_missing() -> None:
    assert cover("game", ["G-01", "G-02"], {"G-02": ["t"]}) == Coverage("game", {"G-02": ["t"]}, ("G-01",))


def test_the_gate_is_open_when_every_clause_is_shown() -> None:
    assert faults([Coverage("game", {"G-01": ["t"]}, ())], ["game"], []) == []


def test_the_gate_shuts_on_a_missing_clause_of_a_strict_game_only() -> None:
    coverages = [Coverage("game", {}, ("G-01",)), Coverage("other", {}, ("O-01",))]
    [fault] = faults(coverages, ["game"], [])
    assert fault.startswith("game: 1 clauses without a test")


def test_the_gate_shuts_on_a_mark_without_a_clause() -> None:
    strays = unknown({"G-01": ["t"], "G-99": ["t", "u"]}, ["G-01"])
    assert strays == ["G-99 (in t, u)"]
    assert faults([], [], strays)


def test_numbers_in_a_row_are_written_short() -> None:
    assert shorten(["G-A-01", "G-A-02", "G-A-03", "G-A-05", "G-B-06"]) == "G-A-01…03, G-A-05, G-B-06"
    assert shorten(["TABLE-ADJUST", "TABLE-INPUT"]) == "TABLE-ADJUST, TABLE-INPUT"


def test_the_summary_tells_what_is_missing_once_a_game_is_begun() -> None:
    assert "complete" in summary(Coverage("game", {"G-01": ["t"]}, ()))
    assert "not begun" in summary(Coverage("game", {}, ("G-01",)))
    assert "1 missing:\n  G-02" in summary(Coverage("game", {"G-01": ["t"]}, ("G-02",)))
    assert "1 missing" in summary(Coverage(coverage.FINISHED[0], {}, ("G-01",)))


def test_the_listing_names_each_clause_with_its_tests() -> None:
    lines = listing(Coverage("game", {"G-01": ["t", "u"]}, ("G-02",)), ["G-01", "G-02"])
    assert list(lines) == ["G-01", "    t", "    u", "G-02", "    no test"]
