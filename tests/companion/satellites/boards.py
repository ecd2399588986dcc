"""Models of boards on pseudo-terminals, in a tree of files as Linux would show them: the real link connects to them."""

import asyncio
import os
import pty
import tty
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TypeVar

from hardware.clock import Alarm, Clock, SystemClock
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.messages import SAMPLE
from tests.hardware.satellite.board import ModelBoard

T = TypeVar("T")
PATIENT = 60.0
"""Seconds for which a test waits for a model: a machine may be loaded."""
TOLD = 0.5
"""Seconds from one report of frames to the next; real boards take longer."""
FRAME, NUMBERS = 0.001, 2048


class BoardWithFrames(ModelBoard):
    """It hears the frames of a bus, whose numbers begin at `offset`; None: it hears none."""

    def __init__(self, clock: Clock, send: Callable[[bytes], None], number: str, offset: int | None = 0) -> None:
        self.offset = offset
        self._told: Alarm | None = None
        super().__init__(clock, send, number)

    def _obey(self, kind: int, payload: bytes) -> None:
        super()._obey(kind, payload)
        if kind == MESSAGES.LISTEN_FRAMES and self._told is None:
            self._tell_frames()

    def _tell_frames(self) -> None:
        now = self.clock.now()
        if self.frames_period and self.offset is not None:
            samples = [self._sample(now - back, self.offset) for back in (0.4, 0.15)]
            self._say(MESSAGES.FRAMES, b"".join(samples))
        self._told = self.clock.call_at(now + TOLD, self._tell_frames)

    def _sample(self, when: float, offset: int) -> bytes:
        frame = int(when / FRAME)
        ticks = (frame * FRAME - self.zero) * (1 + self.ppm * 1e-6) * 1e6
        return SAMPLE.pack((frame + offset) % NUMBERS, int(ticks) % (1 << 32), int(ticks % 1 * 256), 0)


class Sockets:
    """USB sockets of a machine below `root`; boards that are plugged in live in a thread of their own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.boards: dict[str, BoardWithFrames] = {}
        self._masters: list[int] = []
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def plug(self, number: str, controller: str = "xhci", offset: int | None = 0) -> BoardWithFrames:
        """Plug in a board with that number in its chip."""
        place = len(self.boards)
        master, slave = pty.openpty()
        tty.setraw(slave)
        os.set_blocking(master, False)
        self._masters += [master, slave]  # the slave stays open, so that the master is never hung up
        self._show(f"ttyACM{place}", os.ttyname(slave), number, controller, place)
        return self.do(lambda: self._live(number, master, offset))

    def do(self, what: Callable[[], T]) -> T:
        """Do something to a board, in its thread."""

        async def done() -> T:
            return what()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(PATIENT)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENT)
        self._loop.close()
        for file in self._masters:
            os.close(file)

    def _live(self, number: str, master: int, offset: int | None) -> BoardWithFrames:
        def send(data: bytes) -> None:
            with suppress(BlockingIOError):  # nobody reads: as on a real port, it is lost
                os.write(master, data)

        board = BoardWithFrames(SystemClock(self._loop.call_later), send, number, offset)
        self._loop.add_reader(master, lambda: board.receive(os.read(master, 4096)))
        self.boards[number] = board
        return board

    def _show(self, port: str, terminal: str, number: str, controller: str, place: int) -> None:
        usb = self.root / f"sys/devices/{controller}/usb1/1-{place + 1}"
        interface = usb / f"1-{place + 1}:1.0"
        interface.mkdir(parents=True)
        for name, word in (("idVendor", "2e8a"), ("idProduct", "0005"), ("serial", number.lower())):
            (usb / name).write_text(f"{word}\n")
        shown = self.root / "sys/class/tty" / port
        shown.mkdir(parents=True)
        (shown / "device").symlink_to(interface)
        (self.root / "dev").mkdir(exist_ok=True)
        (self.root / "dev" / port).symlink_to(terminal)
