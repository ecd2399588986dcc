"""What somebody did with a device, freed from which kind of device it was: ok, no, call, tap, token, turn, undo."""

import re
from typing import Literal

from msgspec import Struct

from engine.cards import TOKEN
from hardware.inputs import Input, Press, Tap, Turn
from hardware.roles import spot

_TOKEN = re.compile(rf"{TOKEN}([0-9]{{1,3}})")
_PRESSED: dict[str, Literal["ok", "no", "call", "undo"]] = {
    "ok": "ok",
    "dial": "ok",
    "no": "no",
    "call": "call",
    "undo": "undo",
}


class Gesture(Struct, frozen=True):
    seat: int
    """Whose device it was; 0 is the table's."""
    did: Literal["ok", "no", "call", "tap", "token", "turn", "undo"]
    card: str = ""
    target: int = 0
    """The number on a target token."""
    by: int = 0


def gesture(told: Input) -> Gesture | None:
    """None for everything that is no move in any phase: a card lifted, a device down, a dial turned by nothing."""
    place = spot(told.device)
    if place is None:
        return None
    match told:
        case Press() if place.role in _PRESSED:
            return Gesture(place.seat, _PRESSED[place.role])
        case Turn(by=by) if place.role == "dial" and by:
            return Gesture(place.seat, "turn", by=by)
        case Tap(card=card) if place.role == "reader" and card:
            return _tapped(place.seat, card)
    return None


def _tapped(seat: int, card: str) -> Gesture:
    token = _TOKEN.fullmatch(card)
    return Gesture(seat, "token", target=int(token[1])) if token else Gesture(seat, "tap", card=card)
