"""A game with hands and face-down cards at the web table: Duel-200, with a binding that does nothing."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

from bench.duel import GAME
from companion.bindings import Actions, AtBoard, Binding, BoardSign, Claimed, Held, Laid, Meaning, Timing, Wish
from engine import registry
from engine.action import Action, Fact
from engine.message import Message
from engine.view import View
from hardware.inputs import Input, Press, Tap
from hardware.outputs import Colour, Figure, Output
from hardware.roles import Role, spot


class Plain:
    """OK commits a pass; a tapped card commits a card that the seat cannot pay. Nothing is shown."""

    roles: tuple[Role, ...] = ("ok", "reader")
    tokens: tuple[int, ...] = ()

    def meaning(self, view: View, told: Input) -> Meaning:
        place = spot(told.device)
        seat = place.seat if place else 0
        commit: Any = GAME.verbs["commit"]
        if isinstance(told, Press):
            return Actions((commit(seat=seat, card=-1),))
        return Actions((commit(seat=seat, card=99),)) if isinstance(told, Tap) else None

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        return ()

    def is_claim(self, action: Action) -> bool:
        return False

    def settled(self, view: View) -> Action | None:
        return None

    def continues(self, view: View, facts: Sequence[Fact]) -> Action | None:
        return None

    def ignored(self, told: Input) -> Figure | None:
        return None

    def asks_target(self, view: View) -> tuple[int, ...]:
        return ()

    def awaits_card(self, view: View) -> tuple[int, ...]:
        return ()

    @property
    def board(self) -> tuple[tuple[str, ...], ...]:
        return ()

    def went_down(self, told: Input) -> Sequence[Wish]:
        return ()

    def forget(self) -> None:
        pass

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Sequence[Output]:
        return ()

    def held(self, view: View, seat: int) -> Held:
        return Held()

    def at_board(self, view: View) -> AtBoard | None:
        """A piece too many on one square, as if this game had a board of sensors."""
        there = Message("seat-unnamed", {"number": view.round})
        return AtBoard(Laid(1, "kind-1"), (BoardSign("e5", what=there, how=Message("page-close")),))

    def claims(self, view: View) -> tuple[Claimed, ...]:
        return ()

    def stands(self, view: View) -> frozenset[str] | None:
        return None

    def overlook(self, view: View, square: str, on: bool) -> Sequence[Wish]:
        return ()

    def colour(self, view: View, seat: int) -> Colour:
        return "white"

    def refused(self, told: Input) -> Figure | None:
        return None

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        return ()

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        return ()


def bind(cards: Any, seats: int, options: Any, bars: Any) -> Binding:
    return Plain()


@contextmanager
def duel_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Found by the registry and by the bindings, for the length of one test."""
    name = "companion.bindings.duel"
    module = ModuleType(name)
    module.__spec__ = ModuleSpec(name, None)
    module.bind, module.ROLES = bind, Plain.roles  # type: ignore[attr-defined]
    monkeypatch.setattr(registry, "_added", {"duel": GAME})
    monkeypatch.setitem(sys.modules, name, module)
    yield
