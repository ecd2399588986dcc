"""How far a run is: a bar where somebody watches, otherwise a line now and then."""

import sys
from collections.abc import Mapping
from types import TracebackType

from rich import progress
from rich.console import Console

STEP = 0.1
"""Without a terminal a line is written whenever another tenth is done."""


class Progress:
    """Parts with the seconds that each takes about, one after the other."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights, self._said = dict(weights), -STEP
        self._console = Console(stderr=True)
        self._bar = progress.Progress(console=self._console, transient=True, disable=not self._console.is_terminal)
        self._task = self._bar.add_task("", total=1.0)

    def now(self, part: str, doing: str, done: float) -> None:
        """`done` of this part (0 to 1) is done, and all parts before it."""
        before = list(self._weights.values())[: list(self._weights).index(part)]
        share = (sum(before) + done * self._weights[part]) / sum(self._weights.values())
        self._bar.update(self._task, completed=share, description=f"{doing:40.40}")
        if not self._console.is_terminal and share >= self._said + STEP:
            self._said = share
            print(f"{share:4.0%}  {part}", file=sys.stderr, flush=True)

    def __enter__(self) -> "Progress":
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bar.stop()
