"""Whole tournaments of four and of eight by scripts of device lines, through the real program; then played again.

The eight share a single reader that goes round the table.
"""

from pathlib import Path

import msgspec
import pytest

from tests.e2e.evening import Evening, play
from tests.shape import PROJECT

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hana")
FOLDER = PROJECT / "tests" / "e2e"
TABLE = ("play", "tamer", "--simulate", "--fast", "--training", "--seats")
MORE = {4: (), 8: ("--profile", "eight-seats-one-reader", "--option", "tie=tiebreak")}
SCRIPTS = {4: FOLDER / "whole-tamer-four.txt", 8: FOLDER / "whole-tamer-eight.txt"}


@pytest.fixture(scope="module", params=[4, 8], ids=["four", "eight"])
def seats(request: pytest.FixtureRequest) -> int:
    count: int = request.param
    return count


@pytest.fixture(scope="module")
def evening(seats: int, tmp_path_factory: pytest.TempPathFactory) -> Evening:
    table = (*TABLE, ",".join(NAMES[:seats]), *MORE[seats])
    return play(SCRIPTS[seats], table, tmp_path_factory.mktemp("home"))


def test_the_script_uses_devices_alone(seats: int) -> None:
    lines = [line for line in SCRIPTS[seats].read_text().splitlines() if line]
    assert {line.split()[0] for line in lines} <= {"press", "tap", "wait", "quit", "#"}


def test_the_tournament_comes_to_its_end(evening: Evening, seats: int) -> None:
    last = evening.views[-1]
    winner, record = {4: (4, (3, 0, 0)), 8: (3, (3, 0, 0))}[seats]
    assert (last["phase"], last["round"], last["result"]["winners"]) == ("over", 3, [winner])
    assert tuple(last["result"]["scores"][str(winner)].values()) == record
    assert len(last["table"]["history"]) == 3 * seats // 2


def test_everything_happened_that_a_tournament_has(evening: Evening, seats: int) -> None:
    told = {fact["fact"] for fact in evening.facts}
    assert seats < 8 or told >= {"flipped", "returned"}
    assert told >= {
        "chosen", "revealed", "passed", "asked", "dice", "line", "ready", "paired", "round_start", "clash",
        "knocked_out", "ko_effect", "cleared", "battle_over", "record", "round_over", "game_over",
    }  # fmt: skip


def test_nobody_is_told_a_card_before_it_is_revealed(evening: Evening) -> None:
    picks = [seat["zones"]["pick"] for view in evening.views for seat in view["seats"]]
    assert set(map(str, picks)) == {"0", "1"}


def test_no_line_of_the_script_was_refused(evening: Evening) -> None:
    assert [line["says"] for line in evening.lines if "says" in line] == []


def test_people_read_the_same_story(evening: Evening) -> None:
    for sentence in ("Pass your packs to the left.", "The opponents of round 3 are known:", "  · "):
        assert sentence in evening.out


def test_the_export_passes_ambit_run(evening: Evening, tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    evening.ambit("log", "export", "1", "--to", file)
    steps = [msgspec.json.decode(line) for line in evening.ambit("run", file, "--json").splitlines()]
    assert all(step["ok"] for step in steps)
    assert steps[-1]["view"] == evening.views[-1]
