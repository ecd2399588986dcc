"""Which flares can be played: cards with their own numbers, or with any that are said, and against whom."""

from collections.abc import Iterator
from functools import lru_cache

from engine.game import Offer, Values
from engine.probes import alike
from engine.tash_kalar import actions as a
from engine.tash_kalar.flares import are_met, cannot_play, leads
from engine.tash_kalar.state import Flares, Numbers, State

SURELY_MET = -99
"""A number that meets any condition of a flare."""
SAID: tuple[Numbers, ...] = ((None, None), (SURELY_MET, None), (None, SURELY_MET), (SURELY_MET, SURELY_MET))
"""The numbers that may be said: none, that of one half, or both."""
OPEN = {(False, False): (), (True, False): ("upper",), (False, True): ("lower",), (True, True): ("upper", "lower")}
"""The fields that are open then."""

Left = dict[Numbers, tuple[str, ...]]
"""The flares that do not lie on the discard pile, by the numbers that they have."""


def flarings(now: State, seat: int) -> Iterator[Offer]:
    """Cards with their own numbers, or any numbers; in the melee against each opponent."""
    enemies = now.enemies(now.own)
    if cannot_play(now, a.Flare(seat=seat, against=enemies[0])) is not None:
        return
    left = _left(now.box.flares, now.flares.discard)
    printed = _against(now, left, enemies)
    playable = [_playable(left, printed, enemies, said) for said in SAID]
    anybody = alike(*enemies)
    for named in (True,) if now.box.melee else (False, True):
        for (upper, lower), found in zip(SAID, playable, strict=True):
            probe = a.Flare(seat=seat, upper=upper, lower=lower)
            open = OPEN[upper is not None, lower is not None]
            if open:
                yield Offer(probe, open, {"against": anybody} if named else {}, sure=True)
            for cards, against in found:
                yield Offer(probe, open, {"card": cards, "against": against} if named else {"card": cards}, sure=True)


@lru_cache(maxsize=64)
def _left(flares: Flares, pile: tuple[str, ...]) -> Left:
    """Kept until another flare lies on the pile."""
    left: Left = {}
    for id, numbers in flares.numbers.items():
        if id not in pile:
            left[numbers] = (*left.get(numbers, ()), id)
    return left


def _against(now: State, left: Left, enemies: tuple[int, ...]) -> dict[Numbers, tuple[int, ...]]:
    """The opponents against whom a card with these numbers can be played as it is printed."""
    ahead = [(enemy, leads(now, enemy)) for enemy in enemies]
    return {numbers: tuple([enemy for enemy, more in ahead if True in are_met(numbers, more)]) for numbers in left}


def _playable(
    left: Left, printed: dict[Numbers, tuple[int, ...]], enemies: tuple[int, ...], said: Numbers
) -> list[tuple[Values, Values]]:
    """Cards, and against whom: those for the same opponents together. A said number can always be low enough."""
    found: dict[tuple[int, ...], list[str]] = {}
    for (upper, lower), ids in left.items():
        lacks = (upper is None and said[0] is not None) or (lower is None and said[1] is not None)
        if against := enemies if lacks else printed[upper, lower]:
            found.setdefault(against, []).extend(ids)
    return [(alike(*ids), alike(*against)) for against, ids in found.items()]
