"""Ways of offering actions that every game shares: any card that the rules take, a correction with and without why."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from engine.action import Action
from engine.game import Offer
from engine.verbs import Explained


def any_card(
    cards: Iterable[str],
    probe: Action,
    allows: Callable[[Action], bool],
    open: tuple[str, ...] = (),
    alike: frozenset[str] = frozenset(),
) -> Iterator[Offer]:
    """The probe with its `card` left open where every card would do, otherwise once for each that does.

    The rules are asked for each card, but only once for all those that are `alike` to them.
    """
    shown = {card: replace(probe, card=card) for card in cards}
    fits = allows(shown[next(iter(alike))]) if alike else False
    fitting = [action for card, action in shown.items() if (fits if card in alike else allows(action))]
    if fitting and len(fitting) == len(shown):
        yield Offer(fitting[0], (*open, "card"), tried=True)
    else:
        yield from (Offer(action, open, tried=True) for action in fitting)


def explained(probe: Explained, open: tuple[str, ...] = ()) -> Iterator[Offer]:
    """The probe without a reason, and with any."""
    yield Offer(probe, open)
    yield Offer(replace(probe, why=""), (*open, "why"))
