"""Models of boards on pseudo-terminals, which live in the loop of a test as real ones live on USB."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path

from hardware.clock import SystemClock
from hardware.emulators.terminal import Terminal
from tests.hardware.satellite.board import ModelBoard


class PluggedBoard:
    """One board, its port at `path`. Pulled out it goes on, unless it is told to restart."""

    def __init__(self, path: Path, number: str, settings: bytes = b"") -> None:
        self._loop, self._port = asyncio.get_running_loop(), Terminal(path)
        self.board = ModelBoard(SystemClock(self._loop.call_later), self._send, number, settings)
        self.plug()

    @property
    def path(self) -> Path:
        return self._port.path

    def plug(self) -> None:
        self._port.plug()
        self._loop.add_reader(self._port.master, self._read)

    def unplug(self, restart: bool = False) -> None:
        if self._port.plugged:
            self._loop.remove_reader(self._port.master)
            self._port.unplug()
        if restart:
            self.board.start()

    def _send(self, data: bytes) -> None:
        if self._port.plugged:
            self._port.write(data)

    def _read(self) -> None:
        with suppress(OSError):  # the host has just closed the port
            self.board.receive(os.read(self._port.master, 4096))
