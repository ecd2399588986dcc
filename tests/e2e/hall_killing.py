"""Kill -9 of broker, hall and tables at random moments: `python -m tests.e2e.hall_killing --kills 200`.

At the end of every evening each result that a table has in its log stands in the hall's log, once, and as it was.
"""

import argparse
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from companion.hall.book import Book
from companion.hall.rules.actions import Pair, Result
from companion.log import Log
from companion.log.progress import progress_of
from companion.mqtt.shapes import Pairing
from tests.broker import Broker, broker
from tests.e2e.hall_parts import DONE, TABLES
from tests.shape import PROJECT

ROUNDS = 12
PATIENCE = 120.0
"""Seconds for the end of an evening, when nobody is killed any more."""
BETWEEN, GONE = (0.0, 0.6), (0.0, 0.5)
"""Seconds between two kills, and for which whoever was killed stays away: from any, to any in between."""


class Tally(Struct):
    """What happened, in numbers."""

    kills: int = 0
    evenings: int = 0
    brokers: int = 0
    halls: int = 0
    tables: int = 0
    results: int = 0
    lost: int = 0
    doubled: int = 0
    out_of_order: int = 0
    wrong: int = 0


class Night:
    """One evening of three tables, whose parts are killed until all rounds are played."""

    def __init__(self, folder: Path, there: Broker, random: Random, tally: Tally) -> None:
        self._folder, self._broker, self._random, self._tally = folder, there, random, tally
        self._parts: dict[str, subprocess.Popen[bytes]] = {}
        for name in ("hall", *TABLES):
            self._start(name)

    def _start(self, name: str) -> None:
        what = ("hall", str(self._folder), self._broker.url, str(ROUNDS))
        if name != "hall":
            what = ("table", str(self._folder), self._broker.url, name)
        with (self._folder / f"{name}.txt").open("ab") as told:
            line = [sys.executable, "-m", "tests.e2e.hall_parts", *what]
            self._parts[name] = subprocess.Popen(line, cwd=PROJECT, stdout=told, stderr=told)

    def kill_until_over(self, kills: int) -> None:
        """So many kills at most, or until every match has its result."""
        while kills and not (self._folder / DONE).exists():
            time.sleep(self._random.uniform(*BETWEEN))
            self._kill(self._random.choice(("broker", "hall", *TABLES)))
            kills -= 1
        self._wait_for_the_end()

    def _kill(self, name: str) -> None:
        self._tally.kills += 1
        if name == "broker":
            self._tally.brokers += 1
            self._broker.kill()
            time.sleep(self._random.uniform(*GONE))
            self._broker.start()
            return
        self._tally.halls += name == "hall"
        self._tally.tables += name != "hall"
        self._end(name)
        time.sleep(self._random.uniform(*GONE))
        self._start(name)

    def _end(self, name: str) -> None:
        part = self._parts[name]
        assert part.poll() is None, (self._folder / f"{name}.txt").read_text()
        part.kill()
        part.wait()

    def _wait_for_the_end(self) -> None:
        end = time.monotonic() + PATIENCE
        while not ((self._folder / DONE).exists() and all(map(self._has_told, TABLES))):
            assert time.monotonic() < end, self._folder
            time.sleep(0.05)
        for name in self._parts:
            self._end(name)

    def _has_told(self, name: str) -> bool:
        with closing(sqlite3.connect(self._folder / f"{name}.db")) as store:
            (owed,) = store.execute("SELECT count(*) FROM outbox WHERE NOT confirmed").fetchone()
            return not owed

    def close(self) -> None:
        """End whatever still runs."""
        for part in self._parts.values():
            part.kill()
            part.wait()

    # What stands at the end

    def compare(self) -> None:
        """The hall's log beside the logs of all tables."""
        with closing(Book(self._folder / "hall.db")) as book:
            lines, _ = book.lines(1)
        told = [line.deed for line in lines if isinstance(line.deed, Result)]
        matches = sum(len(line.deed.matches) for line in lines if isinstance(line.deed, Pair))
        known = {result.key: result for result in told}
        self._tally.doubled += len(told) - len(known)
        self._tally.results += len(told)
        self._tally.lost += matches - len({(result.round, result.players) for result in told})
        for name in TABLES:
            played = self._played(name)
            order = [result.key for result in told if result.key in played]
            self._tally.out_of_order += order != list(played)
            self._tally.lost += len(played.keys() - known.keys())
            self._tally.wrong += sum(known[key].winners != winners for key, winners in played.items() if key in known)

    def _played(self, name: str) -> dict[str, tuple[int, ...]]:
        """Who won each match of a table, by its own log, in the order in which they were played."""
        found = {}
        with closing(Log(self._folder / f"{name}.db")) as log, log.reading() as store:
            for game, body in store.execute("SELECT game, body FROM outbox ORDER BY number").fetchall():
                progress, players = progress_of(store, game), msgspec.json.decode(body, type=Pairing).players
                if progress is not None and progress.result is not None:
                    winners = tuple(sorted(players[seat - 1].number for seat in progress.result.winners))
                    found[f"{name}.{game}.{log.game(game).started}"] = winners
        return found


def kill_all(folder: Path, kills: int, seed: str) -> Tally:
    """Evenings, until this number of kills was made."""
    random, tally = Random(seed), Tally()
    while tally.kills < kills:
        tally.evenings += 1
        (own := folder / str(tally.evenings)).mkdir()
        with broker(own) as there, closing(Night(own, there, random, tally)) as night:
            night.kill_until_over(kills - tally.kills)
            night.compare()
        print(f"\r{tally.kills} of {kills} kills", end="", file=sys.stderr)
    print(file=sys.stderr)
    return tally


def main() -> None:
    """Print what happened; exit code 1 if a result was lost, doubled or changed."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--seed", default="hall")
    asked = words.parse_args()
    with TemporaryDirectory() as folder:
        tally = kill_all(Path(folder), asked.kills, asked.seed)
    print(msgspec.json.encode(tally).decode())
    sys.exit(bool(tally.lost or tally.doubled or tally.out_of_order or tally.wrong))


if __name__ == "__main__":
    main()
