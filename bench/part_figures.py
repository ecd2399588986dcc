"""Which figures of the other parts are shown, in which words; the JSON file has all of them."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from bench.parts import PARTS

TITLES = {part.name: part.about for part in PARTS}


class Figure(Struct, frozen=True):
    label: str
    path: tuple[str, ...]
    """The keys that lead to it."""
    unit: str = ""


GROWING = (
    ("resume_ms", "taking it up again", "ms"),
    ("undo_us", "one undo", "µs"),
    ("step_us", "one step", "µs"),
    ("memory_bytes", "memory an action", "bytes"),
    ("history_ms", "until the first page of its history can be sent", "ms"),
    ("history_page_bytes", "the largest page of its history, as it is sent", "bytes"),
)
"""Keys of `bench/growth.py`, what they are, and the unit."""


STARTED = (
    "--help", "--version", "play ambush --simulate", "table --simulate", "demo ambush --seed 1", "games", "cards list",
    "log list", "doctor", "simulate ambush --games 1", "satellites list", "service status",
)  # fmt: skip
"""Commands whose start is shown."""


def _light(way: str, label: str, *before: str) -> tuple[Figure, ...]:
    return (
        Figure(f"{label}, median", (*before, way, "median_ms"), "ms"),
        Figure(f"{label}, 99 % within", (*before, way, "p99_ms"), "ms"),
    )


FIGURES: dict[str, tuple[Figure, ...]] = {
    "light": (
        *_light("bare", "mock pins, a bare gpiozero callback"),
        *_light("commit", "the SQLite commit alone"),
        *_light("commit with room", "the same into a journal with room"),
        *_light("writing first", "mock pins, the least that writes before it lights"),
        *_light("ambit", "mock pins, Ambit with its log on the disk"),
        *_light("bare lgpio", "emulated kernel, a bare callback on lgpio", "pi"),
        *_light("ambit lgpio", "emulated kernel, Ambit on lgpio", "pi"),
        *_light("bare kernel", "emulated kernel, a bare callback on the kernel's lines", "pi"),
        *_light("ambit kernel", "emulated kernel, Ambit on the kernel's lines", "pi"),
    ),
    "idle": tuple(
        Figure(label, ("percent", key), "% of a core")
        for key, label in (
            ("lgpio", "pins by lgpio"),
            ("kernel", "pins by the kernel's lines"),
            ("kernel, three readers polled", "and three readers that are polled"),
            ("kernel, three readers with IRQ", "and three readers with IRQ"),
        )
    ),
    "updates": (
        Figure("CPU an action, all viewers", ("action", "cpu_ms"), "ms"),
        Figure("CPU a turn of a dial, all viewers", ("dial", "cpu_ms"), "ms"),
        Figure("an action, for the phone that is sent most", ("action", "kb"), "kB"),
        Figure("joining", ("joining_kb",), "kB"),
        *(
            Figure(f"{game}, {count} × {role}: {label}", ("viewers", game, "roles", role, count, key), unit)
            for game in ("ambal", "ambush")
            for role in ("watcher", "table", "phone", "referee")
            for count in ("1", "10", "50", "200")
            for key, label, unit in (("cpu_ms_viewer", "CPU for each", "ms"), ("bytes_viewer", "sent to each", "bytes"))
        ),
    ),
    "start": (
        Figure("import starlette, msgspec", ("reference_cpu_s",), "s"),
        *(
            Figure(f"ambit {words}: {label}", ("commands", words, key), unit)
            for words in STARTED
            for key, label, unit in (("ratio", "CPU beside that", "×"), ("peak_mb", "memory, at most", "MB"))
        ),
        Figure("memory of a table at rest", ("table_at_rest_mb",), "MB"),
    ),
    "growth": tuple(
        figure
        for game in ("ambush", "ambal")
        for figure in (
            Figure(f"{game}, an event on disk", ("games", game, "bytes_an_event"), "bytes"),
            *(
                Figure(f"{game}, {label} after {length} actions", ("games", game, length, key), unit)
                for key, label, unit in GROWING
                for length in ("100", "1000", "10000")
            ),
            *(
                Figure(f"{game}, {label}: grows with this power of the length", ("games", game, "growth", key))
                for key, label, _ in GROWING
            ),
        )
    ),
    "battles": (Figure("battles a second", ("battles_per_s",)), Figure("clashes a second", ("clashes_per_s",))),
    "matcher": (
        Figure("a whole board, 20 cards", ("ms",), "ms"),
        Figure("the same by the slow matcher", ("slow_ms",), "ms"),
        Figure("times as fast", ("times",), "×"),
    ),
    "hall": (
        Figure("events of tables", ("events",)),
        Figure("lost, doubled or never shown", ("wrong",)),
        Figure("from an event to the hall, 99 % within", ("hall_p99_ms",), "ms"),
        Figure("from an event to a screen of the hall, median", ("screen_p50_ms",), "ms"),
        Figure("from an event to a screen of the hall, 99 % within", ("screen_p99_ms",), "ms"),
        Figure("all tables, players and the hall", ("cpu_percent",), "% of a core"),
        Figure("each table", ("cpu_table_percent",), "% of a core"),
        Figure("the broker", ("broker_percent",), "% of a core"),
        Figure("memory", ("memory_mb",), "MB"),
        Figure("memory of each table", ("memory_table_mb",), "MB"),
        Figure("pairing for these tables", ("pairing_s",), "s"),
        Figure("pairing all players by twos, the slowest of five rounds", ("pairing_by_twos_s",), "s"),
    ),
    "fairness": tuple(
        Figure(f"{link} link, {way}: error, 99 % within", (link, way, "p99"), "µs")
        for link in ("batched", "busy")
        for way in ("arrival", "send times", "pings", "frames")
    ),
}


def figures_of(part: str, found: Mapping[str, Any]) -> Iterator[tuple[Figure, float]]:
    """The figures of a part that were found."""
    for figure in FIGURES.get(part, ()):
        value: Any = found["parts"][part]
        for key in figure.path:
            value = value.get(key) if isinstance(value, Mapping) else None
        if isinstance(value, int | float):
            yield figure, value
