"""The pins of an emulated Pi: what switches outside do to them, what programs do, and edges with their stamps."""

import errno
import fcntl
import socket
import sys
import termios
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import groupby, islice
from typing import NamedTuple

from tests.shim import uapi
from tests.shim.interrupts import Edge, Interrupts
from tests.shim.uapi import BOTH, Flag, Request
from tests.shim.wire import Answer

PINS = 58
KEPT = 100_000
"""Changes of outputs that are remembered."""
WAITING = 16
"""Edges of a line that Linux keeps for a program that has not read them yet."""
PATIENCE, PAUSE = 5.0, 0.0002
"""Seconds to wait for a program that should read, and seconds between two looks whether it has."""


class Written(NamedTuple):
    """A program set an output."""

    stamp: int
    pin: int
    level: int


class Line:
    """Pins that a program has asked for, and the file from which it reads edges."""

    def __init__(self, number: int, wish: uapi.Wish) -> None:
        self.number, self.pins, self.consumer, self.config = number, wish.pins, wish.consumer, wish.config
        self._buffer = wish.buffer
        self.ours, self.theirs = socket.socketpair()  # a stream: one read gives all edges that wait, as Linux does
        self.ours.setblocking(False)
        self._events = 0

    def is_closed(self) -> bool:
        """Programs never write to a line's file, so if it can be read, the program has closed it."""
        try:
            return not self.ours.recv(1)
        except BlockingIOError:
            return False
        except ConnectionResetError:  # it was closed with edges that were not read
            return True

    def flags(self, pin: int) -> Flag:
        return self.config.flags[self.pins.index(pin)]

    def wants(self, pin: int, level: int) -> bool:
        """Whether the program asked for edges to that level."""
        return bool(self.flags(pin) & (Flag.RISING if level else Flag.FALLING))

    def tell(self, edges: Iterable[Edge]) -> None:
        """Linux keeps the last edges for a program and drops those before; a program that closed its file gets none."""
        events = list(map(self._event, edges))[-self._buffer :]
        with suppress(BlockingIOError, ConnectionError):
            self.ours.send(b"".join(events))

    def _event(self, edge: Edge) -> bytes:
        """A program that wants one kind of edge gets that; only for both kinds the level is read."""
        flags, stamp = self.flags(edge.pin), edge.stamp
        if flags & Flag.WALL_CLOCK:
            stamp += time.time_ns() - time.monotonic_ns()
        self._events += 1
        rising = bool(edge.level) if flags & BOTH == BOTH else bool(flags & Flag.RISING)
        return uapi.event(stamp, rising, edge.pin, self._events)

    def wait_read(self) -> None:
        """Wait until the program has read its edges, `PATIENCE` seconds at most: it may have stopped reading."""
        patience = time.monotonic() + PATIENCE
        while self._unread() and time.monotonic() < patience:
            time.sleep(PAUSE)

    def _unread(self) -> int:
        """Bytes that were sent and not yet read, as Linux counts them."""
        return int.from_bytes(fcntl.ioctl(self.ours, termios.TIOCOUTQ, bytes(4)), sys.byteorder)


