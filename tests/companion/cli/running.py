"""Commands that go on until they are ended: `ambit demo`, and `ambit play` with a page."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from tests.companion.cli.terminal import PROGRAM
from tests.shape import PROJECT

THIS = (sys.executable, "-c", PROGRAM)
"""The program of the checkout."""
SOON = 30.0
"""On an idle machine it takes half a second; machines that test are not idle."""


class Program:
    """A command that is running."""

    def __init__(self, process: "subprocess.Popen[str]", says: IO[str] | None) -> None:
        """`says` is the stream in which it says where its page is."""
        assert says is not None
        self.process, self._says = process, says
        self.address = self._wait_for(r"(http://localhost:\d+)")
        self.code = self._wait_for(r"code ([A-Z]{4} \d+)")
        self.pin = self._wait_for(r"PIN is (\w+)")

    def _wait_for(self, pattern: str) -> str:
        for line in self._says:
            if found := re.search(pattern, line):
                return found[1]
        raise AssertionError(f"{pattern} was never said")

    def get(self, path: str) -> httpx2.Response:
        return httpx2.get(self.address + path, timeout=SOON)

    def post(self, path: str, headers: dict[str, str] | None = None, **body: Any) -> httpx2.Response:
        return httpx2.post(self.address + path, json=body, headers=headers, timeout=SOON)

    def line(self) -> ClientConnection:
        """The socket, on which nothing has been said yet."""
        return connect(self.address.replace("http", "ws") + "/ws", open_timeout=SOON)

    def screen(self) -> dict[str, str]:
        token = self.post("/api/screen").json()["token"]
        return {"authorization": f"Bearer {token}"}

    def end(self, with_signal: int) -> int:
        self.process.send_signal(with_signal)
        return self.process.wait(SOON)


@contextmanager
def running(*words: str, home: Path, cwd: Path = PROJECT, by: Sequence[str] = THIS, **more: str) -> Iterator[Program]:
    """The command, until this is left; `by` is the program, and `more` goes into its environment."""
    outside = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    env = outside | {"AMBIT_HOME": str(home), "PYTHONUNBUFFERED": "1", "TMPDIR": str(home), **more}
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen([*by, *words], cwd=cwd, env=env, text=True, **pipes)
    try:
        yield Program(process, process.stderr if words and words[0] == "play" else process.stdout)
    finally:
        process.kill()
        process.communicate()
