"""What a process costs: time of the processor and memory, as Linux and Python count them."""

import gc
import os
import resource
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

MEGABYTE = 1024 * 1024


class Spent(Struct, frozen=True):
    """Seconds of a processor, by this process and by the broker, up to a moment."""

    at: float
    ours: float
    broker: float

    @staticmethod
    def until_now(broker: int) -> "Spent":
        """`broker` is the number of its process."""
        return Spent(time.monotonic(), time.process_time(), _seconds_of(broker))


def _seconds_of(process: int) -> float:
    """0 where the system does not say."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb() -> float:
    """What this process holds now; where the system does not say, the most it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of all values lies; 0 where there are none."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0


@contextmanager
def settled_in() -> Iterator[None]:
    """What is there now is not searched for garbage meanwhile.

    A table alone is searched in a few milliseconds; hundreds in one process would stand still for a third of a second.
    """
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
