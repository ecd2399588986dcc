"""The table at which a scenario is played: what is done to devices is handled as with real ones."""

from typing import Any

from msgspec import UNSET

from companion.bindings import binding
from companion.session.consent import Asked
from companion.session.course import Course, Done, Moving, Noted
from companion.session.reader_round import is_taking
from companion.taps import Tags
from engine.action import TABLE
from engine.game import Step
from engine.refusal import INPUT, Refusal, refuse
from engine.scenario import Scenario
from engine.scenario import steps as s
from engine.scenario.runner import Devices
from hardware.inputs import Press, Standing, Tap, Touch, Turn
from hardware.roles import BUTTONS, SEAT_ROLES, TABLE_ROLES, Role, Spot, spot

PRESSED: tuple[Role, ...] = (*BUTTONS, "dial")


def devices_of(scenario: Scenario, tags: Tags = lambda uid: None) -> Devices:
    """The devices for one run of that scenario; `tags` finds the card of a chip's number."""
    return lambda history: ScenarioTable(Course(history, binding(history, scenario.setup), tags))


class ScenarioTable:
    """A table with inputs only. It runs no timer, and closes no window of a call by itself.

    Only a question about a press, to every link, is answered, and at once: no other press is on its way.

    If an undo needs consent, the referee agrees at once, as for the step `undo`.
    """

    def __init__(self, course: Course) -> None:
        self._course = course

    def __call__(self, step: s.Device) -> Step[Any] | Refusal:
        """Carry out one input. One that means nothing now is accepted, and leaves nothing to undo."""
        self.catch_up()
        told = self._told(step)
        if isinstance(told, Refusal):
            return told
        outcome = self._course.input(told, step.at, step.err)
        if isinstance(outcome, Noted) and outcome.wishes:
            outcome = self._course.settled(step.at)
        if isinstance(outcome, Asked):
            outcome = self._course.consent(TABLE, True)
        if isinstance(outcome, Refusal):
            return outcome
        return Step(self._course.history.state, outcome.facts if isinstance(outcome, Done) else ())

    def _told(self, step: s.Device) -> Moving | Refusal:
        """Where somebody takes the table's reader, all seats of the scenario share it from then on."""
        seats = len(self._course.view().seats)
        told = told_by(step, seats)
        if isinstance(told, Refusal):
            return told
        if is_taking(told):
            self._course.reader.seats = tuple(range(1, seats + 1))
        return self._course.addressed(told)

    def catch_up(self) -> None:
        """Tell the binding of changes by other steps of the scenario, which used no device."""
        self._course.catch_up()


def told_by(step: s.Device, seats: int) -> Moving | Refusal:
    """The input as a device would send it; the time is 0 if the step has none."""
    at, err = (0.0 if moment is UNSET else moment for moment in (step.at, step.err))
    place = _place(_name(step), seats)
    if isinstance(place, Refusal):
        return place
    match step:
        case s.Press(press=device):
            told: Moving = Press(device=device, at=at, err=err)
            pressed = place.role in PRESSED or (is_taking(told) and place.seat != TABLE)
            return told if pressed else refuse(INPUT, "device-not-pressed", device=device)
        case s.Turn(turn=device, by=by):
            told = Turn(device=device, at=at, err=err, by=by)
            return told if place.role == "dial" else refuse(INPUT, "device-not-turned", device=device)
        case s.Tap(tap=device):
            uid, card = ("" if text is UNSET else text for text in (step.uid, step.card))
            told = Tap(device=device, at=at, err=err, uid=uid, card=card)
            if place.role != "reader":
                return refuse(INPUT, "device-not-tapped", device=device)
            return told if uid or card else refuse(INPUT, "device-tap-empty", device=device)
        case s.Touch(touch=device):
            told = Touch(device=device, at=at, err=err, square=step.square, how=step.how, to=step.to)
            return told if place.role == "grid" else refuse(INPUT, "device-not-touched", device=device)
        case s.Stand(stand=device, squares=squares):
            told = Standing(device=device, at=at, err=err, squares=squares)
            return told if place.role == "grid" else refuse(INPUT, "device-not-touched", device=device)


def _name(step: s.Device) -> str:
    match step:
        case s.Press(press=device) | s.Tap(tap=device) | s.Turn(turn=device):
            return device
        case s.Touch(touch=device) | s.Stand(stand=device):
            return device


def _place(device: str, seats: int) -> Spot | Refusal:
    found = spot(device)
    if found is not None and found.seat <= seats:
        return found
    roles, table = ", ".join(SEAT_ROLES), ", ".join(TABLE_ROLES)
    return refuse(INPUT, "device-unknown", device=device, seats=seats, roles=roles, table=table)
