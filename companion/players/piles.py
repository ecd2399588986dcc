"""Piles of real cards: at a simulated table cards are shuffled, drawn and moved here, never by the referee."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.view import Zone

Pile = list[str]
"""Cards that lie together; the last one is the top. The caller puts cards that it takes out somewhere else."""


def top(pile: Pile, count: int = 1) -> Pile:
    """That many cards off the top, in the order in which they are drawn, or as many as there are."""
    return [pile.pop() for _ in range(min(count, len(pile)))]


def take(card: str, *piles: Pile) -> Pile:
    """This card, out of the first of the piles that holds it; nothing where none does."""
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return [card]
    return []


def take_some(pile: Pile, count: int, random: Random, wanted: str | None = None) -> Pile:
    """That many cards, or as many as there are: the wanted one as long as it is there, otherwise any."""
    taken: Pile = []
    for _ in range(min(count, len(pile))):
        taken += take(wanted if wanted is not None and wanted in pile else random.choice(pile), pile)
    return taken


def take_all(*piles: Pile) -> Pile:
    """Everything that lies in the piles; they are empty afterwards."""
    taken = [card for pile in piles for card in pile]
    for pile in piles:
        pile.clear()
    return taken


def shuffle_in(pile: Pile, cards: Iterable[str], random: Random) -> None:
    """The cards come to the pile, and all of it is shuffled."""
    pile += cards
    random.shuffle(pile)


def level(stock: Pile, zones: Iterable[tuple[Pile, int]], random: Random) -> None:
    """Give every zone its count: surplus cards go under the stock, missing ones come from its top."""
    zones = tuple(zones)
    for pile, count in zones:
        stock[:0] = take_some(pile, len(pile) - count, random)
    for pile, count in zones:
        pile += top(stock, count - len(pile))


def apart(whose: str, told: Mapping[str, Zone | None], real: Mapping[str, Sequence[str]]) -> str | None:
    """The first zone in which the referee's count or cards (`told`) differ from the virtual ones (`real`)."""
    for zone, cards in real.items():
        if told[zone] != (list(cards) if isinstance(told[zone], list) else len(cards)):
            return f"{zone} of {whose}: the referee has {told[zone]}, there are {len(cards)}: {', '.join(cards)}"
    return None
