"""Playing a scenario: one report for each step. After a refusal or a mismatch the other steps are still played."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from engine.action import Fact, to_data
from engine.game import Game, read_action
from engine.game import Step as Accepted
from engine.history import History
from engine.refusal import INPUT, Refusal, refuse
from engine.scenario import steps as s
from engine.scenario.matching import Mismatch, mismatches, present, untold
from engine.scenario.reader import Scenario
from engine.view import View

Device = Callable[[s.Device], "Accepted[Any] | Refusal"]
"""What carries out an input of a device: the game's binding at the table, which lies outside the engine."""
Devices = Callable[[History], Device]
"""The devices that are put onto the table for one course of a game."""


class Report(Struct, frozen=True):
    """How one step went. `ok` means: as the scenario says."""

    step: int
    line: int
    ok: bool
    what: s.Step
    facts: tuple[Fact, ...]
    refusal: Refusal | None
    mismatch: tuple[Mismatch, ...]
    view: View


def no_devices(history: History) -> Device:
    """A scenario that is run without a table has no devices."""
    return lambda step: refuse(INPUT, "step-no-devices")


def run(scenario: Scenario, devices: Devices = no_devices) -> Iterator[Report]:
    """Play it step by step."""
    history = History(scenario.game, scenario.start)
    device = devices(history)
    facts: tuple[Fact, ...] = ()
    for number, (line, step) in enumerate(scenario.steps, 1):
        refusal = None
        if isinstance(step, s.Do | s.Input | s.Undo | s.Redo):
            outcome = _act(history, step, device)
            refusal = outcome if isinstance(outcome, Refusal) else None
            facts = () if isinstance(outcome, Refusal) else outcome.facts
            wrong = _unlike(step.refused, refusal)
        else:
            wrong = tuple(_check(step, history, facts))
        told = facts if isinstance(step, s.Do | s.Input) else ()
        view = scenario.game.view(history.state, step.viewer)
        yield Report(number, line, not wrong, step, told, refusal, wrong, view)


def _act(history: History, step: s.Do | s.Input | s.Undo | s.Redo, device: Device) -> Accepted[Any] | Refusal:
    match step:
        case s.Unclear(why=why):
            return Refusal(INPUT, why)
        case s.Do(do=data):
            action = read_action(history.game, data)
            return action if isinstance(action, Refusal) else history.do(action)
        case s.Undo(undo=steps):
            return history.undo(steps) or Accepted(history.state)
        case s.Redo(redo=steps):
            return history.redo(steps) or Accepted(history.state)
        case s.Press() | s.Tap() | s.Turn() | s.Touch() | s.Stand():
            return device(step)
    raise TypeError(step)


def _unlike(wanted: s.Refused, refusal: Refusal | None) -> tuple[Mismatch, ...]:
    """The mismatch between what the scenario says of a refusal (none, any, or its clause) and what happened."""
    got = refusal.clause if refusal else None
    as_said = (got is not None) if wanted is True else (got is None) if wanted in (None, False) else got == wanted
    return () if as_said else (Mismatch("refused", wanted or None, got),)


def _check(step: s.Step, history: History, facts: tuple[Fact, ...]) -> Iterator[Mismatch]:
    match step:
        case s.Expect(expect=expect):
            yield from mismatches(expect, _seen(history.game, history.state, step.viewer))
        case s.Absent(absent=paths):
            yield from present(paths, _seen(history.game, history.state, step.viewer))
        case s.Told(told=told):
            yield from untold(told, to_data(facts))


def _seen(game: Game[Any], state: Any, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = to_data(game.view(state, viewer))
    return seen
