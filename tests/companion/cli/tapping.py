"""`ambit cards` for tests: a home of its own, and a reader that types the numbers of tags."""

from collections.abc import Mapping
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from companion.cards.registry import Registry, Tag
from companion.cli import cards as command
from companion.home import database
from companion.log import Log
from companion.players.ambush.box import COPIES
from tests.companion.cli.terminal import Said

app = typer.Typer(pretty_exceptions_enable=False, rich_markup_mode="rich")
command.add_to(app)

TRAINING = ("--pack", "ambush-training")


@app.callback()
def ambit() -> None:
    """Ambit with this one command."""


def cards(*words: str, typed: str | bytes = "", env: Mapping[str, str] | None = None) -> Said:
    """Run `ambit cards` in this process; nothing that a person does gets an exception out of it."""
    wide = {"LANG": "C", "LC_ALL": "C", "COLUMNS": "200", **(env or {})}
    done = CliRunner().invoke(app, ["cards", *words], input=typed, env=wide)
    assert done.exception is None or isinstance(done.exception, SystemExit), repr(done.exception)
    assert "Traceback" not in done.stdout + done.stderr
    return Said(done.exit_code, done.stdout, done.stderr)


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
