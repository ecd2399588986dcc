"""Satellite boards: which are plugged in. None can be used yet, and the findings say so."""

from collections.abc import Iterator

from companion.doctor.finding import Finding, note, warning
from companion.doctor.machine import Machine
from engine.message import message
from hardware.wiring.device import Board

NAME = "satellites"
BY_ID = "dev/serial/by-id/*"
"""Linux names a board here by the number in its chip."""


def check(machine: Machine) -> Iterator[Finding]:
    """Whether each board of the profile is plugged in, by its port or by the number in its chip."""
    boards = () if machine.profile is None else machine.profile.satellites
    if not boards:
        yield note(NAME, message("doctor-satellites-none"))
        return
    missing = [board.name for board in boards if not _plugged_in(machine, board)]
    if missing:
        says = message("doctor-satellites-missing", boards=", ".join(missing), count=len(missing))
        yield warning(NAME, says, message("doctor-satellites-missing-do"), boards=missing)
    there = [board.name for board in boards if board.name not in missing]
    if there:
        says = message("doctor-satellites-silent", boards=", ".join(there), count=len(there))
        yield warning(NAME, says, message("doctor-satellites-silent-do"), boards=there)


def _plugged_in(machine: Machine, board: Board) -> bool:
    if board.port:
        return machine.path(board.port).exists()
    return any(board.id.lower() in link.name.lower() for link in machine.there(BY_ID))
