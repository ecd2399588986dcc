"""An emulated Pi for tests, and programs that run on it: what they say is read line by line."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Self

import pytest

from tests.shape import PROJECT
from tests.shim import Machine, NotBuilt, build

WAIT = 60.0
"""Seconds to wait for an output, even on a busy machine."""


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once for all workers of a run: the folder of a worker lies in that of the run."""
    folder = tmp_path_factory.getbasetemp()
    try:
        return build(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder)
    except NotBuilt as missing:
        why = str(missing)
    pytest.fail(why, pytrace=False)


@pytest.fixture
def machine(library: Path) -> Iterator[Machine]:
    """In a folder with a short name: that of a socket must not be long."""
    with tempfile.TemporaryDirectory() as folder, Machine(Path(folder), library) as machine:
        yield machine


class Running:
    """A Python program on the Pi, or just here. With `with`, its last word is said at the end, and it ends itself."""

    def __init__(
        self, machine: Machine | None, *words: str, env: Mapping[str, str] | None = None, last: str = ""
    ) -> None:
        self._last = last
        self._process = subprocess.Popen(
            [sys.executable, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=PROJECT,
            env=(machine.environment() if machine else dict(os.environ)) | dict(env or {}),
        )
        self._lines: Queue[str] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *failed: object) -> None:
        """A program that cannot end is ended, so that the failure that led there is the one that is seen."""
        assert self._process.stdin is not None
        if kind is not None:
            self._process.kill()
        with suppress(BrokenPipeError):  # one that has died by itself says so by its code
            if self._last and not self._process.stdin.closed:
                self.say(self._last)
            self._process.stdin.close()
        code = self._process.wait(WAIT)
        self._reader.join(WAIT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        assert kind is not None or code == 0

    @property
    def process(self) -> int:
        """Its number."""
        return self._process.pid

    def line(self, patience: float = WAIT) -> str:
        """What it says next; a TimeoutError if that takes more seconds than these."""
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            raise TimeoutError(f"the program said nothing for {patience:.0f} s") from None
        assert line, "the program has ended"
        return line

    def says_nothing(self) -> bool:
        return self._lines.empty()

    def say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """It does nothing at all meanwhile, as on a machine that is very busy."""
        self._process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self._process.pid, os.WSTOPPED | os.WNOWAIT)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def interrupt(self) -> None:
        """As with Ctrl-C."""
        self._process.send_signal(signal.SIGINT)

    def stop(self) -> None:
        """As if the machine had no time for it: it goes on with `go_on`."""
        self._process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self._process.pid, os.WSTOPPED | os.WNOWAIT)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")
