"""Which team is the best that somebody can pay for, and in which order it stands."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from companion.players.tamer.worth import Company, strength, worth
from engine.tamer.cards import Card
from engine.tamer.creatures import Creature
from engine.tamer.options import Options
from engine.tamer.sandbox import fought

Team = tuple[Creature, ...]
TRIALS = 3
"""Other teams and orders that are tried against opponents in thought."""
RIVALS = 2


class Builder:
    """Builds teams out of what somebody owns."""

    def __init__(self, cards: Mapping[str, Card], options: Options, random: Random) -> None:
        self._cards, self._options, self._random = cards, options, random

    def value(self, owned: Sequence[Creature], points: int) -> float:
        """What the best team of these is worth, by its creatures alone."""
        return sum(self._worth(owned)(one) for one in self.best(owned, points))

    def best(self, owned: Sequence[Creature], points: int) -> Team:
        """The creatures that are worth most together within the points, the toughest in front."""
        weigh = self._worth(owned)
        teams: dict[int, tuple[float, Team]] = {0: (0.0, ())}
        for one in owned:
            cost, value = self._cards[one.card].cost, weigh(one)
            for spent, (so_far, team) in sorted(teams.items(), reverse=True):
                more = spent + cost
                if more <= points and so_far + value > teams.get(more, (-1.0, ()))[0]:
                    teams[more] = (so_far + value, (*team, one))
        _, team = max(teams.values(), key=lambda found: found[0])
        return tuple(sorted(team, key=lambda one: -strength(one, self._cards[one.card])))

    def tried(self, owned: Sequence[Creature], points: int, rivals: Sequence[Team]) -> Team:
        """The best team, or one much like it that does better against these."""
        team = self.best(owned, points)
        score = self._score(team, rivals)
        for _ in range(TRIALS if rivals else 0):
            other = self._like(team, owned, points)
            if (better := self._score(other, rivals)) > score:
                team, score = other, better
        return team

    def _like(self, team: Team, owned: Sequence[Creature], points: int) -> Team:
        """Two change places, or somebody new comes for whoever has to go."""
        line = list(team)
        if len(line) > 1 and self._random.random() < 0.6:
            one, two = self._random.sample(range(len(line)), 2)
            line[one], line[two] = line[two], line[one]
            return tuple(line)
        outside = [one for one in owned if one not in team]
        if not outside:
            return team
        line.insert(self._random.randint(0, len(line)), self._random.choice(outside))
        while sum(self._cards[one.card].cost for one in line) > points:
            line.remove(self._random.choice(line))
        return tuple(line) or team

    def _score(self, team: Team, rivals: Sequence[Team]) -> float:
        """Battles won against them, a draw counting half."""
        return sum(self._outcome(team, rival) for rival in rivals)

    def _outcome(self, team: Team, rival: Team) -> float:
        course = fought(team, rival, self._cards, self._options)
        return 0.5 if course.winner is None else float(course.winner == 1)

    def by_chance(self, owned: Sequence[Creature], points: int) -> Team:
        """Anybody, in any order, as long as the points last."""
        team = list[Creature]()
        for one in self._random.sample(list(owned), len(owned)):
            if self._cards[one.card].cost <= points:
                points -= self._cards[one.card].cost
                team.append(one)
        return tuple(team)

    def _worth(self, owned: Sequence[Creature]) -> Callable[[Creature], float]:
        company = Company([self._cards[one.card] for one in owned])
        return lambda one: worth(one, self._cards[one.card], company)
