"""A hundred megabytes of anything: the program ends soon, with little memory, and says what is wrong."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.companion.cli.terminal import PROGRAM, program
from tests.shape import PROJECT

MEGABYTE = 1024 * 1024
HEADER = b'{"game":"ambush","seats":["Ana","Bo"]}\n'
LIMITED = f"""
import resource
resource.setrlimit(resource.RLIMIT_AS, ({500 * MEGABYTE}, {500 * MEGABYTE}))
resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
{PROGRAM}
"""
"""The program with no more than half a gigabyte and twenty seconds of the processor: whatever needs more is killed."""


def repeated(piece: bytes) -> Iterator[bytes]:
    """A hundred megabytes of it, a megabyte at a time."""
    return (piece * (MEGABYTE // len(piece)) for _ in range(100))


def many_keys() -> Iterator[bytes]:
    """One object with very many keys, of which the last stands there twice."""
    keys = b",".join(b'"%d":0' % number for number in range(90_000))
    yield b'{"note":{' + keys + b',"89999":0}}\n'


def fed(pieces: Iterator[bytes]) -> tuple[int, str]:
    """The exit code and the complaint, when all this comes in at standard input."""
    ours, theirs = os.pipe()
    line = [sys.executable, "-c", LIMITED, "run", "-"]
    quiet, heard = subprocess.DEVNULL, subprocess.PIPE
    with subprocess.Popen(line, cwd=PROJECT, stdin=ours, stdout=quiet, stderr=heard, text=True) as child:
        os.close(ours)
        with suppress(BrokenPipeError):  # it has read enough
            for piece in pieces:
                _pour(piece, theirs)
        os.close(theirs)
        _, complaint = child.communicate()
    return child.returncode, complaint


def _pour(piece: bytes, pipe: int) -> None:
    rest = memoryview(piece)
    while rest:
        rest = rest[os.write(pipe, rest) :]


@pytest.mark.parametrize(
    ("before", "pieces", "complaint"),
    [
        (b"", lambda: repeated(b"x"), "Line\N{NO-BREAK SPACE}1: This line is longer than"),
        (b"", lambda: repeated(b"\0"), "Line\N{NO-BREAK SPACE}1: This line is longer than"),
        (b"", lambda: repeated(b"["), "Line\N{NO-BREAK SPACE}1: This line is longer than"),
        (b"", lambda: repeated(b"\n"), "The file has more than"),
        (b"", lambda: repeated(b"garbage\n"), "Line\N{NO-BREAK SPACE}1: This is not JSON"),
        (HEADER, lambda: repeated(b'{"note":1}\n'), "The file has more than"),
        (HEADER, lambda: repeated(b'{"do":"expose","seat":1}\n'), "The file has more than"),
        (HEADER, lambda: repeated(b'{"note":"' + b"x" * 50_000 + b'"}\n'), "The file is larger than"),
        (HEADER, many_keys, "Line\N{NO-BREAK SPACE}2: “89999” stands here twice"),
    ],
    ids=["line", "zeros", "brackets", "blank", "garbage", "notes", "actions", "long-notes", "keys"],
)
def test_what_comes_in_without_end(before: bytes, pieces: Callable[[], Iterator[bytes]], complaint: str) -> None:
    def everything() -> Iterator[bytes]:
        yield before
        yield from pieces()

    code, said = fed(everything())
    assert code == 2, said
    assert complaint in said
    assert "Traceback" not in said


@pytest.mark.parametrize("start", [b"", HEADER])
def test_a_file_of_a_hundred_megabytes_of_nothing(tmp_path: Path, start: bytes) -> None:
    path = tmp_path / "sparse.jsonl"
    with path.open("wb") as file:
        file.write(start)
        file.truncate(100 * MEGABYTE)
    done = program("run", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The file is larger than")
