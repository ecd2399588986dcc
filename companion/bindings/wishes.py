"""What a game wants of the table besides light and sound."""

from msgspec import Struct

from engine.action import Action
from engine.message import Message
from hardware.outputs import Figure

REVEAL = "reveal"
"""So begins the name of a timer at whose end something is turned up that has been decided; no screen is ahead of it."""


class StartTimer(Struct, frozen=True):
    """Run a timer of that name (anew). At its end the table does `then`, if anything, and plays `figure`, if any."""

    name: str
    seconds: float
    seat: int | None = None
    """Whose bar runs down with it; None for everybody's."""
    then: Action | None = None
    ticks: int = 0
    """How many of the last seconds are heard as ticks."""
    figure: Figure | None = None
    says: Message | None = None
    """What everybody is told at its end."""
    shown: bool = True
    """Whether screens count it down."""


class StopTimer(Struct, frozen=True):
    name: str


class FinishTimers(Struct, frozen=True):
    """Every timer whose name begins so ends now, as if its time were up; only the last of them is heard."""

    prefix: str


class HoldTimer(Struct, frozen=True):
    """A timer that runs stands still, unseen, until it goes on; or, with `held` false, it goes on from there."""

    name: str
    held: bool = True


class AskLinks(Struct, frozen=True):
    """Ask every link for anything earlier; the table does `then` once all have answered, or after `at_most` seconds.

    Without `then` it does what the binding makes of all that was told meanwhile (`Binding.settled`).
    """

    then: Action | None
    at_most: float
    at_least: float = 0.0
    """Seconds for which presses are awaited even if every link has answered: screens are no links."""


Wish = StartTimer | StopTimer | FinishTimers | HoldTimer | AskLinks


class Timing(Struct, frozen=True):
    """The share of a timer that is left, from 1 down to 0, for screens and bars."""

    name: str
    left: float
    seat: int | None = None
