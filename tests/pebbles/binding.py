"""Pebbles at the table: OK takes one pebble, pass takes three; counters and lamps follow the view."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.bindings import Actions, Held, Meaning, Timing, Wish
from engine.action import Action, Fact
from engine.view import View
from hardware.inputs import Input, Press
from hardware.outputs import Dark, Digits, Figure, Light, Output, Steady, number
from hardware.roles import Role, spot
from tests.pebbles.rules import MOST, Take

ROLES: tuple[Role, ...] = ("ok", "no", "lamp", "main")
TAKES = {"ok": 1, "no": MOST}


def bind(cards: Mapping[str, Any], seats: int, options: Any, bars: Any) -> "PebblesBinding":
    return PebblesBinding()


class PebblesBinding:
    roles = ROLES
    tokens: tuple[int, ...] = ()

    def meaning(self, view: View, told: Input) -> Meaning:
        where = spot(told.device) if isinstance(told, Press) else None
        if where is None or where.role not in TAKES:
            return None
        return Actions((Take(seat=where.seat, n=TAKES[where.role]),))

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Sequence[Output]:
        counters = [Digits(f"seat{one.seat}.main", number(one.counters["pebbles"])) for one in view.seats]
        return (*counters, *(_lamp(one.seat, one.seat in view.to_act) for one in view.seats))

    def continues(self, view: View, facts: Sequence[Fact]) -> Action | None:
        return None

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        return ()

    def awaits_card(self, view: View) -> tuple[int, ...]:
        return ()

    def forget(self) -> None:
        pass

    def held(self, view: View, seat: int) -> Held:
        return Held()

    def ignored(self, told: Input) -> Figure | None:
        return None

    def refused(self, told: Input) -> Figure | None:
        return None

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        return ()

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        return ()


def _lamp(seat: int, lit: bool) -> Light:
    return Light(f"seat{seat}.lamp", Steady() if lit else Dark())
