"""Device steps of a scenario: somebody presses, taps or turns; the binding says what that means, and it is done."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from companion.bindings import Actions, Binding, Undo, binding
from companion.session.inputs import Tags, card_of
from engine.action import Action
from engine.game import Step
from engine.history import History
from engine.refusal import INPUT, Refusal, refuse
from engine.scenario import Scenario
from engine.scenario import steps as s
from engine.scenario.runner import Device, no_devices
from engine.view import View
from hardware.inputs import Press, Tap, Turn
from hardware.roles import BUTTONS, SEAT_ROLES, TABLE_ROLES, Role, Spot, spot

Did = s.Press | s.Tap | s.Turn

PRESSED: tuple[Role, ...] = (*BUTTONS, "dial")


def devices_of(scenario: Scenario, tags: Tags = lambda uid: None) -> Device:
    """The table on which a scenario is played; `tags` finds the card of a chip's number."""
    setup = scenario.setup
    bound = binding(scenario.game.name, setup.cards, len(setup.seats), setup.options)
    return no_devices if bound is None else Devices(bound, tags)


class Devices:
    """A table of which only the inputs matter. It sends nothing by itself: what the game wishes of it is not done."""

    def __init__(self, binding: Binding, tags: Tags = lambda uid: None) -> None:
        self._binding, self._tags = binding, tags
        self._known, self._jumps = 0, 0

    def __call__(self, history: History, step: Did) -> Step[Any] | Refusal:
        """Carry out one input. One that means nothing now is accepted, and leaves nothing to undo."""
        self.catch_up(history)
        told = self._told(history, step)
        if isinstance(told, Refusal):
            return told
        meaning = self._binding.meaning(_view(history), told)
        outcome: Step[Any] | Refusal = Step(history.state)
        if isinstance(meaning, Undo):
            outcome = history.undo() or Step(history.state)
        elif isinstance(meaning, Actions) and meaning.actions:
            outcome = history.do(*(stamped(action, step) for action in meaning.actions))
        self.catch_up(history)
        return outcome

    def catch_up(self, history: History) -> None:
        """Tell the binding what happened since, be it by its own input or by another step of the scenario."""
        moments = history.moments
        if history.jumps != self._jumps:
            self._binding.forget()
            self._binding.follow(_view(history), ())
        else:
            for moment in moments[self._known :]:
                self._binding.follow(history.game.view(moment.after, None), moment.facts)
        self._known, self._jumps = len(moments), history.jumps

    def _told(self, history: History, step: Did) -> Press | Tap | Turn | Refusal:
        """The input as a device would tell it; without a moment where the step has none."""
        at, err = (0.0 if moment is UNSET else moment for moment in (step.at, step.err))
        place = _place(_name(step), len(_view(history).seats))
        if isinstance(place, Refusal):
            return place
        match step:
            case s.Press(press=device):
                told: Press | Tap | Turn = Press(device=device, at=at, err=err)
                return told if place.role in PRESSED else refuse(INPUT, "device-not-pressed", device=device)
            case s.Turn(turn=device, by=by):
                told = Turn(device=device, at=at, err=err, by=by)
                return told if place.role == "dial" else refuse(INPUT, "device-not-turned", device=device)
            case s.Tap(tap=device) if place.role != "reader":
                return refuse(INPUT, "device-not-tapped", device=device)
            case s.Tap(tap=device):
                uid, card = ("" if text is UNSET else text for text in (step.uid, step.card))
                return self._tapped(history, Tap(device=device, at=at, err=err, uid=uid, card=card))

    def _tapped(self, history: History, told: Tap) -> Tap | Refusal:
        if not told.uid and not told.card:
            return refuse(INPUT, "device-tap-empty", device=told.device)
        card = card_of(told, history.game.name, self._tags)
        return card if isinstance(card, Refusal) else replace(told, card=card)


def stamped(action: Action, step: Did) -> Action:
    """The moment goes onto every action, how wrong it may be onto those that take it; only what the step says."""
    if step.at is not UNSET and action.dated:
        action = replace(action, at=step.at)
    if step.err is not UNSET and hasattr(action, "err"):
        action = replace(action, err=step.err)
    return action


def _name(step: Did) -> str:
    match step:
        case s.Press(press=device) | s.Tap(tap=device) | s.Turn(turn=device):
            return device


def _place(device: str, seats: int) -> Spot | Refusal:
    found = spot(device)
    if found is not None and found.seat <= seats:
        return found
    roles, table = ", ".join(SEAT_ROLES), ", ".join(TABLE_ROLES)
    return refuse(INPUT, "device-unknown", device=device, seats=seats, roles=roles, table=table)


def _view(history: History) -> View:
    return history.game.view(history.state, None)
