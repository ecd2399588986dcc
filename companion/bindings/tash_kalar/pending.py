"""What people have begun with their devices and not finished yet: all of it ends with the next action."""

from companion.bindings import pending


class Pending(pending.Pending, frozen=True):
    """The number on a dial says how far it was turned through what there is to choose."""

    discarding: frozenset[int] = frozenset()
    """Seats whose next tap of a creature discards it."""
    laid: tuple[int, str] | None = None
    """A seat and the creature that it has tapped, which waits for a square or for an answer on the screen."""
    asked: str | None = None
    """The square of a piece that was lifted and put down again: is it the creature, or was it only put back?"""
