"""A message for people before it is put into a language: its id in the catalogues, and the values for its gaps."""

from typing import Union

from msgspec import Struct

Gap = Union[str, int, "Message"]


class Message(Struct, frozen=True):
    """A message. Two with the same id and gaps are equal, so that nothing is told twice."""

    id: str
    gaps: tuple[tuple[str, Gap], ...] = ()

    def __str__(self) -> str:
        """For tracebacks and logs: the id and the gaps, in no language."""
        return " ".join((self.id, *(f"{name}={gap}" for name, gap in self.gaps)))


def message(id: str, **gaps: Gap) -> Message:
    """A `Message` with its gaps by name."""
    return Message(id, tuple(gaps.items()))