class Pins:
    """A GPIO chip. What is wired to a pin from outside is stronger than its pull; an output is stronger than both."""

    def __init__(self) -> None:
        self.lines: dict[int, Line] = {}
        self.interrupts = Interrupts(self.level)
        self.written: deque[Written] = deque(maxlen=KEPT)
        self._outside: dict[int, int] = {}
        self._outputs: dict[int, int] = {}
        self._held: dict[int, str] = {}
        self._wired: dict[int, Callable[[int], object]] = {}
        self._count = 0

    # What is done from outside

    def drive_all(self, *changes: tuple[int, int, int]) -> None:
        """Like `drive`, but all edges are there at once, as for a program that was stopped meanwhile."""
        for line, edges in groupby(sorted(self._edges(changes), key=self._number_of), key=self._number_of):
            if line:
                self.lines[line].tell(edges)

    def _number_of(self, edge: Edge) -> int:
        line = self._line_of(edge.pin)
        return line.number if line else 0

    def drive(self, *changes: tuple[int, int, int]) -> None:
        """Switches set the levels of pins, with time stamps of the past, but each line gets its edges now.

        Those of one line are sent at once, as many as Linux keeps: lgpio takes an edge of the past for the last if no
        other is there. The next ones wait until these are read: lgpio would read all of a line before another one.
        """
        before: Line | None = None
        for line, together in groupby(self._edges(changes), key=lambda edge: self._line_of(edge.pin)):
            while line is not None and (edges := list(islice(together, WAITING))):
                if before is not None:
                    before.wait_read()
                line.tell(edges)
                before = line

    def _edges(self, changes: Iterable[tuple[int, int, int]]) -> Iterator[Edge]:
        """The edges that Linux reports for these changes."""
        for pin, level, stamp in changes:
            yield from self.interrupts.run(stamp)
            self._move(pin, level, stamp)
        yield from self.interrupts.run(float("inf"))

    def _move(self, pin: int, level: int, stamp: int) -> None:
        before = self.level(pin)
        self._outside[pin] = level
        line = self._line_of(pin)
        if self.level(pin) != before and line is not None and line.wants(pin, level):
            self.interrupts.edge(pin, stamp)
        self._let_hear()

    def wire(self, pin: int, hear: Callable[[int], object]) -> None:
        """Tell a chip the level of the pin, now and whenever it may have changed; the chip pulls up a pin that is free.

        A pin has one wire; the next call removes the chip before.
        """
        self._wired[pin] = hear
        self._outside[pin] = 1
        self._let_hear()

    def unwire(self, pin: int) -> None:
        self._wired.pop(pin, None)
        self._outside.pop(pin, None)

    def level(self, pin: int) -> int:
        pulled = int(bool(self._flags(pin) & Flag.PULL_UP))
        return self._outputs.get(pin, self._outside.get(pin, pulled))

    def hold(self, pin: int, consumer: str) -> None:
        """Another program has the pin; without a name it is free again."""
        if consumer:
            self._held[pin] = consumer
        else:
            self._held.pop(pin, None)

    # What the program does

    def ioctl(self, request: int, number: int, data: bytes) -> Answer:
        line = self.lines.get(number)
        match request & 0xFF, line:
            case Request.CHIP_INFO, _:
                return Answer(0, uapi.chip_info("gpiochip0", "pinctrl-bcm2711", PINS))
            case Request.LINE_INFO, _:
                return Answer(0, self._info(uapi.asked_pin(data)))
            case Request.GET_LINE, _:
                return self._open_line(uapi.wish(data), data)
            case Request.SET_CONFIG, Line():
                self._configure(line, uapi.config(data, len(line.pins)))
                return Answer(0, data)
            case Request.GET_VALUES, Line():
                return Answer(0, self._read(line, uapi.values(data)[1]))
            case Request.SET_VALUES, Line():
                self._write(line, *uapi.values(data))
                return Answer(0, data)
        raise OSError(errno.EINVAL, "not emulated")

    def close_line(self, line: Line) -> None:
        """The program has closed its file: the pins are free, and no longer outputs."""
        line.ours.close()
        line.theirs.close()
        del self.lines[line.number]
        for pin in line.pins:
            self._outputs.pop(pin, None)
        self._let_hear()

    def _open_line(self, wish: uapi.Wish, data: bytes) -> Answer:
        if any(pin >= PINS for pin in wish.pins):
            raise OSError(errno.EINVAL, "no such pin")
        twice = len(set(wish.pins)) < len(wish.pins)
        if twice or any(pin in self._held or self._line_of(pin) for pin in wish.pins):
            raise OSError(errno.EBUSY, "taken")
        self._count += 1
        line = self.lines[self._count] = Line(self._count, wish)
        self._configure(line, wish.config)
        return Answer(0, data, line.number, line.theirs)

    def _configure(self, line: Line, config: uapi.Config) -> None:
        line.config = config
        for pin, flags, level in zip(line.pins, config.flags, config.levels, strict=True):
            if flags & Flag.OUTPUT:
                self._set(pin, level)
            else:
                self._outputs.pop(pin, None)
        self._let_hear()

    def _read(self, line: Line, mask: int) -> bytes:
        levels = [self.level(pin) << place for place, pin in enumerate(line.pins)]
        return uapi.pack_values(sum(levels) & mask, mask)

    def _write(self, line: Line, bits: int, mask: int) -> None:
        for place, pin in enumerate(line.pins):
            if mask >> place & 1:
                if not line.flags(pin) & Flag.OUTPUT:
                    raise OSError(errno.EPERM, "an input")
                self._set(pin, bits >> place & 1)
        self._let_hear()

    def _set(self, pin: int, level: int) -> None:
        self._outputs[pin] = level
        self.written.append(Written(time.monotonic_ns(), pin, level))

    def _let_hear(self) -> None:
        for pin, hear in self._wired.items():
            hear(self.level(pin))

    def _info(self, pin: int) -> bytes:
        """The pull must be in the answer, or gpiozero loses it when it asks for edges."""
        if pin >= PINS:
            raise OSError(errno.EINVAL, "no such pin")
        line = self._line_of(pin)
        consumer = line.consumer if line else self._held.get(pin, "")
        flags = self._flags(pin) | (Flag.USED if consumer or line else Flag(0))
        return uapi.line_info(pin, consumer, flags)

    def _flags(self, pin: int) -> Flag:
        line = self._line_of(pin)
        return line.flags(pin) if line else Flag.INPUT

    def _line_of(self, pin: int) -> Line | None:
        return next((line for line in self.lines.values() if pin in line.pins), None)
