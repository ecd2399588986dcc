"""An evening in a hall, told in the words of those who run it."""

from collections.abc import Iterable, Sequence
from typing import Any

from companion.hall.pairing import proposal
from companion.hall.rules import actions as a
from companion.hall.rules.rules import Step, apply
from companion.hall.rules.settings import Settings
from companion.hall.rules.standings import Standing, standings
from companion.hall.rules.state import Hall, Match
from engine.action import Fact
from engine.refusal import Refusal

NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kai", "Lea")


class Evening:
    """Everything that is done has to be accepted, unless `refused` is asked."""

    def __init__(self, players: int = 0, tables: int = 0, **settings: Any) -> None:
        self.hall = Hall(Settings(**{"hall": "club", "game": "ambush", "mode": "standard"} | settings))
        self.told: tuple[Fact, ...] = ()
        """What the last deed told."""
        for number in range(players):
            self.do(a.CheckIn(NAMES[number] if number < len(NAMES) else f"Player {number + 1}"))
        for number in range(1, tables + 1):
            self.do(a.AddTable(f"table-{number}"))

    def do(self, deed: a.Deed) -> "Evening":
        """Something that has to be accepted."""
        step = apply(self.hall, deed)
        assert isinstance(step, Step), step
        self.hall, self.told = step.hall, step.facts
        return self

    def refused(self, deed: a.Deed) -> str:
        """The clause on which a deed is refused; it changes nothing."""
        before = self.hall
        step = apply(before, deed)
        assert isinstance(step, Refusal), step
        assert self.hall is before
        return step.clause

    def pair(self, *groups: Iterable[int]) -> "Evening":
        """The next round: these groups, or what the rules propose."""
        if groups:
            return self.do(a.Pair(tuple(a.Group(tuple(group), manual=True) for group in groups)))
        return self.do(proposal(self.hall))

    @property
    def matches(self) -> tuple[Match, ...]:
        """Those of the round that is played."""
        assert self.hall.now is not None
        return self.hall.now.matches

    @property
    def couples(self) -> list[tuple[int, ...]]:
        """Who meets in this round; one alone waits."""
        return [match.players for match in self.matches]

    def won_by(self, *winners: int) -> "Evening":
        """The match of the first of these is won by them."""
        match = next(match for match in self.matches if winners[0] in match.players)
        return self.do(a.Result(round=len(self.hall.rounds), players=match.players, winners=winners))

    def play(self, winners: Sequence[int] = ()) -> "Evening":
        """A whole round: it is paired, and these win; elsewhere the one with the smaller number."""
        self.pair()
        for match in self.matches:
            if not match.bye:
                self.won_by(next((number for number in match.players if number in winners), min(match.players)))
        return self

    @property
    def standings(self) -> tuple[Standing, ...]:
        return standings(self.hall)

    @property
    def order(self) -> list[int]:
        """The players as they stand."""
        return [row.player for row in self.standings]

    def points(self, player: int) -> int:
        return next(row.points for row in self.standings if row.player == player)
