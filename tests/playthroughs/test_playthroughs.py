"""The recorded games still go as they were recorded, and none is missing."""

from pathlib import Path

import pytest

from tests.playthroughs.record import FOLDER, record, recordings


def test_every_mode_is_recorded_and_no_other() -> None:
    assert set(recordings()) == set(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", recordings(), ids=lambda path: path.stem)
def test_the_game_goes_as_recorded(path: Path) -> None:
    game, mode = recordings()[path]
    now, then = record(game, mode).splitlines(), path.read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(now, then, strict=False), 1):
        assert new == old, f"line {number} differs; if the rules were meant to change: make playthroughs"
    assert len(now) == len(then)
