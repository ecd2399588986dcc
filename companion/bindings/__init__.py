"""Bindings: what an input of a device means in a game, and what the devices show of it. One module a game."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from companion import game_parts
from engine.action import Action, Fact
from engine.view import View
from hardware.inputs import Input
from hardware.outputs import Figure, Output
from hardware.roles import Role


class Actions(Struct, frozen=True):
    """The actions that one input means, in order; together they are one step of undo. None is: the input was noted."""

    actions: tuple[Action, ...] = ()


class Undo(Struct, frozen=True):
    """Somebody wants the last step taken back."""


Meaning = Actions | Undo | None
"""None: the input means nothing at this moment. It is neither refused nor logged."""


class StartTimer(Struct, frozen=True):
    """Run a timer of that name (anew). At its end the table does `then`, if anything, and plays `figure`, if any."""

    name: str
    seconds: float
    seat: int | None = None
    """Whose bar runs down with it; None for everybody's."""
    then: Action | None = None
    ticks: int = 0
    """So many last seconds are heard."""
    figure: Figure | None = None


class StopTimer(Struct, frozen=True):
    name: str


class AskLinks(Struct, frozen=True):
    """Ask every link for anything earlier; once all have answered, or after so many seconds, the table does `then`."""

    then: Action
    at_most: float


Wish = StartTimer | StopTimer | AskLinks
"""What a game wants of the table besides light and sound."""


class Timing(Struct, frozen=True):
    """How much of a timer is left, from 1 to 0, for whoever shows it."""

    name: str
    left: float
    seat: int | None = None


class Held(Struct, frozen=True):
    """What a seat has laid on its reader and not sent yet. Nobody but that seat may see it."""

    cards: tuple[str, ...] = ()
    target: int | None = None


class Binding(Protocol):
    """One game at one table. It remembers what people have begun with their devices and not finished yet."""

    roles: tuple[Role, ...]
    """The roles that the game can use; what no device does, the screen does."""
    tokens: tuple[int, ...]
    """The numbered target tokens that mean something in this game; the others can stay in the box."""

    def meaning(self, view: View, told: Input) -> Meaning:
        """What an input means now. The moment it happened is put onto the actions by whoever asked."""

    def follow(self, view: View, facts: Sequence[Fact]) -> Sequence[Wish]:
        """Actions were accepted, and this is what is seen after them; what they used up is forgotten."""

    def forget(self) -> None:
        """Something was undone or redone: what was begun belongs to a moment that is gone."""

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Sequence[Output]:
        """What every device of the game shows of this moment."""

    def held(self, view: View, seat: int) -> Held:
        """What that seat's own phone shows of what its player has begun."""

    def refused(self, told: Input) -> Figure | None:
        """What is heard when an input was refused, whatever the reason."""

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        """What is heard of what just happened, in order."""

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        """What is shown for a moment because of what just happened, before `shows` holds again."""


def binding(
    game: str,
    cards: Mapping[str, Any],
    seats: int,
    options: Any = None,
    bars: Mapping[int, int] | None = None,
) -> Binding | None:
    """The binding of a game, with what is known of its cards; None for a game that has none.

    It is the module (or package) that `companion.game_parts` names. `options` are those of the game (its usual ones
    when None), `bars` says how many LEDs the bar of a seat has.
    """
    module = game_parts.load(game, "binding")
    if module is None:
        return None
    bound: Binding = module.bind(cards, seats, options, bars)
    return bound
