"""What must hold of the Health and Energy boards after every action."""

from typing import Any

from engine.ambal.cards import CONDITIONS
from engine.ambal.options import HEALTH, HEALTH_TOP, LONGEST, MAX_ENERGY_TOP
from engine.view import SeatView, View


def off_the_scale(view: View) -> str | None:
    """The first number that a board could not show, or marker that stands elsewhere than its number."""
    for seat in view.seats:
        if not _on_scale(seat) or view.table.boards[str(seat.seat)] != _markers(seat):
            return f"board of seat {seat.seat}: {seat.counters} with {view.table.boards[str(seat.seat)]}"
    for one in view.table.durations:
        if not 1 <= one["left"] <= LONGEST:
            return f"{one['card']} lasts {one['left']} rounds"
    return None


def _numbers(seat: SeatView) -> dict[str, int]:
    return {name: -1 if value is None else value for name, value in seat.counters.items()}


def _on_scale(seat: SeatView) -> bool:
    now = _numbers(seat)
    return (
        0 <= now["health"] <= now["max_health"] <= HEALTH_TOP
        and now["max_health"] >= HEALTH
        and 0 <= now["energy"] <= now["max_energy"] <= MAX_ENERGY_TOP
        and all(0 <= now[condition] <= LONGEST for condition in CONDITIONS)
    )


def _markers(seat: SeatView) -> dict[str, Any]:
    """Two red markers, a clear one, and the black one on the number after Max Energy."""
    now = _numbers(seat)
    return {"red": [now["health"] // 10, now["health"] % 10], "clear": now["energy"], "black": now["max_energy"] + 1}
