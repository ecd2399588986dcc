"""Programs that measure on request, from the side of those who ask (`bench.answering` is the other)."""

import os
import select
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from tempfile import TemporaryFile
from types import TracebackType
from typing import IO, Any

import msgspec
from msgspec import Struct

Figures = dict[str, Any]
"""One answer: `us` is microseconds a move."""

PATIENCE = 120.0
"""Seconds to wait for an answer, besides the time that was asked for: the first one has to be prepared."""


class Failed(Exception):
    """Something cannot be measured; the text says what and why, for people."""


class Program(Struct, frozen=True):
    """How a program is started."""

    name: str
    command: tuple[str, ...]
    settings: dict[str, str] = {}
    """Variables of the environment that it needs."""


@contextmanager
def _running(program: Program) -> Iterator[tuple["subprocess.Popen[str]", IO[str]]]:
    """The program, and what it complains about."""
    with (
        TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints,
        subprocess.Popen(
            program.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env={**os.environ, **program.settings},
        ) as process,
    ):
        try:
            yield process, complaints
        finally:
            process.kill()


class Asked:
    """A program that runs and waits to be asked. One that fails is started again when it is asked next."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._process: subprocess.Popen[str] | None = None
        self._open = ExitStack()
        self._complaints: IO[str]

    def names(self) -> list[str]:
        """What it can measure."""
        self.close()
        return [str(name) for name in self._opened()]

    def ask(self, name: str, seconds: float) -> Figures:
        """One figure, measured for about so many seconds of its processor time."""
        if self._process is None:
            self._opened()
        try:
            return self._said([name, seconds], PATIENCE + 10 * seconds)
        except Failed as failed:
            self.close()
            raise Failed(f"{name} is not measured: {failed}") from None

    def _opened(self) -> Sequence[Any]:
        try:
            self._process, self._complaints = self._open.enter_context(_running(self.program))
            ready: list[Any] = self._said(None, PATIENCE)["ready"]
        except (OSError, Failed) as error:
            self.close()
            raise Failed(f"{self.program.name} is not measured: {error}") from error
        return ready

    def _said(self, question: Any, patience: float) -> Figures:
        """The next line of it, after a question if there is one."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            if question is not None:
                process.stdin.write(msgspec.json.encode(question).decode() + "\n")
                process.stdin.flush()
            if not select.select([process.stdout], [], [], patience)[0]:
                raise Failed(f"it did not answer within {patience:.0f} seconds.")
            return msgspec.json.decode(process.stdout.readline(), type=dict[str, Any])
        except (BrokenPipeError, msgspec.DecodeError):
            raise Failed(self._reason()) from None

    def _reason(self) -> str:
        """The last words of a program that ended, or said what is no answer."""
        self._complaints.seek(0)
        lines = self._complaints.read().strip().splitlines()
        return lines[-1] if lines else "it gave no answer and no reason."

    def close(self) -> None:
        """End the program, if it runs."""
        self._process = None
        self._open.close()

    def __enter__(self) -> "Asked":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
