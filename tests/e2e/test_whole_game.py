"""A whole game for four by a script of device lines, through the real program; then its export is played again."""

from pathlib import Path

import msgspec
import pytest

from tests.e2e.evening import Evening, play
from tests.shape import PROJECT

SCRIPT = PROJECT / "tests" / "e2e" / "whole-game.txt"
TABLE = ("play", "ambush", "--simulate", "--fast", "--training", "--seats", "Ana,Bo,Cy,Di",
         "--option", "castle=6", "--option", "capture_seconds=10")  # fmt: skip
DONE_BY_HAND = ("press", "tap", "turn", "wait", "fault", "mend", "quit", "#")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return play(SCRIPT, TABLE, tmp_path_factory.mktemp("home"))


def test_the_script_uses_devices_alone() -> None:
    lines = [line for line in SCRIPT.read_text().splitlines() if line]
    assert {line.split()[0] for line in lines} == set(DONE_BY_HAND)


def test_the_game_comes_to_its_end(evening: Evening) -> None:
    last = evening.views[-1]
    assert (last["phase"], last["result"]["winners"], last["result"]["reason"]) == ("over", [1], "AMBUSH-WIN-05")


def test_everything_happened_that_a_game_has(evening: Evening) -> None:
    told = {fact["fact"] for fact in evening.facts}
    assert told >= {
        "first", "exposed", "played", "castle", "placed", "laid", "passed", "ambush", "press", "false-start", "called",
        "dead-heat", "captured", "stopped", "time-up", "declared", "verdict", "rolled", "reroll", "penalty", "joined",
        "cleared", "resumed", "destroyed", "stats", "over",
    }  # fmt: skip
    assert [fact["good"] for fact in evening.facts if fact["fact"] == "verdict"] == [True, False]


def test_no_line_of_the_script_was_refused_or_ignored(evening: Evening) -> None:
    says = [line["says"] for line in evening.lines if "says" in line]
    assert len(says) == 1, says
    assert "may the last step be taken back?" in says[0]


def test_people_read_the_same_story(evening: Evening) -> None:
    for sentence in ("Ambush! Grab!", "Bo is the caller.", "Cy’s castle is destroyed.", "Ana wins the game."):
        assert sentence in evening.out
    assert "  · " in evening.out


def test_the_export_passes_ambit_run(evening: Evening, tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    evening.ambit("log", "export", "1", "--to", file)
    steps = [msgspec.json.decode(line) for line in evening.ambit("run", file, "--json").splitlines()]
    assert all(step["ok"] for step in steps)
    assert steps[-1]["view"] == evening.views[-1]
    assert evening.ambit("log", "export", "1").encode() == Path(file).read_bytes()


def test_the_log_knows_both_games(evening: Evening) -> None:
    games = [msgspec.json.decode(line) for line in evening.ambit("log", "list", "--json").splitlines()]
    assert [(game["number"], game["over"], game["seats"]) for game in games] == [
        (2, True, ["Ana", "Bo", "Cy", "Di"]),
        (1, True, ["Ana", "Bo", "Cy", "Di"]),
    ]
    assert games[0]["steps"] == games[1]["steps"] == len(evening.views) - 1
    found = [msgspec.json.decode(line) for line in evening.ambit("log", "verify", "--json").splitlines()]
    assert [each["whole"] for each in found] == [True, True]
    assert "Ana wins the game." in evening.ambit("log", "show", "2")
