"""The log of one running game: where the next row goes."""

from companion.log import Entry, Log, Progress
from companion.log.entries import seal


class LogWriter:
    """Appends the steps of one game to the log. It keeps the number and the seal of the last row."""

    def __init__(self, log: Log, game: int, number: int, mark: int) -> None:
        self._log, self.game, self._number, self._mark = log, game, number, mark
        self._progress: Progress | None = None

    @property
    def steps(self) -> int:
        """How many are written."""
        return self._number

    @property
    def file(self) -> str:
        """Where the log is."""
        return str(self._log.path)

    def write(self, entry: Entry, progress: Progress, *, counts: bool = True) -> None:
        """On the disk when this returns. When it raises, nothing was written and the next try has the same number.

        When it raises `Unsure`, `is_there` has to be asked before anything else is written. `counts`: the game belongs
        to the evening.
        """
        over, news = (None, None) if progress == self._progress else (progress.result is not None, progress)
        self._mark = self._log.append(
            self.game, self._number + 1, entry, self._mark, over=over, progress=news, counts=counts
        )
        self._number += 1
        self._progress = progress

    def is_there(self, entry: Entry) -> bool:
        """After `Unsure`: whether that step is in the log. Raises `Unusable` while nobody can say."""
        if not self._log.has_step(self.game, self._number + 1, entry, self._mark):
            return False
        self._mark = seal(self._mark, entry.row())
        self._number += 1
        self._progress = None  # written again with the next step
        return True
