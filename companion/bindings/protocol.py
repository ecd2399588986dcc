"""What a table asks of the binding of a game."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from companion.bindings.meaning import Actions, Meaning
from companion.bindings.wishes import Timing, Wish
from engine.action import Action, Fact
from engine.message import Message
from engine.view import View
from hardware.inputs import Input
from hardware.outputs import Colour, Figure, Output
from hardware.roles import Role


class Held(Struct, frozen=True):
    """What a seat has laid on its reader and not sent yet. Nobody but that seat may see it."""

    cards: tuple[str, ...] = ()
    target: int | None = None


class Claimed(Struct, frozen=True):
    """A press that races others: when it was (seconds of the table's clock), and how wrong that may be."""

    seat: int
    at: float
    err: float


class Laid(Struct, frozen=True):
    """A card that lies open on a seat's reader and waits for a square of the board."""

    seat: int
    card: str


class BoardSign(Struct, frozen=True):
    """A square of a board with sensors: what is the matter with it, and what hands have to do."""

    square: str
    what: Message
    how: Message


class AtBoard(Struct, frozen=True):
    """What has been begun at a board of squares; everybody may see it."""

    laid: Laid | None = None
    signs: tuple[BoardSign, ...] = ()
    """Squares on which the sensors do not agree with the game; presses and taps wait for them."""
    overlooked: tuple[str, ...] = ()
    """Squares whose sensors do not count, because people said so."""
    hints: tuple[BoardSign, ...] = ()
    """What no sensor can tell: a piece to exchange, or a question. Nothing waits for them."""


class Binding(Protocol):
    """One game at one table. It remembers what people have begun with their devices and not finished yet.

    Views are the public ones, but for `meaning`. `GameBinding` does all that is the same in every game.
    """

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles that the game can use; what no device does, the screen does."""

    @property
    def tokens(self) -> tuple[int, ...]:
        """The numbered target tokens that mean something in this game; the others can stay in the box."""

    @property
    def board(self) -> tuple[tuple[str, ...], ...]:
        """The rows of the game's board, "" where it has no square; () for a game without one."""

    def meaning(self, view: View, told: Input) -> Meaning:
        """What an input means now; `view` is what the player sees whose device it is.

        The caller adds the moment at which it happened to the actions.
        """

    def went_down(self, told: Input) -> Sequence[Wish]:
        """A device went down: what it said of the table may hold no longer."""

    def continues(self, view: View, facts: Sequence[Fact]) -> Action | None:
        """What the table does by itself after an action that would be accepted, with these facts and this view.

        It is asked again until it gives None; everything together is one step of undo. What the rules refuse is left
        out.
        """

    def settled(self, view: View) -> Action | None:
        """Every link has told all that happened before it was asked: what follows from what people pressed."""

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        """Actions were accepted, and this is what is seen after them.

        `done` is what `meaning` made of an input, if that was accepted; None where people used the screen, or the
        table did something by itself. What was refused is not told: then all that was begun stays as it was.
        """

    def forget(self) -> None:
        """Something was undone or redone: what was begun belongs to a moment that is gone."""

    def awaits_card(self, view: View) -> tuple[int, ...]:
        """The seats on whose readers a card is awaited now; 0 for the table's own reader."""

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Iterable[Output]:
        """What every device of the game shows of this moment; a lamp for which people wait comes first."""

    def asks_target(self, view: View) -> tuple[int, ...]:
        """The seats whose tapped card waits for its target. Their devices show it, so every screen may."""

    def held(self, view: View, seat: int) -> Held:
        """What that seat's own phone shows of what its player has begun."""

    def is_claim(self, action: Action) -> bool:
        """Whether it is done only after it is settled whose press was first, be it on a screen or a device."""

    def claims(self, view: View) -> tuple[Claimed, ...]:
        """The presses that are to be settled between them; none where the rules themselves judge the race."""

    def at_board(self, view: View) -> AtBoard | None:
        """What every screen shows of a board of squares beside the view; None in a game without one."""

    def stands(self, view: View) -> frozenset[str] | None:
        """The squares of the board on which the game has a piece; None where it does not know squares."""

    def overlook(self, view: View, square: str, on: bool) -> Sequence[Wish]:
        """What the sensor of a square of the board says does not count from now on, or it counts again."""

    def colour(self, view: View, seat: int) -> Colour:
        """In which colour a seat is shown, where a game's own lights do not say something else."""

    def refused(self, told: Input) -> Figure | None:
        """What is heard when an input was refused, whatever the reason."""

    def ignored(self, told: Input) -> Figure | None:
        """What is heard when an input meant nothing."""

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        """What is heard of what just happened, in order."""

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        """What is shown for a moment because of what just happened, before `shows` holds again."""
