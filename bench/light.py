"""From a press to a light: Ambit's whole way round, a bare gpiozero callback, and a bare commit, by turns in one run.

On gpiozero's mock pins, and on an emulated Pi with the real lgpio and with the kernel's own lines. The bare way is
`button.when_pressed = lamp.on`. Ambit's is a game of Ambush: the player on turn presses OK to play a card, the driver
stamps the edge with its time and hands it to the event loop, the rules decide, the log is written to the disk, and the
lamps of the call buttons go on. The bare commit is one row of the same size in a database with the same settings, as
SQLite does it, and in a journal with room as Ambit's has it; it is made where it is timed, without a pin or a thread.
Between the two is the least program that writes first: a press, one row by a thread as in Ambit, a light. Then nothing
is pressed, and the CPU time of each is counted. `python bench/light.py PRESSES` ends with one JSON line.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.table import Table

from bench.light_commit import Commits
from bench.light_figures import figures, ratios
from bench.light_game import PHASES, PressedTable
from bench.light_on_pi import measure_on_pi
from bench.light_pins import LAMP, OK, Bare, Pins, WritingFirst
from bench.peers import CACHE
from companion.log import Log
from hardware.gpio import Backend, Header

WARM_UP = 20
MOST = 100_000


class Ours:
    """A table of real drivers with a game on it. Every sample is a new game."""

    def __init__(self, log: Log) -> None:
        self.pins = Pins()
        header = Header(choose=lambda: Backend("mock pins", self.pins.factory))
        self._game = PressedTable(log, header, OK, LAMP)

    async def ready(self) -> None:
        """Wait until every device answers and the lamp test is over."""
        await self._game.ready()
        while self.pins.factory.pin(LAMP).state:
            await asyncio.sleep(0.05)

    async def sample(self) -> float:
        """Seconds from the press that opens the calls to the lamp that says so."""
        await self._game.begin()
        for phase in PHASES:
            await asyncio.to_thread(self.pins.press)
            await self._game.reached(phase)
        return await asyncio.to_thread(self.pins.timed)

    def close(self) -> None:
        """Let go of the game and of the devices; the log is the caller's."""
        self._game.close()


async def measure(presses: int) -> dict[str, Any]:
    """Alternate between all of them, so that a slow moment of the machine affects each."""
    CACHE.mkdir(exist_ok=True)  # the system's temporary folder may be in memory, and the log must be on a disk
    with (
        TemporaryDirectory(dir=CACHE) as folder,
        closing(Log(Path(folder) / "ambit.db")) as log,
        closing(Ours(log)) as ours,
        closing(Commits(Path(folder) / "bare.db")) as commits,
        closing(Commits(Path(folder) / "roomy.db", room=True)) as roomy,
        closing(WritingFirst(Path(folder) / "least.db")) as least,
    ):
        await ours.ready()
        bare = Bare()
        ways: dict[str, Callable[[], Coroutine[Any, Any, float]]] = {
            "bare": bare.sample, LEAST: least.sample, "ambit": ours.sample
        }  # fmt: skip
        written = {"commit": commits, "commit with room": roomy}
        taken: dict[str, list[float]] = {name: [] for name in (*ways, *written)}
        for _ in range(WARM_UP + presses):
            for name, sample in ways.items():
                taken[name].append(await sample())
            for name, to in written.items():
                taken[name].append(to.sample())
    found = {name: figures(all[WARM_UP:]) for name, all in taken.items()}
    return {"bench": "light", "presses": presses, **found, "ratios": ratios(found, "ambit", (*written, LEAST))}


def how_many(text: str) -> int:
    """A number of presses from the command line."""
    if not text.isdecimal() or not 2 <= int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"{text} is no number of presses between 2 and {MOST}; try 300")
    return int(text)


def shown(found: dict[str, Any]) -> Table:
    """The figures as a table for the terminal, in milliseconds."""
    table = Table("from a press to a light", title=f"{found['presses']} presses each, by turns")
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for name in MOCK:
        table.add_row(LABELS[name], *(f"{found[name][figure]:.3f} ms" for figure in FIGURES))
    table.add_row("what Ambit adds to the callback", "", *_added(found, "bare"))
    for name, times in found["ratios"].items():
        table.add_row(f"Ambit beside {LABELS[name]}", f"{times['p10']:.2f}", f"{times['median']:.2f}", "")
    return table


def _added(found: dict[str, Any], to: str) -> tuple[str, str]:
    return f"{found['ambit']['median_ms'] - found[to]['median_ms']:.3f} ms", ""


FIGURES = ("p10_ms", "median_ms", "p99_ms")
HEADINGS = ("10 % within", "median", "99 % within")
LEAST = "writing first"
MOCK = ("bare", "commit", "commit with room", LEAST, "ambit")
LABELS = {
    "bare": "a bare gpiozero callback",
    "commit": "a bare commit of SQLite",
    "commit with room": "a bare commit in a journal with room",
    LEAST: "the least that writes before it lights",
    "ambit": "Ambit: driver, rules, log on the disk, lamp",
    "bare lgpio": "a bare gpiozero callback, lgpio",
    "ambit lgpio": "Ambit with its log on the disk, lgpio",
    "bare kernel": "a bare gpiozero callback, the kernel's lines",
    "ambit kernel": "Ambit with its log on the disk, the kernel's lines",
}


def shown_on_pi(found: dict[str, Any]) -> Table:
    """The same on an emulated Pi; each beside the bare callback on lgpio, where that is installed."""
    pi = found["pi"]
    anchor = pi.get("bare lgpio", pi["bare kernel"])["median_ms"]
    table = Table("from an edge to a light", title="on the files of an emulated kernel")
    for heading in (*HEADINGS, "beside bare", "CPU when idle"):
        table.add_column(heading, justify="right")
    for name, told in pi.items():
        times = (f"{told[figure]:.3f} ms" for figure in FIGURES)
        table.add_row(LABELS[name], *times, f"{told['median_ms'] / anchor:.2f}", f"{told['idle_percent']:.2f} %")
    return table


def main() -> None:
    """Measure as often as the command line says, and end with one JSON line."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument(
        "presses", metavar="PRESSES", type=how_many, nargs="?", default=300, help="how often each is pressed"
    )
    presses = ask.parse_args().presses
    found = asyncio.run(measure(presses))
    with TemporaryDirectory(dir=CACHE) as folder:
        pi = found["pi"] = measure_on_pi(presses, WARM_UP, Path(folder))
    found["pi_ratios"] = ratios(pi, "ambit kernel", tuple(name for name in pi if name != "ambit kernel"))
    Console(stderr=True).print(shown(found), shown_on_pi(found))
    print(json.dumps(found))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # Ctrl-C ends it without a traceback
        sys.exit(130)
