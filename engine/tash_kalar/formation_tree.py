"""Many formations looked for at once: pieces with which several of them begin are looked for only once.

A formation in one orientation is a way from its first piece, in reading order, to the others. Ways that begin alike are
one branch: where the arena does not show the beginning, all that follows is passed over.
"""

from collections import defaultdict
from collections.abc import Mapping

from msgspec import Struct

from engine.tash_kalar.boards import Three
from engine.tash_kalar.formations import Formation
from engine.tash_kalar.orientations import Orientation
from engine.tash_kalar.pieces import HEIGHT, Rank

# Branches are plain tuples: Python takes those apart several times quicker than anything with named fields, and a board
# is answered by going through more than a hundred of them.

Ways = list[tuple[tuple[int, ...], int]]
"""How a formation is shown: orientations in which it looks alike, and all squares, as bits, from which they show it."""
Shown = tuple[int, int, int, tuple[int, ...]]
"""A formation that is complete: whose it is, the height of that creature's rank, by how many bits its first piece,
which is raised, is shifted down to the summoning square, and the orientations in which it looks like this."""
Branch = tuple[int, int, tuple[Shown, ...], tuple["Branch", ...]]
"""One more required piece: how far it lies after the first one (in bits), the height of its rank, what is complete with
it, and how it goes on."""


class FormationTree(Struct, frozen=True):
    """All ways of some formations, in all their orientations."""

    formations: dict[int, Formation]
    """By the numbers of their creatures."""
    branches: tuple[Branch, ...]
    unconditional: tuple[Shown, ...]
    """Formations that require no piece at all."""

    def search(self, own: Three, open_squares: Three) -> dict[int, Ways]:
        """What a side's pieces (of each rank or higher, raised) show on squares that are open to each rank."""
        found = defaultdict[int, Ways](list)
        for number, height, _, orientations in self.unconditional:
            if open_squares[height]:
                found[number].append((orientations, open_squares[height]))
        waiting = [(own[0], self.branches)]
        while waiting:
            here, branches = waiting.pop()
            for after, height, complete, further in branches:
                there = here & own[height] >> after
                if there:
                    for number, rank, down, orientations in complete:
                        squares = there >> down & open_squares[rank]
                        if squares:
                            found[number].append((orientations, squares))
                    if further:
                        waiting.append((there, further))
        return found


class _Growing:
    """A branch while the tree is made."""

    def __init__(self) -> None:
        self.complete: dict[tuple[int, int, int], list[int]] = {}
        self.further: dict[tuple[int, int], _Growing] = {}

    def made(self) -> tuple[tuple[Shown, ...], tuple[Branch, ...]]:
        """What is complete here, and the branches, as they stay."""
        complete = tuple((*whose, tuple(orientations)) for whose, orientations in self.complete.items())
        return complete, tuple((*step, *grown.made()) for step, grown in self.further.items())


def tree_of(creatures: Mapping[int, tuple[Formation, Rank]]) -> FormationTree:
    """The tree of the formations of these creatures, each with its rank."""
    root = _Growing()
    for number, (formation, rank) in creatures.items():
        for orientation in formation.orientations:
            first, steps = _way(orientation)
            end = root
            for step in steps:
                end = end.further.setdefault(step, _Growing())
            end.complete.setdefault((number, HEIGHT[rank], first), []).append(orientation.number)
    unconditional, branches = root.made()
    return FormationTree({number: formation for number, (formation, _) in creatures.items()}, branches, unconditional)


def _way(orientation: Orientation) -> tuple[int, tuple[tuple[int, int], ...]]:
    """By how many bits the first required piece, raised, is shifted down to the summoning square; each of them as a
    branch begins, from there."""
    pieces = sorted(orientation.shifts)
    first = pieces[0][0] if pieces else 0
    return first, tuple((shift - first, height) for shift, height in pieces)
