"""People's hands at the devices of a duel."""

from typing import Any

from companion.bindings.ambal import AmbalBinding
from tests.companion.bindings.hands import NOTHING, Done, Listening, TableHands
from tests.engine.ambal.table import Table

__all__ = ["NOTHING", "Done", "Hands", "begun"]


class AmbalListening(Listening, AmbalBinding):
    pass


class Hands(TableHands[Table]):
    def __init__(self, table: Table, bars: dict[int, int] | None = None) -> None:
        box = table.state.box
        super().__init__(table, AmbalListening(box.cards, len(table.state.seats), box.options, bars or {}))


def begun(*cards: dict[str, Any], mode: str = "single-regular", **options: Any) -> Hands:
    """Round 1, turn 1: everybody may decide."""
    return Hands(Table(*cards, mode=mode, **options).begun())
