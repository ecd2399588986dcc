"""Who won what tonight: counted from the results of the evening, without playing a game again."""

from collections.abc import Iterable

from msgspec import Struct

from companion.log import Progress


class Total(Struct, frozen=True):
    """One person's evening."""

    name: str
    won: int
    played: int
    games: dict[str, int]
    """How many games of each kind this person won."""


def totals(ended: Iterable[tuple[str, Progress]]) -> tuple[Total, ...]:
    """Everybody with a name who finished a game, who won most first. Each result has the name of its game before it."""
    found: dict[str, Total] = {}
    for game, progress in ended:
        winners = progress.result.winners if progress.result else []
        for seat, name in enumerate(progress.names, 1):
            if name:
                before = found.get(name, Total(name, 0, 0, {}))
                found[name] = _with(before, game, seat in winners)
    return tuple(sorted(found.values(), key=lambda total: (-total.won, total.played, total.name)))


def _with(before: Total, game: str, won: bool) -> Total:
    games = before.games | {game: before.games.get(game, 0) + 1} if won else before.games
    return Total(before.name, before.won + won, before.played + 1, games)
