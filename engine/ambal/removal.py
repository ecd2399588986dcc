"""A removal with a number: what was in force at the reveal, and what of it its user still has to name."""

from msgspec import UNSET

from engine.ambal import cards as c
from engine.ambal.state import Revealed, State
from engine.ambal.targets import bearer_of, seats_meant


def counted_removal(effects: tuple[c.Effects, ...]) -> c.Remove | None:
    """A card has at most one removal with a number."""
    return next((one for one in effects if isinstance(one, c.Remove) and one.n != "all"), None)


def removable(now: State, one: Revealed) -> tuple[str, ...]:
    """The Conditions or cards that a numbered removal may end: those in force on its recipient at the reveal."""
    remove = counted_removal(one.effects or ())
    if remove is None or remove.to is UNSET or now.before is None:
        return ()
    bearer = bearer_of(now, one.seat, one.target, one.effects or ())
    meant = seats_meant(now, one.seat, one.target, bearer, remove.to)
    recipient = next((seat for seat in meant if not now.seat(seat).defeated), None)
    if recipient is None:
        return ()
    if remove.what == "condition":
        there = now.before.conditions[recipient]
        return tuple(name for name in there if remove.which is UNSET or name in remove.which)
    return tuple(name for kind, on, name in now.before.durations if kind == remove.what and on == recipient)


def how_many(now: State, one: Revealed) -> int:
    """The number on the card, or the user's Mastery at the reveal."""
    remove = counted_removal(one.effects or ())
    if remove is None or isinstance(remove.n, str) or now.before is None:
        return 0
    if isinstance(remove.n, int):
        return remove.n
    return max(0, now.before.mastery[one.seat][remove.n.mastery] * remove.n.times)


def owes_removal(now: State, one: Revealed) -> bool:
    """Whether there is more to remove than the number says, so that the user names what goes."""
    if one.removal is not None or one.effects is None or one.target is None:
        return False
    return 0 < how_many(now, one) < len(removable(now, one))


def removed(now: State, one: Revealed) -> tuple[str, ...]:
    """What was named, or everything where there was nothing to choose."""
    if one.removal is not None:
        return one.removal
    return removable(now, one) if how_many(now, one) else ()
