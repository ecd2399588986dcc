"""What a player could do now: placings, summonings, flares, operations of effects, ways to end the turn."""

from collections.abc import Iterator, Mapping
from random import Random

from msgspec import Struct

from companion.players.tash_kalar.box import CARDS
from companion.players.tash_kalar.worth import claimable, creature_of
from engine.action import Action
from engine.tash_kalar import actions as a
from engine.tash_kalar import matcher
from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.effect_offers import of_effect
from engine.tash_kalar.matcher import Creature, Match
from engine.tash_kalar.pieces import PIECES, RANKS, Rank, higher, ranks_of, type_of
from engine.tash_kalar.scoring import unpaired
from engine.tash_kalar.state import State

Hand = Mapping[str, tuple[str, ...]]
"""Cards in hand, by sort."""
MANY = 8
"""Operations that a player weighs for one step; a leap has more, and then some of them do."""
IN_FORMATION = 0.3
"""Ledger: how often a creature finds its formation on the real board, which the table does not know."""
ON_A_PIECE = 0.4
"""Ledger: how often a piece stands on the summoning square."""
CLAIMS = 0.25
"""How often an objective is claimed at the end of a turn where only points are told."""


class Chances:
    """Ledger: what the real board would show. The same question has the same answer as long as nothing is done."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._moment: tuple[int, int] = (0, 0)
        self._answers: dict[tuple[int, str], float] = {}

    def of(self, now: State, what: str) -> float:
        """A number from 0 to 1."""
        if (now.turn, now.deeds) < self._moment or now.turn > self._moment[0]:
            self._answers.clear()
        self._moment = max(self._moment, (now.turn, 0))
        return self._answers.setdefault((now.deeds, what), self._random.random())


class Choices(Struct, frozen=True):
    """One seat that acts, with the cards in its hand."""

    now: State
    seat: int
    hand: Hand
    chances: Chances

    @property
    def creatures(self) -> tuple[str, ...]:
        """Beings and legends in hand."""
        return (*self.hand["beings"], *self.hand["legends"])

    # Actions of a turn

    def actions(self) -> Iterator[Action]:
        """All that could be done in phase `action`, short of ending the turn; the rules have the last word."""
        now = self.now
        if now.actions:
            yield from self.placings()
        if now.lasts or now.handed:
            return
        if now.actions:
            yield from self.summonings()
            if not now.discarded:
                yield from self._discards()
        for card in self.hand["flares"]:
            against = now.enemies(now.own) if now.box.melee else (None,)
            yield from (a.Flare(seat=self.seat, card=card, against=side) for side in against)

    def _discards(self) -> Iterator[Action]:
        """One being, with nothing else or with all legends, which go back under their deck."""
        for card in self.hand["beings"]:
            yield a.Discard(seat=self.seat, card=card)
            if legends := len(self.hand["legends"]):
                yield a.Discard(seat=self.seat, card=card, back=a.Back(legends=legends))

    def placings(self) -> Iterator[Action]:
        """A common piece on every empty square; in a shortage the least useful own piece is picked up."""
        now, short = self.now, not self.now.supply(self.now.own)
        if now.arena is None:
            ranks = [rank for rank in ranks_of("two-sided") if now.side(now.own).of_rank(rank)]
            yield a.Place(seat=self.seat, pick=ranks[0] if short and ranks else None)
            return
        own = [square for square, _ in now.arena.standing(now.own, ranks_of("two-sided"))]
        for square in SQUARES:
            if now.arena.piece(square) is None and (own or not short):
                yield a.Place(seat=self.seat, at=square, pick=own[0] if short else None)

    def summonings(self) -> Iterator[a.Summon]:
        """Every creature in hand, wherever it can be summoned."""
        for id in self.creatures:
            rank = CARDS[id].rank if id in CARDS else None
            if not isinstance(rank, str):
                continue
            yield from self._in_ledger(id, rank) if self.now.arena is None else self._at_board(id)

    def _at_board(self, id: str) -> Iterator[a.Summon]:
        now, found = self.now, False
        for impro in (None, *self._lenders()):
            creature = creature_of(id, now.own, impro)
            if creature is None or found:
                return
            assert now.arena is not None
            for match in matcher.places(now.arena, creature, now.supply(now.own, type_of(creature.rank))):
                found = True
                yield self._summon(
                    id,
                    creature.rank,
                    at=match.at,
                    orientation=match.orientation,
                    impro=impro,
                    pick=self._pick(creature, match),
                )

    def _pick(self, creature: Creature, match: Match) -> str | None:
        """In a shortage the first piece that can be spared, common ones before heroic ones."""
        now = self.now
        assert now.arena is not None
        if now.supply(now.own, type_of(creature.rank)) or matcher.turns_own(now.arena, creature, match.at):
            return None
        free = matcher.spare(now.arena, creature, match)
        return min(free, key=lambda square: str(now.arena.piece(square)), default=None)  # type: ignore[union-attr]

    def _lenders(self) -> tuple[int, ...]:
        """The enemy colours with which this side can still improvise."""
        own = self.now.side(self.now.own)
        return tuple(side for side, left in own.impro.items() if left)

    def _summon(self, id: str, rank: Rank, **fields: object) -> a.Summon:
        colour = None
        if self.now.box.melee and rank == "legendary":
            points = self.now.side(self.now.own).points
            colour = min(points, key=points.__getitem__)
        return a.Summon(seat=self.seat, card=id, colour=colour, **fields)  # type: ignore[arg-type]

    def _in_ledger(self, id: str, rank: Rank) -> Iterator[a.Summon]:
        """A creature whose formation there are enough pieces for, if the real board happens to show it."""
        now, card = self.now, CARDS[id]
        needed = [one.rank for one in card.formation.required] if card.formation is not None else []
        enough = all(self._standing(least) >= sum(not higher(least, one) for one in needed) for least in RANKS)
        if not enough or self.chances.of(now, id) > IN_FORMATION:
            return
        own = now.side(now.own)
        picks = [one for one in ranks_of(type_of(rank)) if own.of_rank(one)]
        pick = picks[0] if picks and not now.supply(now.own, type_of(rank)) else None
        yield self._summon(id, rank, pick=pick)
        for text, piece in PIECES.items():
            there = piece.side <= len(now.sides) and now.side(piece.side).of_rank(piece.rank)
            if there and not higher(piece.rank, rank) and self.chances.of(now, id + text) < ON_A_PIECE:
                becomes = piece.side == now.own and piece.type == type_of(rank)
                yield self._summon(id, rank, over=a.Over(piece.side, piece.rank), pick=None if becomes else pick)

    def _standing(self, least: Rank) -> int:
        """Own pieces of that rank or higher."""
        own = self.now.side(self.now.own)
        return sum(own.of_rank(rank) for rank in RANKS if not higher(least, rank))

    # Effects and the end of a turn

    def operations(self, random: Random) -> list[Action]:
        """What an open effect lets this seat do: one operation, or saying that it is done."""
        found: list[Action] = []
        for offer in of_effect(self.now, self.seat):
            if "ops" in offer.among:
                ops = [ops for group in offer.among["ops"].groups for ops in group]
                ops = ops if len(ops) <= MANY else random.sample(ops, MANY)
                found += [a.Resolve(seat=self.seat, ops=one) for one in ops]  # type: ignore[arg-type]
            elif not offer.open:
                found.append(offer.action)
        return found

    def ends(self, random: Random) -> list[Action]:
        """Ways to end the turn, the most profitable first."""
        now = self.now
        if now.box.melee and len(unpaired(now)) > 1:
            points = now.side(now.own).points
            return [a.End(seat=self.seat, colour=side) for side in sorted(unpaired(now), key=points.__getitem__)]
        if now.box.high_form and now.tasks is None and random.random() < CLAIMS:
            return [a.End(seat=self.seat, points=random.randint(1, 3))]
        worth = sorted(claimable(now), key=lambda task: -int(CARDS[task].points or 0) if task in CARDS else 0)
        return [*(a.End(seat=self.seat, claim=task) for task in worth), a.End(seat=self.seat)]
