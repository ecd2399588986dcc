"""The database that the commands work with."""

from collections.abc import Iterator
from contextlib import contextmanager

from companion.cli.telling import fail
from companion.home import database
from companion.log import Log, Unusable


@contextmanager
def open_log() -> Iterator[Log]:
    """The log, closed at the end; if it cannot be used, a sentence says why and the program ends with exit code 2."""
    try:
        log = Log(database())
        try:
            yield log
        finally:
            log.close()
    except Unusable as unusable:
        fail(unusable.message)
