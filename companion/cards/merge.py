"""Merging what two tables know. Where they contradict each other, nothing is overwritten without being asked."""

from typing import Any, Literal

from msgspec import Struct

Prefer = Literal["ours", "theirs"] | None
"""Which side wins where the two differ; None: not decided yet, and ours stays for now."""


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
    """Conflicts that the option --ours or --theirs decided."""
    undecided: tuple[Conflict, ...] = ()
    """Conflicts that are left: nothing was changed for them."""


class Tally:
    """Counts during a merge, and says which side wins a conflict."""

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
