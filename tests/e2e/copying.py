"""Copies of a database that is being written, taken file by file: `python -m tests.e2e.copying --copies 1000`.

A copy opens and holds a true beginning of the game, or is refused with a sentence.
"""

import argparse
import os
import select
import signal
import sys
import time
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from companion.log import Entry, Log, Unusable
from companion.log.verify import verify
from tests.companion.log.games import beside, sentence, sums
from tests.e2e.victim import fork, play

COPIES_A_GAME = 50
CHUNK = 4096


class Tally(Struct):
    copies: int = 0
    whole: int = 0
    steps: int = 0
    """The most steps that a copy held."""
    refused: Counter[str] = msgspec.field(default_factory=Counter)


def copy_all(folder: Path, copies: int, seed: str) -> Tally:
    random, tally = Random(seed), Tally()
    while tally.copies < copies:
        here = folder / str(tally.copies)
        here.mkdir()
        _one_game(here, min(COPIES_A_GAME, copies - tally.copies), random, tally)
        print(f"\r{tally.copies} of {copies} copies", end="", file=sys.stderr)
    print(file=sys.stderr)
    return tally


def _one_game(folder: Path, copies: int, random: Random, tally: Tally) -> None:
    """Somebody plays, somebody copies; then every copy is looked at."""
    path, made = folder / "ambit.db", []
    child, pipe = fork(partial(play, path, f"{folder} {copies}", random.choice((1, 3, 10))))
    for number in range(copies):
        if not _still_playing(pipe):
            break
        made.append(_copied(path, folder / f"copy-{number}", random))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(pipe)
    truth = _steps(path)
    for copy in made:
        tally.copies += 1
        _look(copy, truth, tally)


def _still_playing(pipe: int) -> bool:
    """Wait for the next step, so that every copy is of another moment."""
    return bool(select.select([pipe], [], [], 5.0)[0]) and bool(os.read(pipe, 65536))


def _copied(path: Path, to: Path, random: Random) -> Path:
    """All files in any order, piece by piece, while they change; at times without the index, which is made anew."""
    to.mkdir()
    sides = ["", "-wal", "-shm"] if random.random() < 0.5 else ["", "-wal"]
    random.shuffle(sides)
    for side in sides:
        if beside(path, side).exists():
            _copy_slowly(beside(path, side), beside(to / path.name, side), random)
    return to / path.name


def _copy_slowly(source: Path, to: Path, random: Random) -> None:
    pause = random.choice((0.0, 0.0, 0.001))
    with source.open("rb") as reading, to.open("wb") as writing:
        while piece := reading.read(CHUNK):
            writing.write(piece)
            select.select([], [], [], pause)


def _steps(path: Path) -> list[Entry]:
    with closing(Log(path)) as log:
        return log.entries(1)[0]


def _look(copy: Path, truth: list[Entry], tally: Tally) -> None:
    before = sums(copy.parent, but="-shm")
    try:
        with closing(Log(copy)) as log:
            wrong = [sentence(found.wrong) for found in verify(log) if found.wrong]
            entries = log.entries(1)[0] if 1 in log and not wrong else []
    except Unusable as refused:
        wrong, entries = [sentence(refused.message)], []
        assert sums(copy.parent, but="-shm") == before
    assert entries == truth[: len(entries)], "a copy holds something that was never written"
    tally.whole += not wrong
    tally.refused.update(wrong)
    tally.steps = max(tally.steps, len(entries))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--copies", type=int, default=100)
    asked.add_argument("--seed", default="")
    asked.add_argument("--folder", type=Path, help="where the files lie; without it, they are made and removed")
    chosen = asked.parse_args()
    seed = chosen.seed or str(time.time_ns())
    print(f"seed {seed}", file=sys.stderr)
    with TemporaryDirectory(dir=chosen.folder) as folder:
        tally = copy_all(Path(folder), chosen.copies, seed)
    print(msgspec.json.encode(tally).decode())


if __name__ == "__main__":
    main()
