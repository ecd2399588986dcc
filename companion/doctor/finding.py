"""A finding: what a check found, how bad it is, and what to do."""

from typing import Any, Literal

from msgspec import Struct

from companion.doctor.programs import Program, game
from engine.message import Message, message

Level = Literal["good", "note", "warning", "wrong"]
"""A note needs nothing; a warning may matter; with something wrong, a part of the table does not work."""


class Finding(Struct, frozen=True):
    """`about` is for programs (`--json`): the names and numbers that the message is made of."""

    check: str
    level: Level
    says: Message
    do: Message | None = None
    about: dict[str, Any] = {}


def good(check: str, says: Message, **about: Any) -> Finding:
    """It works; there is nothing to do."""
    return Finding(check, "good", says, None, about)


def note(check: str, says: Message, do: Message | None = None, **about: Any) -> Finding:
    """Worth knowing; the table works."""
    return Finding(check, "note", says, do, about)


def warning(check: str, says: Message, do: Message | None = None, **about: Any) -> Finding:
    """It may matter; the table works now."""
    return Finding(check, "warning", says, do, about)


def wrong(check: str, says: Message, do: Message | None = None, **about: Any) -> Finding:
    """A part of the table does not work; the exit code of the command is 1."""
    return Finding(check, "wrong", says, do, about)


def left_alone(check: str, devices: list[str], held: list[Program]) -> Finding:
    """Devices that are not asked, because that would disturb the programs that have them."""
    programs = [str(program) for program in held]
    says = message("doctor-devices-busy", devices=", ".join(devices), programs=", ".join(programs))
    do = message("doctor-played-do") if game(held) else None
    return note(check, says, do, devices=devices, programs=programs)
