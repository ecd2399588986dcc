"""A finding: what the doctor saw, how bad it is, and what to do."""

from typing import Any, Literal

from msgspec import Struct

from companion.doctor.programs import Program, game
from engine.message import Message, message

Level = Literal["good", "note", "warning", "wrong"]
"""A note needs nothing; a warning may matter; with something wrong, a part of the table does not work."""


class Finding(Struct, frozen=True):
    """`about` is for programs: the names and numbers behind the words."""

    check: str
    level: Level
    says: Message
    do: Message | None = None
    about: dict[str, Any] = {}


def good(check: str, says: Message, **about: Any) -> Finding:
    return Finding(check, "good", says, None, about)


def note(check: str, says: Message, do: Message | None = None, **about: Any) -> Finding:
    return Finding(check, "note", says, do, about)


def warning(check: str, says: Message, do: Message | None = None, **about: Any) -> Finding:
    return Finding(check, "warning", says, do, about)


def wrong(check: str, says: Message, do: Message | None = None, **about: Any) -> Finding:
    return Finding(check, "wrong", says, do, about)


def left_alone(check: str, devices: list[str], held: list[Program]) -> Finding:
    """Devices that are not asked, for a question would disturb whoever has them."""
    programs = [str(program) for program in held]
    says = message("doctor-devices-busy", devices=", ".join(devices), programs=", ".join(programs))
    do = message("doctor-played-do") if game(held) else None
    return note(check, says, do, devices=devices, programs=programs)
