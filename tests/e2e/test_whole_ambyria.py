"""A whole game of Ambyria by a script of device lines, through the real program; then its export is played again."""

from pathlib import Path

import msgspec
import pytest

from tests.e2e.evening import Evening, play
from tests.shape import PROJECT

SCRIPT = PROJECT / "tests" / "e2e" / "whole-ambyria.txt"
TABLE = ("play", "ambyria", "--simulate", "--fast", "--training", "--seats", "Ana,Bo,Cy",
         "--option", "arcane=2", "--option", "response_seconds=6")  # fmt: skip
DONE_BY_HAND = ("press", "tap", "turn", "wait", "fault", "mend", "quit", "#")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return play(SCRIPT, TABLE, tmp_path_factory.mktemp("home"))


def test_the_script_uses_devices_alone() -> None:
    lines = [line for line in SCRIPT.read_text().splitlines() if line]
    assert {line.split()[0] for line in lines} == set(DONE_BY_HAND)


def test_the_game_comes_to_its_end(evening: Evening) -> None:
    last = evening.views[-1]
    assert (last["phase"], last["result"]["winners"], last["result"]["reason"]) == ("over", [1], "AMBYRIA-FIN-09")
    assert last["result"]["scores"] == {"1": 12, "2": 7, "3": 0}


def test_everything_happened_that_a_game_has(evening: Evening) -> None:
    told = {fact["fact"] for fact in evening.facts}
    assert told >= {
        "hero", "turn", "phase", "draw", "mode", "played", "announced", "happened", "held", "released", "response",
        "stopped", "moved", "collected", "arcane", "owed", "discarded", "ending", "scored", "result",
    }  # fmt: skip
    assert [fact["seat"] for fact in evening.facts if fact["fact"] == "held"] == [2, 2], "Bo was first, not Ana"


def test_no_total_is_told_before_the_end(evening: Evening) -> None:
    before = [view for view in evening.views if view["phase"] != "over"]
    assert {seat["counters"]["stones"] for view in before for seat in view["seats"]} == {None}


def test_no_line_of_the_script_was_refused_or_ignored(evening: Evening) -> None:
    behind, asked = [line["says"] for line in evening.lines if "says" in line]
    assert behind == "Ana pressed 50\N{NO-BREAK SPACE}ms later."
    assert "may the last step be taken back?" in asked


def test_people_read_the_same_story(evening: Evening) -> None:
    for sentence in ("Bo wants to respond.", "The last arcane card of Ana is gone.", "Ana wins the game."):
        assert sentence in evening.out
    assert "  · " in evening.out


def test_the_export_passes_ambit_run(evening: Evening, tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    evening.ambit("log", "export", "1", "--to", file)
    steps = [msgspec.json.decode(line) for line in evening.ambit("run", file, "--json").splitlines()]
    assert all(step["ok"] for step in steps)
    assert steps[-1]["view"] == evening.views[-1]
