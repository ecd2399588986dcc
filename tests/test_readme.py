"""What README, guides and changelog promise is there: the words of make, the commands of ambit, files, the version."""

import re
import tomllib

import pytest
import typer.main
from typer.core import TyperCommand, TyperGroup

from companion.cli.app import app
from companion.cli.lazy import LazyCommand
from tests.shape import PROJECT, commands

GUIDES = {
    file.name: file.read_text(encoding="utf-8")
    for file in (PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").glob("*.md")))
}
SHOWN = [words for text in GUIDES.values() for words in commands(text)]
MAKE = [words[1:] for words in SHOWN if words[0] == "make"]
AMBIT = [words[1:] for words in SHOWN if words[0].endswith("ambit")]


def targets() -> set[str]:
    """The words that `make help` lists."""
    return set(re.findall(r"^([a-z-]+):.*## ", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def find(words: list[str]) -> TyperCommand | TyperGroup | None:
    """The command that a line of words calls, through groups if need be; for an option alone, the program itself."""
    command: object = typer.main.get_command(app)
    if words[0].startswith("--") and isinstance(command, TyperGroup):
        return command
    for word in words:
        if not isinstance(command, TyperGroup):
            break
        command = command.commands.get(word)
        command = command.itself if isinstance(command, LazyCommand) else command
    return command if isinstance(command, TyperCommand) else None


def test_the_readme_shows_commands_of_both_kinds() -> None:
    shown = {words[0] for words in commands(GUIDES["README.md"])}
    assert shown >= {"make", ".venv/bin/ambit"}


@pytest.mark.parametrize("name", [name for name, text in GUIDES.items() if commands(text)])
def test_only_commands_that_are_tried_or_the_systems_own(name: str) -> None:
    assert {words[0] for words in commands(GUIDES[name])} <= {
        "make",
        ".venv/bin/ambit",
        "cp",
        "sudo",
        "scripts/install",
    }


@pytest.mark.parametrize("name", GUIDES)
def test_every_file_that_is_named_exists(name: str) -> None:
    text = GUIDES[name]
    links = re.findall(r"\]\(([^)#]+)\)", text)
    paths = re.findall(r"`((?:docs|hardware|engine|companion|tests)/[\w./-]+)`", text)
    missing = [link for link in links if not ((PROJECT / "docs" if name != "README.md" else PROJECT) / link).exists()]
    assert missing + [path for path in paths if not (PROJECT / path).exists()] == []


@pytest.mark.parametrize("words", [words for words in SHOWN if words[0] == "cp"], ids=" ".join)
def test_what_is_copied_is_there(words: list[str]) -> None:
    assert (PROJECT / words[1]).is_file()


@pytest.mark.parametrize("words", [words for words in SHOWN if words[0] == "scripts/install"], ids=" ".join)
def test_every_option_of_the_install_script_exists(words: list[str]) -> None:
    script = (PROJECT / words[0]).read_text(encoding="utf-8")
    assert {word for word in words[1:] if f"#     {word} " not in script} == set()


@pytest.mark.parametrize("words", MAKE, ids=" ".join)
def test_every_word_of_make_exists(words: list[str]) -> None:
    assert {word for word in words if "=" not in word} <= targets()


@pytest.mark.parametrize("words", AMBIT, ids=" ".join)
def test_every_command_exists_with_its_options(words: list[str]) -> None:
    command = find(words)
    assert command is not None
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known


def test_a_command_that_does_not_exist_is_not_found() -> None:
    assert find(["no-such-command"]) is None


def test_comments_and_other_code_blocks_hold_no_commands() -> None:
    text = "```sh\nmake a  # make b\n# make c\nX=1\n```\n```python\nmake d\n```\nmake e\n"
    assert commands(text) == [["make", "a"]]


def test_the_changelog_begins_with_the_version_that_is_built() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    latest = re.search(r"^## \[([^\]]+)\]", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert latest is not None
    assert latest[1] == project["version"]
