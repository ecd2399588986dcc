"""The database that the commands work with."""

from collections.abc import Iterator
from contextlib import contextmanager

from companion.cli.telling import fail
from companion.home import database
from companion.log import Log, Unusable


@contextmanager
def open_log() -> Iterator[Log]:
    """The log, or a sentence about why there is none and exit code 2."""
    try:
        log = Log(database())
        try:
            yield log
        finally:
            log.close()
    except Unusable as unusable:
        fail(unusable.message)
