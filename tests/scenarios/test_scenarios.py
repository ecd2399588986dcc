"""Every scenario in this folder goes as it says, and does not when it says something else."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from companion import clauses
from companion.cli.app import app
from companion.game_parts import rules_folder
from companion.packs import packs_of
from companion.scenarios import devices_of
from engine.scenario import Report, Scenario, read, run
from tests.scenarios.alterations import alterations

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.jsonl"))
CLAUSE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)+(?:-\d+)?\b")


def lines(file: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]


def named(file: Path) -> list[str]:
    """The clauses that the header says the file is about."""
    return CLAUSE.findall(lines(file)[0]["scenario"])


def played(steps: list[dict[str, Any]]) -> list[Report]:
    scenario = read([msgspec.json.encode(step) for step in steps], packs_of)
    assert isinstance(scenario, Scenario), scenario
    return list(run(scenario, devices_of(scenario)))


def unlike(steps: list[dict[str, Any]]) -> list[int]:
    """The places, counted like lines from 0, of the steps that did not go as the scenario says."""
    return [report.line - 1 for report in played(steps) if not report.ok]


every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
marked_files = pytest.mark.parametrize(
    "file", [pytest.param(file, marks=pytest.mark.rule(*named(file)), id=file.stem) for file in FILES]
)


@marked_files
def test_a_scenario_goes_as_it_says(file: Path) -> None:
    reports = played(lines(file))
    assert [(report.line, report.mismatch) for report in reports if not report.ok] == []
    assert len(reports) == len(lines(file)) - 1


@every_file
@pytest.mark.parametrize("more", [[], ["--json"]], ids=["told", "json"])
def test_ambit_run_says_so_too(file: Path, more: list[str]) -> None:
    result = CliRunner().invoke(app, ["run", str(file), *more])
    assert (result.exit_code, result.stderr) == (0, "")
    assert len(result.stdout.splitlines()) >= len(lines(file)) - 1


@every_file
def test_a_scenario_that_says_something_else_fails_just_there(file: Path) -> None:
    steps = lines(file)
    every = list(alterations(steps))
    assert len(every) >= 5
    for place, other in every:
        assert unlike([*steps[:place], other, *steps[place + 1 :]]) == [place], other


@every_file
def test_ambit_run_says_no_to_one_that_says_something_else(file: Path, tmp_path: Path) -> None:
    steps = lines(file)
    place, other = next(alterations(steps))
    steps[place] = other
    altered = tmp_path / "altered.jsonl"
    altered.write_bytes(msgspec.json.Encoder().encode_lines(steps))
    assert CliRunner().invoke(app, ["run", str(altered)]).exit_code == 1


@every_file
def test_a_scenario_says_why_it_exists_and_by_which_clauses(file: Path) -> None:
    header = lines(file)[0]
    known = {**clauses.read(header["game"]), **clauses.read("table")}
    assert named(file), header["scenario"]
    assert set(named(file)) <= set(known)
    assert header["game"] == file.parent.name


@pytest.mark.parametrize("game", sorted({file.parent.name for file in FILES}))
def test_every_worked_example_of_the_rules_has_a_scenario(game: str) -> None:
    rules = (rules_folder() / f"{game}.md").read_text(encoding="utf-8")
    chapter = rules.partition("## Worked examples")[2].partition("\n## ")[0]
    examples = {int(number) for number in re.findall(r"^(?:\*\*)?(\d+)\. ", chapter, re.MULTILINE)}
    reasons = [lines(file)[0]["scenario"] for file in FILES if file.parent.name == game]
    told = {int(found) for reason in reasons for found in re.findall(r"^Worked example (\d+)", reason)}
    assert examples
    assert examples <= told
