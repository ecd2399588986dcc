"""A whole duel of Ambal Tournament by a script of device lines, through the real program; then its export is played."""

from pathlib import Path

import msgspec
import pytest

from tests.e2e.evening import Evening, play
from tests.shape import PROJECT

SCRIPT = PROJECT / "tests" / "e2e" / "whole-duel.txt"
TABLE = ("play", "ambal", "--simulate", "--fast", "--training", "--seats", "Ana,Bo",
         "--option", "decide_seconds=60", "--option", "move_seconds=30")  # fmt: skip
DONE_BY_HAND = ("press", "tap", "turn", "wait", "quit", "#")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return play(SCRIPT, TABLE, tmp_path_factory.mktemp("home"))


def test_the_script_uses_devices_alone() -> None:
    lines = [line for line in SCRIPT.read_text().splitlines() if line]
    assert {line.split()[0] for line in lines} == set(DONE_BY_HAND)


def test_the_duel_comes_to_its_end(evening: Evening) -> None:
    last = evening.views[-1]
    assert (last["phase"], last["round"], last["result"]["winners"]) == ("over", 3, [1])
    assert last["result"]["reason"] == "AMBAL-WIN-01"


def test_everything_happened_that_a_single_duel_has(evening: Evening) -> None:
    told = {fact["fact"] for fact in evening.facts}
    assert told >= {
        "phase", "turn", "draw", "rolled", "order", "plays", "stopped", "skips", "placed", "revealed", "target", "paid",
        "unpaid", "interrupted", "blocked", "health", "energy", "max-energy", "condition", "boon", "curse", "duration",
        "moved", "owes", "defeated", "result",
    }  # fmt: skip


def test_one_card_was_refused_and_one_step_taken_back(evening: Evening) -> None:
    refused, asked = [line["says"] for line in evening.lines if "says" in line]
    assert "Training Plain Cut" in refused
    assert "may the last step be taken back?" in asked


def test_people_read_the_same_story(evening: Evening) -> None:
    for sentence in ("Ana has placed a card.", "Ana reveals Meteor", "Bo lets this turn go by."):
        assert sentence in evening.out
    assert evening.out.index("Ana has placed a card.") < evening.out.index("Training Brand Lash")


def test_the_export_passes_ambit_run(evening: Evening, tmp_path: Path) -> None:
    file = str(tmp_path / "duel.jsonl")
    evening.ambit("log", "export", "1", "--to", file)
    steps = [msgspec.json.decode(line) for line in evening.ambit("run", file, "--json").splitlines()]
    assert all(step["ok"] for step in steps)
    assert steps[-1]["view"] == evening.views[-1]
