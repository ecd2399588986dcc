"""Pebbles at the table: OK takes one pebble, No takes the most; counters and lamps follow the view."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.bindings.game_binding import GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.lamps import awaited
from companion.bindings.meaning import Actions
from companion.bindings.pending import Pending
from companion.bindings.protocol import Binding
from companion.bindings.situation import Reading
from companion.bindings.wishes import Timing
from engine.view import View
from hardware.outputs import Digits, Output, number
from hardware.roles import Role
from tests.pebbles.rules import MOST, Take

ROLES: tuple[Role, ...] = ("ok", "no", "lamp", "main")
TAKES = {"ok": 1, "no": MOST}


def bind(cards: Mapping[str, Any], seats: int, options: Any, bars: Mapping[int, int]) -> Binding:
    return PebblesBinding(Pending(), seats, bars, roles=ROLES)


class PebblesBinding(GameBinding[Pending]):
    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading[Pending]:
        taken = TAKES.get(hand.did)
        return Reading(Actions((Take(hand.seat, n=taken),), pending) if taken else None, pending)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        yield Digits(f"seat{seat}.main", number(view.seats[seat - 1].counters["pebbles"]))
        yield awaited(view, seat)
