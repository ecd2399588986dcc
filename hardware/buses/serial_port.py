"""Serial ports: opened with pyserial, and what is wrong with one said in half a sentence."""

import errno
import os
import termios
from typing import Any

from hardware.driver import Unavailable, library
from hardware.message import Message, message


def open_port(path: str, baud: int, timeout: float) -> Any:
    """An open port (a `serial.Serial`) that nobody else can open; raises `Unavailable`."""
    serial = library("serial")
    try:
        return serial.Serial(path, baud, timeout=timeout, write_timeout=1.0, exclusive=True)
    except (OSError, ValueError, termios.error) as error:  # SerialException is an OSError
        raise Unavailable(why_closed(path, error)) from error


def why_closed(path: str, error: Exception) -> Message:
    """Why a port cannot be opened."""
    number = getattr(error, "errno", None)
    if number == errno.ENOENT or not os.path.exists(path):
        return message("device-port-missing", port=path)
    if number in (errno.EACCES, errno.EPERM):
        return message("device-file-locked", file=path, group="dialout")
    if number in (errno.EAGAIN, errno.EBUSY) or "lock" in str(error):
        return message("device-port-busy", port=path)
    return message("device-port-closed", port=path)
