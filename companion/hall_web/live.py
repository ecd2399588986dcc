"""What a table tells of its game, read with care: it comes by the broker, where anybody may write."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from companion.hall_web.shapes import LiveSeat, LiveTold

Word = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class _Seat(Struct):
    name: Word
    counters: Annotated[dict[Word, Count | None], Meta(max_length=40)] = {}


class _Result(Struct):
    winners: Annotated[list[Count], Meta(max_length=8)]


class _View(Struct):
    """Of a public view only what a hall's screen shows."""

    game: Word
    phase: Word
    round: Count
    turn: Count
    seats: Annotated[list[_Seat], Meta(max_length=8)]
    result: _Result | None = None


def live(view: dict[str, Any]) -> LiveTold | None:
    """The game as the hall's screens show it; None for what is no view of a game."""
    try:
        seen = msgspec.convert(view, _View)
    except msgspec.ValidationError:
        return None
    seats = tuple(LiveSeat(seat.name, seat.counters) for seat in seen.seats)
    winners = None if seen.result is None else tuple(seen.result.winners)
    return LiveTold(seen.game, seen.phase, seen.round, seen.turn, seats, winners)
