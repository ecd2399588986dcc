"""What is wrong with an action at any moment: a card nobody knows, fields that clash, a battle that is not there."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import UNSET

from engine.action import TABLE, Action
from engine.checks import no_such_seat
from engine.refusal import INPUT, Refusal, refuse
from engine.tamer import actions as a
from engine.tamer.creatures import DICE, is_key
from engine.tamer.public import public_creatures
from engine.tamer.state import State


def malformed(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    wrong, named = WRONG.get(type(do)), NAMED.get(type(do))
    refusal = None if wrong is None else next(wrong(now, do), None)
    return refusal if refusal is not None or named is None else _unknown_creature(now, named(do))


def _unknown_creature(now: State, keys: tuple[str, ...]) -> Refusal | None:
    """Where no card is known, none is looked up: that cards are named at all is refused by the rules."""
    if now.box.knows_cards:
        for key in keys:
            if not is_key(key, now.box.cards):
                return refuse(INPUT, "no-such-card", card=key)
    return None


# The creatures that an action names


def _one(do: a.Place) -> tuple[str, ...]:
    return (do.card,)


def _next_one(do: a.Start) -> tuple[str, ...]:
    return () if do.card is UNSET else (do.card,)


def _line(do: a.Team) -> tuple[str, ...]:
    return () if do.order is UNSET else do.order


def _chosen(do: a.Choose) -> tuple[str, ...]:
    return do.cards


def _concerned(do: a.Resolve) -> tuple[str, ...]:
    return (do.card, *(change.creature for change in do.changes if change.creature is not UNSET))


NAMED: dict[type[Action], Callable[[Any], tuple[str, ...]]] = {
    a.Place: _one, a.Start: _next_one, a.Team: _line, a.Choose: _chosen, a.Resolve: _concerned,
}  # fmt: skip


# What else can be wrong


def _wrong_pick(now: State, do: a.Pick) -> Iterator[Refusal]:
    if do.card is UNSET and now.box.knows_cards:
        yield refuse(INPUT, "input-missing", field="card")
    yield from _wrong_card(now, do)


def _wrong_card(now: State, do: a.Pick | a.Flip) -> Iterator[Refusal]:
    if do.card is not UNSET and now.box.knows_cards and do.card not in now.box.cards:
        yield refuse(INPUT, "no-such-card", card=do.card)


def _wrong_team(now: State, do: a.Team) -> Iterator[Refusal]:
    if (do.order is UNSET) == (do.points is UNSET):
        yield refuse(INPUT, "tamer-one-of", one="order", other="points")
    elif do.points is not UNSET and now.box.knows_cards:
        yield refuse(INPUT, "tamer-points-are-counted")


def _wrong_battle(now: State, do: a.Fight) -> Iterator[Refusal]:
    if (do.seat == TABLE) == (do.battle is UNSET):
        yield refuse(INPUT, "tamer-which-battle")
    elif do.battle is not UNSET and not 1 <= do.battle <= len(now.battles):
        yield refuse(INPUT, "tamer-no-such-battle", battle=str(do.battle))


def _wrong_changes(now: State, do: a.Resolve) -> Iterator[Refusal]:
    for change in do.changes:
        yield from _wrong_change(now, change)


def _wrong_change(now: State, change: a.Change) -> Iterator[Refusal]:
    if (change.creature is UNSET) == (change.flip is UNSET):
        yield refuse(INPUT, "tamer-one-of", one="creature", other="flip")
    elif change.flip is UNSET:
        for field in ("die", "by"):
            if getattr(change, field) is UNSET:
                yield refuse(INPUT, "input-missing", field=field)
    if change.seat is not UNSET and not 0 <= change.seat <= len(now.seats):
        yield no_such_seat(now, change.seat)


def _wrong_adjust(now: State, do: a.Adjust) -> Iterator[Refusal]:
    if not 0 <= do.target <= len(now.seats):
        yield no_such_seat(now, do.target)
    elif do.creature is UNSET:
        if do.counter in DICE:
            yield refuse(INPUT, "tamer-die-of-whom", counter=do.counter)
        elif do.target == TABLE:
            yield refuse(INPUT, "tamer-table-has-no-record", counter=do.counter)
    elif do.counter not in DICE:
        yield refuse(INPUT, "tamer-record-is-a-seats", counter=do.counter)
    elif do.creature not in public_creatures(now, do.target):
        yield refuse(INPUT, "tamer-no-such-creature", target=do.target)


WRONG: dict[type[Action], Callable[[State, Any], Iterator[Refusal]]] = {
    a.Pick: _wrong_pick, a.Team: _wrong_team, a.Fight: _wrong_battle, a.Flip: _wrong_card, a.Resolve: _wrong_changes,
    a.Adjust: _wrong_adjust,
}  # fmt: skip
