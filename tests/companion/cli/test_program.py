"""`ambit` as a process of its own: pipes that break, terminals that lack letters, streams that are closed."""

import os
import subprocess
import sys

import pytest

from tests.companion.cli.terminal import PROGRAM, SCENARIOS, program
from tests.shape import PROJECT

STORY = str(SCENARIOS / "40-four-castles-to-the-end.jsonl")
TALKING = [("run", STORY), ("run", STORY, "--json"), ("rules", "ambush"), ("games", "--json"), ("games",)]
talking = pytest.mark.parametrize("words", TALKING, ids=lambda words: " ".join((words[0], *words[2:])))


def left_early(words: tuple[str, ...], reads: int) -> tuple[int, bytes, str]:
    """Close the pipe after reading some bytes, as `| head -1` does. Gives exit code, output and error output."""
    line = [sys.executable, "-c", PROGRAM, *words]
    with subprocess.Popen(line, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        read = os.read(child.stdout.fileno(), reads) if reads else b""
        child.stdout.close()
        complaint = child.stderr.read().decode()
        return child.wait(), read, complaint


@talking
@pytest.mark.parametrize("reads", [0, 10])
def test_a_reader_who_leaves_early_breaks_nothing(words: tuple[str, ...], reads: int) -> None:
    code, read, complaint = left_early(words, reads)
    assert code in (0, 1)
    assert bool(read) == bool(reads)
    assert complaint == ""


@talking
def test_a_terminal_that_lacks_letters_shows_question_marks(words: tuple[str, ...]) -> None:
    done = program(*words, env={"PYTHONIOENCODING": "ascii"}, text=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


def test_what_programs_read_is_utf8_on_every_terminal() -> None:
    usual = program("run", STORY, "--json", text=False)
    narrow = program("run", STORY, "--json", env={"PYTHONIOENCODING": "ascii"}, text=False)
    assert narrow.stdout == usual.stdout


def test_complaints_are_shown_on_a_terminal_that_lacks_letters() -> None:
    done = program("--lang", "fr", "simulate", "échecs", env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert "checs" in done.stderr


@pytest.mark.parametrize("words", [("run", "-"), ("run", "-", "--json")])
def test_standard_input_may_be_closed(words: tuple[str, ...]) -> None:
    closed = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", sys.executable, "-c", PROGRAM, *words],
        cwd=PROJECT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert closed.returncode == 2
    assert "cannot be opened" in closed.stderr
    assert "Traceback" not in closed.stderr


def test_a_name_that_is_not_text_is_answered() -> None:
    for more in ((), ("--json",)):
        done = program("run", os.fsdecode(b"\xff.jsonl"), *more)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False)
        assert "There is no file" in done.stderr


A_FAULT = """
from msgspec.structs import replace
from engine import registry
from engine.ambush import GAME
registry.add(replace(GAME, begin=lambda setup: 1 / 0))
"""


def test_a_fault_of_our_own_is_told_without_a_traceback_unless_it_is_asked_for() -> None:
    line = [sys.executable, "-c", A_FAULT + PROGRAM, "run", STORY]
    quiet = subprocess.run(line, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert (quiet.returncode, quiet.stdout) == (1, "")
    assert "ZeroDivisionError" in quiet.stderr
    assert "Traceback" not in quiet.stderr
    debugging = {**os.environ, "AMBIT_DEBUG": "1"}
    loud = subprocess.run(line, cwd=PROJECT, env=debugging, capture_output=True, text=True, check=False)
    assert (loud.returncode, "Traceback" in loud.stderr) == (1, True)
