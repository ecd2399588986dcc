"""Something for people, without the language: a short id and what fills its gaps. Whoever speaks has the words."""

from typing import Union

from msgspec import Struct

Gap = Union[str, int, "Message"]


class Message(Struct, frozen=True):
    """A message. It can be compared and collected, so that nothing is told twice."""

    id: str
    gaps: tuple[tuple[str, Gap], ...] = ()

    def __str__(self) -> str:
        """For whoever reads a traceback."""
        return " ".join((self.id, *(f"{name}={gap}" for name, gap in self.gaps)))


def message(id: str, **gaps: Gap) -> Message:
    return Message(id, tuple(gaps.items()))
