"""What lamps, counters and bars show between two games, at a winner's moment, and while people say "again". Pure."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from companion.lobby.controls import AtLobby, chosen_game, chosen_mode, stops
from companion.lobby.focus import Focus
from hardware.outputs import Colour, Dark, Digits, Flash, Light, Output, Pixel, Pixels, Steady, number
from hardware.roles import spot

GROUPS = {"game": 1, "mode": 2, "begin": 3, "resume": 4}
"""The number before the dash on a counter; behind it is which game, mode or saved game, from 1."""


class Box(Struct, frozen=True):
    """What is at a seat."""

    colour: Colour
    leds: int = 0
    """Of its bar."""


def shows(now: AtLobby, boxes: Mapping[int, Box]) -> Iterator[Output]:
    """A lamp and a bar in the seat's colour for those who sit; counters for what is pointed at, or else chosen."""
    text, unsure = _pointed_at(now), now.focus is not None and not _is_chosen(now, now.focus)
    people = now.evening.people
    for seat, box in boxes.items():
        sits = seat in people
        yield Light(f"seat{seat}.lamp", Steady() if sits else Dark())
        yield Digits(f"seat{seat}.main", text, blink=unsure or now.armed is not None)
        yield Digits(f"seat{seat}.aux", number(len(people)))
        yield Pixels(f"seat{seat}.bar", _sitting(box, now) if sits else _free(box))


def _sitting(box: Box, now: AtLobby) -> tuple[Pixel, ...]:
    """It blinks while a second press would begin."""
    armed = now.armed is not None
    return (Pixel(box.colour, "bright" if armed else "normal", blink=armed),) * box.leds


def _free(box: Box) -> tuple[Pixel, ...]:
    return (Pixel(box.colour, "dim"),) * min(1, box.leds)


def _pointed_at(now: AtLobby) -> str:
    """ "1-3": of the games the third."""
    focus = now.focus or chosen_game(now.evening)
    group = [stop for stop in stops(now) if stop.on == focus.on]
    if focus not in group:
        return ""
    return f"{GROUPS[focus.on]}-{group.index(focus) + 1}"


def _is_chosen(now: AtLobby, focus: Focus) -> bool:
    return focus in (chosen_game(now.evening), chosen_mode(now.evening))


def celebrated(outputs: Iterable[Output], winners: Collection[int], boxes: Mapping[int, Box]) -> Iterator[Output]:
    """What a game shows at its end, with the winners in their colours; the others are quiet."""
    for output in outputs:
        place = spot(output.device)
        seat = place.seat if place else 0
        won = seat in winners
        match output:
            case Light() if seat:
                yield replace(output, how=Flash() if won else Dark())
            case Pixels() if seat in boxes:
                box = boxes[seat]
                yield replace(output, pixels=(Pixel(box.colour, "bright", blink=True),) * box.leds if won else ())
            case Digits() if won:
                yield replace(output, blink=True, times=0)
            case _:
                yield output


def asked(outputs: Iterable[Output], now: AtLobby) -> Iterator[Output]:
    """What a game shows after its end, with who has said "again": lit; who has not answered flashes slowly."""
    people, yes = now.evening.people, now.evening.again
    pointed_at = "" if now.focus is None else _pointed_at(now)
    for output in outputs:
        place = spot(output.device)
        match output:
            case Light() if place is not None and place.seat:
                waits = Flash("slow") if place.seat in people else Dark()
                yield replace(output, how=Steady() if place.seat in yes else waits)
            case Digits() if pointed_at and place is not None and place.role == "main":
                yield Digits(output.device, pointed_at, blink=True)
            case _:
                yield output
