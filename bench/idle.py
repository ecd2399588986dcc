"""What a table costs while nobody plays: the part of a core of a program on an emulated Pi, with pins and readers.

`python bench/idle.py SECONDS` ends with one JSON line. The page is not part of it.
"""

import argparse
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.table import Table

from bench.light_on_pi import cpu
from tests.hardware.shim.conftest import Program
from tests.shim import Machine

PINS = """
pins = "{library}"
seat1.ok   = {{ driver = "gpio-button", pin = 4 }}
seat1.lamp = {{ driver = "gpio-lamp", pin = 22 }}
seat1.dial = {{ driver = "gpio-dial", a = 5, b = 6, push = 13 }}
"""
SELECTS = {"seat1.reader": (16, 17), "seat2.reader": (18, 19), "table.reader": (20, 21)}
"""The select pin and the IRQ pin of each of three readers on SPI 0."""
TABLES = {
    "lgpio": ("lgpio", None),
    "kernel": ("kernel", None),
    "kernel, three readers polled": ("kernel", False),
    "kernel, three readers with IRQ": ("kernel", True),
}
"""What drives the pins; whether the readers have an IRQ line, None without readers."""
SETTLED = 5.0
"""Seconds until the lamp tests are over and every reader waits."""


def profile(library: str, irq: bool | None) -> str:
    """The wiring of one table."""
    lines = [PINS.format(library=library)]
    for name, (select, call) in SELECTS.items() if irq is not None else ():
        called = f", irq = {call}" if irq else ""
        lines.append(f'{name} = {{ driver = "pn532-spi", select = {select}{called} }}')
    return "\n".join(lines)


def idle(name: str, seconds: float) -> float:
    """Percent of a core."""
    library, irq = TABLES[name]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        machine = stack.enter_context(Machine(folder))
        devices = ["seat1.ok", "seat1.lamp", "seat1.dial"]
        for reader, (select, call) in SELECTS.items() if irq is not None else ():
            machine.solder(f"spi0/{select}", f"pn532-{call}" if irq else "pn532")
            devices.append(reader)
        wiring = folder / "table.toml"
        wiring.write_text(profile(library, irq))
        program = stack.enter_context(Program(machine, wiring))
        program.until_up(*devices)
        time.sleep(SETTLED)
        before, begun = cpu(program.process), time.monotonic()
        time.sleep(seconds)
        return (cpu(program.process) - before) / (time.monotonic() - begun) * 100


def main() -> None:
    """Measure one table after the other, and end with one JSON line."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("seconds", metavar="SECONDS", type=float, nargs="?", default=20.0, help="how long each is watched")
    seconds = ask.parse_args().seconds
    found = {name: idle(name, seconds) for name in TABLES}
    table = Table("a table at rest", "part of a core")
    for name, percent in found.items():
        table.add_row(name, f"{percent:.2f} %")
    Console(stderr=True).print(table)
    print(json.dumps({"bench": "idle", "percent": found}))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # Ctrl-C ends it without a traceback
        sys.exit(130)
