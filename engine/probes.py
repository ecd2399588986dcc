"""Ways of offering actions that every game shares: one of some values, any card, a correction with or without why."""

from collections.abc import Callable, Hashable, Iterable, Iterator

from msgspec.structs import replace

from engine.game import Offer, Values
from engine.verbs import Explained


def one_of(values: Iterable[Hashable]) -> Values:
    """Any of these, each of which the rules may judge otherwise."""
    return Values(tuple((value,) for value in values))


def card_of(cards: Iterable[str], alike: Callable[[str], Hashable]) -> Values:
    """Any card of the game. The rules are asked once for all those of which `alike` says the same."""
    groups: dict[Hashable, list[str]] = {}
    for card in cards:
        groups.setdefault(alike(card), []).append(card)
    return Values(tuple(map(tuple, groups.values())), whole=True)


def explained(probe: Explained, open: tuple[str, ...] = (), among: dict[str, Values] | None = None) -> Iterator[Offer]:
    """The probe without a reason, and with any."""
    yield Offer(probe, open, among or {})
    yield Offer(replace(probe, why=""), (*open, "why"), among or {})
