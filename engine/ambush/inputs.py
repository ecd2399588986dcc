"""What is wrong with an action at any moment: a seat that is not there, a card nobody knows, fields that clash."""

from msgspec import UNSET

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush import cards as c
from engine.ambush.state import State
from engine.refusal import INPUT, Refusal, refuse


def misfit(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    return _wrong_seat(now, do) or _unknown_card(now, do) or _wrong_target(now, do) or _wrong_fields(now, do)


def _wrong_seat(now: State, do: Action) -> Refusal | None:
    if not 0 <= do.seat <= len(now.seats):
        return _no_seat(now, do.seat)
    if isinstance(do, a.FOR_ANYBODY):
        return None
    if isinstance(do, a.FOR_THE_TABLE) and do.seat != TABLE:
        return refuse(INPUT, "ambush-for-the-table", verb=do.verb(), seat=do.seat)
    if not isinstance(do, a.FOR_THE_TABLE) and do.seat == TABLE:
        return refuse(INPUT, "ambush-for-a-player", verb=do.verb())
    return None


def _no_seat(now: State, seat: int) -> Refusal:
    return refuse(INPUT, "no-such-seat", number=str(seat), seats=len(now.seats))


def _unknown_card(now: State, do: Action) -> Refusal | None:
    card = getattr(do, "card", UNSET)
    if card is UNSET or card in now.box.cards:
        return None
    return refuse(INPUT, "no-such-card", card=card)


def _wrong_target(now: State, do: Action) -> Refusal | None:
    """A seat named by an action, other than the one who acts."""
    seat = do.first if isinstance(do, a.First) else getattr(do, "target", UNSET)
    if seat is UNSET or 1 <= seat <= len(now.seats) or (seat == TABLE and isinstance(do, a.Adjust)):
        return None
    return _no_seat(now, seat)


def _wrong_fields(now: State, do: Action) -> Refusal | None:
    match do:
        case a.Play(changes=changes) | a.Resolve(changes=changes) if changes is not UNSET:
            fallen = _not_standing(now, changes)
            if fallen is not None:
                return refuse(INPUT, "ambush-change-seat", number=str(fallen))
    match do:  # a resolve can be wrong in both ways
        case a.Resolve(target=target) if now.phase == "aftermath" and target is not UNSET and do.card is UNSET:
            return refuse(INPUT, "ambush-target-without-card")
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
