"""A process that plays random games into a real file, and says so each time that a step was acknowledged."""

import os
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NoReturn
from zlib import crc32

import msgspec
from msgspec import Struct

from companion.log import Log
from companion.session import Session, resume, start
from companion.session.notices import Changed, News
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable
from tests.companion.session.doings import People, carry_out
from tests.companion.session.evening import header, tagged

SEATS = 3
BEGUN = "begun"


class Acknowledged(Struct, frozen=True):
    """A step that the session told everybody about; `state` is a checksum of the state after it."""

    number: int
    kind: str
    actions: tuple[dict[str, Any], ...]
    state: int


def checksum(state: Any) -> int:
    return crc32(msgspec.json.encode(state))


class Report:
    """What has been acknowledged, and is told only after the call that did it has returned."""

    def __init__(self, session: Session, steps: int, to: int) -> None:
        self._session, self._number, self._to = session, steps, to
        self._told: list[Acknowledged] = []
        self._jumps, self._moments = session.history.jumps, len(session.history.moments)
        session.watch(self._note)

    def _note(self, news: News) -> None:
        if not isinstance(news, Changed):
            return
        history, self._number = self._session.history, self._number + 1
        jumped, fewer = history.jumps != self._jumps, len(history.moments) < self._moments
        kind = ("undo" if fewer else "redo") if jumped else "do"
        self._jumps, self._moments = history.jumps, len(history.moments)
        actions = history.moments[-1].actions if kind == "do" else ()
        done = tuple(msgspec.to_builtins(action) for action in actions)
        self._told.append(Acknowledged(self._number, kind, done, checksum(history.state)))

    def begun(self) -> None:
        """The game is in the log, and nothing more."""
        self._told.append(Acknowledged(self._number, BEGUN, (), checksum(self._session.history.state)))
        self.send()

    def send(self) -> None:
        lines = b"".join(msgspec.json.encode(each) + b"\n" for each in self._told)
        self._told.clear()
        if lines:
            os.write(self._to, lines)


def play(path: Path, seed: str, checkpoint: int, to: int) -> None:
    """Begin a game, or go on with the one that is there, until it is over or somebody ends this process.

    `checkpoint`: after so many pages the journal is brought into the database, which is a moment of its own.
    """
    random = Random(seed)
    log, clock = Log(path), SimulatedClock(random.choice((0.0, 50.0, 1e6)))
    log.store.execute(f"PRAGMA wal_autocheckpoint = {checkpoint}")
    table = VirtualTable.of_seats(SEATS, clock)
    session, steps = _session(log, table, clock, random.choice((3, 60)))
    report, people = Report(session, steps, to), People(random)
    report.begun()
    while session.view().result is None:
        carry_out(people.next(session.view()), session, table, clock)
        report.send()


def _session(log: Log, table: VirtualTable, clock: SimulatedClock, castle: int) -> tuple[Session, int]:
    """The newest game, and how many steps it has; a new one, short or long, where there is none."""
    if games := log.games():
        return resume(games[0], log, table, clock, tagged), games[0].steps
    session = start(header(SEATS, castle=castle, capture_seconds=5), (), log, table, clock, tagged)
    assert isinstance(session, Session), session
    return session, 0


def fork(task: Callable[[int], None]) -> tuple[int, int]:
    """Run the task in a process of its own, which is warm already; gives its id and the pipe that it writes to."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _run_and_leave(task, writing)
    os.close(writing)
    return child, reading


def _run_and_leave(task: Callable[[int], None], to: int) -> NoReturn:
    try:
        task(to)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)
