"""The file of an input device (/dev/input/event3), grabbed so that what is typed reaches no terminal.

The package evdev would do this and far more, but it has to be compiled on every Pi; what is needed of it is here.
"""

import errno
import fcntl
import os
import select
import stat

from hardware.driver import Unavailable
from hardware.keyboard.keys import EVENT
from hardware.message import Message, message
from hardware.readers.number_reader import LOOK

GRAB = 0x40044590
"""EVIOCGRAB: its events go to nobody else, as long as the file is open."""
MOST_EVENTS = 64


class KeyboardSource:
    """See `hardware.readers.number_reader.Source`. A named pipe works as well: it has one reader anyway."""

    def __init__(self, path: str) -> None:
        try:
            self._file = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        except OSError as error:
            raise Unavailable(why_closed(path, error)) from error
        try:
            if not stat.S_ISFIFO(os.fstat(self._file).st_mode):
                fcntl.ioctl(self._file, GRAB, 1)
        except OSError as error:
            os.close(self._file)
            raise Unavailable(why_closed(path, error)) from error

    def read(self) -> bytes:
        """Up to 64 events; b"" if none came for `LOOK` seconds, an OSError if the device was pulled out."""
        ready, _, _ = select.select([self._file], [], [], LOOK)
        if not ready:
            return b""
        data = os.read(self._file, MOST_EVENTS * EVENT.size)
        if not data:
            raise OSError(errno.ENODEV, "the device is gone")
        return data

    def close(self) -> None:
        """Its events go to the terminal again."""
        os.close(self._file)


def why_closed(path: str, error: OSError) -> Message:
    """Why the device cannot be read."""
    if error.errno in (errno.ENOENT, errno.ENODEV, errno.ENXIO):
        return message("device-port-missing", port=path)
    if error.errno in (errno.EACCES, errno.EPERM):
        return message("device-file-locked", file=path, group="input")
    if error.errno == errno.EBUSY:
        return message("device-port-busy", port=path)
    return message("device-no-keyboard", file=path)
