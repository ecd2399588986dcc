"""An emulated Pi: the process that acts as its kernel, control of its pins, and what a program needs to run on it."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from tests.shape import PROJECT
from tests.shim.build import build

WAIT = 60.0
"""Seconds after which something that should happen has failed, also on a busy machine."""
LARGEST = 1 << 20
BLINKA = {"BLINKA_FORCEBOARD": "RASPBERRY_PI_4B", "BLINKA_FORCECHIP": "BCM2XXX"}
"""Makes Blinka do the same as on a Pi."""


class Machine:
    """Used with `with`. Pins are driven and looked at from here; programs run with `environment()`."""

    def __init__(self, folder: Path, library: Path | None = None) -> None:
        """`folder` is for the sockets, and for the library if it is not built yet."""
        self._path = folder / "pi"
        self._path.with_suffix(".programs").mkdir()
        self._library = library or build(folder)
        command = [sys.executable, "-m", "tests.shim", str(self._path)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=PROJECT)
        assert self._process.stdout is not None
        if self._process.stdout.readline() != b"ready\n":
            raise RuntimeError("the emulated Pi did not start")
        self._control = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control.settimeout(WAIT)
        self._control.connect(str(self._path.with_suffix(".control")))

    def __enter__(self) -> "Machine":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Switch it off."""
        self._control.close()
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def environment(self, revision: int = 0xC03114) -> dict[str, str]:
        """The variables with which a program runs on it; the revision says which Pi it is (that of a Pi 4)."""
        shim = {"LD_PRELOAD": str(self._library), "AMBIT_SHIM": str(self._path), "AMBIT_SHIM_REVISION": f"{revision:x}"}
        return {**os.environ, **shim, **BLINKA}

    def solder(self, place: str, chip: str) -> None:
        """Put a chip onto a bus: `solder("1:0x70", "ht16k33")`, `solder("spi0/5", "pn532")`.

        Places are those of `tests.shim.places`, chips those of `tests.shim.chips`.
        """
        self._say("solder", place, chip)

    def unsolder(self, place: str) -> None:
        """Pull a chip out. Soldered again, it starts as after power-up."""
        self._say("unsolder", place)

    def ask(self, place: str, *words: str) -> str:
        """Ask or tell a chip something: `ask("1:0x70", "text")`, `ask("1:0x24", "put", "04A1B2C3")`."""
        return str(self._say("ask", place, *words))

    def wait_for(self, place: str, word: str, answer: str) -> None:
        """Wait until a chip gives this answer."""
        self._say("answer", place, word, answer)

    def drive(self, *changes: tuple[int, int, float], at_once: bool = False) -> list[float]:
        """Move switches: pin, level, and seconds since the one before. Gives the kernel's time stamps, in seconds.

        All is done at once, with time stamps that are as far apart as asked; the last of them is now. A line is told of
        once those before are read, unless `at_once`: a program that is stopped cannot read them.
        """
        word = "drive_all" if at_once else "drive"
        stamps = self._say(word, *((pin, level, round(pause * 1e9)) for pin, level, pause in changes))
        return [stamp / 1e9 for stamp in stamps]

    def unplug(self) -> None:
        """Pull the GPIO chip out, with all lines that programs have."""
        self._say("unplug")

    def plug(self) -> None:
        """Plug it in again; programs have to open it anew."""
        self._say("plug")

    def delay(self, seconds: float) -> None:
        """From now on the kernel's threads run that long after their edges; see `interrupts`."""
        self._say("delay", round(seconds * 1e9))

    def level(self, pin: int) -> int:
        return int(self._say("level", pin))

    def lines(self) -> list[int]:
        """The pins that programs have."""
        return list(self._say("lines"))

    def hold(self, pin: int, consumer: str) -> None:
        """Let another program have a pin; with "" it is free again."""
        self._say("hold", pin, consumer)

    def changes(self, pin: int, count: int, patience: float = 2 * WAIT) -> list[tuple[float, int]]:
        """Wait until a program has set an output that often, or that many seconds: the moment and level of each change.

        The answer has all changes, from the first one on.
        """
        until = time.monotonic_ns() + round(patience * 1e9)
        return [(stamp / 1e9, level) for stamp, level in self._say("changes", pin, count, until)]

    def _say(self, *words: Any) -> Any:
        try:
            self._control.send(msgspec.json.encode(words))
            answer = msgspec.json.decode(self._control.recv(LARGEST) or b'{"wrong": "the emulated Pi has died"}')
        except TimeoutError:
            raise TimeoutError(f"the emulated Pi waited {WAIT:.0f} s in vain: {words}") from None
        if "wrong" in answer:
            raise ValueError(answer["wrong"])
        return answer["done"]
