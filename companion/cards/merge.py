"""Bringing together what two tables know. Where they contradict each other nobody is overruled unasked."""

from typing import Any, Literal

from msgspec import Struct

Prefer = Literal["ours", "theirs"] | None
"""Who is right where both sides say something else; None: nobody has decided yet, and ours stays for now."""


class Conflict(Struct, frozen=True):
    """One thing on which the two sides differ, with what each of them says."""

    what: Literal["tag", "card", "pack"]
    key: str
    """The number of the tag, the id of the card, or the name of the pack."""
    game: str | None
    ours: Any
    theirs: Any


class Merged(Struct, frozen=True):
    """What became of one file."""

    added: int = 0
    same: int = 0
    settled: tuple[Conflict, ...] = ()
    """Decided by whoever asked for the merge."""
    undecided: tuple[Conflict, ...] = ()
    """Left as they are here, and as they are in the file."""


class Tally:
    """Counts while a merge goes on, and says who is right in a conflict."""

    def __init__(self, prefer: Prefer) -> None:
        self.prefer = prefer
        self.added, self.same = 0, 0
        self.conflicts: list[Conflict] = []

    def takes(self, conflict: Conflict) -> bool:
        """Note a conflict; true when theirs is to be written over ours."""
        self.conflicts.append(conflict)
        return self.prefer == "theirs"

    def merged(self) -> Merged:
        """What came of it; with a decision nothing is left undecided."""
        found = tuple(self.conflicts)
        return Merged(self.added, self.same, *(((), found) if self.prefer is None else (found, ())))
