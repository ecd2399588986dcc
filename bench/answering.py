"""A program that measures on request: it says what it can measure, then answers every line with one figure.

It uses only Python's own modules, since it also runs where nothing but another engine is installed.
"""

import gc
import json
import sys
from collections.abc import Callable, Iterable, Mapping
from time import process_time
from types import MappingProxyType
from typing import Any, NamedTuple, TextIO


class Lap(NamedTuple):
    """What is measured as a whole, over and over."""

    run: Callable[[], int]
    """One lap; it gives how many moves, or lists of moves, there were in it."""
    about: Mapping[str, float] = MappingProxyType({})
    """What else is to be said of it."""


Prepared = Callable[[], Lap]
"""Makes a lap ready. None of this is measured, and it happens when the lap is first asked for."""


def answer(laps: Mapping[str, Prepared], asked: Iterable[str] = sys.stdin, said: TextIO = sys.stdout) -> None:
    """Name the laps in a first line, then answer each line of the form `["name", seconds]`, until there is none."""
    ready: dict[str, Lap] = {}
    _say(said, {"ready": list(laps)})
    for line in asked:
        name, seconds = json.loads(line)
        if name not in ready:
            ready[name] = laps[name]()
            gc.collect()
            gc.freeze()  # what was prepared for others makes no lap slower
        _say(said, timed(ready[name], seconds))


def timed(lap: Lap, seconds: float) -> dict[str, Any]:
    """Microseconds a move, in the processor's own time: others who use the machine do not count."""
    moves, start = 0, process_time()
    while not moves or process_time() - start < seconds:
        moves += lap.run()
    return {"us": (process_time() - start) / moves * 1e6, "moves": moves, **lap.about}


def _say(said: TextIO, data: Any) -> None:
    print(json.dumps(data), file=said, flush=True)
