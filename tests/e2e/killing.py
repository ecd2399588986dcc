"""Kill -9 at random moments of random games: `python -m tests.e2e.killing --kills 2000`.

After each kill every acknowledged step is there, none is there twice, and the game goes on at the exact state.
"""

import argparse
import os
import select
import signal
import sys
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from companion.log import Entry, Log, Saved
from companion.log.verify import verify
from companion.session import resume
from engine import registry
from engine.game import read_action
from engine.history import History
from engine.refusal import Refusal
from engine.setup import begin
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable
from tests.companion.session.evening import tagged
from tests.e2e.victim import BEGUN, SEATS, Acknowledged, checksum, fork, play

KILLS_A_GAME = 12
SOME_TIME = 2.0
"""Seconds in which the steps that are waited for should have been made."""
MOST_AT_ONCE = 5
"""The most steps that one input can cause: a call, the close of its window, the end of a timer."""


class Tally(Struct):
    """What happened, in numbers."""

    kills: int = 0
    games: int = 0
    over: int = 0
    before_the_start: int = 0
    acknowledged: int = 0
    written_but_not_told: int = 0


def kill_all(folder: Path, kills: int, seed: str) -> Tally:
    """Kill and resume games until this number of kills was made."""
    random, tally = Random(seed), Tally()
    while tally.kills < kills:
        tally.games += 1
        Victim(folder / f"game-{tally.games}.db", random, tally).live_and_die(min(KILLS_A_GAME, kills - tally.kills))
        print(f"\r{tally.kills} of {kills} kills", end="", file=sys.stderr)
    print(file=sys.stderr)
    return tally


class Victim:
    """One game that is killed again and again."""

    def __init__(self, path: Path, random: Random, tally: Tally) -> None:
        self._path, self._random, self._tally = path, random, tally
        self._known: list[Entry] = []
        """The steps that were there at the last look."""

    def live_and_die(self, most: int) -> None:
        for _ in range(most):
            seed, checkpoint = str(self._random.random()), self._random.choice((2, 20, 1000))
            child, pipe = fork(partial(play, self._path, seed, checkpoint))
            told = self._kill(child, pipe)
            os.close(pipe)
            _, status = os.waitpid(child, 0)
            assert status in (0, signal.SIGKILL), f"the game ended with {status}"
            self._tally.kills += status == signal.SIGKILL
            self._look([msgspec.json.decode(line, type=Acknowledged) for line in told.split(b"\n")[:-1]])
            if status == 0:
                self._tally.over += 1
                return

    def _kill(self, child: int, pipe: int) -> bytes:
        """After a while, or right after some step was acknowledged; gives all that was told until then."""
        told, steps = b"", self._random.choice((None, None, None, 1, 2, 3, 9))
        end = time.monotonic() + (
            SOME_TIME if steps else self._random.choice((0.01, 0.03, 0.08)) * self._random.random()
        )
        while (left := end - time.monotonic()) > 0 and (steps is None or told.count(b"\n") <= steps):
            if select.select([pipe], [], [], left)[0]:
                chunk = os.read(pipe, 65536)
                if not chunk:
                    return told  # the game is over
                told += chunk
        os.kill(child, signal.SIGKILL)
        while chunk := os.read(pipe, 65536):
            told += chunk
        return told

    def _look(self, told: list[Acknowledged]) -> None:
        """Open what is left, and compare it with what was acknowledged."""
        with closing(Log(self._path)) as log:
            games = log.games()
            if not games:
                assert not told, "an acknowledged game is gone"
                self._tally.before_the_start += 1
                return
            [saved] = games
            entries = log.entries(saved.id)[0]
            self._compare(entries, told)
            self._replay(saved, entries, {each.number: each.state for each in told})
            self._resume(log, saved, entries)
            assert [found.wrong for found in verify(log)] == [None]
        self._known = entries

    def _compare(self, entries: list[Entry], told: list[Acknowledged]) -> None:
        before = len(self._known)
        steps = [each for each in told if each.kind != BEGUN]
        assert entries[:before] == self._known, "what was there before is not there any more"
        assert [each.number for each in steps] == list(range(before + 1, before + len(steps) + 1))
        assert entries[before : before + len(steps)] == [Entry(each.kind, each.actions) for each in steps]  # type: ignore[arg-type]
        more = len(entries) - before - len(steps)
        assert 0 <= more <= MOST_AT_ONCE, f"{more} steps that nobody was told of"
        self._tally.acknowledged += len(steps)
        self._tally.written_but_not_told += more > 0

    def _replay(self, saved: Saved, entries: list[Entry], states: dict[int, int]) -> None:
        """The state after each step is what it was when it was acknowledged."""
        history = replay(saved, [])
        assert checksum(history.state) == states.get(0, checksum(history.state))
        for number, entry in enumerate(entries, 1):
            again(history, entry)
            assert checksum(history.state) == states.get(number, checksum(history.state)), f"step {number}"

    def _resume(self, log: Log, saved: Saved, entries: list[Entry]) -> None:
        clock = SimulatedClock()
        session = resume(saved, log, VirtualTable.of_seats(SEATS, clock), clock, tagged)
        history = replay(saved, entries)
        assert msgspec.json.encode(session.history.state) == msgspec.json.encode(history.state)
        assert (session.history.moments, session.history.undone) == (history.moments, history.undone)
        session.close()


def replay(saved: Saved, entries: list[Entry]) -> History:
    """By the engine alone."""
    game = registry.find(saved.header.game)
    assert game is not None
    history = History(game, begin(game, saved.header))
    for entry in entries:
        again(history, entry)
    return history


def again(history: History, entry: Entry) -> None:
    if entry.kind != "do":
        assert getattr(history, entry.kind)() is None
        return
    actions = [read_action(history.game, data) for data in entry.actions]
    assert not isinstance(history.do(*(action for action in actions if not isinstance(action, Refusal))), Refusal)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--seed", default="")
    asked.add_argument("--folder", type=Path, help="where the files lie; without it, they are made and removed")
    chosen = asked.parse_args()
    seed = chosen.seed or str(time.time_ns())
    print(f"seed {seed}", file=sys.stderr)
    with TemporaryDirectory(dir=chosen.folder) as folder:
        tally = kill_all(Path(folder), chosen.kills, seed)
    print(msgspec.json.encode(tally).decode())


if __name__ == "__main__":
    main()
