"""A folder in which the commands of the documents are run: it looks like a checkout, and all that is kept is in it."""

import os
import shutil
import subprocess
from pathlib import Path
from signal import SIGINT

from tests.companion.cli.running import running
from tests.companion.cli.terminal import SCENARIOS
from tests.documents.shown import Command
from tests.shape import PROJECT

LINKED = (
    ".venv",
    "bench",
    "companion",
    "docs",
    "engine",
    "hardware",
    "requirements",
    "scripts",
    "Makefile",
    "pyproject.toml",
)
PATIENCE = 120.0
"""Seconds that one command may take on a busy machine; alone none takes more than five."""
AMBIT = ".venv/bin/ambit"
GOES_ON = ("table", "demo", "play")
"""Commands with a page, which go on until they are ended."""


class Sandbox:
    """One command of the documents is run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.home = folder, folder / "home"
        for name in LINKED:
            (folder / name).symlink_to(PROJECT / name)
        self.home.mkdir()

    def prepare(self, command: Command) -> None:
        """What a reader has by then: a profile of their own, a backup, a scenario, exported files, a taught card."""
        words = command.words
        if "my-table.toml" in words and words[0] != "cp":
            kind = "four-seats-satellites" if "satellites" in words else "two-seats-pi"
            shutil.copy(PROJECT / f"hardware/profiles/{kind}.toml", self.folder / "my-table.toml")
        if "FILE" in words:
            shutil.copy(SCENARIOS / "02-first-turn-of-two.jsonl", self.folder / "FILE")
        if {"export", "import", "restore"} & {*words}:
            self._first("cards", "teach", "ambush", "elven-archer", "--set", "damage=2")
        if "restore" in words:
            self._first("backup", words[-1])
        if "import" in words:
            self._first("cards", "export", "--tags", "tags.toml")
            self._first("cards", "export", "--pack", "ambush", "ours.toml")

    def _first(self, *words: str) -> None:
        done = self.run(Command((AMBIT, *words)))
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, command: Command) -> "subprocess.CompletedProcess[str]":
        """To its end, with nobody who types anything."""
        return subprocess.run(
            _fewer_games(command.words), cwd=self.folder, env=self._environment(command), stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip

    def _environment(self, command: Command) -> dict[str, str]:
        outside = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "AMBIT_"))}
        here = {"AMBIT_HOME": str(self.home), "HOME": str(self.home), "TMPDIR": str(self.home), "COLUMNS": "200"}
        return outside | here | dict(setting.split("=", 1) for setting in command.settings)

    def open_and_close(self, command: Command) -> tuple[int, int]:
        """What its page answers, and how the command ends when somebody presses Ctrl-C."""
        words = [*_without_port(command.words[1:]), "--port", "0"]
        more = ["--no-browser"] if words[0] == "demo" else []
        with running(*words, *more, home=self.home, cwd=self.folder, by=(AMBIT,)) as program:
            page = program.get("/").status_code
            return page, program.end(SIGINT)


def has_page(command: Command) -> bool:
    """A game at a terminal alone ends with what is typed; everything else of these has a page."""
    words = command.words[1:]
    return bool(words) and words[0] in GOES_ON and (words[0] != "play" or "--port" in words) and "--help" not in words


def _without_port(words: tuple[str, ...]) -> list[str]:
    """Another program may have the port that the documents name."""
    at = words.index("--port") if "--port" in words else len(words)
    return [*words[:at], *words[at + 2 :]]


def _fewer_games(words: tuple[str, ...]) -> list[str]:
    """A thousand games take minutes; ten do the same."""
    return ["10" if before == "--games" else word for before, word in zip(("", *words), words, strict=False)]
