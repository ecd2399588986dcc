"""Looking ahead to the end of the own turn: what each action brings, with its effect, and what could follow it."""

from collections.abc import Iterable
from random import Random

from msgspec import Struct

from companion.players.tash_kalar.box import CARDS
from companion.players.tash_kalar.choosing import Chances, Choices, Hand
from companion.players.tash_kalar.worth import PIECES, worth
from engine.action import Action
from engine.refusal import Refusal
from engine.tash_kalar import GAME
from engine.tash_kalar import actions as a
from engine.tash_kalar.arena import within
from engine.tash_kalar.state import State

PROMISING = 2
"""First actions whose followers are weighed too."""
FIRST, SECOND = 7, 4
"""Placings, and summonings, that are weighed at most: for the next action, and for the one that would follow it."""
NEAR = 2
"""How far from own pieces a placing is thought of, in squares."""
MIDDLE = "e5"
LONGEST_EFFECT = 30
"""Operations after which an effect is left as it is: none is longer."""


class Outlook(Struct, frozen=True):
    """What a player thinks with."""

    side: int
    hand: Hand
    chances: Chances
    random: Random

    def best_action(self, now: State, seat: int) -> Action | None:
        """The action that leaves the best position when the turn is over; None where doing nothing is as good."""
        weighed = self._weighed(now, seat, self.hand, FIRST)
        if not weighed:
            return None
        best = max(weighed[:PROMISING], key=lambda one: self._followed(one, seat))
        return best.action if now.actions or best.value > self._worth(now) else None

    def best_operation(self, now: State, seat: int) -> Action | None:
        """The operation of an open effect, or the word that it is done, which leaves the best position."""
        found = self._outcomes(now, Choices(now, seat, self.hand, self.chances).operations(self.random))
        return max(found, key=lambda one: one.value).action if found else None

    # Weighing

    def _worth(self, now: State, hand: Hand | None = None) -> float:
        hand = self.hand if hand is None else hand
        return worth(now, self.side, (*hand["beings"], *hand["legends"]))

    def _weighed(self, now: State, seat: int, hand: Hand, most: int) -> list["Outcome"]:
        """Actions with their effects carried out, the best first."""
        placings, summonings, others = list[a.Place](), list[a.Summon](), list[Action]()
        for action in Choices(now, seat, hand, self.chances).actions():
            match action:
                case a.Place():
                    placings.append(action)
                case a.Summon():
                    summonings.append(action)
                case _:
                    others.append(action)
        likely = [*self._close(now, placings, most), *self._strong(now, summonings, most), *others]
        return sorted(self._outcomes(now, likely, hand), key=lambda one: -one.value)

    def _close(self, now: State, placings: list[a.Place], most: int) -> list[a.Place]:
        """Some squares near own pieces; without any own piece, near the centre."""
        if now.arena is None or len(placings) <= most:
            return placings
        own = [square for square, _ in now.arena.standing(self.side)] or [MIDDLE]
        near = {other for square in own for other in within(square, NEAR)}
        close = [one for one in placings if one.at in near] or placings
        return self.random.sample(close, min(most, len(close)))

    def _strong(self, now: State, summonings: list[a.Summon], most: int) -> list[a.Summon]:
        """The highest creatures first, and those that come onto an enemy piece."""
        self.random.shuffle(summonings)
        return sorted(summonings, key=lambda one: -self._promise(now, one))[:most]

    def _promise(self, now: State, one: a.Summon) -> float:
        rank = CARDS[str(one.card)].rank
        there = one.over if now.arena is None else now.arena.piece(one.at)
        hit = 0.0 if there is None else (-1.0 if there.side == self.side else 1.0) * PIECES[there.rank]  # type: ignore[union-attr]
        return hit + (PIECES[rank] if isinstance(rank, str) else 0.0)

    def _outcomes(self, now: State, actions: Iterable[Action], hand: Hand | None = None) -> list["Outcome"]:
        found = []
        for action in actions:
            step = GAME.apply(now, action)
            if not isinstance(step, Refusal):
                left = _without(self.hand if hand is None else hand, action)
                after = self._resolved(step.state, left)
                found.append(Outcome(action, after, left, self._worth(after, left)))
        return found

    def _resolved(self, now: State, hand: Hand) -> State:
        """The position after the open effect, each operation the best of its moment."""
        for _ in range(LONGEST_EFFECT):
            if now.phase != "effect":
                break
            ways = Choices(now, now.control, hand, self.chances).operations(self.random)
            steps = [step for step in (GAME.apply(now, way) for way in ways) if not isinstance(step, Refusal)]
            if not steps:
                break
            now = max((step.state for step in steps), key=lambda state: worth(state, self.side, ()))
        return now

    def _followed(self, one: "Outcome", seat: int) -> float:
        """What it is worth when another action follows it."""
        now = one.state
        if now.phase != "action" or not now.actions or now.active != seat or now.lasts:
            return one.value
        following = self._weighed(now, seat, one.hand, SECOND)
        return max([one.value, *(other.value for other in following)])


class Outcome(Struct, frozen=True):
    """An action, and where it leads."""

    action: Action
    state: State
    hand: Hand
    value: float


def _without(hand: Hand, action: Action) -> Hand:
    """The hand without the card that was played."""
    card = getattr(action, "card", None)
    if card is None:
        return hand
    return {kind: tuple(one for one in cards if one != card) for kind, cards in hand.items()}
