"""A terminal for tests: `ambit` in this process, or as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner

from companion.cli.app import app
from tests.engine.scenario.lines import Line, written
from tests.shape import PROJECT

PROGRAM = "from companion.cli import main; main()"
SCENARIOS = PROJECT / "tests" / "scenarios" / "ambush"


class Said(msgspec.Struct, frozen=True):
    """What came back."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The output as programs read it: one JSON object a line."""
        return [msgspec.json.decode(line) for line in self.out.splitlines()]


def ambit(*words: str, typed: bytes | None = None, env: Mapping[str, str] | None = None) -> Said:
    """Run a command in this process. Nothing that a person does gets an exception out of it."""
    done = CliRunner().invoke(app, words, input=typed, env={"LANG": "C", "LC_ALL": "C", **(env or {})})
    assert done.exception is None or isinstance(done.exception, SystemExit), repr(done.exception)
    return Said(done.exit_code, done.stdout, done.stderr)


def program(*words: str, env: Mapping[str, str] | None = None, **more: Any) -> subprocess.CompletedProcess[Any]:
    """Run a command as people do, as a process of its own."""
    outside = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHONIO"))}
    line = [sys.executable, "-c", PROGRAM, *words]
    piped: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | more
    return subprocess.run(line, cwd=PROJECT, env=outside | dict(env or {}), check=False, **piped)


def run(*lines: Line, more: tuple[str, ...] = ()) -> Said:
    """`ambit run` of a scenario that is typed in."""
    return ambit("run", "-", *more, typed=b"\n".join(written(*lines)))


def run_json(*lines: Line) -> list[dict[str, Any]]:
    return run(*lines, more=("--json",)).lines


def saved(folder: Path, *lines: Line) -> str:
    path = folder / "scenario.jsonl"
    path.write_bytes(b"\n".join(written(*lines)) + b"\n")
    return str(path)
