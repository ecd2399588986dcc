"""Anything that people may do to the devices of a table, at random but with a liking for what moves the game on."""

from typing import Any

from hypothesis import strategies as st
from msgspec import UNSET

from engine.scenario import steps as s
from hardware.roles import ROLES

SEATS = 3
TURN = "turn"
"""Stands in the name of a device for the seat that is on turn when the input is played."""

_places = st.sampled_from(("table", TURN, TURN, TURN, *(f"seat{seat}" for seat in range(1, SEATS + 1))))
_clock = st.sampled_from((UNSET, 0.0, 5.0, 5.001, 9.5, 1e9))
_errors = st.sampled_from((UNSET, 0.0, 0.002, 3.0))
_by = st.one_of(st.integers(-3, 3), st.integers(-3000, 3000))


def cards(*ids: str) -> st.SearchStrategy[str]:
    return st.sampled_from((*ids, "target-1", "target-2", "target-3", "target-9", "target-x", "dragon", ""))


def steps(*ids: str) -> st.SearchStrategy[Any]:
    """One input, possible or not; `ids` are the cards that lie on the table."""
    button = st.sampled_from(("ok", "ok", "ok", "dial", "no", "call"))
    usual = st.builds(_press, _places, button, _clock, _errors)
    odd = st.builds(_press, _places, st.sampled_from((*ROLES, "bell")), _clock, _errors)
    turned = st.builds(lambda place, by: s.Turn(turn=f"{place}.dial", by=by), _places, _by)
    tapped = st.builds(lambda place, card: s.Tap(tap=f"{place}.reader", card=card), _places, cards(*ids))
    return st.one_of(usual, usual, usual, turned, turned, tapped, tapped, odd)


def _press(place: str, role: str, at: Any, err: Any) -> s.Press:
    return s.Press(press=f"{place}.{role}", at=at, err=err)


def by_turn(step: s.Press | s.Tap | s.Turn, turn: int) -> s.Press | s.Tap | s.Turn:
    """The same input, made by the seat on turn where it says so."""
    seat = f"seat{turn or 1}."
    match step:
        case s.Press(press=device):
            return s.Press(press=device.replace(f"{TURN}.", seat), at=step.at, err=step.err)
        case s.Turn(turn=device, by=by):
            return s.Turn(turn=device.replace(f"{TURN}.", seat), by=by)
        case s.Tap(tap=device, card=card):
            return s.Tap(tap=device.replace(f"{TURN}.", seat), card=card)
