"""What an update costs by role and by number of viewers, through a real server and real sockets.

A game is played without anybody, and with each number of pages of one role: the difference is what telling them costs
the table's process, kernel included. The table is told by `bench/updates.py`.
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from socket import socket
from statistics import mean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from rich.table import Table

from companion.host import TableHost, Wanted
from companion.log import Log
from companion.players import players
from companion.session import Session
from companion.web import hub
from companion.web import protocol as p
from companion.web.keys import Keys
from companion.web.serve import listen, serving
from companion.web.web import Web
from engine import registry
from engine.game import read_action
from engine.history import History
from engine.legal import legal
from engine.refusal import Refusal
from engine.setup import begin
from hardware.clock import SimulatedClock

SEED = "updates 3"
GAMES = (("ambal", "double-regular", 4), ("ambush", "standard", 3))
"""Name, mode, and how many play."""
ROLES: dict[str, p.Role] = {"watcher": "watch", "table": "table", "phone": "seat", "referee": "referee"}
COUNTS = (1, 10, 50, 200)
TIMES = 2
"""How often each game is played; of each action the lowest time counts, since a busy machine only adds to it."""


def course(name: str, mode: str, most: int) -> Iterator[dict[str, Any]]:
    """What players do in one game of this kind, as they would send it; no deck is registered."""
    game = registry.find(name)
    assert game is not None
    people = players(name, mode, None, Random(SEED))
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


@asynccontextmanager
async def table(name: str, mode: str, count: int) -> AsyncIterator[Web]:
    """A simulated table at which that game has begun. Its log is not waited for by the disk."""
    with TemporaryDirectory() as folder, closing(Log(Path(folder) / "ambit.db")) as log:
        log.store.execute("PRAGMA synchronous = OFF")
        host = TableHost(log, SimulatedClock(start=50.0))
        options = players(name, mode, None, Random(SEED)).header.options
        with closing(host), closing(Web(host, Keys(host.lobby, host.log))) as web:
            refused = host.start(Wanted(game=name, mode=mode, count=count, training=True, options=options))
            assert refused is None, refused
            yield web


def act(session: Session, action: dict[str, Any]) -> None:
    """Do what a player does; it is never refused."""
    outcome = session.act(action)
    assert not isinstance(outcome, Refusal), outcome


async def told() -> None:
    """Wait until no viewer has a message left to be sent: sockets of this machine take each at once."""
    for _ in range(8):
        await asyncio.sleep(0)


async def looked_on(
    game: tuple[str, str, int], steps: list[dict[str, Any]], role: p.Role, viewers: int
) -> tuple[list[float], int]:
    """CPU seconds of each step, and the bytes of all steps that each viewer got on the average."""
    hub.MOST_VIEWERS["watch"] = max(hub.MOST_VIEWERS["watch"], viewers)  # seats and screens have places left usually
    async with table(*game) as web:
        listening = listen("127.0.0.1", 0)
        assert isinstance(listening, socket)
        async with serving(web, listening):
            crowd = await _crowd(listening.getsockname()[1], _tokens(web, role, viewers, game[2]))
            while sum(viewer.told is not None for viewer in web.hub.viewers) < viewers:
                await asyncio.sleep(0.01)
            joined = await _bytes(crowd)
            sitting = web.host.sitting
            assert sitting is not None
            seconds = []
            for step in steps:
                began = process_time()
                act(sitting.session, step)
                await told()
                seconds.append(process_time() - began)
            came = await _bytes(crowd) - joined
            assert crowd.stdin is not None
            crowd.stdin.close()
            await crowd.wait()
            return seconds, came // max(1, viewers)


def _tokens(web: Web, role: p.Role, viewers: int, seats: int) -> list[str]:
    """Phones are spread over all seats; pages of the same seat or role share a token, as those of one browser do."""
    if role == "watch":
        return [""] * viewers
    tokens = [web.keys.grant(role, seat).token for seat in (range(1, seats + 1) if role == "seat" else (None,))]
    return [tokens[place % len(tokens)] for place in range(viewers)]


async def _crowd(port: int, tokens: list[str]) -> Process:
    crowd = await asyncio.create_subprocess_exec(
        sys.executable, str(Path(__file__).with_name("crowd.py")), str(port), stdin=PIPE, stdout=PIPE
    )
    assert crowd.stdin is not None
    crowd.stdin.write(json.dumps(tokens).encode() + b"\n")
    return crowd


async def _bytes(crowd: Process) -> int:
    """How many bytes have come to all of them."""
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    crowd.stdin.write(b"\n")
    return int(await crowd.stdout.readline())


async def measure(actions: int, counts: tuple[int, ...] = COUNTS) -> dict[str, Any]:
    """By game, role and number of viewers: CPU milliseconds and bytes, each for one action and one viewer.

    `action_ms` is what one action costs while nobody looks on: rules, log and lights.
    """
    found: dict[str, Any] = {}
    for game in GAMES:
        steps = list(course(game[0], game[1], actions))
        alone = await _lowest(game, steps, "watch", 0)
        roles = {
            name: {count: await _figures(game, steps, role, count, alone[0]) for count in counts}
            for name, role in ROLES.items()
        }
        found[game[0]] = {"action_ms": round(alone[0], 3), "actions": len(steps), "roles": roles}
    return found


async def _figures(
    game: tuple[str, str, int], steps: list[dict[str, Any]], role: p.Role, viewers: int, alone: float
) -> dict[str, float]:
    cpu_ms, size = await _lowest(game, steps, role, viewers)
    more = max(0.0, cpu_ms - alone)
    return {"cpu_ms": round(more, 3), "cpu_ms_viewer": round(more / viewers, 4), "bytes_viewer": round(size)}


async def _lowest(
    game: tuple[str, str, int], steps: list[dict[str, Any]], role: p.Role, viewers: int
) -> tuple[float, float]:
    """CPU milliseconds and bytes of one action on the average."""
    games = [await looked_on(game, steps, role, viewers) for _ in range(TIMES)]
    lowest = [min(some) for some in zip(*(seconds for seconds, _ in games), strict=True)]
    return mean(lowest) * 1000, games[0][1] / len(steps)


def shown(found: dict[str, Any]) -> Iterator[Table]:
    """A table for each game, for the terminal."""
    for name, game in found.items():
        heading = f"{game['actions']} actions of {name}; {game['action_ms']:.2f} ms each while nobody looks on"
        lines = Table("viewers", title=heading)
        for role in game["roles"]:
            lines.add_column(f"{role}: all", justify="right")
            lines.add_column("each", justify="right")
        for count in next(iter(game["roles"].values())):
            of = [roles[count] for roles in game["roles"].values()]
            cells = (
                (f"{one['cpu_ms']:.2f} ms", f"{one['cpu_ms_viewer'] * 1000:.0f} µs, {one['bytes_viewer']} B")
                for one in of
            )
            lines.add_row(str(count), *(cell for pair in cells for cell in pair))
        yield lines


def _each(figures: dict[str, float]) -> str:
    return f"{figures['cpu_ms_viewer'] * 1000:.0f} µs, {figures['bytes_viewer']} B"
