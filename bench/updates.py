"""What it costs to tell a table's screens and phones that something happened.

A Double Duel of Ambal Tournament with the training set, four phones, the table's screen and the referee's page: the
actions of a game are done one after the other, and a dial is turned after each of them; every time everybody is told.
`python bench/updates.py ACTIONS` ends with one JSON line.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.table import Table

from companion.host import TableHost, Wanted
from companion.log import Log
from companion.players import players
from companion.session import Session
from companion.web import protocol as p
from companion.web.keys import Keys
from companion.web.web import Web
from engine import registry
from engine.game import read_action
from engine.history import History
from engine.legal import legal
from engine.refusal import Refusal
from engine.setup import begin
from hardware.clock import SimulatedClock

GAME, MODE, SEED = "ambal", "double-regular", "updates 3"
LOOKING_ON: tuple[tuple[p.Role, int | None], ...] = (
    ("seat", 1), ("seat", 2), ("seat", 3), ("seat", 4), ("table", None), ("referee", None),
)  # fmt: skip
DIAL = "seat1.dial"
MOST = 2_000
MOST_CPU_MS, MOST_KB = 10.0, 6.0
"""What an update may cost: all viewers together in processor time, and the phone that is told most in bytes."""


def course(most: int) -> Iterator[dict[str, Any]]:
    """What players do in one game after the other of this kind, as they would send it; no deck is registered."""
    game = registry.find(GAME)
    assert game is not None
    people = players(GAME, MODE, None, Random(SEED))
    history = History(game, begin(game, people.header))
    while most and game.view(history.state, None).result is None:
        data = people.next(game.view(history.state, None), lambda seat: legal(game, history.state, seat))
        action = read_action(game, data)
        assert not isinstance(action, Refusal), action
        step = history.do(action)
        assert not isinstance(step, Refusal), step
        people.follow(data, step.facts)
        if data["do"] != "deck":
            most -= 1
            yield data


class Looking:
    """Everybody who looks on, each with a line that takes what it is told at once."""

    def __init__(self, web: Web) -> None:
        self.sizes = [0] * len(LOOKING_ON)
        self._viewers = [web.hub.join(web.keys.grant(role, seat), "127.0.0.1", p.Hello()) for role, seat in LOOKING_ON]
        self._lines = [
            asyncio.create_task(viewer.tell(self._line(place))) for place, viewer in enumerate(self._viewers)
        ]

    def _line(self, place: int) -> Callable[[bytes], Any]:
        async def send(message: bytes) -> None:
            if b'"tell":"lights"' not in message[:20]:
                self.sizes[place] += len(message)

        return send

    async def told(self) -> None:
        """Until nobody has anything to be told any more."""
        for _ in range(5):
            await asyncio.sleep(0)

    async def cost(self, do: Callable[[], object]) -> tuple[float, int]:
        """Seconds of the processor until all have been told, and the bytes for the phone that was told most."""
        self.sizes = [0] * len(LOOKING_ON)
        began = process_time()
        do()
        await self.told()
        return process_time() - began, max(self.sizes[:4])

    async def leave(self) -> None:
        for viewer in self._viewers:
            viewer.end()
        await asyncio.gather(*self._lines)


async def measure(actions: int) -> dict[str, Any]:
    """Every action of the course, then a dial turned to and fro; nothing waits for a disk."""
    with TemporaryDirectory() as folder:
        log = Log(Path(folder) / "ambit.db")
        log.store.execute("PRAGMA synchronous = OFF")
        host = TableHost(log, SimulatedClock(start=50.0))
        web = Web(host, Keys("2468"))
        steps = list(course(actions))
        options = players(GAME, MODE, None, Random(SEED)).header.options
        started = host.start(Wanted(game=GAME, mode=MODE, count=4, training=True, options=options))
        assert started is None, started
        assert host.sitting is not None
        session, operator = host.sitting.session, host.sitting.operator
        assert operator is not None
        looking = Looking(web)
        await looking.told()
        joined = max(looking.sizes[:4])
        taken, turned, news = [], [], list[object]()
        session.watch(news.append)
        for step in steps:
            taken.append(await looking.cost(partial(_done, session, step)))
            news.clear()
            cost = await looking.cost(partial(operator.turn, DIAL, 1))
            turned += [cost] if news else []  # a dial that means nothing now tells nobody anything
        await looking.leave()
        web.close()
        host.close()
        log.close()
    return {
        "bench": "updates", "actions": len(steps), "joining_kb": joined / 1000,
        "action": _figures(taken), "dial": _figures(turned),
    }  # fmt: skip


def _done(session: Session, action: dict[str, Any]) -> None:
    outcome = session.act(action)
    assert not isinstance(outcome, Refusal), outcome


def _figures(taken: list[tuple[float, int]]) -> dict[str, float]:
    seconds, sizes = zip(*taken, strict=True)
    return {
        "cpu_ms": mean(seconds) * 1000, "cpu_p95_ms": quantiles(seconds, n=20)[18] * 1000,
        "kb": mean(sizes) / 1000, "kb_p95": quantiles(sizes, n=20)[18] / 1000, "kb_most": max(sizes) / 1000,
    }  # fmt: skip


def how_many(text: str) -> int:
    """A number of actions from the command line."""
    if not text.isdecimal() or not 2 <= int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"{text} is no number of actions between 2 and {MOST}; try 200")
    return int(text)


def shown(found: dict[str, Any]) -> Table:
    heading = f"{found['actions']} actions of {GAME} {MODE}, {len(LOOKING_ON)} viewers"
    table = Table(f"an update ({found['joining_kb']:.1f} kB to join)", title=heading)
    for column in ("CPU, all", "95 %", "a phone", "95 %", "the most"):
        table.add_column(column, justify="right")
    for name, label in (("action", "by an action"), ("dial", "by a dial that is turned")):
        of = found[name]
        cpu = (f"{of[figure]:.1f} ms" for figure in ("cpu_ms", "cpu_p95_ms"))
        size = (f"{of[figure]:.2f} kB" for figure in ("kb", "kb_p95", "kb_most"))
        table.add_row(label, *cpu, *size)
    return table


def main() -> None:
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("actions", metavar="ACTIONS", type=how_many, nargs="?", default=200, help="how many are done")
    ask.add_argument("--check", action="store_true", help=f"fail above {MOST_CPU_MS} ms or {MOST_KB} kB an update")
    asked = ask.parse_args()
    found = asyncio.run(measure(asked.actions))
    Console(stderr=True).print(shown(found))
    print(json.dumps(found))
    of = found["action"]
    if asked.check and (of["cpu_ms"] > MOST_CPU_MS or of["kb"] > MOST_KB):
        sys.exit(1)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # somebody has seen enough
        sys.exit(130)
