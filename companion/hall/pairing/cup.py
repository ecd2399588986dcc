"""Winners go on (HALL-KO): the strongest by lot meet as late as can be, and only the first round has byes."""

from companion.hall.rules.standings import standings
from companion.hall.rules.state import Hall, Match

Couple = tuple[int, ...]


def rounds_of(players: int) -> int:
    """How many rounds it takes until one is left."""
    return max(0, players - 1).bit_length()


def couples(hall: Hall) -> list[Couple]:
    """The next round, in the order of the bracket: winners of neighbouring matches meet."""
    if hall.now is None:
        return _first_round([row.player for row in standings(hall) if hall.player(row.player).here])
    here = {player.number for player in hall.playing}
    winners = [_winner(match) for match in hall.now.matches]
    left = [number if number in here else None for number in winners]
    couples = (tuple(number for number in left[place : place + 2] if number) for place in range(0, len(left), 2))
    return [couple for couple in couples if couple]


def _winner(match: Match) -> int:
    return match.players[0] if match.outcome is None else match.outcome.winners[0]


def _first_round(ranked: list[int]) -> list[Couple]:
    """The first of the list meets the last, and so on; where the list is too short for that, the first ones wait."""
    order = [0]
    while len(order) < len(ranked):
        size = 2 * len(order)
        order = [place for one in order for place in (one, size - 1 - one)]
    found = (order[place : place + 2] for place in range(0, len(order), 2))
    return [tuple(ranked[place] for place in couple if place < len(ranked)) for couple in found]
