"""What is wrong with an action at any moment: a card nobody knows, a target that is not there, fields that clash."""

from msgspec import UNSET

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush import cards as c
from engine.ambush.state import State
from engine.checks import no_such_seat, unknown_card
from engine.refusal import INPUT, Refusal, refuse


def malformed(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    card = getattr(do, "card", UNSET)
    named = () if card is UNSET else (card,)
    return unknown_card(now.box.cards, named) or _wrong_target(now, do) or _wrong_fields(now, do)


def _wrong_target(now: State, do: Action) -> Refusal | None:
    """A seat named by an action, other than the one who acts."""
    seat = do.first if isinstance(do, a.First) else getattr(do, "target", UNSET)
    if seat is UNSET or 1 <= seat <= len(now.seats) or (seat == TABLE and isinstance(do, a.Adjust)):
        return None
    return no_such_seat(now, seat)


def _wrong_fields(now: State, do: Action) -> Refusal | None:
    match do:
        case a.Play(changes=changes) | a.Resolve(changes=changes) if changes is not UNSET:
            fallen = _not_standing(now, changes)
            if fallen is not None:
                return refuse(INPUT, "ambush-change-seat", number=fallen)
        case a.Call(at=at, err=err) if at is UNSET and err is not UNSET:
            return refuse(INPUT, "ambush-err-without-at")
        case a.Stop(captured=captured) if do.seat == TABLE and captured is not UNSET:
            return refuse(INPUT, "ambush-table-has-no-pile")
        case a.Adjust(target=target, counter=counter) if (target == TABLE) != (counter in ("deck", "battlefield")):
            return refuse(INPUT, "ambush-counter-owner", counter=counter)
    return None


def _not_standing(now: State, changes: tuple[c.Changes, ...]) -> int | None:
    """The first seat named in a change whose castle does not stand, if there is one."""
    for change in changes:
        for seat in (change.seat, getattr(change, "giver", change.seat)):
            if seat not in now.standing:
                return int(seat)
    return None
