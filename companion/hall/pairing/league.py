"""Everybody meets everybody once (HALL-LEAGUE): one player stays, the others go round the circle."""

from companion.hall.rules.state import Hall

GAP = 0
"""The place of nobody, where the number of players is odd: whoever is opposite waits."""


def rounds_of(players: int) -> int:
    """How many rounds it takes until everybody has met everybody."""
    return max(0, players - 1 + players % 2)


def couples(hall: Hall) -> list[tuple[int, ...]]:
    """The next round among all who began, those who left included: who would meet one of them waits."""
    circle = [player.number for player in hall.players]
    circle += [GAP] * (len(circle) % 2)
    turns = len(hall.rounds) % max(1, len(circle) - 1)
    going = circle[1:]
    placed = [circle[0], *going[len(going) - turns :], *going[: len(going) - turns]]
    here = {player.number for player in hall.playing}
    found = (
        tuple(number for number in (placed[place], placed[-1 - place]) if number in here)
        for place in range(len(placed) // 2)
    )
    return sorted((couple for couple in found if couple), key=lambda couple: -len(couple))
