"""Programs of a hall, each as a process that can be killed: the hall itself, and tables with virtual devices."""

import os
import re
import subprocess
import sys
from pathlib import Path
from queue import Empty, Queue
from socket import gethostname
from threading import Thread

from companion.web.static import BUILT
from tests.companion.cli.terminal import PROGRAM
from tests.shape import PROJECT

PATIENCE = 60.0
"""Seconds in which a line of a program is awaited; others may be busy on this machine."""
ENDED = "the program has ended"


class Program:
    """One process, and what it told."""

    def __init__(self, home: Path, *line: str) -> None:
        home.mkdir(exist_ok=True)
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        around = kept | {"AMBIT_HOME": str(home), "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
        self._process = subprocess.Popen(
            [sys.executable, *line], cwd=PROJECT, env=around, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        )  # fmt: skip
        self.said: list[str] = []
        """Everything that it wrote."""
        self._lines: Queue[str] = Queue()
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(ENDED)

    def told(self, pattern: str) -> str:
        """What the next line that fits says in its brackets."""
        while True:
            try:
                self.said.append(self._lines.get(timeout=PATIENCE))
            except Empty:
                raise AssertionError("\n".join([f"nothing like “{pattern}” was told:", *self.said])) from None
            assert self.said[-1] != ENDED, "\n".join(self.said)
            if found := re.search(pattern, self.said[-1]):
                return found.group(1)

    def type(self, line: str) -> None:
        """What somebody types at its terminal."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def pull(self) -> None:
        """As when somebody pulls the plug."""
        self._process.kill()
        self._process.communicate()


class HallProgram(Program):
    """`ambit hall`, and where it is."""

    def __init__(self, home: Path, *words: str, port: int = 0) -> None:
        assert (BUILT / "hall.html").is_file(), "the page is not built: run `make page`, then these tests again"
        super().__init__(home, "-c", PROGRAM, "hall", "--no-browser", "--port", str(port), *words)
        self._home, self._words = home, words
        self.port = int(self.told(r"The desk is at http://[^/]+:(\d+)/"))
        self.here = f"http://localhost:{self.port}"
        self.elsewhere = f"http://{gethostname()}:{self.port}"
        """As seen from another machine: not by its own name for itself."""
        self.pin = self.told(r"PIN is (\S+)")

    def again(self) -> "HallProgram":
        """The same program at the same port."""
        return HallProgram(self._home, *self._words, port=self.port)


class TableProgram(Program):
    """A table with virtual devices that takes part in a hall: `tests.e2e.hall.table`."""

    def __init__(self, home: Path, url: str, key: str, name: str) -> None:
        super().__init__(home / name, "-m", "tests.e2e.hall.table", str(home / name), url, key, name)
        self.name = name

    def plays(self, winner: str) -> None:
        """The people at it begin their match by the devices, play, and this one of them wins."""
        self.type(f"win {winner}")
