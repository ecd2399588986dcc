"""What grows with the length of a game: bytes on the disk, taking it up again, one undo, one step, memory, history.

Bytes an event are those of whole games of Ambush and Ambal Tournament, one after the other, as a table writes them. The
long game of which the rest is told is the beginning of one, then corrections of the referee, every tenth of them taken
back and brought back, until so many actions stand. Times are those of the processor: what the disk takes does not
depend on the length. `python bench/growth.py LENGTHS` ends with one JSON line.
"""

import argparse
import gc
import json
import sys
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from math import log10
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from msgspec import UNSET
from rich.console import Console
from rich.table import Table

from bench import ambal, ambush
from bench.peers import CACHE
from companion.log import Entry, Log, Progress
from companion.session import Session
from companion.session.course import stamped
from companion.session.log_writer import LogWriter
from companion.session.start import resume, start
from companion.simulate import simulate
from companion.web.api.history import telling
from engine import registry
from engine.action import Action, to_data
from engine.game import Game, read_action
from engine.refusal import Refusal
from engine.setup import Header
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable

LENGTHS = (100, 1_000, 10_000)
FIGURES = ("resume_ms", "undo_us", "step_us", "memory_bytes", "history_ms", "history_page_bytes")
EVENTS = 6_000
"""Of whole games, over which the bytes of one are told."""
OPENING = 60
"""Real actions with which the long game begins."""
TAKEN_BACK = 10
"""Every so many corrections one is taken back and brought back."""
TRIES = 15
"""How often a step, an undo and a start are timed; the quickest counts."""


class Played(NamedTuple):
    """A game of the benchmark: how it begins, who plays, and what the referee corrects."""

    header: Callable[[int], Header]
    players: Callable[[int], Callable[[Any], Any]]
    counter: str


GAMES = {
    "ambush": Played(ambush.header, ambush.Players, "castle"),
    "ambal": Played(ambal.header, ambal.Players, "health"),
}


class Evening:
    """A log, and one session after the other. The time between two actions is any number of microseconds."""

    def __init__(self, log: Log) -> None:
        self.log, self.clock, self._chance = log, SimulatedClock(), Random(1)
        log.store.execute("PRAGMA synchronous = OFF")  # the disk is not what is measured here

    def begin(self, header: Header) -> Session:
        """A new game."""
        session = start(header, (), self.log, self._table(), self.clock, lambda uid: None)
        assert isinstance(session, Session), session
        return session

    def take_up(self, game: int) -> Session:
        """A game from the log."""
        return resume(self.log.game(game), self.log, self._table(), self.clock, lambda uid: None)

    def _table(self) -> VirtualTable:
        return VirtualTable.of_seats(4, self.clock)

    def do(self, session: Session, action: dict[str, Any]) -> None:
        """An action that is accepted, some seconds after the last one, which is its moment."""
        self.clock.advance(self._chance.uniform(0.5, 8.0))
        step = session.act(action)
        assert not isinstance(step, Refusal), (action, step)

    def stamped(self, game: Game[Any], actions: Iterable[dict[str, Any]]) -> Iterator[Entry]:
        """Each action as a step, some seconds after the one before; a press that has a moment keeps it."""
        for data in actions:
            action = read_action(game, data)
            assert isinstance(action, Action)
            self.clock.advance(self._chance.uniform(0.5, 8.0))
            at = self.clock.now() if action.at is UNSET else UNSET
            yield Entry("do", (to_data(stamped(game, action, at, UNSET)),))

    def pages(self) -> int:
        """Bytes of the database, with what was in the journal."""
        store = self.log.store
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return int(store.execute("PRAGMA page_count").fetchone()[0] * store.execute("PRAGMA page_size").fetchone()[0])


def bytes_an_event(evening: Evening, name: str) -> float:
    """Of whole games of simulated players with the shipped packs, as a session writes them; without the games' rows."""
    game = registry.find(name)
    assert game is not None
    events = taken = 0
    for played in simulate(game, EVENTS, next(iter(game.modes)), 1):
        id = evening.log.begin(msgspec.convert(played.header, Header))
        writer = LogWriter(evening.log, id, 0, evening.log.entries(id)[1])
        before = evening.pages()
        for entry in evening.stamped(game, played.actions):
            writer.write(entry, Progress(1, ("Ana", "Bo")))
        taken += evening.pages() - before
        events += len(played.actions)
        if events >= EVENTS:
            break
    return taken / events


def lengthen(evening: Evening, session: Session, counter: str, length: int) -> None:
    """Correct a counter up and down until so many actions stand."""
    while session.history.count < length:
        number = session.history.count
        correct(evening, session, counter)
        if number % TAKEN_BACK == 0:
            session.undo()
            session.redo()


