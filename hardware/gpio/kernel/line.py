"""One line of the kernel that this program has: how it is used, its level, and its edges."""

import os
from collections.abc import Callable

from hardware.gpio.kernel import uapi
from hardware.gpio.kernel.uapi import Edge, Flag

CONSUMER = "ambit"
"""The name under which the kernel lists the lines of this program."""


class Line:
    """Kept from the first use of a pin until it is closed; what it is used for changes meanwhile."""

    def __init__(self, chip: int, pin: int, flags: Flag, level: int = 0) -> None:
        """Ask the kernel for it: an OSError with EBUSY where another program has it."""
        self.file = uapi.request(chip, pin, CONSUMER, flags, level)
        os.set_blocking(self.file, False)
        self._edges = 0

    def use(self, flags: Flag, level: int = 0) -> None:
        """Use it like this from now on; an output has the level at once."""
        uapi.configure(self.file, flags, level)

    @property
    def level(self) -> int:
        """1 while it is high."""
        return uapi.read_level(self.file)

    @level.setter
    def level(self, level: int) -> None:
        uapi.set_level(self.file, level)

    def edges(self) -> tuple[list[Edge], int]:
        """All edges that wait, and how many the kernel has dropped before or between them."""
        edges = uapi.read_edges(self.file)
        if not edges:
            return [], 0
        lost = (edges[-1].number - self._edges - len(edges)) & 0xFFFF_FFFF
        self._edges = edges[-1].number
        return edges, lost

    def close(self) -> None:
        """The kernel takes it back."""
        os.close(self.file)


class Hearing:
    """Who is told of the edges of a line."""

    def __init__(
        self,
        line: Line,
        edge: Callable[[Edge], object],
        lost: Callable[[int, Edge], object],
        gone: Callable[[OSError], object],
    ) -> None:
        """`lost`: how many edges the kernel has dropped, and the one after them; `gone`: the line cannot be read."""
        self.line, self.edge, self.lost, self.gone = line, edge, lost, gone
        self.over = False
        """Nothing may be told any more, not even an edge that was read already."""
