"""What every binding asks of a view: the counters, flags and zones of a seat."""

from engine.view import SeatView, View


def seat_of(view: View, seat: int) -> SeatView:
    """What is seen of one seat."""
    return view.seats[seat - 1]


def counter(view: View, seat: int, name: str) -> int:
    """A counter of that seat; 0 where nobody knows it."""
    return seat_of(view, seat).counters[name] or 0


def size(view: View, seat: int, zone: str) -> int:
    """How many cards lie in a zone of that seat, whether or not they are known."""
    cards = seat_of(view, seat).zones[zone]
    return cards if isinstance(cards, int) else len(cards)


def has(view: View, seat: int, flag: str) -> bool:
    """Whether that seat bears the flag."""
    return flag in seat_of(view, seat).flags
