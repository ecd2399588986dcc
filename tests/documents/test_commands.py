"""Every command of README and documents is run, or is listed with the reason why not; its options exist in any case."""

import re
import subprocess
from pathlib import Path

import pytest
import typer.main
from typer.core import TyperCommand, TyperGroup

from companion.cli.app import app
from companion.cli.lazy import LazyCommand
from tests.documents.sandbox import AMBIT, Sandbox, has_page
from tests.documents.shown import NOT_RUN, Command, commands_of, not_run, shown
from tests.shape import PROJECT

SHOWN = shown()
RUN = sorted(
    each for each in SHOWN if not_run(each) is None and (each.words[0] != "make" or each.words[1:] == ("help",))
)
MAKE = sorted({command for command in SHOWN if command.words[0] == "make"} - {*RUN})
AMBITS = sorted(command for command in SHOWN if command.words[0] == AMBIT)
SAYS = {
    "doctor --profile": (1, "do not work"),
    "cards deck ambal aces": (1, "is not saved"),
    "log evening": (2, "No evening has been kept yet"),
    "service status": (1, "not installed as a service"),
    "satellites list --profile": (1, "not plugged in"),
    "satellites monitor": (1, "north"),
    "satellites prove": (1, "No satellite of the profile is plugged in"),
}
"""Commands that end with a sentence here: the machine that tests has no parts, nobody types, nobody has played."""


def ended(command: Command) -> tuple[int, str]:
    """How a command ends here, and a part of what it says."""
    line = " ".join(command.words[1:])
    return next((how for first, how in SAYS.items() if line.startswith(first)), (0, ""))


@pytest.mark.parametrize("command", [command for command in RUN if not has_page(command)], ids=str)
def test_a_command_of_the_documents_works(command: Command, tmp_path: Path) -> None:
    sandbox = Sandbox(tmp_path)
    sandbox.prepare(command)
    done = sandbox.run(command)
    code, says = ended(command)
    told = done.stdout + done.stderr
    assert (done.returncode, says in told, "Traceback" in told) == (code, True, False), told


@pytest.mark.parametrize("command", [command for command in RUN if has_page(command)], ids=str)
def test_a_command_with_a_page_shows_it_until_it_is_ended(command: Command, tmp_path: Path) -> None:
    sandbox = Sandbox(tmp_path)
    sandbox.prepare(command)
    assert sandbox.open_and_close(command) == (200, 0)


@pytest.mark.parametrize("command", MAKE, ids=str)
def test_make_knows_what_it_is_asked_for(command: Command) -> None:
    """What it would do is put together, and not done."""
    assert not_run(command), "say in tests/documents/shown.py which test covers it"
    done = subprocess.run([*command.words, "--dry-run"], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    variables = {word.partition("=")[0] for word in command.words if "=" in word}
    makefile = (PROJECT / "Makefile").read_text(encoding="utf-8")
    assert {name for name in variables if f"$({name})" not in makefile and f"$(if $({name})" not in makefile} == set()


def find(words: tuple[str, ...]) -> TyperCommand | TyperGroup | None:
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


def wrong_options(words: tuple[str, ...]) -> set[str]:
    """Options of a command of ours that it does not have."""
    command = find(words)
    assert command is not None, words
    known = {option for parameter in command.params for option in parameter.opts} | {"--help"}
    return {word.partition("=")[0] for word in words if word.startswith("--")} - known


@pytest.mark.parametrize("command", AMBITS, ids=str)
def test_every_command_of_ours_exists_with_its_options(command: Command) -> None:
    assert wrong_options(command.words[1:]) == set()


@pytest.mark.parametrize("command", [each for each in SHOWN if each.words[0] == "scripts/install"], ids=str)
def test_every_option_of_the_install_script_exists(command: Command) -> None:
    script = (PROJECT / command.words[0]).read_text(encoding="utf-8")
    options = {word for word in command.words[1:] if word.startswith("--")}
    assert {option for option in options if not re.search(rf"^#     {option}\b", script, re.MULTILINE)} <= {"--help"}


def test_nothing_is_typed_that_no_test_knows() -> None:
    """Programs of the system are run only where a document shows how to copy a file."""
    assert {command.words[0] for command in SHOWN} <= {AMBIT, "make", "scripts/install", "sudo", "cp"}


def test_what_is_not_run_is_tested_elsewhere() -> None:
    words = set(re.findall(r"^([a-z-]+):.*## ", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for first, why in NOT_RUN.items():
        make, _, target = why.instead.partition(" ")
        there = target in words if make == "make" else (PROJECT / why.instead).exists()
        assert there or first.removeprefix("make ") not in words, (first, why.instead)


def test_a_command_that_does_not_exist_is_found_out(tmp_path: Path) -> None:
    assert find(("no-such-command",)) is None
    assert wrong_options(("table", "--no-such-option")) == {"--no-such-option"}
    done = Sandbox(tmp_path).run(Command((AMBIT, "no-such-command")))
    assert done.returncode != 0


def test_comments_and_other_code_blocks_hold_no_commands() -> None:
    text = "```sh\nmake a  # make b\n# make c\nX=1\nY=2 ambit z\n```\n```python\nmake d\n```\nmake e\n"
    assert commands_of(text) == [Command(("make", "a")), Command(("ambit", "z"), ("Y=2",))]
