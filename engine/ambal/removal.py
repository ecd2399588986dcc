"""A removal with a number: what was in force at the reveal, and what of it its user still has to name."""

from msgspec import UNSET

from engine.ambal.durations import conditions_of, on_seat
from engine.ambal.skills import mastery
from engine.ambal.state import Revealed, State
from engine.ambal.targets import bearer_of, seats_meant
from engine.ambal.texts import text


def removable(now: State, one: Revealed) -> tuple[str, ...]:
    """The Conditions or cards that a numbered removal may end: those in force on its recipient at the reveal."""
    remove = text(one.effects or ()).removal
    if remove is None or remove.to is UNSET or now.before is None:
        return ()
    bearer = bearer_of(now, one.seat, one.target, one.effects or ())
    meant = seats_meant(now, one.seat, one.target, bearer, remove.to)
    recipient = next((seat for seat in meant if not now.seat(seat).defeated), None)
    if recipient is None:
        return ()
    if remove.what == "condition":
        there = conditions_of(now.before.seat(recipient))
        return tuple(name for name in there if remove.which is UNSET or name in remove.which)
    return tuple(lying.card for lying in on_seat(now.before, recipient, remove.what))


def how_many(now: State, one: Revealed) -> int:
    """The number on the card, or the user's Mastery at the reveal."""
    remove = text(one.effects or ()).removal
    if remove is None or isinstance(remove.n, str) or now.before is None:
        return 0
    if isinstance(remove.n, int):
        return remove.n
    return max(0, mastery(now.box, now.before.seat(one.seat), remove.n.mastery) * remove.n.times)


def owes_removal(now: State, one: Revealed) -> bool:
    """Whether there is more to remove than the number says, so that the user names what goes."""
    if one.removal is not None or one.effects is None or one.target is None or text(one.effects).removal is None:
        return False
    return 0 < how_many(now, one) < len(removable(now, one))


def removed(now: State, one: Revealed) -> tuple[str, ...]:
    """What was named, or everything where there was nothing to choose."""
    if one.removal is not None:
        return one.removal
    return removable(now, one) if how_many(now, one) else ()
