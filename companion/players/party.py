"""What simulated players of all games share: choosing again, choosing from the list, and answers about their cards."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from engine.action import TABLE
from engine.legal import OPEN, Legal, spelled_out
from engine.setup import Header
from engine.view import View

NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Finn", "Gil", "Hana")
"""Names of the simulated players, for seats 1 to 8."""

Action = dict[str, Any]
"""An action as JSON data."""
Listed = Callable[[int], Legal]
"""What a seat may do now."""


class RealCards(Protocol):
    """All virtual cards of a simulated table (see `companion.players.Players`)."""

    def breach(self, view: View) -> str | None: ...
    def settle(self, view: View) -> None: ...
    def hands(self) -> dict[int, tuple[str, ...]]: ...
    def top(self) -> str | None: ...


C = TypeVar("C", bound=RealCards)


class Party(Generic[C]):
    """Players with virtual cards, which answer all questions about cards (see `companion.players.Players`)."""

    def __init__(self, header: Header, cards: C) -> None:
        self.header, self._cards = header, cards

    def options_with(self, wanted: dict[str, Any]) -> dict[str, Any]:
        return wanted or dict(self.header.options or {})

    def agree(self, header: Header) -> None:
        self.header = header

    def breach(self, view: View) -> str | None:
        return self._cards.breach(view)

    def settle(self, view: View) -> None:
        self._cards.settle(view)

    def hands(self) -> dict[int, tuple[str, ...]]:
        return self._cards.hands()

    def top(self) -> str | None:
        return self._cards.top()


def first_granted(wishes: Iterable[Action], legal: Listed) -> Action | None:
    """The first of the wishes that is legal; None if none is."""
    return next((wish for wish in wishes if wish in legal(wish["seat"])), None)


def listed(view: View, legal: Listed, never: Collection[str], own: Collection[str] = ()) -> Iterator[Action]:
    """Legal actions without an open field: those of the seats that are to act, then those of the table.

    Left out are the verbs in `never`, and actions with a field of `own`: only the players know which cards they hold.
    """
    for seat in (*view.to_act, TABLE):
        for action in (one for entry in legal(seat) for one in spelled_out(entry)):
            filled = OPEN not in action.values() and not any(field in action for field in own)
            if filled and action["do"] not in never:
                yield action


def first_listed(view: View, legal: Listed, never: Collection[str], own: Collection[str] = ()) -> Action:
    """The first of them; LookupError where there is none."""
    for action in listed(view, legal, never, own):
        return action
    raise LookupError(f"nobody can do anything in phase {view.phase}")
