"""What is wrong with an action at any moment: a card nobody knows, fields that clash, a battle that is not there."""

from collections.abc import Iterator

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
    return next(_wrong_fields(now, do), None) or next(_unknown_cards(now, do), None)


def _unknown_cards(now: State, do: Action) -> Iterator[Refusal]:
    """Where no card is known, none is looked up: that cards are named at all is refused by the rules."""
    if not now.box.knows_cards:
        return
    for key in _keys(do):
        if not is_key(key, now.box.cards):
            yield refuse(INPUT, "no-such-card", card=key)
    if isinstance(do, a.Pick | a.Flip) and do.card is not UNSET and do.card not in now.box.cards:
        yield refuse(INPUT, "no-such-card", card=do.card)


def _keys(do: Action) -> tuple[str, ...]:
    match do:
        case a.Place(card=card):
            return (card,)
        case a.Start(card=card):
            return () if card is UNSET else (card,)
        case a.Team(order=order):
            return () if order is UNSET else order
        case a.Choose(cards=cards):
            return cards
        case a.Resolve(card=card, changes=changes):
            return (card, *(change.creature for change in changes if change.creature is not UNSET))
        case _:
            return ()


def _wrong_fields(now: State, do: Action) -> Iterator[Refusal]:
    match do:
        case a.Pick(card=card) if card is UNSET and now.box.knows_cards:
            yield refuse(INPUT, "input-missing", field="card")
        case a.Team():
            yield from _wrong_team(now, do)
        case a.Fight():
            yield from _wrong_battle(now, do)
        case a.Resolve(changes=changes):
            for change in changes:
                yield from _wrong_change(now, change)
        case a.Adjust():
            yield from _wrong_adjust(now, do)


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
