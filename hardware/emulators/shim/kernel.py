"""The process that plays the kernel: it serves the files that the preloaded library opens, and does as it is told.

It must be a process of its own: lgpio holds Python's lock while it waits for the kernel.
"""

import errno
import selectors
import socket
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from hardware.emulators.shim.chips import Board, Place
from hardware.emulators.shim.i2c import I2cFile
from hardware.emulators.shim.pins import Pins
from hardware.emulators.shim.wire import Answer, Operation, Question, receive, refuse, send

CHIP, I2C = "/dev/gpiochip0", "/dev/i2c-"
_WAITS = ("changes", "answer")
"""Questions that are answered when it is time."""
Serves = Callable[[Question], Answer]


class Kernel:
    """One thread does everything, one thing after the other."""

    def __init__(self, path: Path) -> None:
        self._pins, self._board = Pins(), Board()
        self._waiting: list[tuple[socket.socket, Callable[[], Any]]] = []
        self._selector = selectors.DefaultSelector()
        self._listen(path, socket.SOCK_SEQPACKET, self._serve)
        self._listen(path.with_suffix(".control"), socket.SOCK_SEQPACKET, self._control)

    def run(self) -> None:
        """For ever; who has started it ends it."""
        while True:
            for key, _ in self._selector.select():
                key.data()

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
        asked = receive(connection)
        if asked is None:
            return self._leave(connection)
        try:
            serves = self._open(asked)
        except OSError as error:
            return refuse(connection, error)
        self._selector.modify(connection, selectors.EVENT_READ, partial(self._answer, connection, serves))
        return send(connection, Answer())

    def _open(self, asked: Question) -> Serves:
        path = asked.data.decode()
        if path == CHIP:
            return self._gpio
        number = path.removeprefix(I2C)
        if path.startswith(I2C) and number.isdigit() and int(number) in self._board.buses:
            return I2cFile(self._board.buses[int(number)]).answer
        raise OSError(errno.ENOENT, "no such device")

    def _answer(self, connection: socket.socket, serves: Serves) -> None:
        asked = receive(connection)
        if asked is None:
            return self._leave(connection)
        try:
            send(connection, serves(asked))
        except OSError as error:
            refuse(connection, error)
        return self._answer_waiting()

    def _gpio(self, asked: Question) -> Answer:
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
        packet = connection.recv(65536)
        if not packet:
            return self._leave(connection)
        word, *rest = msgspec.json.decode(packet)
        if word in _WAITS:
            self._waiting.append((connection, partial(getattr(self, f"_wait_{word}"), *rest)))
            return self._answer_waiting()
        return _say(connection, getattr(self, f"_do_{word}")(*rest))

    def _do_solder(self, place: str, chip: str) -> None:
        self._board.solder(Place.read(place), chip)

    def _do_ask(self, place: str, *words: str) -> str:
        return self._board.ask(Place.read(place), *words)

    def _do_drive(self, *changes: tuple[int, int, int]) -> list[int]:
        """Changes of pins, each so many nanoseconds after the one before; the last is now. Gives their stamps."""
        stamp, stamps = time.monotonic_ns() - sum(pause for _, _, pause in changes), list[int]()
        for pin, level, pause in changes:
            stamp += pause
            self._pins.drive(pin, level, stamp)
            stamps.append(stamp)
        return stamps

    def _do_level(self, pin: int) -> int:
        return self._pins.level(pin)

    def _do_hold(self, pin: int, consumer: str) -> None:
        self._pins.hold(pin, consumer)

    def _do_lines(self) -> list[int]:
        self._close_lines()
        return sorted(pin for line in self._pins.lines.values() for pin in line.pins)

    def _wait_changes(self, pin: int, count: int) -> list[tuple[int, int]] | None:
        """All changes of an output so far, once there are so many."""
        changes = [(write.stamp, write.level) for write in self._pins.written if write.pin == pin]
        return changes if len(changes) >= count else None

    def _wait_answer(self, place: str, word: str, answer: str) -> bool | None:
        """Once a chip answers so."""
        return True if self._board.ask(Place.read(place), word) == answer else None

    def _answer_waiting(self) -> None:
        """Whoever waits is answered once there is something to say; asked after all that a program does."""
        for waiting in tuple(self._waiting):
            connection, ready = waiting
            if (said := ready()) is not None:
                self._waiting.remove(waiting)
                _say(connection, said)


def _say(connection: socket.socket, said: Any) -> None:
    connection.send(msgspec.json.encode(said))
