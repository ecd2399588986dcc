"""A saved game as a scenario: played again it gives the same, with everything that was taken back and brought back."""

from contextlib import closing
from pathlib import Path

import msgspec

from companion.log import Entry
from companion.log.export import scenario, steps
from engine.scenario import Scenario, read, run
from tests.companion.log.games import END, STEPS, keep, opened


def lines(path: Path, *more: Entry) -> list[bytes]:
    with closing(opened(path)) as log:
        id = keep(log, (*STEPS, *more))
        return list(scenario(log.game(id), log.entries(id)[0]))


def test_it_is_one_line_a_step(tmp_path: Path) -> None:
    header, *told = (msgspec.json.decode(line) for line in lines(tmp_path / "ambit.db", END))
    assert header["scenario"] == "game 1, begun 2031-05-17T19:30:00+00:00"
    assert (header["game"], header["seats"], header["rules"]) == ("ambush", ["Ana", "Bo"], 1)
    assert told == [
        {"do": "first", "seat": 0, "first": 1, "at": 0.5},
        {"do": "expose", "seat": 1, "at": 1.5},
        {"do": "play", "seat": 1, "card": "footman", "at": 2.5},
        {"undo": 1},
        {"redo": 1},
        {"do": "name", "seat": 2, "name": "Béa"},
        {"do": "expose", "seat": 2, "card": "ambush", "at": 9.0},
        {"do": "concede", "seat": 2},
    ]


def test_it_runs_as_it_says(tmp_path: Path) -> None:
    found = read(lines(tmp_path / "ambit.db", END))
    assert isinstance(found, Scenario)
    reports = list(run(found))
    assert all(report.ok for report in reports)
    assert reports[-1].view.result is not None


def test_an_input_that_did_two_things_is_taken_back_by_two() -> None:
    two = Entry("do", (STEPS[0].actions[0], STEPS[1].actions[0]))
    back = [Entry("undo"), Entry("redo"), Entry("undo")]
    told = list(steps([STEPS[0], two, *back, Entry("undo"), Entry("redo"), Entry("redo")]))
    assert told[3:] == [{"undo": 2}, {"redo": 2}, {"undo": 2}, {"undo": 1}, {"redo": 1}, {"redo": 2}]
