"""Records: who stands better than whom, and what a record is worth."""

from collections.abc import Iterable

from engine.tamer.state import Seat, State


def score(seat: Seat) -> int:
    """Two for a win, one for a draw."""
    return 2 * seat.wins + seat.draws


def standing(now: State, number: int) -> tuple[int, ...]:
    """The higher, the better: more wins, then more draws; with the option `points` only the score."""
    seat = now.seat(number)
    return (score(seat),) if now.box.options.ranking == "points" else (seat.wins, seat.draws)


def groups(now: State, seats: Iterable[int]) -> list[list[int]]:
    """Seats of equal standing together, the best first."""
    by_standing: dict[tuple[int, ...], list[int]] = {}
    for number in sorted(seats):
        by_standing.setdefault(standing(now, number), []).append(number)
    return [by_standing[each] for each in sorted(by_standing, reverse=True)]
