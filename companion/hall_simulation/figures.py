"""The figures of a simulated evening, as they are printed, kept and drawn."""

from msgspec import Struct


class Wish(Struct, frozen=True, kw_only=True):
    """What is to be simulated."""

    tables: int
    players: int
    game: str
    mode: str
    seats: int
    """Players at one table; with fewer than that for the last tables, some of them are not needed."""
    rounds: int = 1
    speed: float = 1.0
    seconds: float | None = None
    """After so many seconds of play everybody stops; without it, when every match is over."""
    sitting_down: float = 5.0


class Figures(Struct, frozen=True, kw_only=True):
    """What came of it."""

    tables: int
    players: int
    seconds: float
    """How long was played."""
    actions: int
    events: int
    lost: int
    doubled: int
    not_shown: int
    results: int
    """Matches that ended at their tables."""
    results_lost: int
    results_doubled: int
    hall_p50_ms: float
    """From an event at a table until the hall has it."""
    hall_p99_ms: float
    screen_p50_ms: float
    """From a change at a table until a screen of the hall is told."""
    screen_p99_ms: float
    memory_mb: float
    """Of all tables and the hall together."""
    memory_table_mb: float
    """What each table adds to a process without tables."""
    cpu_percent: float
    """Of one processor, by all tables, their players and the hall."""
    cpu_table_percent: float
    broker_percent: float
    pairing_s: float
    """The slowest pairing of a round."""

    @property
    def clean(self) -> bool:
        """Whether nothing was lost and nothing came twice."""
        return not any((self.lost, self.doubled, self.not_shown, self.results_lost, self.results_doubled))
