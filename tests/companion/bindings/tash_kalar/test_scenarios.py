"""The worked examples, played by devices, go as they say, through the same door as `ambit run`."""

from pathlib import Path

import pytest

from companion.packs import packs_of
from companion.scenarios import devices_of
from engine.scenario import Scenario, read, run

FOLDER = Path(__file__).parents[3] / "scenarios" / "tash_kalar"
FILES = sorted(FOLDER.glob("device-*.jsonl"))


def test_every_worked_example_is_played_by_devices() -> None:
    numbers = {path.stem.split("-")[0] for path in FOLDER.glob("[0-9]*.jsonl")}
    assert {path.stem.split("-")[1] for path in FILES} >= numbers


@pytest.mark.rule("TABLE-BOARD")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_goes_as_it_says(path: Path) -> None:
    scenario = read(path.read_bytes().splitlines(), packs_of)
    assert isinstance(scenario, Scenario), scenario
    wrong = [(report.line, report.mismatch) for report in run(scenario, devices_of(scenario)) if not report.ok]
    assert wrong == []
