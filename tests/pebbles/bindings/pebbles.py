"""Pebbles at the table: OK takes one pebble, No takes three; counters and lamps follow the view."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.bindings import Timing
from companion.bindings.game_binding import GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.lamps import awaited
from companion.bindings.pending import Pending
from companion.bindings.situation import Reading, Situation
from companion.bindings.views import counter
from engine.cards import Card
from engine.view import View
from hardware.inputs import Input
from hardware.outputs import Digits, Figure, Output, number
from hardware.roles import Role
from tests.pebbles.rules import MOST, Take

ROLES: tuple[Role, ...] = ("ok", "no", "lamp", "main")
TAKES = {"ok": 1, "no": MOST}


def bind(cards: Mapping[str, Card], seats: int, options: Any, bars: Mapping[int, int]) -> "PebblesBinding":
    return PebblesBinding(Pending(), seats, bars, roles=ROLES)


class PebblesBinding(GameBinding[Pending]):
    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading[Pending]:
        now: Situation[Pending, Card] = Situation(view, pending, {}, hand)
        return now.act(Take(seat=now.seat, n=TAKES[hand.did])) if hand.did in TAKES else now.nothing()

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        yield Digits(f"seat{seat}.main", number(counter(view, seat, "pebbles")))
        yield awaited(view, seat)

    def refused(self, told: Input) -> Figure | None:
        return None
