"""The round that the rules propose; people may take it as it is or change it (HALL-PAIR-06)."""

from collections.abc import Callable

from companion.hall.pairing import cup, groups, league, swiss
from companion.hall.rules.actions import Group, Pair
from companion.hall.rules.state import Hall


def proposal(hall: Hall) -> Pair:
    """The next round as the clauses of the hall's format give it; nobody in it where people choose for themselves."""
    found = _FORMATS[hall.settings.format](hall)
    return Pair(tuple(Group(tuple(players)) for players in found))


def planned_rounds(hall: Hall) -> int | None:
    """How many rounds there are (HALL-ROUND-04); None where people play as long as they like."""
    settings, players = hall.settings, len(hall.players)
    match settings.format:
        case "free":
            return None
        case "round-robin":
            return league.rounds_of(players)
        case "elimination":
            return len(hall.rounds) + cup.rounds_of(len(hall.now.matches) if hall.now else len(hall.playing))
        case "swiss":
            return settings.rounds or max(1, (players - 1).bit_length())


def _swiss(hall: Hall) -> list[tuple[int, ...]]:
    return swiss.couples(hall) if hall.settings.pairs else groups.groups(hall)


_FORMATS: dict[str, Callable[[Hall], list[tuple[int, ...]]]] = {
    "swiss": _swiss, "round-robin": league.couples, "elimination": cup.couples, "free": lambda hall: [],
}  # fmt: skip
