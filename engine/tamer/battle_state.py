"""One battle as it stands: two lines of creatures, what they are asked, and what still has to be carried out."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.tamer.cards import Buffed, Card, Op, When
from engine.tamer.creatures import Creature, health

Stage = Literal["start", "fight", "ask", "report", "done"]
Ended = Literal["fight", "stalemate", "limit", "report", "concede", "bye"]

SAMPLE = 0
"""The seat number under which a sample team fights."""


class Question(Struct, frozen=True):
    """What an effect needs from its player, and what is left of the effect after the answer."""

    kind: Literal["choose", "flip", "resolve"]
    creature: str
    when: When | None
    rest: tuple[Op, ...] = ()
    """Operations that come after the answer."""
    n: int | None = None
    """How many creatures are to be chosen."""
    among: tuple[str, ...] = ()
    die: Buffed | None = None
    amount: int = 0
    """What the chosen creatures get, fixed when the question opened."""
    round: int | None = None
    """The deck to flip from."""
    left: int = 0
    """Cards that the same operation still flips, this one included."""


class Side(Struct, frozen=True):
    """A player's creatures. In a draft the whole roster stands in the line."""

    seat: int
    creatures: dict[str, Creature]
    """All that the player owns, fielded or not, and those flipped, by key."""
    line: tuple[str, ...]
    """Those standing, front first."""
    out: tuple[str, ...] = ()
    flipped: dict[str, int] = {}
    """Flipped creatures in their order, each with the deck it came from."""
    waiting: tuple[str, ...] = ()
    """Creatures whose Round Start effect has still to be resolved."""
    ordering: tuple[str, ...] = ()
    """Those among which the player has been asked to choose the next one."""
    question: Question | None = None

    @property
    def front(self) -> Creature:
        return self.creatures[self.line[0]]

    @property
    def standing(self) -> tuple[Creature, ...]:
        return tuple(self.creatures[key] for key in self.line)

    @property
    def asked(self) -> bool:
        return self.question is not None or bool(self.ordering)


class Ground(Struct, frozen=True):
    """What a battle needs to know of the game around it."""

    cards: Mapping[str, Card]
    deck: int
    """The deck that cards call the current one."""
    battle: int | None = None
    """Its number; None in a draft."""
    ko: Literal["at-least", "more-than"] = "at-least"
    stalemate: Literal["draw", "both-out"] = "draw"
    quiet: frozenset[str] = frozenset()
    """Creatures of which no fact may tell."""

    def falls(self, creature: Creature) -> bool:
        """Whether its damage knocks it out; never where its health is not known."""
        most = health(creature, self.cards[creature.card])
        if most is None:
            return False
        return creature.damage >= most if self.ko == "at-least" else creature.damage > most


class Battle(Struct, frozen=True):
    number: int
    seats: tuple[int, int]
    """The lower seat first; a sample team is 0 and comes second."""
    sides: dict[int, Side]
    """By seat. Without an entry for whom no cards are known."""
    stage: Stage = "start"
    clash: int = 0
    queue: tuple[tuple[int, str], ...] = ()
    """KO effects still to be resolved: seat and creature."""
    winner: int | None = None
    how: Ended | None = None

    def other(self, seat: int) -> int:
        low, high = self.seats
        return high if seat == low else low

    @property
    def is_done(self) -> bool:
        return self.stage == "done"

    def with_side(self, side: Side) -> "Battle":
        return replace(self, sides={**self.sides, side.seat: side})

    def change(self, seat: int, **changes: Any) -> "Battle":
        return self.with_side(replace(self.sides[seat], **changes))
