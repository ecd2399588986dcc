"""Who may see what in Pebbles: everybody everything."""

from engine.view import Prompt, Result, SeatView, View
from tests.pebbles.rules import State


def view(now: State, viewer: int | None = None) -> View:
    waiting = [now.turn] if now.turn else []
    return View(
        "pebbles",
        "round",
        now.round,
        now.turn,
        "play" if now.turn else "over",
        f"{now.round}.{now.turn}",
        waiting,
        Prompt("pebbles.play", {"waiting": waiting}),
        [_seat(now, number, name) for number, name in enumerate(now.names, 1)],
        {"taken": sum(now.pebbles)},
        None if now.turn else _result(now),
    )


def _seat(now: State, number: int, name: str) -> SeatView:
    flags = ["leads"] if now.pebbles[number - 1] == max(now.pebbles) > 0 else []
    return SeatView(number, name, number, {"pebbles": now.pebbles[number - 1]}, {}, flags)


def _result(now: State) -> Result:
    scores = {str(seat): had for seat, had in enumerate(now.pebbles, 1)}
    winners = [int(seat) for seat, had in scores.items() if had == max(now.pebbles)]
    losers = [int(seat) for seat in scores if int(seat) not in winners]
    return Result(winners, losers, "PEBBLES-END-01", scores)
