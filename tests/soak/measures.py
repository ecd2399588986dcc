"""What the soak found: figures for people, and what is wrong."""

from collections.abc import Iterator, Sequence
from statistics import median

from msgspec import Struct

from tests.soak.evening import Kept
from tests.soak.server import Use

GROWTH, SLACK = 1.15, 8_000
"""Memory (kB) may be so many times what it was, and so much more, after the first quarter of the quiet part."""
MORE_HANDLES = 24
"""Handles that may be open more at the end than at the beginning: a few pages come and go all the time."""
MOST_PER_STEP = 4096
"""Bytes of the log for one step."""
MOST_PRINTED = 20_000
"""Bytes that the program may print in one life: a traceback a minute is more."""


class Found(Struct, frozen=True):
    """One soak."""

    minutes: float
    uses: tuple[Use, ...]
    quiet_until: float
    """Seconds until the first kill: memory is compared before it."""
    pings: tuple[float, ...]
    steps: tuple[float, ...]
    """Seconds from a step to its acknowledgement."""
    kept: Kept
    log_bytes: int
    printed: int
    kills: int
    faults: int
    broken_lines: int
    comebacks: int
    pages: int
    wrong: tuple[str, ...]
    """What was lost, doubled or shown wrongly."""


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies; 0 without any."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def figures(found: Found) -> Iterator[tuple[str, str]]:
    """Line by line."""
    memory = [use.memory / 1024 for use in found.uses] or [0.0]
    handles = [use.handles for use in found.uses] or [0]
    before, after = _quiet(found)
    kept = found.kept
    yield "length", f"{found.minutes:.1f} min, {found.pages} pages, {kept.games} games"
    yield "done to it", f"{found.kills} kills, {found.faults} faults switched, {found.broken_lines} lines broken"
    yield "memory (MB)", f"{memory[0]:.1f} at the start, {memory[-1]:.1f} at the end, {max(memory):.1f} at most"
    yield "memory without kills (MB)", f"{before / 1024:.1f} early, {after / 1024:.1f} late"
    yield "file handles", f"{handles[0]} at the start, {handles[-1]} at the end, {max(handles)} at most"
    yield "ping (ms)", _times(found.pings)
    yield "step until acknowledged (ms)", _times(found.steps)
    yield "steps", f"{kept.steps} acknowledged, {kept.refused} refused"
    yield "answers lost with a line", f"{kept.unsure}, of which {kept.written} had been done"
    yield "logs compared", f"{kept.checks}"
    yield "log", f"{found.log_bytes} bytes, {found.log_bytes / max(1, kept.steps):.0f} a step"
    yield "printed", f"{found.printed} bytes"
    yield "came back", f"{found.comebacks} times"


def _times(seconds: Sequence[float]) -> str:
    half, most = share(seconds, 0.5) * 1000, share(seconds, 0.99) * 1000
    return f"p50 {half:.1f}, p99 {most:.1f}, most {max(seconds, default=0.0) * 1000:.0f} of {len(seconds)}"


def _quiet(found: Found) -> tuple[float, float]:
    """Memory (kB) in the second and in the last quarter of the time before the first kill."""
    quarter = found.quiet_until / 4
    early = [use.memory for use in found.uses if quarter <= use.at < 2 * quarter]
    late = [use.memory for use in found.uses if 3 * quarter <= use.at < found.quiet_until]
    return (median(early), median(late)) if early and late else (0.0, 0.0)


def complaints(found: Found) -> Iterator[str]:
    """Everything for which the soak fails."""
    yield from found.wrong
    before, after = _quiet(found)
    if after > before * GROWTH + SLACK:
        yield f"memory grows: {before / 1024:.1f} MB, later {after / 1024:.1f} MB"
    first = [use.handles for use in found.uses if use.life == 1]
    if first and found.uses[-1].handles > max(first[: len(first) // 4 + 1]) + MORE_HANDLES:
        yield f"file handles stay open: {first[0]} at first, {found.uses[-1].handles} at the end"
    if found.kept.steps and found.log_bytes / found.kept.steps > MOST_PER_STEP:
        yield f"the log takes {found.log_bytes / found.kept.steps:.0f} bytes a step"
    if found.printed > MOST_PRINTED * (found.kills + 1):
        yield f"the program printed {found.printed} bytes"
    if not found.kept.steps or not found.kept.checks:
        yield "nobody played"
