"""A hand at one device: makes its movements one after the other, in real time, in the thread of a clock."""

from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from functools import partial
from threading import Lock

from msgspec import Struct

from hardware.clock import Alarm, Clock
from hardware.inputs import Input, Told

STEP = 0.125
"""Seconds; a sum of these has no rounding error."""


class Move(Struct, frozen=True):
    """One movement. The next one follows after `wait` seconds, or as soon as the device tells one of `until`."""

    do: Callable[[], object]
    wait: float = 0.0
    until: tuple[type[Told], ...] = ()


class Hand:
    """It may be used from any thread; it moves in the clock's."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._lock = clock, Lock()
        self._moves: deque[Move] = deque()
        self._until: tuple[type[Told], ...] = ()
        self._turn = 0
        """Number of the move: an alarm for an earlier one comes too late and does nothing."""
        self._alarm: Alarm | None = None

    def do(self, moves: Iterable[Move], after: Iterable[Move] = ()) -> "Future[None]":
        """Do this when all earlier moves are done. The answer is done when `moves` are, before `after`."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # from here on nobody can cancel it
        with self._lock:
            self._moves.extend((*moves, Move(lambda: done.set_result(None)), *after))
            if self._alarm is None:
                self._move_in(0.0)
        return done

    def told(self, told: Input) -> None:
        """The device has told an input, for which the last move may be waiting (`Move.until`)."""
        with self._lock:
            if isinstance(told, self._until):
                self._move_in(0.0)

    def _move_in(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._until = ()
        self._turn += 1
        self._wait(seconds)

    def _wait(self, seconds: float) -> None:
        """Wait in steps: a program that was suspended meanwhile has lost one step of the time, not all of it."""
        step = min(seconds, STEP)
        move = partial(self._move, self._turn, seconds - step)
        self._alarm = self._clock.call_at(self._clock.now() + step, move)

    def _move(self, turn: int, left: float) -> None:
        with self._lock:
            if turn != self._turn:
                return
            if left > 0:
                self._wait(left)
                return
            if not self._moves:
                self._alarm = None
                return
            move = self._moves.popleft()
            self._move_in(move.wait)
            self._until = move.until  # before the move: a device may tell it at once
        move.do()
