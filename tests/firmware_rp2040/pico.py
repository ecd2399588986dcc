"""An emulated Pico on a pseudo-terminal: its serial port appears and vanishes as USB's does when the chip restarts."""

import json
import os
import subprocess
from contextlib import suppress
from pathlib import Path
from select import select
from threading import Condition, Thread
from typing import Any

from hardware.emulators.terminal import Terminal

RUN = Path(__file__).parent / "emulator" / "run.mjs"
PATIENCE = 600.0
"""Seconds for anything that the slow chip has to do."""


class Pico:
    """One board with nothing but MicroPython on it. `starts` counts how often its serial port has appeared."""

    def __init__(self, path: Path, image: Path, rom: Path) -> None:
        self.starts = 0
        self._port = Terminal(path)
        self._answers: list[dict[str, Any]] = []
        self._changed = Condition()
        orders, self._orders = os.pipe()
        self._reports, reports = os.pipe()
        command = f"exec node {RUN} {image} {rom} 3<&{orders} 4>&{reports}"
        self._process = subprocess.Popen(
            ["bash", "-c", command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(orders, reports),
        )
        os.close(orders)
        os.close(reports)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to_board, self._from_board = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._thread = Thread(target=self._live, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Take its power away."""
        self._process.kill()
        self._process.wait()
        self._thread.join()
        self._port.unplug()

    def until_started(self, starts: int) -> None:
        """Wait until its port has appeared for the so manieth time."""
        with self._changed:
            if not self._changed.wait_for(lambda: self.starts >= starts, PATIENCE):
                raise TimeoutError(f"the board has started {self.starts} times only")

    def move(self, *edges: tuple[int, int, float]) -> list[float]:
        """Pins, levels, and after how many microseconds; when that will be, by the board's timer (µs)."""
        found: list[float] = self._ask(edges=edges)["edges"]
        return found

    def level(self, pin: int) -> int:
        """What the board puts out on a pin at this moment."""
        found: int = self._ask(level=pin)["level"]
        return found

    def lived(self) -> float:
        """Simulated seconds since its last start."""
        found: float = self._ask(lived=True)["lived"]
        return found

    def _ask(self, **order: object) -> dict[str, Any]:
        os.write(self._orders, json.dumps(order).encode() + b"\n")
        with self._changed:
            if not self._changed.wait_for(lambda: self._answers, PATIENCE):
                raise TimeoutError("the emulator does not answer")
            return self._answers.pop(0)

    def _live(self) -> None:
        unfinished = b""
        while self._process.poll() is None:
            host = [self._port.master] if self._port.plugged else []
            ready, _, _ = select([self._from_board, self._reports, *host], [], [], 0.1)
            if self._reports in ready:
                *lines, unfinished = (unfinished + os.read(self._reports, 65536)).split(b"\n")
                for line in lines:
                    self._take(json.loads(line))
            if self._from_board in ready:
                data = os.read(self._from_board, 4096)
                if self._port.plugged:
                    self._port.write(data)
            if self._port.plugged and self._port.master in ready:
                with suppress(OSError):  # the host has just closed the port
                    os.write(self._to_board, os.read(self._port.master, 4096))

    def _take(self, report: dict[str, Any]) -> None:
        with self._changed:
            if "connected" in report:
                self._port.plug()
                self.starts = report["connected"]
            elif "reset" in report:
                self._port.unplug()
            else:
                self._answers.append(report)
            self._changed.notify_all()
