"""Random people at the devices of an Ambush table: mostly sensible, sometimes wild, often taking something back."""

from random import Random
from typing import Literal

from msgspec import Struct

from companion.session import Session
from engine.view import View
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable

OPEN_CARDS = ("ambush", "footman", "mason", "wall", "quake", "archer", "riddle")


class Doing(Struct, frozen=True):
    """One thing that somebody does. `hidden` marks a card that nobody at the table sees."""

    what: Literal["press", "tap", "turn", "undo", "redo", "agree", "wait"]
    device: str = ""
    card: str = ""
    by: float = 0
    hidden: bool = False


def carry_out(doing: Doing, session: Session, table: VirtualTable, clock: SimulatedClock) -> None:
    """Do it. Only a full disk could keep it from being understood."""
    match doing.what:
        case "press":
            table.press(doing.device)
        case "tap":
            table.tap(doing.device, card=doing.card)
        case "turn":
            table.turn(doing.device, int(doing.by))
        case "undo":
            session.undo()
        case "redo":
            session.redo()
        case "agree":
            session.consent(int(doing.by), True)
        case "wait":
            clock.advance(doing.by)


class People:
    """They look at what everybody sees, and choose."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def next(self, view: View) -> Doing:
        chance = self._random.random()
        if chance < 0.06:
            return Doing("undo")
        if chance < 0.1:
            return Doing("redo")
        if chance < 0.18:
            return Doing("agree", by=0)
        if chance < 0.3:
            return Doing("wait", by=self._random.choice((0.01, 0.3, 0.5, 4.0)))
        if chance < 0.4:
            return self._anything(view)
        if chance < 0.5:
            return Doing("press", f"seat{self._seat(view)}.call")
        return self._sensible(view)

    def _seat(self, view: View) -> int:
        return self._random.choice([seat.seat for seat in view.seats])

    def _anything(self, view: View) -> Doing:
        seat = self._seat(view)
        if self._random.random() < 0.4:
            return Doing("turn", f"seat{seat}.dial", by=self._random.randint(-3, 3))
        return Doing(
            "press", self._random.choice((f"seat{seat}.ok", f"seat{seat}.no", f"seat{seat}.dial", "table.undo"))
        )

    def _sensible(self, view: View) -> Doing:
        turn = view.turn
        match view.phase:
            case "expose":
                reader = self._random.choice(("table.reader", f"seat{turn}.reader"))
                return self._random.choice((Doing("tap", reader, self._card()), Doing("press", f"seat{turn}.ok")))
            case "play":
                return self._playing(view)
            case "effect":
                tap = Doing(
                    "tap", self._random.choice(("table.reader", f"seat{turn}.reader")), self._card(), hidden=True
                )
                return self._random.choice((tap, Doing("press", f"seat{turn}.ok"), Doing("press", f"seat{turn}.no")))
            case "capture":
                seat = self._random.choice(view.to_act or [1])
                tap = Doing("tap", f"seat{seat}.reader", self._card(), hidden=True)
                return self._random.choice((tap, tap, Doing("press", f"seat{seat}.ok")))
        dial = Doing("turn", f"seat{self._seat(view)}.dial", by=self._random.randint(0, 2))
        return self._random.choice((dial, *(Doing("press", f"seat{seat.seat}.ok") for seat in view.seats)))

    def _playing(self, view: View) -> Doing:
        reader = f"seat{view.turn}.reader"
        token = Doing("tap", reader, f"target-{self._seat(view)}")
        return self._random.choice((
            Doing("tap", reader, self._card()), Doing("tap", reader, self._card()), token, token,
            Doing("press", f"seat{view.turn}.ok"), Doing("press", f"seat{view.turn}.no"),
        ))  # fmt: skip

    def _card(self) -> str:
        return self._random.choice(OPEN_CARDS)
