"""The rules of Duel-200: one function a verb. Each refusal names its clause and changes nothing."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from bench.duel import facts as f
from bench.duel.actions import PASS, Adjust, Commit, Name, Upkeep
from bench.duel.cards import KINDS
from bench.duel.options import ENERGY_TOP, HEALTH, LEAST_HEALTH, ROUNDS
from bench.duel.piles import fill_hand
from bench.duel.reveal import reveal
from bench.duel.state import Seat, State
from engine.action import TABLE, Action
from engine.game import Step
from engine.refusal import ADJUST, INPUT, Refusal, refuse
from engine.view import Result

Outcome = Step[State] | Refusal


def apply(now: State, do: Action) -> Outcome:
    """The table after an action, or the clause that forbids it."""
    return RULES[type(do)](now, do)


# Playing


def commit(now: State, do: Commit) -> Outcome:
    """A card of the hand, in secret; the second commit reveals both."""
    if refusal := _not_now(now, do, "plan"):
        return refusal
    seat = now.seats[do.seat - 1]
    if refusal := cannot_commit(seat, do.card):
        return refusal
    told = f.Committed(seat.number)
    seat = Seat(seat.number, seat.name, seat.health, seat.energy, seat.deck, seat.hand, seat.discard, do.card)
    one, two = seats = now.seats_with(seat)
    if one.commit is None or two.commit is None:
        return Step(State(seats, now.seed, now.round, "plan", 0, now.revealed), (told,))
    return reveal(now, one, two, told)


def _not_now(now: State, do: Commit | Upkeep, phase: str) -> Refusal | None:
    """What holds for both verbs of play: a player's seat, and the right phase."""
    if do.seat not in (1, 2):
        return refuse(INPUT, "duel-for-a-player", verb=do.verb(), number=str(do.seat))
    if now.phase == "over":
        return refuse("DUEL-END-01", "duel-over")
    if now.phase != phase:
        return refuse("DUEL-ROUND-01", "duel-wrong-phase", verb=do.verb(), phase=now.phase)
    return None


def cannot_commit(seat: Seat, card: int) -> Refusal | None:
    """One commit a round, of a card that is there and can be paid."""
    if seat.commit is not None:
        return refuse("DUEL-PLAN-01", "duel-committed-already", seat=seat.number)
    if card == PASS:
        return None
    if not 0 <= card < len(seat.hand):
        return refuse(INPUT, "duel-no-such-place", number=str(card), cards=len(seat.hand))
    if (cost := KINDS[seat.hand[card]].cost) > seat.energy:
        return refuse("DUEL-PLAN-02", "duel-too-dear", seat=seat.number, cost=cost, energy=seat.energy)
    return None


def upkeep(now: State, do: Upkeep) -> Outcome:
    """Energy, health or a fresh card: first seat 1, then seat 2, then the next round."""
    if refusal := _not_now(now, do, "upkeep"):
        return refusal
    if refusal := not_your_upkeep(now, do.seat):
        return refusal
    facts: f.Facts = [f.Kept(do.seat, do.choice)]
    seat, seed = _kept(now, now.seats[do.seat - 1], do.choice, facts)
    seats = now.seats_with(seat)
    if now.turn == 1:
        then = State(seats, seed, now.round, "upkeep", 2, now.revealed)
    elif now.round < ROUNDS:
        facts.append(f.Round(now.round + 1))
        then = State(seats, seed, now.round + 1, "plan", 0, now.revealed)
    else:
        then = _ended(State(seats, seed, now.round, "over", 0, now.revealed), facts)
    return Step(then, tuple(facts))


def not_your_upkeep(now: State, seat: int) -> Refusal | None:
    """One player after the other."""
    if seat != now.turn:
        return refuse("DUEL-UPKEEP-01", "duel-not-your-upkeep", seat=seat, turn=now.turn)
    return None


def _kept(now: State, seat: Seat, choice: int, facts: f.Facts) -> tuple[Seat, int]:
    """The seat after its upkeep, and the seed for the next shuffle."""
    number, health, energy = seat.number, seat.health, seat.energy
    deck, hand, discard, seed = seat.deck, seat.hand, seat.discard, now.seed
    if choice == 0 and energy < ENERGY_TOP:
        energy += 1
        facts.append(f.Energy(number, seat.energy, energy, "upkeep"))
    elif choice == 1 and health < HEALTH:
        health += 1
        facts.append(f.Health(number, seat.health, health, "upkeep"))
    elif choice == 2:
        facts.append(f.Discarded(number, hand[0]))
        deck, hand, discard, seed = fill_hand(number, deck, hand[1:], discard + hand[:1], seed, facts)
    return Seat(number, seat.name, health, energy, deck, hand, discard), seed


def _ended(now: State, facts: f.Facts) -> State:
    """More health wins; equal health is a draw."""
    one, two = now.seats
    if one.health == two.health:
        result = Result([], [], "DUEL-END-03", _scores(now))
    else:
        winner = 1 if one.health > two.health else 2
        result = Result([winner], [3 - winner], "DUEL-END-02", _scores(now))
    facts.append(f.Over(result.winners, result.losers, result.reason))
    return replace(now, result=result)


def _scores(now: State) -> dict[str, int]:
    return {str(seat.number): seat.health for seat in now.seats}


# At any time


def name(now: State, do: Name) -> Outcome:
    """A player gets another name; the table has none."""
    if do.seat not in (1, 2):
        return refuse(INPUT, "duel-for-a-player", verb=do.verb(), number=str(do.seat))
    return Step(replace(now, seats=now.seats_with(replace(now.seats[do.seat - 1], name=do.name))))


def adjust(now: State, do: Adjust) -> Outcome:
    """The referee sets a counter, within its range, while the game runs."""
    if do.seat != TABLE:
        return refuse(INPUT, "duel-for-the-table", verb=do.verb(), number=str(do.seat))
    if do.target not in (1, 2):
        return refuse(INPUT, "no-such-seat", number=str(do.target), seats=2)
    if now.phase == "over":
        return refuse("DUEL-END-01", "duel-over")
    low, high = (LEAST_HEALTH, HEALTH) if do.counter == "health" else (0, ENERGY_TOP)
    if not low <= do.to <= high:
        return refuse(ADJUST, "adjust-range", counter=do.counter, low=low, high=high, to=str(do.to))
    seat = now.seats[do.target - 1]
    why = None if do.why is UNSET else do.why
    told = f.Adjusted(do.target, do.counter, getattr(seat, do.counter), do.to, why)
    return Step(replace(now, seats=now.seats_with(replace(seat, **{do.counter: do.to}))), (told,))


RULES: dict[type[Action], Callable[[State, Any], Outcome]] = {
    Commit: commit, Upkeep: upkeep, Name: name, Adjust: adjust,
}  # fmt: skip
