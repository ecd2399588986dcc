"""An evening that goes on: deeds are judged, written down, and told, in that order; any of them can be taken back."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from companion.hall.book import Book, Kept, Line
from companion.hall.rules.actions import Deed, Result
from companion.hall.rules.rules import Step, apply
from companion.hall.rules.state import Hall
from engine.action import Fact
from engine.refusal import UNDO, Refusal, refuse


class News(Struct, frozen=True):
    """Something was done or taken back: the hall is another one now."""

    hall: Hall
    facts: tuple[Fact, ...] = ()


Watcher = Callable[[News], Any]


class Evening:
    """One evening, taken up where it stopped. On one thread; what it tells has been written to the disk."""

    def __init__(self, book: Book, kept: Kept) -> None:
        self.kept = kept
        self._book, self._watchers = book, list[Watcher]()
        self.hall = Hall(kept.settings)
        self._done: list[tuple[Hall, Deed]] = []
        """Every deed that was not taken back, with the hall before it."""
        self._undone: list[Deed] = []
        lines, self._seal = book.lines(kept.number)
        self._lines = len(lines)
        for line in lines:
            self._replay(line)

    def _replay(self, line: Line) -> None:
        """What was accepted once is accepted again; a deed that an older Ambit allowed is overlooked."""
        if line.kind == "undo":
            self._go_back()
        elif line.kind == "redo":
            self._go_on(self._undone.pop())
        elif line.deed is not None:
            self._undone.clear()
            self._go_on(line.deed)

    def _go_on(self, deed: Deed) -> None:
        step = apply(self.hall, deed)
        if isinstance(step, Step):
            self._done.append((self.hall, deed))
            self.hall = step.hall

    def _go_back(self) -> None:
        self.hall, deed = self._done.pop()
        self._undone.append(deed)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` with all news from now on; call the returned function to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def _tell(self, facts: tuple[Fact, ...] = ()) -> None:
        for watcher in tuple(self._watchers):
            watcher(News(self.hall, facts))

    def _write(self, line: Line) -> None:
        self._seal = self._book.append(self.kept.number, self._lines + 1, line, self._seal)
        self._lines += 1

    def do(self, deed: Deed) -> Step | Refusal:
        """Carry out a deed. One that changes nothing, as a result that was told twice, is not written down."""
        step = apply(self.hall, deed)
        if isinstance(step, Refusal) or step.hall == self.hall:
            return step
        self._write(Line("do", deed))
        self._undone.clear()
        self._done.append((self.hall, deed))
        self.hall = step.hall
        self._tell(step.facts)
        return step

    @property
    def step(self) -> int:
        """How many lines the log has: another one for everything that was done, taken back or brought back."""
        return self._lines

    @property
    def last(self) -> Deed | None:
        """What `undo` would take back."""
        return self._done[-1][1] if self._done else None

    @property
    def next(self) -> Deed | None:
        """What `redo` would bring back."""
        return self._undone[-1] if self._undone else None

    def undo(self, seen: int | None = None) -> Refusal | None:
        """Take back the last deed. A result that a table told stays: the table has been told that it is kept.

        `seen` is the `step` at which somebody wants that: what was done since then is not taken back unseen.
        """
        if not self._done:
            return refuse(UNDO, "undo-none", steps=1, there=0)
        if seen not in (None, self.step):
            return refuse("HALL-RESULT-05", "hall-undo-other")
        if isinstance(self.last, Result) and self.last.source == "table":
            return refuse("HALL-RESULT-05", "hall-undo-table")
        self._write(Line("undo"))
        self._go_back()
        self._tell()
        return None

    def redo(self, seen: int | None = None) -> Refusal | None:
        """Bring back what was taken back last; `seen` as in `undo`."""
        if not self._undone:
            return refuse(UNDO, "redo-none", steps=1, there=0)
        if seen not in (None, self.step):
            return refuse("HALL-RESULT-05", "hall-undo-other")
        self._write(Line("redo"))
        self._go_on(self._undone.pop())
        self._tell()
        return None