def correct(evening: Evening, session: Session, counter: str) -> None:
    """A correction of seat 1's counter."""
    to = 5 + session.history.count % 2
    evening.do(session, {"do": "adjust", "seat": 0, "target": 1, "counter": counter, "to": to})


def figures(evening: Evening, session: Session, game: Played) -> dict[str, float]:
    """Of the game as long as it is now."""
    back, step = [], []
    for _ in range(TRIES):
        step.append(timed(lambda: correct(evening, session, game.counter)))
        back.append(timed(session.undo))
    number, count = session.number, session.history.count
    starts = [timed(lambda: evening.take_up(number).close()) for _ in range(3)]
    with remembered() as held:
        again = evening.take_up(number)
    again.close()
    return {
        "resume_ms": min(starts) * 1e3,
        "undo_us": min(back) * 1e6,
        "step_us": min(step) * 1e6,
        "memory_bytes": held[0] / count,
        **history(evening.log, number),
    }


def history(log: Log, number: int) -> dict[str, float]:
    """Until the first page of the history can be sent, and the bytes of the largest page as it is sent."""
    saved = log.game(number)
    first = min(timed(lambda: telling(saved, log.path).next_page()) for _ in range(3))
    story, largest = telling(saved, log.path), 0
    while not story.is_over:
        largest = max(largest, len(story.next_page()))
    return {"history_ms": first * 1e3, "history_page_bytes": largest}


def timed(doing: Callable[[], object]) -> float:
    """Seconds of the processor."""
    begun = process_time()
    doing()
    return process_time() - begun


@contextmanager
def remembered() -> Iterator[list[int]]:
    """Bytes that are held after it and were not before, once it is over."""
    held: list[int] = []
    gc.collect()
    tracemalloc.start()
    yield held
    gc.collect()
    held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()


def measure(name: str, lengths: tuple[int, ...]) -> dict[str, Any]:
    """Everything of one game, for each length, and by which power of the length each figure grows at last."""
    game, found = GAMES[name], dict[str, Any]()
    CACHE.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=CACHE) as folder, closing(Log(Path(folder) / "ambit.db")) as log:
        evening = Evening(log)
        found["bytes_an_event"] = bytes_an_event(evening, name)
        session = evening.begin(game.header(0))
        players = game.players(0)
        for _ in range(min(OPENING, *lengths)):
            evening.do(session, to_data(players(session.history.state)))
        for length in lengths:
            lengthen(evening, session, game.counter, length)
            found[str(length)] = figures(evening, session, game)
        session.close()
    for before, after in tuple(pairwise(lengths))[-1:]:
        found["growth"] = {name: power(found[str(before)], found[str(after)], after / before, name) for name in FIGURES}
    return found


def power(before: dict[str, float], after: dict[str, float], times: float, name: str) -> float:
    """0: it does not grow with the length; 1: like the length."""
    return log10(after[name] / before[name]) / log10(times)


def shown(found: dict[str, Any]) -> Table:
    """The figures of all games for the terminal."""
    columns = ("one undo", "one step", "memory an action", "history", "a page of it")
    table = Table("game", "actions", "bytes an event", "resume", *columns)
    for name, told in found.items():
        first = f"{told['bytes_an_event']:.0f}"
        for length, of in ((length, of) for length, of in told.items() if length.isdecimal()):
            resumed, memory = f"{of['resume_ms']:.1f} ms", f"{of['memory_bytes']:.0f} B"
            told_first, page = f"{of['history_ms']:.1f} ms", f"{of['history_page_bytes'] / 1000:.1f} kB"
            step, back = f"{of['step_us']:.0f} µs", f"{of['undo_us']:.0f} µs"
            table.add_row(name, length, first, resumed, back, step, memory, told_first, page)
            first = ""
        if "growth" in told:
            table.add_row(name, "grows by power", "", *(f"{told['growth'][figure]:.2f}" for figure in FIGURES))
    return table


def length(text: str) -> int:
    """A number of actions from the command line."""
    if not text.isdecimal() or not 2 <= int(text) <= 100_000:
        raise argparse.ArgumentTypeError(f"{text} is no number of actions between 2 and 100000; try 1000")
    return int(text)


def main() -> None:
    """Measure both games, and end with one JSON line."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("lengths", metavar="LENGTHS", type=length, nargs="*", default=LENGTHS, help="actions of the games")
    lengths = tuple(sorted(ask.parse_args().lengths))
    found = {name: measure(name, lengths) for name in GAMES}
    Console(stderr=True).print(shown(found))
    print(json.dumps({"bench": "growth", "lengths": lengths, "games": found}))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # Ctrl-C ends it without a traceback
        sys.exit(130)
