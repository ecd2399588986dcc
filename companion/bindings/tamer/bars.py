"""The bar of a seat: picks made, creatures in the line-up, who still stands, and at the end the record."""

from companion.bindings.colours import of_seat
from companion.bindings.tamer import queries
from companion.bindings.views import counter, has
from engine.view import View
from hardware.outputs import Colour, Pixel, Pixels

RECORD: tuple[tuple[str, Colour], ...] = (("wins", "green"), ("draws", "yellow"), ("losses", "red"))


def bar(view: View, seat: int, length: int) -> Pixels:
    """In the seat's colour. Every LED of a line-up is alike: neither colour nor brightness tells a creature."""
    return Pixels(f"seat{seat}.bar", _leds(view, seat)[:length])


def _leds(view: View, seat: int) -> tuple[Pixel, ...]:
    match view.phase:
        case "draft":
            return (Pixel(of_seat(seat)),) * (view.turn - 1 + has(view, seat, "chosen"))
        case "build" | "pair":
            return (Pixel(of_seat(seat)),) * queries.line_length(view, seat)
        case "battle":
            return _standing(view, seat)
        case _:
            return tuple(Pixel(colour) for name, colour in RECORD for _ in range(counter(view, seat, name)))


def _standing(view: View, seat: int) -> tuple[Pixel, ...]:
    """In the order of the line-up, flipped creatures behind it; whoever is knocked out is dark."""
    battle = queries.battle_of(view, seat)
    if battle is None or battle["state"] not in queries.RUNNING:
        return ()
    standing = queries.standing(battle, seat)
    everybody = dict.fromkeys((*queries.line(view, seat), *battle["flipped"].get(str(seat), ())))
    front = standing[:1]
    return tuple(_led(seat, key in standing, in_front=key in front) for key in everybody)


def _led(seat: int, stands: bool, *, in_front: bool) -> Pixel:
    return Pixel(of_seat(seat), "bright" if in_front else "normal") if stands else Pixel()
