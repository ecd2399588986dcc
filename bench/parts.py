"""The parts of `make bench` that measure by themselves: a script each, which ends with one JSON line."""

import subprocess
import sys
from typing import Any

import msgspec
from msgspec import Struct

from bench.asking import Failed
from bench.peers import PROJECT

PATIENCE = 300.0
"""Seconds after which a part is given up."""


class Part(Struct, frozen=True):
    name: str
    about: str
    script: str
    words: tuple[str, ...] = ()
    quick: tuple[str, ...] = ()
    """The words for a short look, whose figures say little."""
    weight: float = 20.0
    """About how many seconds it takes, for the progress bar."""


PARTS = (
    Part("light", "from a press to a light", "light.py", ("200",), ("5",), 45),
    Part("idle", "a table while nobody plays", "idle.py", ("10",), ("1",), 75),
    Part("updates", "an action told to every screen", "updates.py", ("30",), ("3", "--viewers", "1"), 90),
    Part("growth", "what grows with the length of a game", "growth.py", (), ("20", "40"), 30),
    Part("start", "the start of each command", "start.py", ("3",), ("1",), 40),
    Part("battles", "battles of Tamer Tournament", "tamer.py", ("2.5",), ("0.1",), 4),
    Part("matcher", "where creatures of Tash-Kalar can be summoned", "tash_kalar.py", ("2.5",), ("0.1",), 4),
    Part("hall", "a hall of 300 tables and 1,200 players", "hall.py", (), ("4", "8", "--seconds", "8"), 70),
    Part("fairness", "who pressed first, in races of a model", "fairness.py", (), ("--races", "100"), 15),
)


def run(part: Part, *, quick: bool = False) -> dict[str, Any]:
    """The figures of a part; `Failed` says in one sentence why there are none."""
    command = [sys.executable, str(PROJECT / "bench" / part.script), *(part.quick if quick else part.words)]
    try:
        done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(f"{part.name} is not measured: {error}.") from error
    if done.returncode:
        reason = (done.stderr.strip() or "it gave no reason").splitlines()[-1]
        raise Failed(f"{part.name} is not measured: it ended with exit code {done.returncode}: {reason}")
    line = (done.stdout.strip().splitlines() or [""])[-1]
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError:
        raise Failed(f"{part.name} is not measured: it did not end with a JSON line: {line[:60]!r}") from None
