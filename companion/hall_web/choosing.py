"""What can be played in a hall, and whether what somebody chose is among it."""

from collections.abc import Iterator, Mapping
from typing import get_args

import msgspec

from companion.hall.rules.settings import Format, Settings
from companion.hall_web.shapes import GameTold, ModeTold, NewEvening, Offered
from companion.mqtt.topics import is_name
from engine import registry
from engine.refusal import INPUT, Refusal, refuse

FORMATS: tuple[Format, ...] = get_args(Format)
OF_PAIRS: tuple[Format, ...] = ("round-robin", "elimination")
"""Formats in which two meet."""


def offered() -> Offered:
    """Games with at least one mode for two or more, in the order in which people choose."""
    games = (registry.find(name) for name in registry.offered())
    told = (GameTold(game.name, tuple(_modes(game.modes))) for game in games if game is not None)
    return Offered(tuple(game for game in told if game.modes), FORMATS)


def _modes(modes: Mapping[str, tuple[int, ...]]) -> Iterator[ModeTold]:
    return (ModeTold(mode, possible) for mode, seats in modes.items() if (possible := _seats(seats)))


def _seats(seats: tuple[int, ...]) -> tuple[int, ...]:
    """A hall needs somebody to meet."""
    return tuple(sorted(number for number in seats if number >= 2))


def chosen(new: NewEvening, name: str) -> Settings | Refusal:
    """The settings of a new evening; `name` is the hall's unless another one is said."""
    hall = new.hall or name
    if not is_name(hall):
        return refuse(INPUT, "hall-name", name=hall)
    game = registry.find(new.game)
    modes = {} if game is None else {mode: _seats(seats) for mode, seats in game.modes.items()}
    if not modes.get(new.mode):
        return refuse(INPUT, "hall-no-such-game", game=new.game[:40], mode=new.mode[:40])
    seats = tuple(sorted(set(new.seats))) or modes[new.mode]
    if not set(seats) <= set(modes[new.mode]):
        return refuse(INPUT, "hall-seats", seats=list(modes[new.mode]))
    if new.format in OF_PAIRS and seats != (2,):
        if 2 not in seats:
            return refuse(INPUT, "hall-format-pairs", seats=list(seats))
        seats = (2,)
    return Settings(**(msgspec.structs.asdict(new) | {"hall": hall, "seats": seats}))
