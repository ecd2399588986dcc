"""Any game, played from its first state by actions as JSON brings them: what is seen then, and what is refused."""

from typing import Any, ClassVar

from engine.action import to_data
from engine.game import Game, Step, read_action
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


class Attempting:
    """The table of a game's own tests: actions as JSON brings them, accepted or refused as a test says."""

    game: ClassVar[Game[Any]]
    prefix: ClassVar[str] = ""
    """What a clause begins with in every test of this game, and so need not be written."""
    history: History
    facts: list[dict[str, Any]]
    """Those of the last action that was accepted, as JSON-ready data."""

    def attempt(self, do: str, seat: int, **fields: Any) -> Step[Any] | Refusal:
        """Give the engine an action as JSON would bring it (write from_= for "from")."""
        data = {"do": do, "seat": seat} | {key.rstrip("_"): value for key, value in fields.items()}
        action = read_action(self.game, data)
        return action if isinstance(action, Refusal) else self.history.do(action)

    def refused(self, do: str, seat: int, **fields: Any) -> str:
        """An action that must be refused, changing nothing; gives the clause, without what all clauses begin with."""
        before = self.history.state
        step = self.attempt(do, seat, **fields)
        assert isinstance(step, Refusal), step
        assert self.history.state is before
        return step.clause.removeprefix(self.prefix)


class Doing(Attempting):
    """A table whose actions are told by their facts."""

    def do(self, do: str, seat: int, **fields: Any) -> list[dict[str, Any]]:
        """An action that must be accepted; gives its facts."""
        step = self.attempt(do, seat, **fields)
        assert not isinstance(step, Refusal), step
        self.facts = [to_data(fact) for fact in step.facts]
        return self.facts
