"""The log as another thread reads it, while the program that has it open goes on writing."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from companion.log.connecting import connect
from companion.log.log import Log, utc_now
from companion.log.store import TROUBLE, unusable


class LogBeside(Log):
    """A connection of its own that cannot write. The file is not checked again: whoever has it open has done that."""

    def __init__(self, path: Path) -> None:
        self.path, self._now = path, utc_now
        try:
            self.store = connect(path, "mode=ro")
        except TROUBLE as error:
            raise unusable(error, path) from None


def version_of(log: Log) -> tuple[int, int]:
    """Another one whenever something was written, by this connection or by any other."""
    try:
        return log.store.total_changes, int(log.store.execute("PRAGMA data_version").fetchone()[0])
    except TROUBLE as error:
        raise unusable(error, log.path) from None


@contextmanager
def log_beside(path: Path) -> Iterator[LogBeside]:
    """For the thread that calls it, and only while the context lasts."""
    with closing(LogBeside(path)) as log:
        yield log
