"""Who leads, and why: points first, then the tie-breaks in the order of HALL-STAND."""

from fractions import Fraction
from functools import cached_property

from msgspec import Struct

from companion.hall.rules.state import Hall, Match


class Standing(Struct, frozen=True):
    """One player's row. Compared from the left, more is better, but for `lot`."""

    place: int
    """From 1; who cannot be told apart by points and tie-breaks shares a place."""
    player: int
    points: int
    opponents: Fraction
    """The average share of their possible points that those reached whom this player met (HALL-STAND-03)."""
    wins: int
    lot: int
    """The order in which equal players are listed; it decides no place."""


class Record:
    """What the rounds so far say of every player, worked out once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    @cached_property
    def played(self) -> dict[int, list[Match]]:
        """Every player's settled matches, byes included."""
        played: dict[int, list[Match]] = {player.number: [] for player in self._hall.players}
        for match in (match for round in self._hall.rounds for match in round.matches if match.settled):
            for number in match.players:
                played[number].append(match)
        return played

    @cached_property
    def points(self) -> dict[int, int]:
        """Every player's points (HALL-STAND-01)."""
        return {number: sum(self._worth(match, number) for match in matches) for number, matches in self.played.items()}

    def _worth(self, match: Match, number: int) -> int:
        settings, outcome = self._hall.settings, match.outcome
        if match.bye:
            return settings.win
        assert outcome is not None
        if outcome.drawn(match.players):
            return settings.draw
        return settings.win if number in outcome.winners else 0

    def wins(self, number: int) -> int:
        """Matches that the player won at a table: byes are none."""
        told = [(match.players, match.outcome) for match in self.played[number] if match.outcome]
        return sum(number in outcome.winners and not outcome.drawn(players) for players, outcome in told)

    def byes(self, number: int) -> int:
        """How often the player had no opponent."""
        return sum(match.bye for match in self.played[number])

    @cached_property
    def share(self) -> dict[int, Fraction]:
        """The share of their possible points that each player reached at tables, a third at least (HALL-STAND-03)."""
        least, win = Fraction(1, 3), self._hall.settings.win or 1
        shares = {}
        for number, matches in self.played.items():
            met = [match for match in matches if not match.bye]
            reached = sum(self._worth(match, number) for match in met)
            shares[number] = max(least, Fraction(reached, win * len(met))) if met else least
        return shares

    def opponents(self, number: int) -> Fraction:
        """The average of `share` over everybody whom the player met, counted once for each time."""
        met = [other for match in self.played[number] for other in match.players if other != number]
        return sum((self.share[other] for other in met), Fraction()) / len(met) if met else Fraction()


def standings(hall: Hall) -> tuple[Standing, ...]:
    """Everybody who ever took part, the leader first."""
    record = Record(hall)
    rows = [(_measure(record, player.number), _lot(hall, player.number), player.number) for player in hall.players]
    rows.sort(key=lambda row: ([-part for part in row[0]], row[1]))
    told: list[Standing] = []
    for position, (measure, lot, number) in enumerate(rows, 1):
        place = told[-1].place if told and rows[position - 2][0] == measure else position
        points, opponents, wins = measure
        told.append(Standing(place, number, int(points), Fraction(opponents), int(wins), lot))
    return tuple(told)


def _measure(record: Record, number: int) -> tuple[int | Fraction, ...]:
    return record.points[number], record.opponents(number), record.wins(number)


def _lot(hall: Hall, number: int) -> int:
    """A number as if drawn by lot, the same each time: splitmix64 of the player's number and the hall's lot."""
    mixed = (number + hall.settings.lot * 0x9E3779B9 + 0x9E3779B97F4A7C15) & _ALL_BITS
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = ((mixed ^ (mixed >> shift)) * factor) & _ALL_BITS
    return mixed ^ (mixed >> 31)


_ALL_BITS = 2**64 - 1
