"""The database that the commands work with: to read, or to write as the only program that does."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

from companion.cli.telling import fail
from companion.home import database
from companion.log import Log, Unusable
from companion.log.holding import Hold


@contextmanager
def read_log() -> Iterator[Log]:
    """The log as it is now, also beside a game and on a full disk."""
    with told_of_database(), closing(Log(database(), read_only=True)) as log:
        yield log


@contextmanager
def write_log(program: str) -> Iterator[Log]:
    """The log for this program alone."""
    with held(program) as hold, log_of(hold) as log:
        yield log


@contextmanager
def held(program: str) -> Iterator[Hold]:
    """While it lasts no other program writes to the database. `program`: what others are told of who does."""
    with told_of_database(), closing(Hold(database(), program)) as hold:
        yield hold


@contextmanager
def log_of(hold: Hold) -> Iterator[Log]:
    """The log of the database that is held."""
    with told_of_database(), closing(Log(hold.database)) as log:
        yield log


@contextmanager
def told_of_database() -> Iterator[None]:
    """A database that cannot be used: a sentence says why, and the program ends with exit code 2."""
    try:
        yield
    except Unusable as unusable:
        fail(unusable.message)
