"""What it costs to tell a table's screens and phones that something happened.

A Double Duel of Ambal Tournament with the training set, four phones, the table's screen and the referee's page: the
actions of a game are done one after the other, and a dial is turned after each of them; every time everybody is told.
Then the same by role and by number of viewers, through real sockets, for Ambal Tournament and Ambush.
`python bench/updates.py ACTIONS` ends with one JSON line.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import mean, quantiles
from time import process_time
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.table import Table

from bench import viewers
from companion.web import protocol as p
from companion.web.changes import FORM
from companion.web.framed import framed
from companion.web.web import Web

GAME, MODE = "ambal", "double-regular"
LOOKING_ON: tuple[tuple[p.Role, int | None], ...] = (
    ("seat", 1), ("seat", 2), ("seat", 3), ("seat", 4), ("table", None), ("referee", None),
)  # fmt: skip
PHONES = 4
DIAL = "seat1.dial"
GAMES = 4
MOST = 2_000
MOST_BY_VIEWERS = 40
"""Actions that are told to each number of viewers."""
WINDOW_BITS = 15
"""The compression that browsers offer."""
MOST_CPU_MS, MOST_KB = 6.0, 2.0
"""What an update may cost: CPU milliseconds for all viewers together, and kB for the phone that is sent most."""

Cost = tuple[float, int]
"""CPU seconds until all viewers have their update, and the bytes for the phone that is sent most."""


class Looking:
    """All viewers of the table, each with a connection that takes every message at once."""

    def __init__(self, web: Web) -> None:
        self.sizes = [0] * len(LOOKING_ON)
        self._viewers = [
            web.hub.join(web.keys.grant(role, seat).grant, "127.0.0.1", p.Hello(updates=FORM))
            for role, seat in LOOKING_ON
        ]
        self._lines = [
            asyncio.create_task(viewer.tell(self._line(place))) for place, viewer in enumerate(self._viewers)
        ]

    def _line(self, place: int) -> Callable[[bytes], Any]:
        async def send(message: bytes) -> None:
            """Count the bytes of one message, as they are sent to a browser."""
            if b'"tell":"lights"' not in message[:20]:
                self.sizes[place] += len(framed(message, WINDOW_BITS))

        return send

    async def told(self) -> None:
        """Wait until no viewer has a message left to be sent."""
        for _ in range(5):
            await asyncio.sleep(0)

    async def cost(self, do: Callable[[], object]) -> Cost:
        """What telling everybody costs after `do` has changed something."""
        self.sizes = [0] * len(LOOKING_ON)
        began = process_time()
        do()
        await self.told()
        return process_time() - began, max(self.sizes[:PHONES])

    async def leave(self) -> None:
        """Close every viewer's connection."""
        for viewer in self._viewers:
            viewer.end()
        await asyncio.gather(*self._lines)


async def measure(actions: int, counts: tuple[int, ...] = viewers.COUNTS) -> dict[str, Any]:
    """Play the same game several times; of each update the lowest time counts, since a busy machine only adds to it.

    `viewers`: the figures by game, role and number of viewers (`bench/viewers.py`), for so many `counts`.
    """
    steps = list(viewers.course(GAME, MODE, actions))
    games = [await _played(steps) for _ in range(GAMES)]
    joined, acted, turned = zip(*games, strict=True)
    return {
        "bench": "updates", "actions": len(steps), "joining_kb": joined[0] / 1000,
        "action": _figures(acted), "dial": _figures(turned),
        "viewers": await viewers.measure(min(actions, MOST_BY_VIEWERS), counts) if counts else {},
    }  # fmt: skip


async def _played(steps: list[dict[str, Any]]) -> tuple[int, list[Cost], list[Cost]]:
    """Bytes of joining, and the cost of each action and of each turn of the dial."""
    async with viewers.table(GAME, MODE, PHONES) as web:
        return await _told(web, steps)


async def _told(web: Web, steps: list[dict[str, Any]]) -> tuple[int, list[Cost], list[Cost]]:
    sitting = web.host.sitting
    assert sitting is not None
    assert sitting.operator is not None
    looking = Looking(web)
    await looking.told()
    joined = max(looking.sizes[:PHONES])
    acted, turned, news = list[Cost](), list[Cost](), list[object]()
    sitting.session.watch(news.append)
    for step in steps:
        acted.append(await looking.cost(partial(viewers.act, sitting.session, step)))
        news.clear()
        cost = await looking.cost(partial(sitting.operator.turn, DIAL, 1))
        turned += [cost] if news else []  # where the dial has no meaning, nobody is told anything
    await looking.leave()
    return joined, acted, turned


def _figures(games: Sequence[list[Cost]]) -> dict[str, float]:
    """For each update the lowest time of all games; its size is the same in each."""
    seconds = [min(cost[0] for cost in one) for one in zip(*games, strict=True)]
    sizes = [cost[1] for cost in games[0]]
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
    """The figures beside their limits, as a table for the terminal."""
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
    """Measure as many actions as the command line says, and end with one JSON line."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("actions", metavar="ACTIONS", type=how_many, nargs="?", default=200, help="how many are done")
    ask.add_argument("--check", action="store_true", help=f"fail above {MOST_CPU_MS} ms or {MOST_KB} kB an update")
    ask.add_argument("--viewers", metavar="N", type=int, nargs="*", default=viewers.COUNTS, help="how many look on")
    asked = ask.parse_args()
    found = asyncio.run(measure(asked.actions, tuple(asked.viewers)))
    for table in (shown(found), *viewers.shown(found["viewers"])):
        Console(stderr=True, width=140).print(table)
    print(json.dumps(found))
    of = found["action"]
    if asked.check and (of["cpu_ms"] > MOST_CPU_MS or of["kb_most"] > MOST_KB):
        sys.exit(1)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # Ctrl-C ends it without a traceback
        sys.exit(130)
