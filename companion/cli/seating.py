"""What is asked before any game at a table: its mode, who sits down, and how the table is wired."""

from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec
import typer

from companion.cli import completing
from companion.cli.telling import fail, speaker, tell_text
from engine.message import message

if TYPE_CHECKING:
    from hardware.profile import Mistake, Profile

Mode = Annotated[str | None, typer.Option(autocompletion=completing.modes)]
Seats = Annotated[str | None, typer.Option(metavar="NAMES")]
Wiring = Annotated[str | None, typer.Option("--profile", metavar="PROFILE", autocompletion=completing.profiles)]
Setting = Annotated[list[str] | None, typer.Option("--option")]

MOST_DIGITS = 9
"""A longer number of players is a typing mistake."""


def seated(seats: str | None) -> tuple[tuple[str, ...], int | None]:
    """The names that were typed; or none, and how many sit down, if that was typed."""
    if seats is None:
        return (), None
    if seats.strip().isdecimal():
        return (), int(seats[:MOST_DIGITS])
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    return names, len(names)


def options_of(settings: list[str]) -> dict[str, Any]:
    """Options as they were typed, KEY=VALUE; a value that is no JSON is text."""
    options: dict[str, Any] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            fail(message("play-option", option=setting))
        try:
            options[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[key] = value
    return options


def profile(wiring: str | None) -> "Profile | None":
    """A profile by file or by name: one of the table's own, or one that comes with Ambit."""
    if wiring is None:
        return None
    from companion.profiles import file_of
    from hardware.profile import Profile, load

    loaded = load(file_of(wiring))
    if not isinstance(loaded, Profile):
        refuse_profile(loaded)
    return loaded


def refuse_profile(mistakes: "tuple[Mistake, ...]") -> NoReturn:
    """A profile that cannot be used: all its mistakes are told at once."""
    from companion.messages.hardware import mistake_words

    for mistake in mistakes[:-1]:
        tell_text(speaker().message(mistake_words(mistake)), stderr=True)
    fail(message("profile-wrong", why=mistake_words(mistakes[-1])))
