"""The benchmarks: what they play, and the JSON line with which they end."""

import json
import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from bench import ambal, ambush, ambyria, course, duel200, measure
from bench.duel import GAME as DUEL
from engine.ambal import GAME as AMBAL
from engine.ambush import GAME as AMBUSH
from engine.ambyria import GAME as AMBYRIA
from tests.bench.duels import played
from tests.shape import PROJECT

KEYS = {
    "bench", "moves", "games", "seconds", "moves_per_s", "logged_moves_per_s", "log_bytes_per_move",
    "view_bytes_per_move",
}  # fmt: skip

CONTESTS = {
    "duel200": measure.Contest("ambit.duel200", DUEL, duel200.header, duel200.driver),
    "ambush": measure.Contest("ambit.ambush", AMBUSH, ambush.header, ambush.Players),
    "ambal": measure.Contest("ambit.ambal", AMBAL, ambal.header, ambal.Players),
    "ambyria": measure.Contest("ambit.ambyria", AMBYRIA, ambyria.header, ambyria.Players),
}


def script(name: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """As somebody runs it from the project's folder, with nothing on the path but what Python puts there."""
    command = [sys.executable, f"bench/{name}.py", *words]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", CONTESTS)
def test_the_last_line_is_json(name: str) -> None:
    done = script(name, "0.05")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["bench"] == f"ambit.{name}"
    assert said.keys() == KEYS
    assert said["moves_per_s"] == pytest.approx(said["moves"] / said["seconds"])
    assert said["logged_moves_per_s"] > 0


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "1e9"])
def test_a_length_that_cannot_be_is_explained(seconds: str) -> None:
    done = script("duel200", "--", seconds)
    assert done.returncode == 2
    assert "is no number of seconds" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("contest", CONTESTS.values(), ids=CONTESTS.keys())
def test_logged_and_quiet_play_the_same_game(contest: measure.Contest) -> None:
    for seed in range(3):
        moves = course.quiet(contest.game, contest.header(seed), contest.driver(seed))
        written = course.logged(contest.game, contest.header(seed), contest.driver(seed))
        assert len(written.log) == moves


def test_the_measured_duel_is_the_tested_one() -> None:
    written = course.logged(DUEL, duel200.header(6), duel200.driver(6))
    assert written.log == [msgspec.json.encode(action) for action in played(6).actions()]
    assert len(written.log) == 200


def test_the_views_of_both_seats_are_counted() -> None:
    states = [moment.after for moment in played(6).moments]
    written = course.logged(DUEL, duel200.header(6), duel200.driver(6))
    assert written.shown == sum(len(msgspec.json.encode(DUEL.view(now, seat))) for now in states for seat in (1, 2))


def verbs(contest: measure.Contest, games: int) -> Counter[str]:
    done: Counter[str] = Counter()
    for seed in range(games):
        steps = course.course(contest.game, contest.header(seed), contest.driver(seed))
        done.update(action.verb() for action, _ in steps)
    return done


def test_ambush_is_measured_with_calls_grabs_and_effects() -> None:
    done = verbs(CONTESTS["ambush"], 10)
    assert {"first", "expose", "play", "place", "resolve", "call", "stop", "declare", "ready"} <= done.keys()


def test_ambal_is_measured_with_choices_and_forced_discards() -> None:
    done = verbs(CONTESTS["ambal"], 10)
    assert {"start", "commit", "stop", "choose", "resolve", "discard", "pass"} <= done.keys()


def test_a_refused_driver_is_a_broken_benchmark() -> None:
    with pytest.raises(ValueError, match="DUEL-ROUND-01"):
        course.quiet(DUEL, duel200.header(0), lambda now: DUEL.verbs["upkeep"](seat=1, choice=0))  # type: ignore[call-arg]


def test_a_header_that_cannot_be_played_is_a_broken_benchmark() -> None:
    header = msgspec.structs.replace(duel200.header(0), seats=("Ana",))
    with pytest.raises(ValueError, match="duel does not begin"):
        course.quiet(DUEL, header, duel200.driver(0))
