"""One program at a time writes to the database: it holds a lock, which the kernel takes back when the program ends."""

import errno
import fcntl
import os
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import msgspec
from msgspec import Struct

from companion.log.private import make_folder, open_file
from companion.log.store import Unusable, unusable

PATIENCE = 2.0
"""Seconds to wait for a command that is about to end."""
_PAUSE = 0.05
"""Seconds between two attempts."""
_NO_LOCKS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
"""On some network drives there are no such locks: there, people see to it themselves."""
_MOST = 4096
"""Bytes that are read of the lock's file."""


class Holder(Struct, frozen=True):
    """Who writes. `address`: of its page, for people on other machines; "" if it has none."""

    pid: int
    program: str
    address: str = ""
    profile: str = ""
    """The wiring profile whose real devices it has; "" if it has none."""


class Hold:
    """The right to write to a database, from when it is made until `close` or the end of the program."""

    def __init__(self, database: Path, program: str) -> None:
        """Raises `Unusable` with who has it, if another program does and does not end within two seconds."""
        self.database = database
        self._holder = Holder(os.getpid(), program)
        try:
            make_folder(database.parent)
            self._file = open_file(lock_of(database), os.O_RDWR)
        except OSError as error:
            raise unusable(error, database) from None
        if not self._locked():
            refused = _refused(self._read(), database)
            os.close(self._file)
            raise refused
        self._write()

    def at(self, address: str) -> None:
        """Tell others where the page of this program is."""
        self._holder = msgspec.structs.replace(self._holder, address=address)
        self._write()

    def has_devices_of(self, profile: str) -> None:
        """Tell others that the devices of a wiring profile are in use."""
        self._holder = msgspec.structs.replace(self._holder, profile=profile)
        self._write()

    def close(self) -> None:
        """Others may write. The file stays: whoever removed it might remove one that another program just locked."""
        with suppress(OSError):
            os.ftruncate(self._file, 0)
        os.close(self._file)

    def _locked(self) -> bool:
        until = monotonic() + PATIENCE
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            except OSError as error:
                if error.errno in _NO_LOCKS:
                    return True
                if monotonic() > until:
                    return False
            sleep(_PAUSE)

    def _write(self) -> None:
        """A full disk does not keep anybody from holding the lock: others then read no name."""
        with suppress(OSError):
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, msgspec.json.encode(self._holder), 0)

    def _read(self) -> Holder | None:
        return _read(self._file)


def _read(file: int) -> Holder | None:
    try:
        return msgspec.json.decode(os.pread(file, _MOST, 0), type=Holder)
    except (OSError, msgspec.MsgspecError):
        return None


def holder_of(database: Path) -> Holder | None:
    """The program that writes to a database now; None if there is none, or if this user may not know it."""
    try:
        file = os.open(lock_of(database), os.O_RDONLY)
    except OSError:
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return _read(file)
    else:
        return None  # what stands in it was left by a program that was killed
    finally:
        os.close(file)


def lock_of(database: Path) -> Path:
    """The file of the lock. SQLite's own locks are in the database, so this one is beside it."""
    return database.with_name(f"{database.name}.lock")


def _refused(by: Holder | None, database: Path) -> Unusable:
    if by is None:
        return Unusable("log-held-unknown", file=str(database))
    return Unusable("log-held", file=str(database), pid=str(by.pid), program=by.program, address=by.address)
