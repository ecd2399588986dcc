"""MicroPython as WebAssembly under Node: a process with a serial port and a line over which its hardware is reached."""

import fcntl
import json
import os
import re
import shutil
import signal
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Literal

FIRMWARE = Path(__file__).parents[3] / "firmware"
RUN = FIRMWARE / "emulator" / "run.mjs"
PACKAGES = FIRMWARE / "emulator" / "node_modules"
PIPE = 4096
"""Bytes between the board and a host that does not read, besides those that USB keeps."""
OLDEST_NODE = 18
HUNG = -signal.SIGALRM
"""The exit code when the watchdog has ended it."""


class NoInterpreter(Exception):
    """Node or its packages are missing; the text says what to do."""


def lacks() -> Literal["checkout", "node", "packages", ""]:
    """What has to be there before a board can be emulated here; a wheel does not bring the emulator."""
    if not RUN.is_file():
        return "checkout"
    if _node_version() < OLDEST_NODE:
        return "node"
    return "" if PACKAGES.is_dir() else "packages"


def missing() -> str:
    """The same in words, for those who work on it; empty if nothing is missing."""
    return {
        "": "",
        "checkout": "satellites are emulated in a checkout of Ambit only",
        "node": f"an emulated satellite needs Node.js {OLDEST_NODE} or later",
        "packages": "an emulated satellite needs MicroPython as WebAssembly: run scripts/satellite",
    }[lacks()]


@cache
def _node_version() -> int:
    """Its first number; 0 if there is none."""
    if shutil.which("node") is None:
        return 0
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", told)
    return int(found[1]) if found else 0


class Interpreter:
    """One run, from power-up to reset. `serial` and `reports` are to be read."""

    def __init__(self, options: dict[str, Any]) -> None:
        if why := missing():
            raise NoInterpreter(why)
        serial_in, self._to_board = os.pipe()
        self.serial, serial_out = os.pipe()
        control_in, self._orders = os.pipe()
        self.reports, control_out = os.pipe()
        fcntl.fcntl(serial_out, fcntl.F_SETPIPE_SZ, PIPE)
        os.set_blocking(serial_out, False)
        os.set_blocking(self._to_board, False)
        ends = {"serial_in": serial_in, "serial_out": serial_out, "control_in": control_in, "control_out": control_out}
        told = json.dumps({**options, **ends, "firmware": str(FIRMWARE)})
        self._process = subprocess.Popen(
            ["node", str(RUN), told], pass_fds=tuple(ends.values()), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        for end in ends.values():
            os.close(end)
        self._part = b""

    def write(self, data: bytes) -> None:
        """Bytes from the host. What a board that does not read cannot take is lost."""
        with suppress(BrokenPipeError, BlockingIOError):  # it has just ended, or it hangs and is full
            os.write(self._to_board, data)

    def order(self, **order: object) -> None:
        """Something happens to the board's pins, chips or clock."""
        with suppress(BrokenPipeError, BlockingIOError):  # it has just ended, or it hangs and is full
            os.write(self._orders, json.dumps(order).encode() + b"\n")

    def told(self) -> list[dict[str, Any]] | None:
        """The reports that have come; None when the process has ended. Called when `reports` can be read."""
        data = os.read(self.reports, 65536)
        if not data:
            return None
        *lines, self._part = (self._part + data).split(b"\n")
        return [json.loads(line) for line in lines]

    def end(self) -> int:
        """End it at once, as by taking its power away; its exit code."""
        self._process.kill()
        code = self._process.wait()
        for end in (self._to_board, self.serial, self._orders, self.reports):
            os.close(end)
        return code

    def hung(self) -> bool:
        """Whether the watchdog has ended it. Only after `told` has said None."""
        return self._process.wait() == HUNG
