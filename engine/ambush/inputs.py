"""What is wrong with an action at any moment: a card nobody knows, a target that is not there, fields that clash."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush import cards as c
from engine.ambush.state import State
from engine.checks import no_such_card, no_such_seat
from engine.refusal import INPUT, Refusal, refuse


def malformed(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    check = _CHECKS.get(type(do))
    return None if check is None else check(now, do)


def _card(now: State, do: a.Expose | a.Play | a.Place | a.Resolve | a.Capture) -> Refusal | None:
    if do.card is UNSET or do.card in now.box.cards:
        return None
    return no_such_card(do.card)


def _target(now: State, number: int) -> Refusal | None:
    """A seat named by an action, other than the one who acts."""
    return None if 1 <= number <= len(now.seats) else no_such_seat(now, number)


def _first(now: State, do: a.First) -> Refusal | None:
    return _target(now, do.first)


def _carried_out(now: State, do: a.Play | a.Resolve) -> Refusal | None:
    """The card, the castle chosen, and what people enter."""
    refusal = _card(now, do)
    if refusal is None and do.target is not UNSET:
        refusal = _target(now, do.target)
    if refusal is None and do.changes is not UNSET:
        fallen = _not_standing(now, do.changes)
        return None if fallen is None else refuse(INPUT, "ambush-change-seat", number=fallen)
    return refusal


def _call(now: State, do: a.Call) -> Refusal | None:
    return refuse(INPUT, "ambush-err-without-at") if do.at is UNSET and do.err is not UNSET else None


def _stop(now: State, do: a.Stop) -> Refusal | None:
    return refuse(INPUT, "ambush-table-has-no-pile") if do.seat == TABLE and do.captured is not UNSET else None


def _adjust(now: State, do: a.Adjust) -> Refusal | None:
    if do.target != TABLE and (refusal := _target(now, do.target)):
        return refusal
    if (do.target == TABLE) != (do.counter in ("deck", "battlefield")):
        return refuse(INPUT, "ambush-counter-owner", counter=do.counter)
    return None


def _not_standing(now: State, changes: tuple[c.Changes, ...]) -> int | None:
    """The first seat named in a change whose castle does not stand, if there is one."""
    for change in changes:
        for seat in (change.seat, getattr(change, "giver", change.seat)):
            if seat not in now.standing:
                return int(seat)
    return None


_CHECKS: dict[type[Action], Callable[[State, Any], Refusal | None]] = {
    a.First: _first, a.Expose: _card, a.Play: _carried_out, a.Place: _card, a.Resolve: _carried_out, a.Call: _call,
    a.Capture: _card, a.Stop: _stop, a.Adjust: _adjust,
}  # fmt: skip
"""The verbs of which something can be wrong."""
