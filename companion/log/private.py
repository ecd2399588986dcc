"""Files that only their owner may read: the database tells what lies face down, and who holds which seat."""

import os
import stat
from contextlib import suppress
from pathlib import Path

from companion.home import usual_home

FILE, FOLDER = 0o600, 0o700
"""Permissions: the owner alone."""
OTHERS = 0o077
SIDES = ("", "-wal", "-shm", "-journal")
"""Endings of the database and of the files that SQLite keeps beside it; it gives them the database's permissions."""


def make_folder(folder: Path) -> None:
    """The folder, for its owner alone if it is new. One that was there belongs to somebody and stays as it is."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(FOLDER)  # mkdir would leave it to the umask


def make_file(path: Path) -> None:
    """A new and empty file for its owner alone."""
    os.close(open_file(path, os.O_WRONLY | os.O_EXCL))


def write_file(path: Path, body: bytes) -> None:
    """A file for its owner alone; one that was there becomes so."""
    with open(open_file(path, os.O_WRONLY | os.O_TRUNC), "wb") as file:
        file.write(body)


def open_file(path: Path, how: int) -> int:
    """The handle of a file that is made if it is not there, for its owner alone whatever the umask says."""
    handle = os.open(path, how | os.O_CREAT | os.O_CLOEXEC, FILE)
    with suppress(OSError):  # somebody else's, or on a memory stick whose file system has no owners
        if stat.S_ISREG(os.fstat(handle).st_mode):
            os.fchmod(handle, FILE)
    return handle


def close_to_others(path: Path) -> None:
    """Take the right to read from everybody else, of a database that an older Ambit made and of Ambit's own folder.

    A file of somebody else, or on a medium that cannot be written, stays as it is.
    """
    for side in SIDES:
        _close(path.with_name(path.name + side), FILE)
    if path.parent == usual_home():
        _close(path.parent, FOLDER)


def _close(path: Path, mode: int) -> None:
    with suppress(OSError):
        if path.stat().st_mode & OTHERS:
            path.chmod(mode)
