"""A game from its first line to its last, typed at the real program: once for programs, once for people."""

from pathlib import Path
from typing import Any

import msgspec

from tests.companion.cli.terminal import program


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
