"""Games that are over, as the log knows them: who played where, who won, the scores, when and how long."""

from msgspec import Struct

from companion.log import Log, Progress, Saved
from companion.log.progress import PRACTICE, finished_in, progress_of
from companion.log.replay import replayed


class Player(Struct, frozen=True):
    seat: int
    name: str
    """Empty for a player without a name."""
    winner: bool
    score: int | dict[str, int] | None
    """One number, or several with their names; null where the game counted nothing."""


class Ended(Struct, frozen=True):
    """One game that is over."""

    number: int
    """In the log."""
    game: str
    mode: str
    started: str
    """When, in UTC, as ISO 8601."""
    ended: str | None
    """Null for a game from before this was written down."""
    seconds: int | None
    """Of play, without pauses; null likewise."""
    players: tuple[Player, ...]


class EveningResults(Struct, frozen=True):
    """All games of one evening that came to their end, oldest first."""

    evening: int
    began: str
    """When, in UTC, as ISO 8601."""
    games: tuple[Ended, ...]


def ended_game(log: Log, number: int) -> Ended | None:
    """The result of a saved game; None while it is not over, and for practice.

    A game from before results were kept is played again.
    """
    saved = log.game(number)
    with log.reading() as store:
        progress = progress_of(store, number)
    if progress is None and saved.over:
        game, history = replayed(saved, log.entries(number)[0], log)
        progress = Progress.of(game.view(history.state, None))
    return None if progress is None else _ended(saved, progress)


def evening_results(log: Log, evening: int | None = None) -> EveningResults | None:
    """Of the evening of that number, or of the last one; None if there is none."""
    with log.reading() as store:
        which = "coalesce(?, (SELECT max(id) FROM evenings))"
        row = store.execute(f"SELECT id, began FROM evenings WHERE id = {which}", (evening,)).fetchone()
        if row is None:
            return None
        ended = (_ended(log.game(number), progress) for number, _, progress in finished_in(store, row[0]))
        return EveningResults(row[0], row[1], tuple(game for game in ended if game is not None))


def _ended(saved: Saved, progress: Progress) -> Ended | None:
    result = progress.result
    if result is None or saved.header.mode == PRACTICE:
        return None
    players = tuple(
        Player(seat, name, seat in result.winners, result.scores.get(str(seat)))
        for seat, name in enumerate(progress.names, 1)
    )
    game, mode = saved.header.game, saved.header.mode or ""
    return Ended(saved.id, game, mode, saved.started, progress.ended, progress.seconds, players)
