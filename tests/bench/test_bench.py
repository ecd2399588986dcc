"""`make bench`: one table, one JSON file, goals that are judged, and a document that is filled from the file."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench import report
from bench.__main__ import main
from bench.goals import GOALS, judged
from bench.part_figures import TITLES
from bench.results import collected, read, write
from bench.rounds import Round
from bench.sections import number, sections
from tests.shape import PROJECT


def a_round(**more: float) -> Round:
    us = {
        "ambush standard/checked": 10.0, "python-chess/checked": 8.0, "ambush standard/playout": 20.0,
        "python-chess/playout": 40.0, "tamer duel/playout": 160.0, "tamer referee/playout": 100.0,
    }  # fmt: skip
    return {name: {"us": value} for name, value in (us | more).items()}


def verdicts(found: dict[str, Any]) -> dict[str, tuple[float | None, bool | None]]:
    return {goal["what"]: (goal["now"], goal["met"]) for goal in found["goals"]}


PLAYED = "legal moves and move beside a chess playout"


def test_goals_are_judged_by_ratios_and_by_figures_of_parts() -> None:
    idle = {"percent": {"kernel": 0.1, "kernel, three readers with IRQ": 0.31}}
    found = verdicts(collected([a_round()], {"idle": idle}, [], {}))
    assert found["checked move beside python-chess: Ambush"] == (0.8, False)
    assert found[f"{PLAYED}: Ambush"] == (2.0, True)
    assert found[f"{PLAYED}: Tamer, its slowest mode"] == (0.25, False)
    assert found["idle, real pins, no readers"] == (0.1, True)
    assert found["idle, three readers with IRQ"] == (0.31, False)
    assert found["an event on disk, Ambush or Ambal"] == (None, None)


def test_a_goal_about_two_games_takes_the_worse_and_needs_both() -> None:
    games = {"ambush": {"bytes_an_event": 70.0}, "ambal": {"bytes_an_event": 81.0}}
    found = verdicts(collected([], {"growth": {"games": games}}, [], {}))
    assert found["an event on disk, Ambush or Ambal"] == (81.0, False)
    del games["ambal"]
    assert verdicts(collected([], {"growth": {"games": games}}, [], {}))["an event on disk, Ambush or Ambal"][1] is None


def test_a_goal_against_a_peer_that_is_missing_is_not_measured() -> None:
    alone = {name: figures for name, figures in a_round().items() if not name.startswith("python-chess")}
    assert all(goal["met"] is None for goal in judged(collected([alone], {}, [], {})))


def test_every_goal_says_what_was_before_and_is_another() -> None:
    assert len({goal.what for goal in GOALS}) == len(GOALS)
    assert all(goal.before for goal in GOALS)


def test_the_file_has_everything_and_is_read_again(tmp_path: Path) -> None:
    found = collected(
        [a_round(), a_round()], {"idle": {"percent": {"kernel": 0.0}}}, ["somebody is missing"], {"took_s": 3}
    )
    write(found, tmp_path / "new" / "results.json")
    again = read(tmp_path / "new" / "results.json")
    assert again == json.loads(json.dumps(found))
    assert again.keys() == {"about", "remarks", "figures", "beside", "parts", "goals", "rounds"}
    assert again["about"].keys() >= {"python", "machine", "cores", "rounds", "took_s"}
    assert again["figures"]["ambush standard/checked"] == {"us": 10.0, "spread": 0.0}
    assert again["beside"]["ambush standard/checked"] == {"python-chess/checked": 0.8}
    assert "python-chess/checked" not in again["beside"], "others are not compared with each other"


def test_the_table_says_of_each_goal_whether_it_is_met() -> None:
    [goals, *_] = sections(collected([a_round()], {}, [], {}))
    words = {line[0]: line[-1] for line in goals.lines}
    assert words[f"{PLAYED}: Ambush"] == "met"
    assert words["checked move beside python-chess: Ambush"] == "missed"
    assert words["idle, real pins, no readers"] == "not measured"


@pytest.mark.parametrize(
    ("figure", "unit", "told"),
    [(None, "ms", "–"), (0.5, "×", "0.50×"), (12.34, "µs", "12.3 µs"), (1234.5, "bytes", "1,234 bytes"), (7, "", "7")],
)
def test_figures_have_as_many_digits_as_say_something(figure: float | None, unit: str, told: str) -> None:
    assert number(figure, unit) == told


# The command

ALONE = ["--quick", "--alone"]


def test_a_run_of_one_game_and_one_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.json"
    assert main([*ALONE, "--only", "duel-200", "battles", "--output", str(file)]) == 0
    found = read(file)
    assert {name.partition("/")[0] for name in found["figures"]} == {"duel-200"}
    assert found["parts"]["battles"]["battles"] > 0
    assert found["about"]["quick"] is True
    said = capsys.readouterr()
    assert "duel-200" in said.out
    assert "battles a second" in said.out
    assert "results.json" in said.out
    assert "0%  moves" in said.err, "progress is told where there is no terminal, too"


def test_a_check_fails_where_a_goal_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = [*ALONE, "--only", "battles", "--output", str(tmp_path / "results.json")]
    assert main([*run, "--check"]) == 0, "a goal that was not measured is not missed"
    of_battles = GOALS[0].__class__("battles", "–", 1e9, lambda found: found["parts"]["battles"]["battles_per_s"])
    monkeypatch.setattr("bench.goals.GOALS", (of_battles,))
    assert main(run) == 0, "a missed goal is only shown"
    assert main([*run, "--check"]) == 1


def test_a_name_that_is_none_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--only", "chess960"])
    said = " ".join(capsys.readouterr().err.split())
    assert "there is no 'chess960'; there are moves, duel-200, ambal," in said
    assert "light" in said


@pytest.mark.parametrize("rounds", ["0", "101", "-1", "many"])
def test_a_number_of_rounds_that_cannot_be_is_explained(rounds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([f"--rounds={rounds}"])
    assert "is no number of rounds between 1 and 100" in capsys.readouterr().err


# The document

MADE = "python -m bench.report"


def test_the_document_gets_the_figures_between_its_marks_and_keeps_the_rest(tmp_path: Path) -> None:
    document, file = tmp_path / "performance.md", tmp_path / "results.json"
    write(collected([a_round()], {}, [], {"took_s": 60}), file)
    goals, growth = (f"<!-- {name}: made by {MADE} -->\nold\n<!-- end of {name} -->" for name in ("goals", "growth"))
    document.write_text(f"Before.\n{goals}\nBetween.\n{growth}\nAfter.\n")
    assert report.main(file, document) == 0
    text = document.read_text()
    assert f"| {PLAYED}: Ambush | 0.13 | ≥ 1 | 2× | met |" in text
    assert [line for line in text.splitlines() if line in ("Before.", "Between.", "After.", "old")] == [
        "Before.", "Between.", "old", "After.",
    ], "what was not measured stays"  # fmt: skip
    assert report.main(file, document) == 0
    assert document.read_text() == text, "twice is as once"


def test_without_a_run_the_document_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report.main(tmp_path / "results.json", tmp_path / "performance.md") == 1
    assert "run make bench first" in capsys.readouterr().err


def test_every_mark_of_the_document_belongs_to_a_section() -> None:
    text = (PROJECT / "docs" / "performance.md").read_text(encoding="utf-8")
    marks = [mark[2] for mark in report.MARK.finditer(text)]
    known = {"machine", "budget", "goals", "checked", "legal", "playouts", "peers", *TITLES}
    assert len(marks) == text.count(f"made by {MADE}") == len(set(marks))
    assert set(marks) <= known
