"""What README and changelog promise is there: the words of make, the commands of ambit, the version."""

import re
import tomllib

import pytest
import typer.main
from typer.core import TyperCommand, TyperGroup

from companion.cli import app
from companion.cli.later import Later
from tests.shape import PROJECT, commands

README = commands((PROJECT / "README.md").read_text(encoding="utf-8"))
MAKE = [words[1:] for words in README if words[0] == "make"]
AMBIT = [words[1:] for words in README if words[0].endswith("ambit")]


def targets() -> set[str]:
    """The words that `make help` lists."""
    return set(re.findall(r"^([a-z]+):.*## ", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def find(words: list[str]) -> TyperCommand | None:
    """The command that a line of words calls, through groups if need be."""
    command: object = typer.main.get_command(app)
    for word in words:
        if not isinstance(command, TyperGroup):
            break
        command = command.commands.get(word)
        command = command.itself if isinstance(command, Later) else command
    return command if isinstance(command, TyperCommand) else None


def test_the_readme_shows_commands_of_both_kinds() -> None:
    assert MAKE
    assert AMBIT


@pytest.mark.parametrize("words", MAKE, ids=" ".join)
def test_every_word_of_make_in_the_readme_exists(words: list[str]) -> None:
    assert {word for word in words if "=" not in word} <= targets()


@pytest.mark.parametrize("words", AMBIT, ids=" ".join)
def test_every_command_in_the_readme_exists_with_its_options(words: list[str]) -> None:
    command = find(words)
    assert command is not None
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known


def test_a_command_that_does_not_exist_is_not_found() -> None:
    assert find(["no-such-command"]) is None


def test_comments_and_other_code_blocks_hold_no_commands() -> None:
    text = "```sh\nmake a  # make b\n# make c\n```\n```python\nmake d\n```\nmake e\n"
    assert commands(text) == [["make", "a"]]


def test_the_changelog_begins_with_the_version_that_is_built() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    latest = re.search(r"^## \[([^\]]+)\]", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert latest is not None
    assert latest[1] == project["version"]
