"""A program on the emulated Pi for `bench/light_on_pi.py`: a button that lights a lamp, without Ambit or with it.

python -m bench.light_program bare|ambit kernel|lgpio BUTTON LAMP DATABASE

Each line of its input asks for the next sample. It answers with a line when a press would light the lamp; Ambit with
one before each press that leads there.
"""

import asyncio
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from gpiozero import LED, Button

from bench.light_game import PHASES, PressedTable
from companion.log import Log
from hardware.gpio import Header, choose


def say(word: str) -> None:
    """One line to whoever presses."""
    print(word, flush=True)


def bare(library: str, ok: int, lamp: int) -> None:
    """What a maker writes first."""
    factory: Any = choose([library]).factory
    light, button = LED(lamp, pin_factory=factory), Button(ok, pin_factory=factory)
    button.when_pressed = light.on
    say("ready")
    while sys.stdin.readline():
        light.off()
        say("timed")


async def ambit(library: str, ok: int, lamp: int, database: Path) -> None:
    """The whole table, with its rules and its log on the disk."""
    loop = asyncio.get_running_loop()
    with closing(Log(database)) as log, closing(PressedTable(log, Header.driven_by(library), ok, lamp)) as game:
        await game.ready()
        say("ready")
        while await loop.run_in_executor(None, sys.stdin.readline):
            await game.begin()
            for phase in PHASES:
                say("press")
                await game.reached(phase)
            say("timed")


if __name__ == "__main__":
    _, way, library, ok, lamp, database = sys.argv
    if way == "bare":
        bare(library, int(ok), int(lamp))
    else:
        asyncio.run(ambit(library, int(ok), int(lamp), Path(database)))
