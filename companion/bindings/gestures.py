"""What somebody did with a device, without the kind of device: a tap, OK, No, a call, a number."""

import re
from typing import Literal

from msgspec import Struct

from engine.cards import TOKEN
from hardware.inputs import Gesture as Touched
from hardware.inputs import Input, Press, Standing, Tap, Touch, Turn
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
    did: Literal["ok", "no", "call", "tap", "token", "turn", "touch", "standing", "undo"]
    """"standing": the sensors of a board say what stands where (`GameBinding.standing`); nobody did anything."""
    knob: bool = False
    """An OK by a push on the dial, for a game in which that means something else than the button."""
    card: str = ""
    uid: str = ""
    """The number of the chip that was tapped, where the reader told it: two of the same card can be told apart."""
    target: int = 0
    """The number on a target token."""
    by: int = 0
    square: str = ""
    """Of the board, where it was touched, and how; `to` is where a drag ended.

    Sensors tell only "put" and "lift"."""
    how: Touched = "touch"
    to: str = ""
    at: float = 0.0
    """When it was, and how wrong that may be (seconds), for a game in which a press is a claim."""
    err: float = 0.0


def gesture(told: Input) -> Gesture | None:
    """None for inputs that are never a move: a card lifted, a device down, a dial turned by 0 steps."""
    place = spot(told.device)
    if place is None:
        return None
    match told:
        case Press() if place.role in _PRESSED:
            did = _PRESSED[place.role]
            return Gesture(place.seat, did, knob=place.role == "dial", at=told.at, err=told.err)
        case Turn(by=by) if place.role == "dial" and by:
            return Gesture(place.seat, "turn", by=by)
        case Tap(card=card, uid=uid) if place.role == "reader" and card:
            return _tapped(place.seat, card, uid)
        case Touch(square=square, how=how, to=to) if place.role == "grid":
            return Gesture(place.seat, "touch", square=square, how=how, to=to, at=told.at, err=told.err)
        case Standing() if place.role == "grid":
            return Gesture(place.seat, "standing", at=told.at, err=told.err)
    return None


def _tapped(seat: int, card: str, uid: str) -> Gesture:
    token = _TOKEN.fullmatch(card)
    return Gesture(seat, "token", target=int(token[1])) if token else Gesture(seat, "tap", card=card, uid=uid)
