"""The parts of what pages are told of the lobby."""

from typing import Any, Literal

from msgspec import Struct


class Chosen(Struct, frozen=True):
    """What is chosen to be played, with all options of the game."""

    game: str
    mode: str
    options: dict[str, Any]
    training: bool


class LobbySeat(Struct, frozen=True):
    seat: int
    name: str
    taken: bool
    """Somebody sits there, with a phone or without."""
    phone: Literal["here", "away"] | None
    """away: its page is closed."""
    free_to_take: bool
    """The phone has been away so long that anybody with the code may take the seat over."""
    boxes: tuple[str, ...]
    """The roles of the devices at this seat."""
    host: bool
    again: bool | None
    """When a game is over: whether this seat has said yes to playing again; null where nobody sits."""


class SavedGame(Struct, frozen=True):
    """An unfinished game that can be taken up again."""

    number: int
    game: str
    mode: str
    round: int
    names: tuple[str, ...]
    at: str
    """When it began, in UTC, as ISO 8601."""


class AsksHost(Struct, frozen=True):
    """The phone of this seat wants to be host: a press of any button of the table grants it, within `seconds`."""

    seat: int
    seconds: float


class NextGame(Struct, frozen=True):
    """A demo goes on by itself with this game, in `seconds`."""

    game: str
    seconds: float


class InHall(Struct, frozen=True):
    """The hall in which this table takes part, and what the table is called there."""

    hall: str
    table: str
    called: bool
    """A judge is wanted, and nobody was there yet."""
