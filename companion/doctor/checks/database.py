"""The database: is it whole, is it closed to others, and has SQLite a fault that could damage it?"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from companion.doctor.finding import Finding, good, note, warning, wrong
from companion.doctor.machine import Machine
from companion.log import Log, Unusable
from companion.log.private import OTHERS
from engine.message import message

NAME = "database"
FIXED = (3, 51, 3)
"""The first SQLite without the WAL-reset fault: two connections that write and checkpoint at once can lose pages."""
ALSO_FIXED = {(3, 44): 6, (3, 50): 7}
"""Older series that got the mend, from this patch on."""


def check(machine: Machine) -> Iterator[Finding]:
    """The database of Ambit's own folder, read as any command reads it, and the SQLite of this Python."""
    path = machine.database
    if path.exists():
        yield from _whole(path, machine.sqlite)
        yield from _open_to_others(path)
    else:
        yield good(NAME, message("doctor-database-none", version=machine.sqlite))
    if has_reset_fault(machine.sqlite):
        says = message("doctor-sqlite-old", version=machine.sqlite, fixed=".".join(map(str, FIXED)))
        yield note(NAME, says, message("doctor-sqlite-old-do"), sqlite=machine.sqlite)


def has_reset_fault(version: str) -> bool:
    """Whether this SQLite has the fault, by its number; a distribution may have mended it without saying so."""
    major, minor, patch = (int(part) for part in version.split(".")[:3])
    mended = ALSO_FIXED.get((major, minor))
    return (major, minor, patch) < FIXED and (mended is None or patch < mended)


def _whole(path: Path, version: str) -> Iterator[Finding]:
    try:
        with closing(Log(path, read_only=True)) as log:
            games = len(log.numbers())
    except (Unusable, sqlite3.Error) as error:
        says = error.message if isinstance(error, Unusable) else message("log-damaged", file=str(path))
        yield wrong(NAME, says, message("doctor-database-do"), file=str(path))
        return
    yield good(NAME, message("doctor-database", version=version, games=games), games=games, sqlite=version)


def _open_to_others(path: Path) -> Iterator[Finding]:
    if path.stat().st_mode & OTHERS:
        says = message("doctor-database-open", file=str(path))
        yield warning(NAME, says, message("doctor-database-open-do", file=str(path)), file=str(path))
