"""The device scenarios of this game go as they say, through the same door as `ambit run`."""

from pathlib import Path

import pytest

from companion.packs import packs_of
from companion.scenarios import devices_of
from engine.scenario import Scenario, read, run

FILES = sorted((Path(__file__).parents[3] / "scenarios" / "tamer").glob("device-*.jsonl"))


def test_there_are_some() -> None:
    assert len(FILES) >= 5


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_goes_as_it_says(path: Path) -> None:
    scenario = read(path.read_bytes().splitlines(), packs_of)
    assert isinstance(scenario, Scenario), scenario
    wrong = [(report.line, report.mismatch) for report in run(scenario, devices_of(scenario)) if not report.ok]
    assert wrong == []
