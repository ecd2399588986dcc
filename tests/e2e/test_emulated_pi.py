"""`ambit play` as it runs on a Pi: the real program, lgpio and busio, on an emulated Pi with its devices."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import msgspec
import pytest

from hardware.emulators.shim import Machine
from tests.companion.cli.terminal import PROGRAM
from tests.shape import PROJECT

WAIT = 30.0
OK = {1: 17, 2: 27}
"""The pin of each seat's OK button."""
WIRING = """
name = "two seats on an emulated Pi"
[seat1]
ok   = { driver = "gpio-button", pin = 17 }
lamp = { driver = "gpio-lamp", pin = 25 }
main = { driver = "ht16k33", address = 0x70 }
[seat2]
ok   = { driver = "gpio-button", pin = 27 }
main = { driver = "ht16k33", address = 0x71 }
bar  = { driver = "neopixel-spi", length = 12 }
[table]
undo = { driver = "gpio-button", pin = 22 }
"""
GAME = ("play", "ambush", "--training", "--seats", "Ana,Bo", "--option", "castle=23", "--json")


@pytest.fixture
def machine() -> Iterator[Machine]:
    with tempfile.TemporaryDirectory() as folder, Machine(Path(folder)) as machine:
        for address in (0x70, 0x71):
            machine.solder(f"1:{address:#x}", "ht16k33")
        yield machine


class Evening:
    """The program, and what it tells, line by line."""

    def __init__(self, machine: Machine, home: Path) -> None:
        wiring = home / "table.toml"
        wiring.write_text(WIRING)
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *GAME, "--profile", str(wiring)],
            cwd=PROJECT,
            env=machine.environment() | {"AMBIT_HOME": str(home), "LANG": "C"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lines: Queue[str] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> "Evening":
        return self

    def __exit__(self, *failed: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("quit\n")
        self._process.stdin.close()
        assert self._process.wait(WAIT) == 0
        self._reader.join(WAIT)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)

    def until(self, key: str) -> dict[str, Any]:
        """The next line that has something to say about that."""
        while not (line := msgspec.json.decode(self._lines.get(timeout=WAIT))).get(key):
            pass
        return dict(line)


def test_a_press_on_a_pin_is_a_fact_of_the_game_and_counters_count(machine: Machine, tmp_path: Path) -> None:
    with Evening(machine, tmp_path) as evening:
        evening.until("view")
        assert evening.until("device")["device"] == "seat2.bar"  # there is no SPI here: said, and played without
        for address in ("1:0x70", "1:0x71"):
            machine.wait_for(address, "text", "  23")
        machine.drive((OK[2], 0, 0.0))
        begun = evening.until("facts")
        assert begun["view"]["turn"] == 2
        machine.drive((22, 0, 0.0))
        assert evening.until("view")["view"]["turn"] != 2
