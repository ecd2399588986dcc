"""Is everything in the log as it was written, and does every game replay to its end?"""

from collections.abc import Iterator

from msgspec import Struct

from companion.log.entries import Saved
from companion.log.log import Log
from companion.log.replay import replayed
from companion.log.store import Unusable
from engine.message import Message


class Finding(Struct, frozen=True):
    """The check of one game. `wrong` says what is wrong with it; `saved` is None if even its row is damaged."""

    number: int
    saved: Saved | None
    wrong: Message | None = None


def verify(log: Log) -> Iterator[Finding]:
    """Every game: its rows are sealed, complete and in order, and its actions are accepted again.

    Complete: also at the end, as far as people were told of it.
    """
    with log.reading():
        missing = log.missing_ends()
        for number in sorted({*log.numbers(), *missing}, reverse=True):
            yield _looked_at(log, number, missing.get(number))


def _looked_at(log: Log, number: int, missing: Message | None) -> Finding:
    saved = None
    try:
        saved = log.game(number)
        replayed(saved, log.entries(number)[0], log)
    except Unusable as broken:
        return Finding(number, saved, missing if saved is None and missing else broken.message)
    return Finding(number, saved, missing)
