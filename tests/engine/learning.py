"""What a card has learned from the whole history of a table, as JSON-ready data."""

from typing import Any

import msgspec

from engine.history import History
from engine.lessons import learned


def taught(history: History, card: str) -> dict[str, Any] | None:
    """What the card would say now beside its name; None where nothing could be kept."""
    game = history.game
    assert game.lesson is not None
    found = [
        lesson
        for moment in history.moments
        for action in moment.actions
        if (lesson := game.lesson(moment.before, action, history.state)) is not None and lesson.card == card
    ]
    known = learned(history.moments[0].before.box.cards[card], found)
    if known is None or not found:
        return None
    says: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(known))
    return {field: value for field, value in says.items() if field not in ("id", "name")}
