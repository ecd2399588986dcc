"""An emulated Pi, and programs that run on it with the real libraries."""

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Queue
from threading import Thread

import msgspec
import pytest

from hardware.emulators.shim import Machine, build
from hardware.inputs import Input, Status, Up
from hardware.outputs import Output

ROOT = Path(__file__).parents[3]
WAIT = 20.0


class Program:
    """A program on the Pi; see `tests.hardware.shim.program`."""

    def __init__(self, machine: Machine, profile: Path) -> None:
        command = [sys.executable, "-m", "tests.hardware.shim.program", str(profile)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=machine.environment()
        )
        self._lines: Queue[str] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        self.backend: str = msgspec.json.decode(self._lines.get(timeout=WAIT))

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *failed: object) -> None:
        """At the end of what it reads, it lets all pins go and ends."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.wait(WAIT) == 0
        self._reader.join(WAIT)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)

    def next(self) -> Input:
        """What it tells next."""
        told: Input = msgspec.json.decode(self._lines.get(timeout=WAIT), type=Input)
        return told

    def until_up(self, devices: int) -> None:
        for _ in range(devices):
            status = self.next()
            assert isinstance(status, Status), status
            assert status.state == Up(), status

    def tells_nothing(self) -> bool:
        return self._lines.empty()

    def show(self, output: Output) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(output).decode() + "\n")
        self._process.stdin.flush()


Runs = Callable[..., Program]


@pytest.fixture(scope="session")
def library() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield build(Path(folder))


@pytest.fixture
def machine(library: Path) -> Iterator[Machine]:
    """In a folder with a short name: that of a socket must not be long."""
    with tempfile.TemporaryDirectory() as folder, Machine(Path(folder), library) as machine:
        yield machine


@pytest.fixture
def runs(machine: Machine, tmp_path: Path) -> Iterator[Runs]:
    """Runs a program with these devices ("seat1.ok" = …), and waits until all of them are up, unless told otherwise."""
    with ExitStack() as running:

        def run(devices: dict[str, str], *, up: bool = True) -> Program:
            lines = [f"{name} = {wiring}" for name, wiring in devices.items()]
            profile = tmp_path / "table.toml"
            profile.write_text("\n".join(['name = "emulated"', *lines]))
            program = running.enter_context(Program(machine, profile))
            if up:
                program.until_up(len(devices))
            return program

        yield run
