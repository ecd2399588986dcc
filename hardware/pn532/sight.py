"""One poll of a reader: which tags lie there, and whether a phone does. Two equal reads before a new number counts."""

from collections.abc import Callable

from msgspec import Struct

from hardware.pn532.chip import Chip
from hardware.pn532.targets import Target

MOST_TAGS = 4
"""More tags than these on one antenna cannot be told apart anyway."""


class Sight(Struct, frozen=True):
    """What one poll saw."""

    tags: tuple[Target, ...] = ()
    phone: bool = False


def look_around(chip: Chip, known: Callable[[Target], bool]) -> Sight:
    """Look at everything that lies there. The field is off before and after it.

    Antennas that are too close read wrong numbers without any error, so an unknown number must be read twice.
    """
    first = _all(chip)
    tags = [target for target in first if not target.made_up]
    if not all(known(target) for target in tags):
        again = _all(chip)
        tags = [target for target in again if not target.made_up and (known(target) or target in tags)]
    return Sight(tuple(tags), any(target.made_up for target in first))


def _all(chip: Chip) -> list[Target]:
    """Find a tag, silence it, find the next: that is how two tags are told from one."""
    found: list[Target] = []
    while len(found) < MOST_TAGS and (target := chip.look()) is not None and target not in found:
        found.append(target)
        chip.halt()
    chip.field_off()
    return found
