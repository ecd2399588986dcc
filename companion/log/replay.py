"""A saved game again: its steps are carried out as they were, and what was accepted once is accepted again."""

from collections.abc import Iterable
from typing import Any

from companion.log.entries import Entry, Saved
from companion.log.log import Log
from companion.log.store import Damaged
from engine import registry
from engine.game import Game, read_action
from engine.history import History, Moment
from engine.refusal import Refusal
from engine.setup import begin


def replayed(saved: Saved, entries: Iterable[Entry], log: Log) -> tuple[Game[Any], History]:
    """The whole history of a saved game, with what can still be redone. A log that does not replay is damaged."""
    game = registry.find(saved.header.game)
    first = begin(game, saved.header) if game is not None else None
    if game is None or isinstance(first, Refusal):
        raise Damaged("log-damaged-game", file=str(log.path), game=saved.id)
    history = History(game, first)
    for number, entry in enumerate(entries, 1):
        if not again(history, entry):
            raise Damaged("log-damaged-step", file=str(log.path), game=saved.id, step=number)
    if saved.over != (game.view(history.state, None).result is not None):  # the last steps are missing
        raise Damaged("log-damaged-step", file=str(log.path), game=saved.id, step=saved.steps + 1)
    return game, history


def again(history: History, entry: Entry) -> bool:
    """Repeat one step of a saved game; false if the rules do not accept it, so that the log must be damaged."""
    if entry.kind == "undo":
        return history.undo() is None
    if entry.kind == "redo":
        return history.redo() is None
    moment = weighed(history, entry.actions)
    if isinstance(moment, Refusal):
        return False
    history.keep(moment)
    return True


def weighed(history: History, written: Iterable[Any]) -> Moment | Refusal:
    """What the actions of a log row would do; a refusal if they cannot be read or are not accepted."""
    actions = []
    for data in written:
        action = read_action(history.game, data)
        if isinstance(action, Refusal):
            return action
        actions.append(action)
    return history.weigh(*actions)
