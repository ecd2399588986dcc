"""Programs that run the real table of a wiring profile on an emulated Pi, with the real libraries."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from hardware.inputs import Down, Input, Status, Up
from hardware.message import Message
from hardware.outputs import Output
from tests.emulated_pi import Running, library, machine
from tests.shim import Machine

__all__ = ["BACK_ENDS", "Program", "Runs", "library", "machine", "runs"]


Told = TypeVar("Told", bound=Input)


class Program(Running):
    """A program on the Pi; see `tests.hardware.shim.program`. When its input ends, it closes all pins."""

    def __init__(self, machine: Machine, profile: Path, *words: str, env: Mapping[str, str] | None = None) -> None:
        super().__init__(machine, "-m", "tests.hardware.shim.program", str(profile), *words, env=env)
        self.backend: str = msgspec.json.decode(self.line())

    def next(self) -> Input:
        """The next input that it prints."""
        told: Input = msgspec.json.decode(self.line(), type=Input)
        return told

    def until(self, wanted: type[Told]) -> Told:
        """The next input of this kind that it prints."""
        while not isinstance(told := self.next(), wanted):
            pass
        return told

    def until_up(self, *devices: str) -> None:
        """On a busy machine a chip may answer too late, and its device be down for a moment before it is up."""
        missing = set(devices)
        while missing:
            status = self.until(Status)
            {True: missing.discard, False: missing.add}[status.state == Up()](status.device)

    def until_down(self) -> str | Message:
        """Wait until a device is down; the answer is why."""
        while not isinstance(state := self.until(Status).state, Down):
            pass
        return state.why

    def show(self, output: Output) -> None:
        self.say(msgspec.json.encode(output).decode())


Runs = Callable[..., Program]


BACK_ENDS = ["kernel", *(["lgpio"] if find_spec("lgpio") else []), "kernel alone"]
"""What drives the pins; "alone": as if lgpio were not installed, which plays the tones otherwise."""


@pytest.fixture
def pins() -> str:
    """What drives the pins; a test may override it, or have it for each of `BACK_ENDS`."""
    return "kernel"


@pytest.fixture
def runs(machine: Machine, tmp_path: Path, pins: str) -> Iterator[Runs]:
    """Runs a program with these devices ("seat1.ok" = …), and waits until all of them are up, unless told otherwise."""
    with ExitStack() as running:

        def run(devices: dict[str, str], *, up: bool = True, env: Mapping[str, str] | None = None) -> Program:
            lines = [f"{name} = {wiring}" for name, wiring in devices.items()]
            profile = tmp_path / "table.toml"
            library, *words = pins.split()
            profile.write_text("\n".join(['name = "emulated"', f'pins = "{library}"', *lines]))
            program = Program(machine, profile, *words, env=env)
            running.enter_context(program)
            if up:
                program.until_up(*devices)
            return program

        yield run
