"""From an edge to a light on an emulated Pi: real libraries and our own lines on the files of an emulated kernel.

The kernel stamps the edge of the button, and the change of the lamp. The programs run side by side, each on its own
pins, and are pressed by turns; then all of them are left alone, and their CPU time is counted.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.light_figures import figures
from tests.emulated_pi import Running
from tests.shim import Machine

PINS = ((4, 22), (5, 23), (6, 24), (13, 25))
"""The button and the lamp of each way."""
WAYS = [(way, library) for library in ("lgpio", "kernel") for way in ("bare", "ambit")]
SETTLED = 2.0
"""Seconds until the lamp tests are over."""
IDLE = 10.0
"""Seconds for which the programs are left alone."""
NANO = 1_000_000_000


class Pressed:
    """One program, and its button and lamp."""

    def __init__(self, machine: Machine, program: Running, ok: int, lamp: int) -> None:
        self._machine, self._program, self._ok, self._lamp = machine, program, ok, lamp
        assert program.line() == "ready\n"

    def sample(self) -> float:
        """Seconds from an edge of the button to the light."""
        self._program.say("next")
        while self._program.line() == "press\n":
            self._press()
        before = len(self._machine.changes(self._lamp, 0))
        pressed = self._press()
        lit = next(at for at, level in self._machine.changes(self._lamp, before + 1)[before:] if level)
        return lit - pressed

    def _press(self) -> float:
        [pressed] = self._machine.drive((self._ok, 0, 0.0))
        self._machine.drive((self._ok, 1, 0.0))
        return pressed

    def cpu(self) -> float:
        """Seconds of CPU time of the program, so far."""
        return cpu(self._program.process)


def cpu(process: int) -> float:
    """Seconds of CPU time of a process, with all its threads, so far."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / NANO


@contextmanager
def programs(folder: Path) -> Iterator[dict[str, Pressed]]:
    """All programs of `WAYS` for which the library is installed, ready to be pressed."""
    with ExitStack() as stack:
        machine = stack.enter_context(Machine(Path(stack.enter_context(TemporaryDirectory()))))
        found: dict[str, Pressed] = {}
        for (way, library), (ok, lamp) in zip(WAYS, PINS, strict=True):
            if library == "kernel" or find_spec(library):
                machine.drive((ok, 1, 0.0))
                database = folder / f"{way}-{library}.db"
                words = (way, library, str(ok), str(lamp), str(database))
                program = stack.enter_context(Running(machine, "-m", "bench.light_program", *words))
                found[f"{way} {library}"] = Pressed(machine, program, ok, lamp)
        time.sleep(SETTLED)
        yield found


def measure_on_pi(presses: int, warm_up: int, folder: Path) -> dict[str, Any]:
    """Milliseconds of each way, by turns, and the part of a core (%) that each takes when nothing happens."""
    with programs(folder) as ways:
        taken: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(warm_up + presses):
            for name, way in ways.items():
                taken[name].append(way.sample())
        idle = _idle(ways)
    return {name: figures(all[warm_up:]) | {"idle_percent": idle[name]} for name, all in taken.items()}


def _idle(ways: dict[str, Pressed]) -> dict[str, float]:
    time.sleep(SETTLED)
    before, begun = {name: way.cpu() for name, way in ways.items()}, time.monotonic()
    time.sleep(IDLE)
    passed = time.monotonic() - begun
    return {name: (way.cpu() - before[name]) / passed * 100 for name, way in ways.items()}
