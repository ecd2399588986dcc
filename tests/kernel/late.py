"""A touch that is over before the kernel reads its level: Linux reads it in a thread, after the edge.

Here the finger goes before that thread on the only processor, so that every short touch is told as "open".
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from tests.kernel.pins import Pins, Written
from tests.kernel.pushing import PIN, Pushing
from tests.kernel.seeing import Seen
from tests.kernel.table import Table, rest

PUSHES, BOUNCE_MS = 15, 60
BEFORE_THE_KERNEL = 60
"""A priority above that of the kernel's threads for interrupts, which have 50."""
SOON, STEPS = 0.0005, 10_000
"""Seconds for which the finger rests until the kernel's thread has run, and how often at most."""


def late_levels(pins: Pins, table: Table, see: Seen) -> None:
    """No press is lost, none is counted twice, each is told at its first touch."""
    for touches in (1, 2):
        button = Pushing(table, bounce_ms=BOUNCE_MS)
        for _ in range(PUSHES):
            button.push(lambda: _touch(pins, EdgeThread(), touches), partial(pins.move, PIN, 1))  # noqa: B023
        what = f"pushes whose first {touches} short touch(es) were over before the level was read"
        button.judge(what, see)


class EdgeThread:
    """The kernel's thread for the edges of the line that was asked for last."""

    def __init__(self) -> None:
        number = max(int(each.name) for each in Path("/proc").glob("[0-9]*") if _named(each).startswith("irq/"))
        self._status = Path(f"/proc/{number}/status")

    def runs(self) -> int:
        """How often it has run to its end, and waited again."""
        return int(self._status.read_text().split("voluntary_ctxt_switches:")[1].split()[0])


def _named(process: Path) -> str:
    with suppress(OSError):  # it has ended
        return (process / "comm").read_text()
    return ""


@contextmanager
def first() -> Iterator[None]:
    """Go before the kernel's threads."""
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(BEFORE_THE_KERNEL))
    try:
        yield
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def _touch(pins: Pins, thread: EdgeThread, times: int) -> Written:
    """Touch so shortly, this often, and then for good; when the first touch began and ended."""
    with first():
        touches = list[Written]()
        for _ in range(times):
            before = thread.runs()
            begun, ended = pins.move(PIN, 0), pins.move(PIN, 1)
            touches.append(Written(begun.before, ended.after))
            for _ in range(STEPS):
                rest(SOON)
                if thread.runs() > before:
                    break
        pins.move(PIN, 0)
    return touches[0]
