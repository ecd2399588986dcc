"""Interleaved rounds with programs that run: who fails is told once, and the others go on."""

import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench import parts
from bench.asking import Asked, Failed, Program
from bench.parts import PARTS, Part
from bench.peers import installing
from bench.ratios import ratio, summary
from bench.rounds import Round, play
from tests.shape import PROJECT

ANSWERS = """
import sys
from bench.answering import Lap, answer

def broken():
    raise ValueError("no luck")

laps = {"good": lambda: Lap(lambda: 1), "other": lambda: Lap(lambda: 2), "bad": broken}
answer({name: laps[name] for name in sys.argv[1:]})
"""


def program(*laps: str) -> Program:
    """A program that measures these laps."""
    return Program("somebody", (sys.executable, "-c", ANSWERS, *laps), {"PYTHONPATH": str(PROJECT)})


def code(text: str) -> Program:
    return Program("somebody", (sys.executable, "-c", text))


def test_everything_is_measured_once_a_round_in_a_new_order() -> None:
    told: list[str] = []
    rounds, failures = play(
        [program("good"), program("other")], 6, 0.0, Random(1), lambda name, done: told.append(name)
    )
    assert [sorted(found) for found in rounds] == [["good", "other"]] * 6
    assert failures == []
    orders = {tuple(told[place : place + 2]) for place in range(0, 12, 2)}
    assert orders == {("good", "other"), ("other", "good")}


def test_what_fails_is_told_once_and_the_same_program_goes_on_with_the_rest() -> None:
    rounds, failures = play([program("good", "bad")], 3, 0.0, Random(2), lambda name, done: None)
    assert [list(found) for found in rounds] == [["good"]] * 3
    assert failures == ["bad is not measured: ValueError: no luck"]


def test_after_enough_time_no_further_round_begins() -> None:
    rounds, failures = play([program("good")], 3, 0.0, Random(1), lambda name, done: None, enough=0.0)
    assert ([list(found) for found in rounds], failures) == ([["good"]], [])


@pytest.mark.parametrize(
    ("somebody", "reason"),
    [
        (Program("somebody", ("./there-is-no-such-program",)), "there-is-no-such-program"),
        (code("import sys; sys.exit('not today')"), "somebody is not measured: not today"),
        (code("print('hello')"), "somebody is not measured: it gave no answer and no reason"),
    ],
)
def test_a_program_that_does_not_begin_is_one_sentence(somebody: Program, reason: str) -> None:
    rounds, [failure] = play([somebody, program("good")], 1, 0.0, Random(1), lambda name, done: None)
    assert reason in failure
    assert list(rounds[0]) == ["good"]


def test_a_program_that_was_asked_is_ended() -> None:
    with Asked(program("good")) as asked:
        asked.ask("good", 0.0)
        running = asked._process
    assert running is not None
    assert running.returncode is not None


# Ratios


def a_round(**us: float) -> Round:
    return {name: {"us": value} for name, value in us.items()}


ROUNDS = [a_round(ours=1, peer=20), a_round(ours=2, peer=100), a_round(ours=9, peer=270), a_round(ours=5)]


def test_a_ratio_is_taken_inside_a_round_before_the_median() -> None:
    assert ratio(ROUNDS, "ours", "peer") == 30
    assert ratio(ROUNDS, "ours", "nobody") is None


def test_the_summary_has_the_median_the_spread_and_what_else_was_said() -> None:
    rounds: list[Round] = [
        {"a": {"us": 4.0, "bytes": 7}},
        {"a": {"us": 5.0, "bytes": 7}},
        {},
        {"a": {"us": 9.0, "bytes": 7}},
    ]
    assert summary(rounds, "a") == {"us": 5.0, "bytes": 7, "spread": 1.0}


@given(st.lists(st.tuples(st.floats(0.1, 1e4), st.floats(0.1, 1e4), st.floats(0.5, 2.0)), min_size=1, max_size=9))
def test_a_minute_in_which_everything_is_slower_changes_no_ratio(found: list[tuple[float, float, float]]) -> None:
    quiet = [a_round(ours=ours, peer=peer) for ours, peer, _ in found]
    noisy = [a_round(ours=ours * slow, peer=peer * slow) for ours, peer, slow in found]
    assert ratio(noisy, "ours", "peer") == pytest.approx(ratio(quiet, "ours", "peer"))


# Peers


def test_a_peer_that_cannot_be_had_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    monkeypatch.setitem(installing.PYTHON, "Nobody", ("no-such-engine-anywhere", "1.0", "bench.peers.nobody"))
    ready, [sentence] = installing.installed({"Nobody": installing.peers()["Nobody"]}, tmp_path)
    assert ready == []
    assert sentence.startswith("Nobody is not measured: Nobody 1.0 could not be installed (ERROR:")


def test_without_node_boardgame_io_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    ready, [sentence] = installing.installed({"boardgame.io": installing.boardgame_io}, tmp_path)
    assert ready == []
    assert sentence == "boardgame.io is not measured: node is not installed (Node.js brings it)."


# Parts


def test_a_part_is_its_last_line() -> None:
    [battles] = [part for part in PARTS if part.name == "battles"]
    assert parts.run(battles, quick=True)["battles"] > 0


def test_a_part_that_fails_is_one_sentence() -> None:
    [battles] = [part for part in PARTS if part.name == "battles"]
    with pytest.raises(Failed, match=r"broken is not measured: it ended with exit code 2: .*is no number of seconds"):
        parts.run(Part("broken", "", battles.script, ("never",)))
