"""The comparison: interleaved rounds, ratios inside a round, verdicts, and what happens when somebody is missing."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

from bench import compare, peers, ratios
from bench.ratios import (
    AMBUSH,
    AMBUSH_LOGGED,
    AMBYRIA,
    AMBYRIA_LOGGED,
    DUEL,
    DUEL_LOGGED,
    PLAYOUT,
    REDUCER,
    Verdict,
    judge,
    middle,
    ratio,
    spread,
)
from bench.rounds import Contestant, Failed, Round, play, run


def says(name: str, text: str, exit_code: int = 0) -> Contestant:
    """Somebody who prints this and ends so."""
    code = f"import sys; print({text!r}); print('no luck', file=sys.stderr); sys.exit({exit_code})"
    return Contestant(name, (sys.executable, "-c", code), Path())


def a_round(duel: float, logged: float, bgio: float, chess: float) -> Round:
    return {
        "ambit.duel200": {"moves_per_s": duel, "logged_moves_per_s": logged},
        "bgio.reducer": {"moves_per_s": bgio},
        "chess.playout": {"moves_per_s": chess},
    }


# Ratios

ROUNDS = [a_round(100, 40, 5, 10), a_round(50, 20, 1, 10), a_round(90, 18, 3, 10)]


def test_a_ratio_is_taken_inside_a_round_before_the_median() -> None:
    assert ratio(ROUNDS, DUEL, REDUCER) == 30
    assert ratio(ROUNDS, DUEL_LOGGED, PLAYOUT) == 2


def test_a_round_without_one_of_the_two_does_not_count() -> None:
    assert ratio([{"ambit.duel200": {"moves_per_s": 9}}, a_round(8, 1, 2, 1)], DUEL, REDUCER) == 4
    assert ratio([{}], DUEL, REDUCER) is None


def test_middle_and_spread_of_a_figure() -> None:
    assert middle(ROUNDS, DUEL) == 90
    assert spread(ROUNDS, DUEL) == pytest.approx(50 / 90)
    assert middle([{}], DUEL) is None
    assert spread([{}], DUEL) is None


def test_the_targets_are_those_that_were_set() -> None:
    wanted = {(target.ours, target.peer): target.least for target in ratios.TARGETS}
    assert wanted == {
        (DUEL, REDUCER): 15, (DUEL, PLAYOUT): 4, (DUEL_LOGGED, PLAYOUT): 1.5,
        (AMBYRIA, AMBUSH): 0.5, (AMBYRIA_LOGGED, AMBUSH_LOGGED): 0.5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("measured", "missed"),
    [
        (a_round(60, 15, 4, 10), []),
        (a_round(59, 15, 4, 10), [15]),
        (a_round(60, 15, 4, 15.1), [4, 1.5]),
        ({}, []),
    ],
)
def test_a_target_is_missed_below_its_number_and_not_when_nothing_was_measured(
    measured: Round, missed: list[float]
) -> None:
    assert [verdict.target.least for verdict in judge([measured]) if verdict.missed] == missed


# Rounds


def test_everybody_runs_once_a_round_in_changing_order() -> None:
    names: list[str] = []
    everybody = [says(name, json.dumps({"moves_per_s": 1})) for name in "abc"]
    rounds, failures = play(everybody, 6, 0.1, Random(1), names.append)
    orders = [tuple(names[start : start + 3]) for start in range(0, 18, 3)]
    assert failures == []
    assert [sorted(found) for found in rounds] == [["a", "b", "c"]] * 6
    assert [sorted(order) for order in orders] == [["a", "b", "c"]] * 6
    assert len(set(orders)) > 1


def test_the_length_of_the_run_comes_last_on_the_command_line() -> None:
    code = "import sys; print('{\"moves_per_s\": %s}' % sys.argv[-1])"
    assert run(Contestant("a", (sys.executable, "-c", code), Path()), 0.25) == {"moves_per_s": 0.25}


@pytest.mark.parametrize(
    ("contestant", "reason"),
    [
        (says("a", "x", exit_code=3), "a ended with exit code 3: no luck"),
        (says("a", "[1]"), "a did not end with a JSON line"),
        (says("a", '{"moves": 4}'), "a did not end with a JSON line"),
        (says("a", ""), "a did not end with a JSON line"),
        (Contestant("a", ("./there-is-no-such-program",), Path()), "a could not be run"),
    ],
)
def test_a_run_that_fails_says_who_and_why(contestant: Contestant, reason: str) -> None:
    with pytest.raises(Failed, match=reason):
        run(contestant, 0.1)


def test_who_fails_is_told_once_and_the_others_go_on() -> None:
    both = [says("good", '{"moves_per_s": 2}'), says("bad", "", exit_code=1)]
    rounds, failures = play(both, 3, 0.1, Random(1), lambda name: None)
    assert rounds == [{"good": {"moves_per_s": 2}}] * 3
    assert failures == ["bad ended with exit code 1: no luck"]


# Peers


def test_the_folder_of_the_peers_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("AMBIT_PEERS", raising=False)
    assert peers.folder().parts[-2:] == ("shared", "bench")
    monkeypatch.setenv("AMBIT_PEERS", str(tmp_path))
    assert peers.folder() == tmp_path


def test_an_incomplete_folder_says_what_it_lacks(tmp_path: Path) -> None:
    source, cache = tmp_path / "peers", tmp_path / "cache"
    source.mkdir()
    (source / "bench_bgio.cjs").write_text("")
    ready, missing = peers.prepare(source, cache)
    assert ready == []
    assert [sentence.partition(":")[0] for sentence in missing] == [
        "bench_bgio.cjs is not measured",
        "bench_chess.py is not measured",
    ]
    assert "duel200.cjs" in missing[0]


def test_what_is_fetched_for_the_peers_is_ignored_by_git(tmp_path: Path) -> None:
    (tmp_path / "peers").mkdir()
    peers.prepare(tmp_path / "peers", tmp_path / "cache")
    assert (tmp_path / "cache" / ".gitignore").read_text() == "*\n"


QUICK = ["--rounds", "1", "--seconds", "0.05"]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """There are no peers here."""
    nowhere = tmp_path / "nowhere"
    monkeypatch.setenv("AMBIT_PEERS", str(nowhere))
    return nowhere


def test_without_peers_ambit_is_measured_alone(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main(QUICK) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "only Ambit is measured" in said
    assert "Duel-200" in said
    assert "Ambush" in said
    assert "Ambyria / Ambush" in said, "our own games beside each other"
    assert said.count("not measured") == 3


def test_json_says_the_same_for_programs(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main([*QUICK, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [target["met"] for target in said["targets"]][:3] == [None] * 3
    assert all(target["ratio"] > 0 for target in said["targets"][3:]), "Ambyria beside Ambush"
    assert str(alone) in said["remarks"][0]
    [duel] = [one for one in said["figures"] if (one["bench"], one["figure"]) == ("ambit.duel200", "moves_per_s")]
    assert duel["median"] == said["rounds"][0]["ambit.duel200"]["moves_per_s"]


def test_a_check_fails_when_ambit_itself_does(alone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "OURS", (says("ambit.duel200", "", exit_code=1),))
    assert compare.main([*QUICK, "--check"]) == 1
    assert compare.main(QUICK) == 0


@pytest.mark.parametrize("rounds", ["0", "101", "-1", "many"])
def test_a_number_of_rounds_that_cannot_be_is_explained(rounds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        compare.main([f"--rounds={rounds}"])
    assert "is no number of rounds between 1 and 100" in capsys.readouterr().err


def rows(verdicts: list[Verdict]) -> list[str]:
    return [str(cell) for cell in compare.targets(verdicts).columns[-1].cells]


def test_the_table_says_of_each_target_whether_it_is_met() -> None:
    assert rows(judge([a_round(60, 14, 4, 10)])) == [
        "[green]met[/green]",
        "[green]met[/green]",
        "[red]missed[/red]",
        *["not measured"] * 2,
    ]
    assert rows(judge([{}])) == ["not measured"] * 5
