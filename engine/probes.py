"""Ways of offering actions that every game shares: one of some values, any card, a correction with or without why."""

from collections.abc import Callable, Hashable, Iterable

from msgspec.structs import replace

from engine.game import Offer, Values
from engine.verbs import Explained


def one_of(values: Iterable[Hashable]) -> Values:
    """Any of these, each of which the rules may judge otherwise."""
    return Values(tuple((value,) for value in values))


def alike(*values: Hashable) -> Values:
    """Any of these, which are all the same to the rules."""
    return Values((values,))


def card_of(cards: Iterable[str], alike: Callable[[str], Hashable]) -> Values:
    """Any card of the game. The rules are asked once for all those of which `alike` says the same."""
    groups: dict[Hashable, list[str]] = {}
    for card in cards:
        groups.setdefault(alike(card), []).append(card)
    return Values(tuple(map(tuple, groups.values())), whole=True)


def explained(probe: Explained, open: tuple[str, ...] = (), among: dict[str, Values] | None = None) -> Offer:
    """The probe with any reason, or none: no rule looks at it."""
    return Offer(replace(probe, why=""), (*open, "why"), among or {}, optional=("why",))
