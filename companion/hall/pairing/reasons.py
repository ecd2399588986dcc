"""Why these players meet, for whoever asks at the desk (HALL-PAIR-07)."""

from collections.abc import Mapping
from functools import cached_property
from itertools import permutations

from companion.hall.pairing.costs import last_meetings
from companion.hall.rules.standings import Record
from companion.hall.rules.state import Hall, Match
from engine.message import Message, message

_OF_FORMAT: Mapping[tuple[str, bool, bool], str] = {
    ("round-robin", False, False): "hall-why-round-robin",
    ("round-robin", True, False): "hall-why-round-robin",
    ("round-robin", False, True): "hall-why-league-waits",
    ("round-robin", True, True): "hall-why-league-waits",
    ("elimination", False, False): "hall-why-lot",
    ("elimination", True, False): "hall-why-elimination",
    ("elimination", False, True): "hall-why-cup-waits",
    ("elimination", True, True): "hall-why-cup-goes-on",
    ("free", False, False): "hall-why-free",
    ("free", True, False): "hall-why-free",
    ("free", False, True): "hall-why-free-waits",
    ("free", True, True): "hall-why-free-waits",
}
"""By format, whether there was a round before, and whether somebody waits."""


def reason(hall: Hall, match: Match) -> Message:
    """The reason for a match of the round after the last one of `hall`."""
    return Reasons(hall).of(match)


class Reasons:
    """For all matches of the round after the last one of `hall`; what they have in common is worked out once."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._record = hall, Record(hall)

    def of(self, match: Match) -> Message:
        """Why these players meet, or why one waits."""
        hall = self._hall
        if match.manual:
            return message("hall-why-manual")
        if hall.settings.format != "swiss":
            return message(_OF_FORMAT[hall.settings.format, bool(hall.rounds), match.bye])
        points = [self._record.points[number] for number in match.players]
        if match.bye:
            return message("hall-why-bye", points=points[0], byes=self._record.byes(match.players[0]))
        again = [round for pair in permutations(match.players, 2) if (round := self._last.get(pair)) is not None]
        if again:
            return message("hall-why-again", round=max(again))
        if not hall.rounds:
            return message("hall-why-lot")
        if len(set(points)) == 1:
            return message("hall-why-equal", points=points[0])
        return message("hall-why-near", most=max(points), least=min(points))

    @cached_property
    def _last(self) -> Mapping[tuple[int, int], int]:
        return last_meetings(self._hall)
