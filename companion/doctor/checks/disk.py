"""The disk: room for saved games, and whether anything can be written at all."""

import os
from collections.abc import Iterator
from pathlib import Path

from companion.doctor.finding import Finding, good, warning, wrong
from companion.doctor.machine import Machine
from engine.message import message

NAME = "disk"
MEGA = 1 << 20
LITTLE, HARDLY_ANY = 200 * MEGA, 20 * MEGA
"""Free bytes below which there is a warning, and below which games may not be saved."""


def check(machine: Machine) -> Iterator[Finding]:
    """The disk of Ambit's own folder, and whether / is mounted read-only."""
    folder = existing(machine.home)
    free = machine.free(folder)
    about = {"folder": str(folder), "free": free}
    if not machine.may_use(str(folder)) and machine.root == Path("/"):
        yield wrong(NAME, message("doctor-disk-closed", folder=str(folder)), message("doctor-disk-closed-do"), **about)
    elif free < HARDLY_ANY:
        yield wrong(NAME, message("doctor-disk-full", megas=free // MEGA), message("doctor-disk-do"), **about)
    elif free < LITTLE:
        yield warning(NAME, message("doctor-disk-little", megas=free // MEGA), message("doctor-disk-do"), **about)
    else:
        yield good(NAME, message("doctor-disk", megas=free // MEGA, folder=str(folder)), **about)
    if _read_only(machine):
        yield wrong(NAME, message("doctor-disk-read-only"), message("doctor-disk-read-only-do"))


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that exists: Ambit makes its own when it is first needed."""
    return folder if os.path.exists(folder) or folder == folder.parent else existing(folder.parent)


def _read_only(machine: Machine) -> bool:
    """Linux mounts a memory card read-only when it is worn out."""
    mounts = (line.split() for line in machine.text("proc/mounts").splitlines())
    return any(fields[1] == "/" and "ro" in fields[3].split(",") for fields in mounts if len(fields) > 3)
