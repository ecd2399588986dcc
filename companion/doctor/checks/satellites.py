"""Satellite boards: none can be spoken to yet, and the doctor says so."""

from collections.abc import Iterator

from companion.doctor.finding import Finding, note, warning
from companion.doctor.machine import Machine
from engine.words import words

NAME = "satellites"


def check(machine: Machine) -> Iterator[Finding]:
    boards = [] if machine.profile is None else [board.name for board in machine.profile.satellites]
    if not boards:
        yield note(NAME, words("doctor-satellites-none"))
    else:
        says = words("doctor-satellites-silent", boards=", ".join(boards), count=len(boards))
        yield warning(NAME, says, words("doctor-satellites-silent-do"), boards=boards)
