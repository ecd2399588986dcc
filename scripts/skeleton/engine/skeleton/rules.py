"""The rules of Skeleton: one function a verb. Each refusal names its clause and changes nothing."""

from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.checks import off_the_scale
from engine.facts import Adjusted, Over
from engine.refusal import INPUT, Refusal, refuse
from engine.rulebook import Facts, Rulebook, rename
from engine.seats import Seat
from engine.setup import Setup
from engine.skeleton.pieces import Adjust, State, Take, Took
from engine.verbs import Name
from engine.view import Result


def begin(setup: Setup) -> State | Refusal:
    seats = tuple(Seat(number, name) for number, name in enumerate(setup.seats, 1))
    return State(seats=seats, stones=setup.options.stones)


def forbidden(now: State, do: Action) -> Refusal | None:
    if now.phase == "over":
        return refuse("SKELETON-END-02", "skeleton-over")
    if do.seat not in (TABLE, now.turn):
        return refuse("SKELETON-TURN-01", "skeleton-not-your-turn", seat=do.seat, turn=now.turn)
    return None


def take(now: State, do: Take, facts: Facts) -> State | Refusal:
    if do.stones > now.stones:
        return refuse("SKELETON-TURN-02", "skeleton-too-many", stones=now.stones)
    facts.append(Took(do.seat, do.stones, now.stones - do.stones))
    return replace(now, stones=now.stones - do.stones)


def adjust(now: State, do: Adjust, facts: Facts) -> State | Refusal:
    if do.target != TABLE:
        return refuse(INPUT, "skeleton-only-the-heap")
    facts.append(Adjusted(TABLE, do.counter, now.stones, do.to, do.why or None))
    return off_the_scale(do.counter, do.to, 1, 99) or replace(now, stones=do.to)


def settle(before: State, now: State, do: Action, facts: Facts) -> State:
    """The next player's turn, or the end."""
    if do.seat == TABLE:
        return now
    if now.stones:
        return replace(now, turn=do.seat % len(now.seats) + 1)
    losers = [seat.number for seat in now.seats if seat.number != do.seat]
    facts.append(Over([do.seat], losers, "SKELETON-END-01"))
    return replace(now, phase="over", result=Result([do.seat], losers, "SKELETON-END-01", {}))


RULEBOOK = Rulebook(forbidden=forbidden, rules={Take: take, Name: rename, Adjust: adjust}, settle=settle)
