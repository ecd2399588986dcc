"""The evenings of the log, as the desk chooses among them."""

from contextlib import suppress

from companion.hall.evening import Evening
from companion.hall_web.open_evening import OpenEvening
from companion.hall_web.shapes import KeptEvening, KeptEvenings
from companion.log.store import Damaged

MOST = 50
"""The newest so many: each is played through again to see how far it is."""


def kept_evenings(open: OpenEvening) -> KeptEvenings:
    """Those that can be taken up, the newest first."""
    found = []
    for kept in open.book.evenings()[:MOST]:
        with suppress(Damaged):
            is_open = open.evening is not None and open.evening.kept.number == kept.number
            evening = open.evening if is_open and open.evening else Evening(open.book, kept)
            hall, settings = evening.hall, kept.settings
            found.append(
                KeptEvening(
                    kept.number, kept.began, settings.hall, settings.game, settings.mode, settings.format,
                    len(hall.players), len(hall.rounds), hall.over, is_open,
                )
            )  # fmt: skip
    return KeptEvenings(tuple(found))
