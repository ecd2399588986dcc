"""What it costs to start: CPU time and memory of each command, beside Python that imports Starlette and msgspec.

`python bench/start.py ROUNDS` ends with one JSON line.
"""

import argparse
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.light_on_pi import cpu

HERE = Path(__file__).resolve().parent
REFERENCE = "import starlette, msgspec"
AMBIT = (sys.executable, "-c", "from companion.cli import main; main()")
SCENARIO = "tests/scenarios/ambush/01-no-call-while-placing.jsonl"
PLAY = "play ambush --simulate"
ENDING = (
    "--help", "--version", PLAY, "games", "rules AMBUSH-CALL-02", f"run {SCENARIO}", "simulate ambush --games 1",
    "cards list", "log list", "log verify", "backup {home}/backup.zip", "doctor", "wiring two-seats-pi",
    "satellites list", "service status", "demo --help", "nonsense",
)  # fmt: skip
"""Commands that end by themselves: `play` as soon as its first view is told, since nobody types."""
SERVING = ("table --simulate", "demo ambush --seed 1")
"""Commands that are measured until their page has answered for the first time."""
TARGETS = {"--help": 1.8, PLAY: 4.0}
"""How many times the reference a start may take."""
MOST_ROUNDS = 1000
FINE = (0, 1, 2)
"""Exit codes: done; the answer is no; wrong use. Anything else is a fault."""
ANSWER_S, REST_S = 60.0, 5.0
"""Seconds until a page has to answer; and until a table is at rest."""


class Spent(Struct, frozen=True):
    """What a start cost."""

    cpu_s: float
    peak_kb: int


def ending(*command: str, env: dict[str, str]) -> Spent:
    """A whole run of a command that ends by itself."""
    told = subprocess.check_output([sys.executable, HERE / "spent.py", *command], cwd=HERE.parent, env=env, text=True)
    code, seconds, peak = told.split()
    if int(code) not in FINE:
        raise RuntimeError(f"{' '.join(command)} ended with exit code {code}")
    return Spent(float(seconds), int(peak))


def serving(*words: str, env: dict[str, str], at_rest: list[int] | None = None) -> Spent:
    """A page until its first answer. With `at_rest`, its memory after some seconds without anybody is added there."""
    line = [*AMBIT, *words, "--port", "0", "--host", "127.0.0.1", "--no-browser"]
    pipes: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(line, cwd=HERE.parent, env=env, text=True, **pipes) as program:
        try:
            assert program.stdout is not None
            [port] = next(found for said in program.stdout if (found := re.findall(r"http://127\.0\.0\.1:(\d+)", said)))
            page = http.client.HTTPConnection("127.0.0.1", int(port), timeout=ANSWER_S)
            page.request("GET", "/")
            page.getresponse().read()
            page.close()
            spent = Spent(cpu(program.pid), memory_kb(program.pid, "VmHWM"))
            if at_rest is not None:
                time.sleep(REST_S)
                at_rest.append(memory_kb(program.pid, "VmRSS"))
        finally:
            program.send_signal(signal.SIGINT)
    return spent


def memory_kb(process: int, line: str) -> int:
    """A line of what Linux says of a process: `VmRSS` is its memory now, `VmHWM` the most it had."""
    told = Path(f"/proc/{process}/status").read_text()
    return int(re.findall(rf"^{line}:\s+(\d+) kB$", told, re.MULTILINE)[0])


def environment(folder: Path) -> dict[str, str]:
    """A home and compiled files of its own, so that a checkout starts as an installed program does."""
    outside = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHON"))}
    own = {"AMBIT_HOME": str(folder / "home"), "PYTHONPYCACHEPREFIX": str(folder / "compiled"), "LC_ALL": "C.UTF-8"}
    return outside | own | {"PYTHONUNBUFFERED": "1"}


def contestants(folder: Path, at_rest: list[int]) -> dict[str, Callable[[], Spent]]:
    """Everything that is started once a round, by the words of its command; the reference has none."""
    env = environment(folder)
    found: dict[str, Callable[[], Spent]] = {"": partial(ending, sys.executable, "-c", REFERENCE, env=env)}
    for line in ENDING:
        found[line] = partial(ending, *AMBIT, *line.format(home=folder).split(), env=env)
    for line in SERVING:
        found[line] = partial(serving, *line.split(), env=env, at_rest=at_rest if line == SERVING[0] else None)
    return found


def measure(rounds: int) -> dict[str, Any]:
    """Interleaved rounds in a new order each time; ratios are taken inside a round, and their median is told."""
    order, played, at_rest = Random(1), list[dict[str, Spent]](), list[int]()
    with TemporaryDirectory() as name:
        (Path(name) / "home").mkdir()
        starts = contestants(Path(name), at_rest)
        for number in range(rounds + 1):
            names = list(starts)
            order.shuffle(names)
            this = {}
            for each in names:
                (Path(name) / "backup.zip").unlink(missing_ok=True)
                this[each] = starts[each]()
            if number:  # in the first round files are compiled
                played.append(this)
    commands = {each: _figures(each, played) for each in starts if each}
    return {
        "bench": "start",
        "reference": REFERENCE,
        "reference_cpu_s": median(this[""].cpu_s for this in played),
        "reference_peak_mb": median(this[""].peak_kb for this in played) / 1024,
        "commands": commands,
        "table_at_rest_mb": median(at_rest) / 1024,
        "missed": [each for each, most in TARGETS.items() if commands[each]["ratio"] > most],
    }


def _figures(each: str, played: list[dict[str, Spent]]) -> dict[str, float]:
    return {
        "ratio": median(this[each].cpu_s / this[""].cpu_s for this in played),
        "cpu_s": median(this[each].cpu_s for this in played),
        "peak_mb": median(this[each].peak_kb for this in played) / 1024,
    }


def _number(text: str) -> int:
    rounds = int(text) if text.isdecimal() else 0
    if not 0 < rounds <= MOST_ROUNDS:
        raise argparse.ArgumentTypeError(f"{text} is no number of rounds between 1 and {MOST_ROUNDS}; try 5")
    return rounds


def main() -> None:
    """Measure as many rounds as the command line says, and end with one JSON line."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("rounds", metavar="ROUNDS", type=_number, nargs="?", default=5, help="how often each is started")
    ask.add_argument("--check", action="store_true", help="end with exit code 1 if a target is missed")
    wanted = ask.parse_args()
    found = measure(wanted.rounds)
    table = Table("a start", f"× {REFERENCE}", "CPU s", "peak MB")
    for name, figures in found["commands"].items():
        target = f" (at most {TARGETS[name]})" if name in TARGETS else ""
        ratio, seconds, peak = figures["ratio"], figures["cpu_s"], figures["peak_mb"]
        table.add_row(f"ambit {name}", f"{ratio:.2f}{target}", f"{seconds:.3f}", f"{peak:.1f}")
    Console(stderr=True).print(table, f"A table at rest: {found['table_at_rest_mb']:.1f} MB")
    print(json.dumps(found))
    sys.exit(1 if wanted.check and found["missed"] else 0)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # Ctrl-C ends it without a traceback
        sys.exit(130)
