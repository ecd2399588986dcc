"""The log as another thread reads it, while the program that has it open goes on writing."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from companion.log.connecting import connect
from companion.log.log import Log
from companion.log.store import TROUBLE, unusable


@contextmanager
def log_beside(path: Path) -> Iterator[Log]:
    """A connection of its own, for the thread that calls it, and only while the context lasts.

    It cannot write. The file is not checked again: whoever has it open has done that.
    """
    try:
        reader = connect(path, "mode=ro")
    except TROUBLE as error:
        raise unusable(error, path) from None
    with closing(Log(path, reader=reader)) as log:
        yield log
