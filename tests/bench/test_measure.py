"""What is measured of our games: the same games each time, legal to the last move, and figures on request."""

import io
import json
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.answering import Lap, answer, timed
from bench.moves.chance import asked, chosen, listed, played, played_again, stands_for, unchosen
from bench.moves.contests import contests
from bench.moves.laps import again, laps
from engine import registry
from engine.legal import legal, spelled_out
from engine.refusal import Refusal
from tests.bench.duels import begun
from tests.bench.duels import played as duel
from tests.shape import PROJECT

CONTESTS = contests()
KINDS = {"checked", "checked_shown", "legal", "legal_json", "playout", "playout_asking", "playout_shown"}


def script(name: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """As somebody runs it from the project's folder, with nothing on the path but what Python puts there."""
    command = [sys.executable, f"bench/{name}.py", *words]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)


# What is played


def test_every_game_is_measured_in_every_mode_and_tash_kalar_at_both_depths() -> None:
    wanted = {"duel-200"}
    for name in registry.shipped():
        game = registry.find(name)
        assert game is not None
        depths = (" ledger", " board") if name == "tash_kalar" else ("",)
        wanted |= {f"{name} {mode}{depth}" for mode in game.modes for depth in depths}
    assert CONTESTS.keys() == wanted


def test_the_measured_duel_is_the_tested_one() -> None:
    [first, *_] = CONTESTS["duel-200"].recorded()
    assert first.actions == tuple(duel(7).actions())
    assert len(first.actions) == 200


@pytest.mark.parametrize("name", CONTESTS)
def test_players_by_chance_get_on_in_every_game(name: str) -> None:
    contest = CONTESTS[name]
    recorded = next(iter(contest.games()))
    history, acted = played(contest.game, recorded.start, seed=3, most=40)
    over = contest.game.view(history.state, None).result is not None
    assert over or history.count == 40
    assert len({action.verb() for action in history.actions()}) > 1, "they do more than one thing"
    assert not {type(action) for action in history.actions()} & unchosen(contest.game)
    assert list(played_again(contest.game, recorded.start, 3, acted).actions()) == list(history.actions())


def test_a_recorded_game_that_is_refused_is_a_broken_benchmark() -> None:
    contest = CONTESTS["duel-200"]
    [one, *_] = contest.recorded()
    broken = type(one)(one.start, one.actions[1:])
    with pytest.raises(ValueError, match="what was accepted before is refused on DUEL-ROUND-01"):
        again(contest.game, broken)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 60))
def test_whatever_chance_chooses_is_legal_and_among_the_listed(seed: int, moves: int) -> None:
    contest = CONTESTS["ambush standard"]
    state = played(contest.game, contest.recorded()[seed % 2].start, seed, moves)[0].state
    order = Random(seed)
    for seat in asked(contest.game.view(state, None), order):
        if choices := listed(contest.game, state, seat):
            assert not isinstance(contest.game.apply(state, chosen(choices, order)), Refusal)
        spelled = sum(1 for entry in legal(contest.game, state, seat) for _ in spelled_out(entry))
        assert sum(map(stands_for, choices)) >= len(choices)
        assert spelled >= len(choices)


def test_a_list_counts_the_actions_that_it_stands_for() -> None:
    history = begun(7)
    choices = listed(history.game, history.state, 1)
    assert sum(map(stands_for, choices)) == len(list(legal(history.game, history.state, 1)))


# Figures on request


def test_every_lap_of_a_contest_counts_its_moves() -> None:
    found = {name: prepare() for name, prepare in laps(CONTESTS["duel-200"]).items()}
    assert found.keys() == {f"duel-200/{kind}" for kind in KINDS}
    moves = {name.partition("/")[2]: lap.run() for name, lap in found.items()}
    assert moves["checked"] == moves["checked_shown"] == 400
    assert moves["playout"] == moves["playout_asking"] == moves["playout_shown"] == 200
    assert moves["legal"] == moves["legal_json"] >= 40
    assert found["duel-200/legal"].about["actions"] > 1
    assert found["duel-200/checked_shown"].about["view_bytes"] > 1000


def test_a_lap_is_run_at_least_once_and_its_time_is_told_for_a_move() -> None:
    runs: list[int] = []

    def run() -> int:
        runs.append(1)
        return 5

    said = timed(Lap(run, {"bytes": 7}), 0.0)
    assert (len(runs), said["moves"], said["bytes"]) == (1, 5, 7)
    assert said["us"] > 0


def test_answers_come_line_by_line_and_a_lap_is_prepared_once() -> None:
    prepared: list[str] = []

    def prepare() -> Lap:
        prepared.append("a")
        return Lap(lambda: 1)

    said = io.StringIO()
    answer({"a": prepare, "b": prepare}, ['["a", 0.0]\n', '["a", 0.0]\n'], said)
    ready, *answers = map(json.loads, said.getvalue().splitlines())
    assert ready == {"ready": ["a", "b"]}
    assert [one["moves"] for one in answers] == [1, 1]
    assert prepared == ["a"]


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "1e9"])
def test_a_length_that_cannot_be_is_explained(seconds: str) -> None:
    done = script("tamer", "--", seconds)
    assert done.returncode == 2
    assert "is no number of seconds" in done.stderr
    assert "Traceback" not in done.stderr
