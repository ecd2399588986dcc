"""Any game, played from its first state by actions as JSON brings them: what is seen then, and what is refused."""

from typing import Any

from engine.game import Game, read_action
from engine.history import History
from engine.refusal import Refusal
from engine.setup import Header, begin
from engine.view import View

SEATS = ("Ana", "Bo")


def _outcome(game: Game[Any], actions: tuple[dict[str, Any], ...], options: dict[str, Any]) -> History | Refusal:
    """The history after all actions, or the first refusal."""
    start = begin(game, Header(game=game.name, seats=SEATS, options=options))
    assert not isinstance(start, Refusal), start
    history = History(game, start)
    for number, data in enumerate(actions, 1):
        action = read_action(game, data)
        step = action if isinstance(action, Refusal) else history.do(action)
        if isinstance(step, Refusal):
            assert number == len(actions), f"refused too early: {data} on {step.clause}"
            return step
    return history


def played(game: Game[Any], *actions: dict[str, Any], **options: Any) -> View:
    """What everybody sees when two people have done all this."""
    outcome = _outcome(game, actions, options)
    assert isinstance(outcome, History), outcome
    return game.view(outcome.state, None)


def refusal(game: Game[Any], *actions: dict[str, Any], **options: Any) -> str:
    """The clause on which the last of the actions is refused; all before it are accepted."""
    outcome = _outcome(game, actions, options)
    assert isinstance(outcome, Refusal), "nothing was refused"
    return outcome.clause
