"""Pushes of one button: how its contact moves, what the table told of it, and whether that was right."""

import time
from collections.abc import Callable

from hardware.inputs import Press
from hardware.wiring.drivers import GpioButton, Pull
from tests.kernel.pins import Written
from tests.kernel.seeing import Seen
from tests.kernel.table import Table, rest

NAME, PIN = "seat1.ok", 17
QUICK, RESTING = 0.5, 2.5
"""Parts of the time for which a contact may bounce. Within the first it closes for good, or else this machine is too
busy to move it as a finger does, and it is moved again; for the second it is left alone between two movements."""
HELD_UP = 200
"""Tries of one check that may be held up."""


class Pushing:
    """A button of seat 1 that is pushed again and again."""

    def __init__(self, table: Table, pull: Pull = "up", bounce_ms: int = 20) -> None:
        self._table, self._wiring = table, GpioButton(pin=PIN, pull=pull, bounce_ms=bounce_ms)
        self._window = bounce_ms / 1000
        self._told: list[tuple[Press | None, Written]] = []
        self._held_up = 0
        table.open(seat1_ok=self._wiring)

    def push(self, make: Callable[[], Written], release: Callable[[], object]) -> None:
        """`make` closes the contact, and says when it first touched."""
        while not self._pushed(make, release):
            self._held_up += 1
            if self._held_up > HELD_UP:
                raise TimeoutError("this machine is too busy to move a contact as a finger does")
            self._table.close(NAME)  # whatever it tells of that
            self._table.open(seat1_ok=self._wiring)

    def judge(self, what: str, see: Seen) -> None:
        """Close it. Each push must be told once, and at its first touch."""
        more = sum(isinstance(each, Press) for each in self._table.close(NAME))
        heard = [(press, touched) for press, touched in self._told if press is not None]
        lost = len(self._told) - len(heard)
        see(not lost and not more, f"{len(self._told)} {what}: {lost} lost, {more} too many")
        off = [outside(press, touched) for press, touched in heard]
        right = all(far <= press.err for far, (press, _) in zip(off, heard, strict=True))
        inside, most = sum(not far for far in off), max(off, default=0.0) * 1e6
        see(right, f"{inside} stamps inside of the first touch, {most:.0f} µs outside at most")

    def _pushed(self, make: Callable[[], Written], release: Callable[[], object]) -> bool:
        """Whether it went as a contact goes."""
        touched = make()
        quick = time.monotonic() - touched.before < self._window * QUICK
        told = self._table.press() if quick else None
        rest(self._window * RESTING)
        release()
        rest(self._window * RESTING)
        if quick:
            self._told.append((told, touched))
        return quick


def outside(press: Press, written: Written) -> float:
    """Seconds by which the moment of a press is before or after the write."""
    return max(0.0, written.before - press.at, press.at - written.after)
