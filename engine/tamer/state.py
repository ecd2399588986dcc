"""What is known at a table of Tamer Tournament: frozen structs, and nothing that a real table would not know."""

from functools import cached_property
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine import seats
from engine.tamer.battle_state import Battle, Ended, Question
from engine.tamer.cards import Card
from engine.tamer.creatures import Creature
from engine.tamer.options import PACK, ROUNDS, Options, allowance, deck_of
from engine.view import Result

Phase = Literal["draft", "build", "pair", "battle", "over"]


class Box(Struct, frozen=True, dict=True):
    """What does not change during a game; and, kept beside it (`dict`), what follows from it."""

    mode: str
    options: Options
    cards: dict[str, Card]
    registered: tuple[int, ...] = ()
    """Seats of a duel that brought a deck."""

    @property
    def knows_cards(self) -> bool:
        return self.mode != "manual"

    @property
    def drafts(self) -> bool:
        """Whether the companion leads the draft."""
        return self.mode != "duel" and self.options.draft == "guided"

    @cached_property
    def by_round(self) -> dict[int, tuple[str, ...]]:
        """The cards that may lie in the deck of each round: those of which no other round is known."""
        return {
            round: tuple(id for id, card in self.cards.items() if not card.of_another_round(round))
            for round in range(1, ROUNDS + 1)
        }

    def takes_any_card(self, seat: int) -> bool:
        """Whether what this seat owns is only known when it is fielded (TAMER-TEAM-22)."""
        return seat not in self.registered if self.mode == "duel" else self.options.draft == "off"


class Seat(seats.Seat, frozen=True):
    wins: int = 0
    draws: int = 0
    losses: int = 0
    byes: int = 0
    roster: tuple[Creature, ...] = ()
    """What it owns, in the order in which it came."""
    drafted: int = 0
    """Cards picked where no card is known (`manual`)."""
    chosen: bool = False
    pick: str | None = None
    """The card that lies face down: nobody else's business before the reveal."""
    line: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    """Creatures that came into the roster in this phase `build` (TAMER-TEAM-22)."""
    points: int | None = None
    """What the team costs, as stated in `manual`."""
    ready: bool = False
    bye: bool = False
    eliminated: bool = False
    question: Question | None = None
    """What a draft effect asks."""

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple([creature.key for creature in self.roster])

    @property
    def record(self) -> tuple[int, int, int]:
        return self.wins, self.draws, self.losses


class Fought(Struct, frozen=True):
    """One battle of the past."""

    round: int
    seats: tuple[int, int]
    winner: int | None
    how: Ended


class State(seats.Seated[Seat], frozen=True):
    box: Box
    phase: Phase
    round: int
    turn: int = 0
    """The number of the pick in a draft, otherwise 0."""
    battles: tuple[Battle, ...] = ()
    """Those of the latest pairing."""
    history: tuple[Fought, ...] = ()
    contenders: tuple[int, ...] = ()
    result: Result | None = None

    @property
    def allowance(self) -> int:
        return allowance(self.round)

    @property
    def deck(self) -> int:
        return deck_of(self.round)

    @property
    def direction(self) -> Literal["left", "right"]:
        """Which way packs go in this round."""
        return "right" if self.deck == 2 else "left"

    @property
    def left(self) -> int:
        """Cards in each pack before the current pick."""
        return PACK + 1 - self.turn if self.phase == "draft" else 0

    @property
    def players(self) -> tuple[int, ...]:
        """Who builds and fights in this round: everybody, in a tie-breaker the contenders."""
        return self.contenders or tuple(self.numbers)

    @property
    def lines_hidden(self) -> bool:
        return self.phase == "build" and self.box.knows_cards and self.box.options.teams == "secret"

    def card(self, id: str) -> Card:
        return self.box.cards[id]

    def battle_of(self, seat: int) -> Battle | None:
        """The battle of a seat in this round; seat 0 is the sample team's."""
        if self.phase != "battle":
            return None
        return next((battle for battle in self.battles if seat in battle.seats), None)

    def question_of(self, seat: int) -> Question | None:
        """What is asked of a seat, in a draft or in its battle; not in which order to begin."""
        battle = self.battle_of(seat)
        if battle is not None:
            return battle.sides[seat].question if seat in battle.sides else None
        return self.seat(seat).question if seat and self.phase in ("draft", "build") else None

    def with_battle(self, battle: Battle) -> "State":
        """The same table with one battle further on, and the dice on the creatures as the battle left them."""
        battles = tuple([battle if one.number == battle.number else one for one in self.battles])
        seats = list(self.seats)
        for number, side in battle.sides.items():
            if number:
                seat = seats[number - 1]
                roster = tuple([side.creatures[one.key] for one in seat.roster])
                seats[number - 1] = replace(seat, roster=roster)
        return replace(self, seats=tuple(seats), battles=battles)

    def with_all_seats(self, **changes: Any) -> "State":
        """The same table with the same change at every seat."""
        return replace(self, seats=tuple([replace(seat, **changes) for seat in self.seats]))

    def cards_used(self, viewer: int | None = None) -> list[str]:
        """Every card in a roster, as often as it is there, without what others have fielded secretly in this phase."""
        cards: list[str] = []
        for seat in self.seats:
            if seat.joined and seat.number != viewer and self.lines_hidden:
                cards += [one.card for one in seat.roster if one.key not in seat.joined]
            else:
                cards += [one.card for one in seat.roster]
        return cards
