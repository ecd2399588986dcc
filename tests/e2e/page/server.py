"""The table as people start it: `ambit` as a program of its own, with the page at a port that nobody else has."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from socket import gethostname
from threading import Thread

from companion.web.addresses import is_this_machine
from companion.web.static import BUILT
from tests.companion.cli.terminal import PROGRAM
from tests.e2e.page.windows import look_away
from tests.shape import PROJECT

PATIENCE = 30.0
"""Seconds in which a line of the program is awaited; a small computer at its first start needs some of them."""
NAMES = ("Ana", "Bo", "Cy", "Di")
PLAY = ("play", "ambush", "--simulate", "--training", "--seats")
"""A table for people, with cards that do something."""
FOUR, TWO = (*PLAY, ",".join(NAMES)), (*PLAY, "Ana,Bo")
DEMO = ("demo", "ambush", "--no-browser", "--seed", "7")


class Table:
    """One running program, and what it told at its start."""

    def __init__(self, home: Path, words: tuple[str, ...], port: int = 0, games: str = "") -> None:
        if not (BUILT / "index.html").is_file():
            raise AssertionError("the page is not built: run `make page`, then these tests again")
        self._home, self._words, self._games = home, words, games
        self._lines: Queue[str] = Queue()
        self.said: list[str] = []
        """Everything that the terminal showed."""
        self._process = self._start(port)
        self.port = int(self._told(r"The table is at http://[^/]+:(\d+)/"))
        self.screen = f"http://localhost:{self.port}"
        self.phones, self.code = self._invitation()
        self.pin = self._told(r"PIN is (\S+)")

    def _start(self, port: int) -> subprocess.Popen[str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        own = {"AMBIT_HOME": str(self._home), "AMBIT_GAMES": self._games}
        around = kept | own | {"COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
        line = [sys.executable, "-c", PROGRAM, *self._words, "--port", str(port)]
        started = subprocess.Popen(
            line, cwd=PROJECT, env=around, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, encoding="utf-8",
        )  # fmt: skip
        Thread(target=self._listen, args=(started,), daemon=True).start()
        return started

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put("the program has ended")

    def _told(self, pattern: str) -> str:
        """What the next line that fits says in its brackets; all lines before it are remembered."""
        while True:
            try:
                self.said.append(self._lines.get(timeout=PATIENCE))
            except Empty:
                raise AssertionError("\n".join([f"nothing like “{pattern}” was told:", *self.said])) from None
            assert self.said[-1] != "the program has ended", "\n".join(self.said)
            if found := re.search(pattern, self.said[-1]):
                return found.group(1)

    def _invitation(self) -> tuple[str, str]:
        """Where phones come in, and with which code. Without a network the machine's own name will do."""
        line = self._told(r"(Phones join at .*)")
        found = re.fullmatch(r"Phones join at http://([^/]+):\d+/join with the code (\w+ \d+)", line)
        assert found is not None, line
        host, code = found.groups()
        return f"http://{gethostname() if is_this_machine(host) else host}:{self.port}", code

    def type(self, *lines: str) -> None:
        """What somebody types at the terminal: each line is one thing that is done to a device."""
        assert self._process.stdin is not None
        for line in lines:
            self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def stop(self) -> None:
        """As when somebody pulls the plug."""
        self._process.kill()
        self._process.communicate()

    def again(self, *more: str) -> "Table":
        """The same program at the same port; whoever was there finds it under the same address."""
        return Table(self._home, (*self._words, *more), self.port, self._games)


@contextmanager
def at_a_table(home: Path, *words: str, games: str = "") -> Iterator[Table]:
    """`games` are the folders of games from outside that the program is told of."""
    table = Table(home, words, games=games)
    try:
        yield table
    finally:
        look_away()
        table.stop()
