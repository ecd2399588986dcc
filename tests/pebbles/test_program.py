"""`ambit play` with more than four seats: it plays, and says clearly when there are too many."""

from pathlib import Path

import pytest

from tests.companion.cli.terminal import Said, ambit
from tests.pebbles import NAMES


def play(home: Path, *words: str, typed: bytes = b"quit\n") -> Said:
    return ambit("play", "pebbles", "--simulate", *words, typed=typed, env={"AMBIT_HOME": str(home)})


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_so_many_play_with_devices_at_every_seat(tmp_path: Path, seats: int) -> None:
    rounds = "".join(f"press seat{seat}.ok\n" for seat in range(1, seats + 1))
    typed = f"{rounds}look seat{seats}.main\nquit\n".encode()
    said = play(tmp_path, "--seats", ",".join(NAMES[:seats]), "--fast", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert f"seat{seats}.main shows 1" in said.out


def test_a_ninth_player_finds_no_seat(tmp_path: Path) -> None:
    said = play(tmp_path, "--mode", "crowd", "--seats", "9")
    assert said.code == 2
    assert "9\N{NO-BREAK SPACE}players do not fit at one table: Ambit has seats for up to 8." in said.err
    assert "bug in Ambit" not in said.err


@pytest.mark.parametrize("profile", ["simulated", "eight-seats-satellites"])
def test_a_profile_for_eight_seats_eight_without_names(tmp_path: Path, profile: str) -> None:
    said = play(tmp_path, "--profile", profile, "--fast", typed=b"look seat8.main\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "seat8.main shows 0" in said.out
