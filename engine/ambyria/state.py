"""What is known at the table in a game of Ambyria. Everything here is frozen: a new moment is a new state."""

from functools import cached_property
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine import seats
from engine.ambyria.cards import NOTHING_KNOWN, UNKNOWN, Card, Hero, Mode
from engine.ambyria.chain import Forced, Frame
from engine.ambyria.options import SLOTS, Options
from engine.ambyria.pool import Pool
from engine.view import Result

Phase = Literal["setup", "collection", "mode", "draw", "play", "end", "scoring", "over"]
Step = Literal["begin", "start", "open", "after"]
"""Where a phase stands: lasting effects come first, then its own beginning, then what people do in it."""


class Box(Struct, frozen=True, dict=True):
    """What does not change from the first action to the last; and, kept beside it (`dict`), what follows from it."""

    mode: str
    options: Options
    cards: dict[str, Card]
    lists: dict[int, dict[str, int]] = {}
    """How many of each card the registered deck of a seat holds."""
    copies: dict[str, int] | None = None
    """How many there are in all decks together; None unless every seat has a list."""
    lasting: tuple[str, ...] = ()
    """The cards with lasting effects, and the phases at whose beginning those apply."""
    lasting_at: tuple[str, ...] = ()

    def size(self, seat: int) -> int | None:
        """Cards in a deck before set-up, if that is known."""
        listed = self.lists.get(seat)
        return self.options.deck_size if listed is None else sum(listed.values())

    @cached_property
    def in_no_deck(self) -> frozenset[str]:
        """The cards of the game that no registered deck holds, if all are registered."""
        return frozenset(self.cards.keys() - self.copies.keys() if self.copies is not None else ())

    @cached_property
    def pool(self) -> Pool:
        """Its cards, sorted by what can be said of them."""
        return Pool(self.cards, self.lists)


class Lying(Struct, frozen=True):
    """A card in an emberscape. What a face-down one is may be known to the table, and to its player alone."""

    serial: int
    """Told apart from every other card that ever came into an emberscape: its slot may change."""
    card: str
    down: bool = False


class Laid(Struct, frozen=True):
    """A card in a mode pile, with its mode as the pack says or people told."""

    card: str
    mode: Mode


class Seat(seats.Seat, frozen=True):
    hero: Hero | None = None
    hand: int = 0
    deck: int | None = None
    arcane: int = 0
    emberscape: tuple[Lying, ...] = ()
    modes: tuple[Laid, ...] = ()
    """The mode pile, the mode card last."""
    discard: tuple[str, ...] = ()
    collection: tuple[str, ...] = ()
    """What lies in the collection pile; in no view."""
    stones: int | None = None
    """The total, once it is added up or entered; in no view until the game is over."""
    used: bool = False
    """Its hero was activated in this turn."""
    strange_hand: bool = False
    strange_deck: bool = False
    """Cards may be there that the registered list does not hold (AMBYRIA-CARD-05)."""
    out: bool = False

    @property
    def mode(self) -> Mode | None:
        return self.modes[-1].mode if self.modes else None

    @property
    def full(self) -> bool:
        return len(self.emberscape) >= SLOTS

    @property
    def face_up(self) -> int:
        return sum(not lying.down for lying in self.emberscape)


class State(seats.Seated[Seat], frozen=True):
    box: Box
    phase: Phase = "setup"
    step: Step = "begin"
    round: int = 0
    turn: int = 0
    drawn: int = 0
    """Cards drawn in the draw phase of this turn."""
    plays: int = 0
    """Cards that may still be played from the hand in this play phase."""
    played: bool = False
    """The card of the turn has been played."""
    chain: tuple[Frame, ...] = ()
    forced: Forced | None = None
    """A card that somebody has to play now, from the arcane cards or the top of a deck."""
    owed: dict[int, int] = {}
    """Cards that seats have to discard now."""
    limit: bool = False
    """What is owed is what the player of the turn holds above the hand limit."""
    serial: int = 0
    """The last number given to a card or a frame."""
    begun: int = 0
    """Turns that have begun since the last action (AMBYRIA-FIN-15)."""
    result: Result | None = None

    def card(self, id: str) -> Card:
        """What is known of a card."""
        return NOTHING_KNOWN if id == UNKNOWN else self.box.cards[id]

    @property
    def playing(self) -> tuple[int, ...]:
        """Seats that are still in the game."""
        return tuple([seat.number for seat in self.seats if not seat.out])

    def around(self, number: int) -> tuple[int, ...]:
        """Seats in the game, from this one on to the left."""
        count = len(self.seats)
        order = ((number - 1 + step) % count + 1 for step in range(count))
        return tuple(seat for seat in order if not self.seats[seat - 1].out)

    def opponents(self, number: int) -> tuple[int, ...]:
        """The others in the game, to the left."""
        return tuple(seat for seat in self.around(number) if seat != number)

    @property
    def ending(self) -> bool:
        """Somebody's arcane cards are gone: the phase under way is the last."""
        if self.phase != "setup":
            for seat in self.seats:
                if not seat.arcane and not seat.out:
                    return True
        return False

    def own_play_phase(self, seat: int) -> bool:
        return self.phase == "play" and self.turn == seat

    def with_top(self, **changes: Any) -> "State":
        """The same with something changed in the last frame of the chain."""
        return replace(self, chain=(*self.chain[:-1], replace(self.chain[-1], **changes)))
