"""Kill -9, many times: in games that play by themselves, and in the middle of a grab through the real program."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.companion.cli.terminal import PROGRAM, program
from tests.shape import PROJECT

HALF_THE_KILLS = 100


def spree(module: str, *words: str) -> dict[str, Any]:
    """One of the runners, in a process of its own: it forks, which a process with threads should not."""
    line = [sys.executable, "-m", f"tests.e2e.{module}", *words]
    done = subprocess.run(line, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    tally: dict[str, Any] = msgspec.json.decode(done.stdout)
    return tally


@pytest.mark.parametrize("half", [1, 2])
def test_nothing_acknowledged_is_lost_however_often_the_game_is_killed(half: int) -> None:
    tally = spree("killing", "--kills", str(HALF_THE_KILLS))
    assert tally["kills"] == HALF_THE_KILLS
    assert tally["acknowledged"] > HALF_THE_KILLS, "games were played, not only killed"


def test_a_copy_taken_at_any_moment_opens_or_is_refused_with_a_sentence() -> None:
    tally = spree("copying", "--copies", "100")
    assert tally["copies"] == 100
    assert tally["whole"] + sum(tally["refused"].values()) == 100
    assert tally["whole"] > 0


# Through the real program

TABLE = ("play", "ambush", "--simulate", "--fast", "--json")
NEW = ("--seats", "Ana,Bo,Cy", "--option", "capture_seconds=15")
TO_THE_GRAB = (
    "press seat1.ok", "tap table.reader ambush", "press seat1.no", "tap table.reader ambush", "press seat2.no",
    "wait 0.4", "press seat3.call", "tap seat3.reader ambush", "turn seat2.dial 1", "press seat2.ok",
)  # fmt: skip


@contextmanager
def playing(home: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    line = [sys.executable, "-c", PROGRAM, *TABLE, *words]
    env = os.environ | {"AMBIT_HOME": str(home), "LANG": "C"}
    pipe = subprocess.PIPE
    with subprocess.Popen(line, cwd=PROJECT, env=env, text=True, stdin=pipe, stdout=pipe, stderr=pipe) as game:
        try:
            yield game
        finally:
            game.kill()


def view(game: subprocess.Popen[str]) -> dict[str, Any]:
    """The next thing that the game shows."""
    assert game.stdout is not None
    shown: dict[str, Any] = msgspec.json.decode(game.stdout.readline())
    seen: dict[str, Any] = shown["view"]
    return seen


def kill_in_mid_capture(home: Path) -> dict[str, Any]:
    """A game is begun, somebody calls, cards are grabbed; then the plug is pulled. Gives what was seen last."""
    with playing(home, *NEW) as game:
        assert game.stdin is not None
        game.stdin.write("\n".join(TO_THE_GRAB) + "\n")
        game.stdin.flush()
        seen = view(game)
        while not (seen["phase"] == "capture" and seen["seats"][1]["flags"] == ["stopped"]):
            seen = view(game)
        os.kill(game.pid, signal.SIGKILL)
        assert game.wait() == -signal.SIGKILL
    return seen


def test_a_game_killed_in_mid_capture_is_resumed_at_the_exact_view(tmp_path: Path) -> None:
    seen = kill_in_mid_capture(tmp_path)
    assert seen["table"]["window"]["callers"] == [3]
    assert (tmp_path / "ambit.db-wal").exists(), "nothing was tidied up"
    with playing(tmp_path, "--resume") as game:
        assert view(game) == seen
        assert game.stdin is not None
        game.stdin.write("press seat1.ok\npress seat3.ok\n")
        game.stdin.close()
        assert [view(game)["seats"][0]["flags"], view(game)["phase"]] == [["stopped"], "aftermath"]
        assert game.wait() == 0
    told = program("log", "verify", env={"AMBIT_HOME": str(tmp_path)})
    assert told.returncode == 0, told.stdout


def test_after_the_kill_the_game_is_in_the_list_and_not_shown_to_players(tmp_path: Path) -> None:
    kill_in_mid_capture(tmp_path)
    home = {"AMBIT_HOME": str(tmp_path), "LANG": "C"}
    [game] = [msgspec.json.decode(line) for line in program("log", "list", "--json", env=home).stdout.splitlines()]
    assert (game["steps"], game["over"]) == (9, False)
    assert program("log", "export", "1", env=home).returncode == 1
    assert program("log", "export", "1", "--referee", env=home).returncode == 0
