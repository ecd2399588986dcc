"""People's hands at the devices of a game of Ambush."""

from typing import Any

from companion.bindings.ambush import AmbushBinding
from companion.taps import Tags
from tests.companion.bindings.hands import NOTHING, Done, Listening, TableHands
from tests.engine.ambush.table import Table

__all__ = ["NOTHING", "Done", "Hands", "hands", "playing"]


class AmbushListening(Listening, AmbushBinding):
    pass


class Hands(TableHands[Table]):
    def __init__(self, table: Table, bars: dict[int, int] | None = None, tags: Tags = lambda uid: None) -> None:
        box = table.state.box
        super().__init__(table, AmbushListening(box.cards, len(table.state.seats), box.options, bars or {}), tags)


def hands(seats: int = 3, **options: Any) -> Hands:
    """At a table where nothing has begun."""
    return Hands(Table(seats, **options))


def playing(seats: int = 3, tags: Tags = lambda uid: None, **options: Any) -> Hands:
    """Seat 1 is on turn and has exposed a card."""
    table = Table(seats, **options).begun()
    table.do("expose", 1)
    return Hands(table, tags=tags)
