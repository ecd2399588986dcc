"""A bench with a PN532 on a serial port, and `ambit` as a program of its own that reads and writes tags on it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Condition, Thread

from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.tags import AnyTag
from tests.companion.cli.terminal import PROGRAM
from tests.shape import PROJECT

SOON = 30.0
"""A machine that tests is busy."""


class Running:
    """A program; what it says is read as it comes."""

    def __init__(self, *words: str, home: Path) -> None:
        env = {**os.environ, "AMBIT_HOME": str(home), "LANG": "C", "LC_ALL": "C", "COLUMNS": "200"}
        piped = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        line = [sys.executable, "-c", PROGRAM, *words]
        self._process = subprocess.Popen(line, cwd=PROJECT, env=env, text=True, bufsize=1, **piped)  # type: ignore[call-overload]
        self._said, self._over, self._came = "", False, Condition()
        self._reading = Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        for line in self._process.stdout:
            with self._came:
                self._said += line
                self._came.notify_all()
        with self._came:
            self._over = True
            self._came.notify_all()

    def says(self, text: str, times: int = 1) -> str:
        """Wait until it has said this so often; gives all that it said."""
        with self._came:
            self._came.wait_for(lambda: self._said.count(text) >= times or self._over, SOON)
            assert self._said.count(text) >= times, self._said
            return self._said

    def type(self, line: str) -> None:
        self._process.stdin.write(f"{line}\n")

    def end(self) -> tuple[int, str]:
        """Nothing more is typed; gives the exit code, and all that was said."""
        self._process.stdin.close()
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """It ends by itself."""
        code = self._process.wait(SOON)
        with self._came:
            assert self._came.wait_for(lambda: self._over, SOON)
            return code, self._said

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reading.join()
        self._process.stdin.close()
        self._process.stdout.close()


class Bench:
    def __init__(self, folder: Path) -> None:
        self.home, self.profile = folder / "home", folder / "table.toml"
        self.chip = Chip()
        self._port = Hsu(self.chip, folder / "ttyUSB0")
        self.profile.write_text(f'[table]\nreader = {{ driver = "pn532-uart", port = "{self._port.path}" }}\n')
        self._lying: list[AnyTag] = []
        self._programs: list[Running] = []

    @property
    def database(self) -> Path:
        self.home.mkdir(exist_ok=True)
        return self.home / "ambit.db"

    def ambit(self, *words: str) -> Running:
        self._programs.append(Running(*words, "--profile", str(self.profile), home=self.home))
        return self._programs[-1]

    def lay(self, tag: AnyTag) -> None:
        """In the place of what lay there."""
        self.chip.remove(*self._lying)
        self._lying = [tag]
        self.chip.put(tag)

    def close(self) -> None:
        for program in self._programs:
            program.kill()
        self._port.close()


@contextmanager
def bench_in(folder: Path) -> Iterator[Bench]:
    bench = Bench(folder)
    try:
        yield bench
    finally:
        bench.close()
