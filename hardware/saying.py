"""Something for people, without the language: a short id and what fills its gaps. Whoever speaks has the words."""

from typing import Union

from msgspec import Struct

Gap = Union[str, int, "Saying"]


class Saying(Struct, frozen=True):
    """A message. It can be compared and collected, so that nothing is told twice."""

    id: str
    gaps: tuple[tuple[str, Gap], ...] = ()

    def __str__(self) -> str:
        """For whoever reads a traceback."""
        return " ".join((self.id, *(f"{name}={gap}" for name, gap in self.gaps)))


def saying(id: str, **gaps: Gap) -> Saying:
    return Saying(id, tuple(gaps.items()))
