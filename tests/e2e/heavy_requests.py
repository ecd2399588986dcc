"""Requests that cost the table much, sent all at once: `python -m tests.e2e.heavy_requests`.

A real program on loopback is asked for long stories, handed bad packs and long scenarios. It prints how long each took,
how much came back, and the longest time that somebody else waited meanwhile for an answer.
"""

import argparse
import asyncio
import gzip
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from msgspec import Struct

from companion.log import Entry, Log
from companion.packs import packs_of
from companion.simulate import simulate
from engine import registry
from engine.setup import Header
from tests.e2e.page.server import at_a_table

HOSTILE, HONEST = "127.0.0.2", "127.0.0.3"
"""On Linux all of 127 is this machine, so that it can be two."""
REQUESTS = 110
"""Fewer than one address may send at once."""
LONGEST = 120.0
"""Seconds after which one part is given up."""
OFTEN = 0.1
"""Seconds between two questions of somebody else."""


class Answer(Struct, frozen=True):
    status: int
    size: int
    body: bytes


class Figures(Struct, frozen=True):
    """What one part has cost."""

    seconds: float
    waited: float
    """The longest time that somebody else waited for an answer (seconds)."""
    statuses: Counter[int]
    received: int
    """Bytes of all answers together."""


async def asked(port: int, path: str, body: bytes | None = None, token: str = "", source: str = HOSTILE) -> Answer:
    """One request on a line of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0), limit=2**20)
    head = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "host: localhost", "connection: close"]
    head += ["accept-encoding: gzip"] + ([f"authorization: Bearer {token}"] if token else [])
    head += [] if body is None else ["content-type: application/json", f"content-length: {len(body)}"]
    writer.write("\r\n".join([*head, "", ""]).encode() + (body or b""))
    whole = b""
    with suppress(ConnectionError):  # who is sent more than it takes closes the line, after its answer
        while part := await reader.read(2**20):
            whole += part
    writer.close()
    first, _, rest = whole.partition(b"\r\n\r\n")
    return Answer(int(first.split(b" ", 2)[1] or 0) if first else 0, len(whole), rest)


async def _waiting(port: int, longest: list[float]) -> None:
    while True:
        before = perf_counter()
        try:
            await asked(port, "/api/table", source=HONEST)
        finally:  # also when nobody waits for it any more
            longest.append(perf_counter() - before)
        await asyncio.sleep(OFTEN)


async def measured(port: int, send: Callable[[], Awaitable[list[Answer]]]) -> Figures:
    """Send these requests, while somebody else asks for something small again and again."""
    waits: list[float] = []
    other = asyncio.create_task(_waiting(port, waits))
    await asyncio.sleep(OFTEN * 3)
    before = perf_counter()
    try:
        answers = await asyncio.wait_for(send(), LONGEST)
    except TimeoutError:
        answers = []
    seconds = perf_counter() - before
    await asyncio.sleep(OFTEN * 3)
    other.cancel()
    await asyncio.wait([other])
    statuses = Counter(answer.status for answer in answers)
    return Figures(seconds, max(waits, default=seconds), statuses, sum(answer.size for answer in answers))


# What the table is given


def saved_game(log: Log, steps: int) -> int:
    """A game of Ambush that is over and has so many steps, most of them taken back and brought back."""
    game = registry.find("ambush")
    assert game is not None
    played = next(iter(simulate(game, 1, "standard", seed=7, seats=2)))
    header = msgspec.convert(played.header, Header)
    number = log.begin(header, [pack.pack for pack in packs_of("ambush")])
    actions = played.actions[: steps - 1]
    between = [Entry("undo"), Entry("redo")] * ((steps - len(played.actions)) // 2)
    entries = [*(Entry("do", (action,)) for action in actions[:-1]), *between, Entry("do", (played.actions[-1],))]
    log.store.execute("PRAGMA synchronous = OFF")
    mark = log.entries(number)[1]
    for place, entry in enumerate(entries, 1):
        mark = log.append(number, place, entry, mark, over=place == len(entries))
    return number


def twice(size: int) -> bytes:
    """A pack in which the same card comes again and again."""
    head, foot = b'{"pack":"many","game":"ambush","title":"Many","cards":[\n', b'{"id":"a","name":"a"}]}'
    line = b'{"id":"a","name":"a"},' * 10 + b"\n"
    return head + line * ((size - len(head) - len(foot)) // len(line)) + foot


def long_scenario(size: int) -> bytes:
    """A game in which the first player names the castle again and again."""
    header = b'{"game":"ambush","seats":["Ana","Bo"]}\n'
    step = b'{"do":"castle","seat":1,"name":"High Rock above the cold and northern sea"}\n{"undo":1}\n'
    return header + step * ((size - len(header)) // len(step))


async def _all(port: int, token: str, short: int, long: int) -> dict[str, Figures]:
    async def stories(number: int) -> list[Answer]:
        return list(await asyncio.gather(*(asked(port, f"/api/history/{number}") for _ in range(REQUESTS))))

    async def read_through(number: int) -> list[Answer]:
        answers = [await asked(port, f"/api/history/{number}")]
        while (path := msgspec.json.decode(gzip.decompress(answers[-1].body))["next"]) is not None:
            answers.append(await asked(port, path))
        return answers

    async def handed(path: str, body: bytes) -> list[Answer]:
        return [await asked(port, path, body, token)]

    found = {}
    parts: dict[str, Callable[[], Awaitable[list[Answer]]]] = {
        f"{REQUESTS} times a story of 230 steps": lambda: stories(short),
        f"{REQUESTS} times a story of 3,000 steps": lambda: stories(long),
        "a pack of 392 kB with mistakes": lambda: handed("/api/cards/import", twice(392_000)),
        "a pack of 4 MB with mistakes": lambda: handed("/api/cards/import", twice(4_000_000)),
        "a scenario of 3 MB": lambda: handed("/api/scenario", long_scenario(3_000_000)),
        "a scenario of 200 kB": lambda: handed("/api/scenario", long_scenario(200_000)),
        "all pages of a story of 3,000 steps": lambda: read_through(long),
    }
    for name, send in parts.items():
        found[name] = await measured(port, send)
        _tell(name, found[name])
        await asyncio.sleep(REQUESTS / 20)  # until that address may send so many again
    return found


def _tell(name: str, of: Figures) -> None:
    answers = ", ".join(f"{count} × {status}" for status, count in sorted(of.statuses.items())) or "given up"
    size = of.received / 1_000_000
    waited = f"others waited {of.waited:6.3f} s"
    print(f"{name:<36} {of.seconds:7.2f} s, {waited}, {size:7.2f} MB back, {answers}", flush=True)


def main() -> int:
    """Give 1 if somebody else had to wait longer than allowed."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--most", type=float, default=1.0, help="seconds that somebody else may wait")
    wanted = reader.parse_args()
    with TemporaryDirectory(prefix="ambit-") as folder:
        home = Path(folder)
        with closing(Log(home / "ambit.db")) as log:
            short, long = saved_game(log, 230), saved_game(log, 3_000)
        with at_a_table(home, "table", "--host", "127.0.0.1") as table:
            token = asyncio.run(asked(table.port, "/api/referee", msgspec.json.encode({"pin": table.pin})))
            found = asyncio.run(_all(table.port, str(msgspec.json.decode(token.body)["token"]), short, long))
    return 1 if max(each.waited for each in found.values()) > wanted.most else 0


if __name__ == "__main__":
    sys.exit(main())
