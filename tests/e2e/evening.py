"""A game from its first line to its last, typed at the real program: once for programs, once for people."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import msgspec

from tests.companion.cli.terminal import PROGRAM, program
from tests.emulated_pi import Running
from tests.shim import Machine

Line = dict[str, Any]


class Evening(msgspec.Struct, frozen=True):
    home: dict[str, str]
    out: str
    lines: list[dict[str, Any]]

    @property
    def views(self) -> list[dict[str, Any]]:
        return [line["view"] for line in self.lines if "view" in line]

    @property
    def facts(self) -> list[dict[str, Any]]:
        return [fact for line in self.lines for fact in line.get("facts", ())]

    def ambit(self, *words: str) -> str:
        done = program(*words, env=self.home)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return str(done.stdout)


def play(script: Path, table: tuple[str, ...], home: Path) -> Evening:
    """The script played twice; what is kept lies in `home`."""
    env = {"AMBIT_HOME": str(home), "LANG": "C"}
    with script.open() as typed:
        json = program(*table, "--json", env=env, stdin=typed)
    with script.open() as typed:
        told = program(*table, env=env, stdin=typed)
    assert (json.returncode, json.stderr, told.returncode, told.stderr) == (0, "", 0, "")
    return Evening(env, told.stdout, [msgspec.json.decode(line) for line in json.stdout.splitlines()])


class Telling(ABC):
    """A game that is going on, and what it tells for programs, line by line."""

    @abstractmethod
    def line(self) -> str:
        """What it says next; waits for it."""

    @abstractmethod
    def say(self, line: str) -> None:
        """What somebody types or does."""

    def next(self) -> Line:
        line: Line = msgspec.json.decode(self.line())
        return line

    def until(self, key: str, value: object = None) -> Line:
        """The next line that has something, or just this, to say about that."""
        while not ((line := self.next()).get(key) and value in (None, line[key])):
            pass
        return line

    def until_down(self, device: str) -> None:
        while self.until("device", device)["says"].startswith("Working"):
            pass

    def until_up(self, device: str) -> None:
        while not self.until("device", device)["says"].startswith("Working"):
            pass


class Live(Running, Telling):
    """A game at the real program, on an emulated Pi or just here."""

    def __init__(self, machine: Machine | None, home: Path, *words: str) -> None:
        """What is kept lies in `home`."""
        env = {"AMBIT_HOME": str(home), "LANG": "C"}
        super().__init__(machine, "-c", PROGRAM, "play", *words, "--json", env=env, last="quit")
