"""The process that acts as the kernel: it serves the files that the preloaded library opens, and obeys the test.

It must be a process of its own: lgpio holds Python's lock while it waits for the kernel.
"""

import errno
import os
import selectors
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec

from tests.shim.board import Board
from tests.shim.pins import Pins
from tests.shim.places import read_place
from tests.shim.wire import Answer, Operation, Question, Serves, receive, reply

CHIP = "/dev/gpiochip0"
_WAITS = ("changes", "answer")
"""Questions that are answered later, when what they wait for has happened."""
TICK = 0.05
"""Seconds after which waiting questions are looked at again; also after every call of a program."""


class Kernel:
    """One thread answers all questions, one after the other."""

    def __init__(self, path: Path) -> None:
        self._pins = Pins()
        self._board = Board(self._pins)
        self._waiting: list[tuple[socket.socket, Callable[[], Any]]] = []
        self._over = False
        self._chips = 0
        """How often the GPIO chip was pulled out and plugged in; odd while it is out."""
        self._selector = selectors.DefaultSelector()
        self._listen(path, socket.SOCK_SEQPACKET, self._serve)
        self._listen(path.with_suffix(".control"), socket.SOCK_SEQPACKET, self._control)

    def run(self) -> None:
        """Run until it is ended, or until the process that started it is gone and could not end it any more."""
        while not self._over:
            for key, _ in self._selector.select(self._patience()):
                key.data()
            self._board.look()
            self._answer_waiting()

    def _patience(self) -> float | None:
        """Seconds until something may happen by itself. A frame that the host does not fetch is no reason to hurry."""
        waits = [wait for wait in (TICK if self._waiting else None, self._board.due()) if wait]
        return min(waits, default=None)

    def _listen(self, path: Path, kind: int, serve: Callable[[socket.socket], None]) -> None:
        listener = socket.socket(socket.AF_UNIX, kind)
        listener.bind(str(path))
        listener.listen()
        self._watch(listener, lambda: self._watch_new(listener.accept()[0], serve))

    def _watch(self, file: socket.socket, call: Callable[[], None]) -> None:
        self._selector.register(file, selectors.EVENT_READ, call)

    def _watch_new(self, connection: socket.socket, serve: Callable[[socket.socket], None]) -> None:
        self._watch(connection, partial(serve, connection))

    def _leave(self, file: socket.socket) -> None:
        self._selector.unregister(file)
        file.close()

    # Files that a program opens

    def _serve(self, connection: socket.socket) -> None:
        """The first question says which file it is; from then on the file answers."""

        def opens(asked: Question) -> Answer:
            serves = self._open(asked)
            self._selector.modify(connection, selectors.EVENT_READ, partial(self._answer, connection, serves))
            return Answer()

        self._answer(connection, opens)

    def _open(self, asked: Question) -> Serves:
        path = os.fsdecode(asked.data)
        if path == CHIP and self._chips % 2:
            raise OSError(errno.ENOENT, "no such chip")
        return partial(self._gpio, self._chips) if path == CHIP else self._board.open(path)

    def _answer(self, connection: socket.socket, serves: Serves) -> None:
        """A program may be ended in the middle of a call, and then the answer cannot be sent."""
        with suppress(ConnectionError):
            asked = receive(connection)
            if asked is not None:
                return reply(connection, serves, asked)
        return self._leave(connection)

    def _gpio(self, chip: int, asked: Question) -> Answer:
        if chip != self._chips:
            raise OSError(errno.ENODEV, "the chip was pulled out")
        if asked.operation != Operation.IOCTL:
            raise OSError(errno.EINVAL, "a chip is neither read nor written")
        self._close_lines()
        answer = self._pins.ioctl(asked.request, asked.line, asked.data)
        if answer.file is not None:
            self._watch(self._pins.lines[answer.line].ours, self._close_lines)
        return answer

    def _close_lines(self) -> None:
        """Free the lines whose files the program has closed: at once, for it may ask for the same pins again."""
        for line in tuple(self._pins.lines.values()):
            if line.is_closed():
                self._selector.unregister(line.ours)
                self._pins.close_line(line)

    # What is done from outside

    def _control(self, connection: socket.socket) -> None:
        packet = b""
        with suppress(ConnectionError):
            packet = connection.recv(65536)
        if not packet:
            self._over = True
            return None
        word, *rest = msgspec.json.decode(packet)
        if word in _WAITS:
            return self._waiting.append((connection, partial(getattr(self, f"_wait_{word}"), *rest)))
        try:
            return _say(connection, done=getattr(self, f"_do_{word}")(*rest))
        except (LookupError, ValueError) as error:  # a mistake of the test, not of the Pi
            return _say(connection, wrong=f"{word} {' '.join(map(str, rest))}: {error!r}")

    def _do_solder(self, place: str, chip: str) -> None:
        self._board.solder(read_place(place), chip)

    def _do_unsolder(self, place: str) -> None:
        self._board.unsolder(read_place(place))

    def _do_ask(self, place: str, *words: str) -> str:
        return self._board.ask(read_place(place), *words)

    def _do_drive(self, *changes: tuple[int, int, int]) -> list[int]:
        """Changes of pins, each with its nanoseconds since the one before; the last is now. Gives their time stamps."""
        return self._stamped(self._pins.drive, changes)

    def _stamped(self, drive: Callable[..., None], changes: tuple[tuple[int, int, int], ...]) -> list[int]:
        begun = time.monotonic_ns() - sum(pause for _, _, pause in changes)
        stamps = [begun + passed for passed in accumulate(pause for _, _, pause in changes)]
        drive(*((pin, level, stamp) for (pin, level, _), stamp in zip(changes, stamps, strict=True)))
        return stamps

    def _do_drive_all(self, *changes: tuple[int, int, int]) -> list[int]:
        """The same, for a program that cannot read meanwhile."""
        return self._stamped(self._pins.drive_all, changes)

    def _do_unplug(self) -> None:
        self._chips += 1
        self._close_lines()
        for line in tuple(self._pins.lines.values()):
            self._selector.unregister(line.ours)
            self._pins.close_line(line)

    def _do_plug(self) -> None:
        self._chips += 1

    def _do_delay(self, late: int) -> None:
        self._pins.interrupts.late = late

    def _do_level(self, pin: int) -> int:
        return self._pins.level(pin)

    def _do_hold(self, pin: int, consumer: str) -> None:
        self._pins.hold(pin, consumer)

    def _do_lines(self) -> list[int]:
        self._close_lines()
        return sorted(pin for line in self._pins.lines.values() for pin in line.pins)

    def _wait_changes(self, pin: int, count: int, until: int) -> list[tuple[int, int]] | None:
        """All changes of an output so far, once there are `count` of them or at a given moment (nanoseconds)."""
        changes = [(write.stamp, write.level) for write in self._pins.written if write.pin == pin]
        return changes if len(changes) >= count or time.monotonic_ns() >= until else None

    def _wait_answer(self, place: str, word: str, answer: str) -> bool | None:
        """Answered once the chip gives this answer."""
        with suppress(LookupError):
            return True if self._board.ask(read_place(place), word) == answer else None
        return None

    def _answer_waiting(self) -> None:
        """Answer the questions that wait, as far as what they wait for has happened."""
        for waiting in tuple(self._waiting):
            connection, ready = waiting
            if (said := ready()) is not None:
                self._waiting.remove(waiting)
                _say(connection, done=said)


def _say(connection: socket.socket, **said: Any) -> None:
    with suppress(ConnectionError):  # the test that asked is gone
        connection.send(msgspec.json.encode(said))
