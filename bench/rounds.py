"""Interleaved rounds: each contestant runs once a round, in a new order each time, so a slow minute affects all."""

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

Figures = dict[str, Any]
"""The JSON line with which a benchmark ends."""
Round = dict[str, Figures]
"""The figures of one round by contestant."""


class Failed(Exception):
    """A contestant cannot be measured; the text says which and why, for people."""


class Contestant(Struct, frozen=True):
    name: str
    command: tuple[str, ...]
    """Without the length of the run, which comes last."""
    folder: Path


def run(contestant: Contestant, seconds: float) -> Figures:
    """One run: the last line that the command prints is its figures."""
    try:
        done = subprocess.run(
            [*contestant.command, str(seconds)],
            cwd=contestant.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=10 * seconds + 60,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(f"{contestant.name} could not be run: {error}.") from error
    if done.returncode:
        reason = (done.stderr.strip() or "it gave no reason").splitlines()[-1]
        raise Failed(f"{contestant.name} ended with exit code {done.returncode}: {reason}")
    return _figures(contestant.name, done.stdout)


def _figures(name: str, said: str) -> Figures:
    line = (said.strip().splitlines() or [""])[-1]
    try:
        figures: Figures = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError:
        figures = {}
    if not isinstance(figures.get("moves_per_s"), float | int):
        raise Failed(f"{name} did not end with a JSON line that has moves_per_s: {line[:60]!r}")
    return figures


def play(
    contestants: Sequence[Contestant], rounds: int, seconds: float, order: Random, after_each: Callable[[str], None]
) -> tuple[list[Round], list[str]]:
    """All the rounds, and a sentence about each contestant that failed; one that fails once does not run again."""
    left, played, failures = list(contestants), list[Round](), list[str]()
    for _ in range(rounds):
        order.shuffle(left)
        this: Round = {}
        for contestant in tuple(left):
            try:
                this[contestant.name] = run(contestant, seconds)
            except Failed as failed:
                failures.append(str(failed))
                left.remove(contestant)
            after_each(contestant.name)
        played.append(this)
    return played, failures
