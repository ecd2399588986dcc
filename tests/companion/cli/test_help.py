"""Every command explains itself with an example, and the examples work."""

import re
from collections.abc import Iterator

import pytest
import typer.main
from typer.core import TyperCommand, TyperGroup

from companion.cli.app import app
from companion.cli.lazy import LazyCommand
from tests.companion.cli.terminal import ambit
from tests.shape import PROJECT

OURS = ("run", "simulate", "games", "rules")


def leaves(command: object, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command that does something, as the words that call it."""
    if isinstance(command, LazyCommand):
        yield from leaves(command.itself, words)
    elif isinstance(command, TyperGroup):
        for name, inner in command.commands.items():
            yield from leaves(inner, (*words, name))
    elif isinstance(command, TyperCommand):
        yield words


COMMANDS = list(leaves(typer.main.get_command(app)))
every_command = pytest.mark.parametrize("words", COMMANDS, ids=" ".join)


def test_the_commands_are_found() -> None:
    assert {(name,) for name in OURS} <= set(COMMANDS)


@every_command
@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_every_command_has_help_with_an_example(words: tuple[str, ...], asked: str) -> None:
    said = ambit(*words, asked, env={"COLUMNS": "200"})
    assert (said.code, said.err) == (0, "")
    assert re.search(rf"Examples?: ambit {' '.join(words)}\b", said.out)


def test_the_program_alone_shows_its_commands() -> None:
    said = ambit("--help")
    assert said.code == 0
    assert all(name in said.out for name in OURS)
    assert all(name in ambit().out + ambit().err for name in OURS)


def examples(*words: str) -> list[list[str]]:
    """The commands that the help of a command shows."""
    text = ambit(*words, "--help", env={"COLUMNS": "200"}).out
    line = next(line for line in text.splitlines() if "Example" in line)
    return [found.split() for found in re.findall(r"ambit ((?:[\w./-]+ ?)+)", line)]


@pytest.mark.parametrize("words", OURS)
def test_the_examples_work(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    shown = examples(words)
    assert shown
    for example in shown:
        small = ["20" if word == "1000" else word for word in example]
        assert ambit(*small).code == 0, example


@pytest.mark.parametrize(
    ("words", "named"), [(("nope",), "nope"), (("run", "--nope", "x"), "--nope"), (("games", "extra"), "extra")]
)
def test_wrong_use_ends_with_2_and_names_what_is_wrong(words: tuple[str, ...], named: str) -> None:
    said = ambit(*words)
    assert (said.code, said.out) == (2, "")
    assert named in said.err
