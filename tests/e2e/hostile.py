"""An honest phone beside a hostile client: `python -m tests.e2e.hostile --seconds 60`.

The phone's pings stay quick, the table's memory stays small, and the table's own page is still given.
"""

import argparse
import multiprocessing
import os
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.companion.cli.running import SOON, Program, running
from tests.e2e.hostile_client import TRICKS, attack
from tests.e2e.victim import play

SLOWEST_PING = 0.250
"""Seconds that 99 of 100 pings of the honest phone may take at most."""
MOST_MEMORY = 120
"""MB that the table may take at most while it is attacked."""
PING_EVERY = 0.05
OK = 200
LOOK_EVERY = 1.0
"""Seconds between two looks at the table's own page."""


class Seen(Struct):
    """What was measured while the attack lasted. Times are in milliseconds, memory in MB."""

    pings: int = 0
    median: float = 0
    percentile_99: float = 0
    worst: float = 0
    memory_before: float = 0
    memory_at_most: float = 0
    own_page: int = 0
    own_page_failed: int = 0
    phone_was_cut_off: int = 0
    said_on_stderr: int = 0
    attack: dict[str, int] = {}


class Errors(threading.Thread):
    """Reads what the table says about its own troubles, so that it never waits for a reader, and counts it."""

    def __init__(self, program: Program) -> None:
        super().__init__(daemon=True)
        assert program.process.stderr is not None
        self._source, self.size = program.process.stderr.fileno(), 0

    def run(self) -> None:
        with suppress(OSError):
            while said := os.read(self._source, 65536):
                self.size += len(said)


def suffer(tricks: list[str], seconds: float, home: Path) -> Seen:
    """A table that plays by itself, an honest phone at it, and the hostile client for so long."""
    _finish_a_game(home / "ambit.db")
    words = ("demo", "ambush", "--no-browser", "--host", "localhost", "--port", "0", "--seats", "2")
    with running(*words, home=home) as program:
        errors = Errors(program)
        errors.start()
        seen = Seen(memory_before=_memory(program, "VmRSS"))
        token = program.post("/api/join", code=program.code, seat=1).json()["token"]
        told: multiprocessing.Queue[Counter[str]] = multiprocessing.Queue()
        port = int(program.address.rpartition(":")[2])
        hostile = multiprocessing.Process(target=attack, args=(port, tricks, seconds, told.put))
        hostile.start()
        _be_honest(program, token, seconds, seen)
        seen.attack = dict(told.get(timeout=SOON))
        hostile.join()
        seen.memory_at_most, seen.said_on_stderr = _memory(program, "VmHWM"), errors.size
    return seen


def _finish_a_game(database: Path) -> None:
    """Something for the history."""
    with open(os.devnull, "wb") as nobody:
        play(database, "a game that is over", 1000, nobody.fileno())


def _memory(program: Program, what: str) -> float:
    """In MB: VmRSS is what it takes now, VmHWM what it took at most."""
    lines = Path(f"/proc/{program.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(what))


def _be_honest(program: Program, token: str, seconds: float, seen: Seen) -> None:
    """A phone that pings, and the table's own screen, which is loaded again and again."""
    end, took = time.monotonic() + seconds, list[float]()
    looking = threading.Thread(target=_look, args=(program, end, seen))
    looking.start()
    while time.monotonic() < end:
        try:
            with program.line() as line:
                _ping(line, token, end, took)
        except (ConnectionClosed, OSError, TimeoutError):
            seen.phone_was_cut_off += 1
            time.sleep(PING_EVERY)
    looking.join()
    took.sort()
    seen.pings = len(took)
    if took:
        seen.median, seen.worst = _ms(took[len(took) // 2]), _ms(took[-1])
        seen.percentile_99 = _ms(took[len(took) * 99 // 100])


def _ping(line: ClientConnection, token: str, end: float, took: list[float]) -> None:
    line.send(msgspec.json.encode({"say": "hello", "token": token}), text=True)
    while (begun := time.monotonic()) < end:
        line.send(msgspec.json.encode({"say": "ping", "sent": begun}), text=True)
        while msgspec.json.decode(line.recv(SOON)).get("tell") != "pong":
            pass
        took.append(time.monotonic() - begun)
        time.sleep(PING_EVERY)


def _look(program: Program, end: float, seen: Seen) -> None:
    while time.monotonic() < end:
        try:
            right = program.get("/api/table").status_code == OK and "token" in program.post("/api/screen").json()
        except (httpx2.HTTPError, ValueError):
            right = False
        seen.own_page += right
        seen.own_page_failed += not right
        time.sleep(LOOK_EVERY)


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--trick", action="append", choices=sorted(TRICKS), help="just this one, not all at once")
    chosen = asked.parse_args()
    with TemporaryDirectory() as home:
        seen = suffer(chosen.trick or list(TRICKS), chosen.seconds, Path(home))
    print(msgspec.json.encode(seen).decode())
    if seen.percentile_99 > SLOWEST_PING * 1000 or seen.memory_at_most > MOST_MEMORY or seen.own_page_failed:
        sys.exit("the hostile client was felt")


if __name__ == "__main__":
    main()
