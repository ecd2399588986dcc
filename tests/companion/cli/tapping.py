"""`ambit cards` for tests: a home of its own, and a reader that types the numbers of tags."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.cards.registry import Registry, Tag
from companion.home import database
from companion.log import Log
from companion.players.ambush.box import COPIES
from tests.companion.cli.terminal import Said, ambit

TRAINING = ("--pack", "ambush-training")


def cards(*words: str, typed: str | bytes = "", env: Mapping[str, str] | None = None) -> Said:
    """Run `ambit cards` in this process; nothing that a person does gets an exception out of it."""
    said = ambit(
        "cards",
        *words,
        typed=typed.encode() if isinstance(typed, str) else typed,
        env={"COLUMNS": "200", **(env or {})},
    )
    assert "Traceback" not in said.out + said.err
    return said


def registered() -> list[Tag]:
    log = Log(database())
    found = Registry(log).tags()
    log.close()
    return found


def box() -> str:
    """The list of a deck of 52 as somebody types it."""
    return "\n".join(f"{number} x {card}" for card, number in COPIES.items())


def with_box() -> None:
    assert cards("deck", "ambush", "box", *TRAINING, typed=box()).code == 0


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the person who runs the tests is touched."""
    monkeypatch.setenv("AMBIT_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"
