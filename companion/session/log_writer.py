"""The log of one running game: where the next row goes."""

from companion.log import Entry, Log, Progress


class LogWriter:
    """Appends the steps of one game to the log. It keeps the number and the seal of the last row."""

    def __init__(self, log: Log, game: int, number: int, mark: int) -> None:
        self._log, self.game, self._number, self._mark = log, game, number, mark
        self._progress: Progress | None = None

    def write(self, entry: Entry, progress: Progress, *, counts: bool = True) -> None:
        """On the disk when this returns. When it raises, nothing was written and the next try has the same number.

        `counts`: the game belongs to the evening.
        """
        news = None if progress == self._progress else progress
        over = progress.result is not None
        self._mark = self._log.append(
            self.game, self._number + 1, entry, self._mark, over=over, progress=news, counts=counts
        )
        self._number += 1
        self._progress = progress
