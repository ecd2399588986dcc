"""Writes the firmware and the settings to a board over MicroPython's own prompt, and reads back what was written."""

import errno
import hashlib
import io
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout, suppress
from typing import Any

from companion.messages.hardware import message_of
from engine.message import Message, message
from hardware.buses.serial_port import why_closed
from hardware.driver import library
from hardware.message import Message as DeviceMessage
from hardware.satellite.dictionary import MESSAGES, firmware
from hardware.satellite.frames import Frame, coded

FOLDER, START, SETTINGS = "/ambit", "/main.py", "/settings.json"
CHUNK = 512
"""Bytes that are written at once."""
ANSWER = 5.0
"""Seconds in which the prompt answers."""
RETURN = 20.0
"""Seconds in which a board is back after it was asked to stop its program."""
AGAIN = 0.5
"""Seconds from one try to the next."""

Tells = Callable[[int], None]
"""Told how many bytes were written since the last time."""


class NotFlashed(Exception):
    """The board could not be written; `what` says why, and what to do."""

    def __init__(self, what: Message) -> None:
        super().__init__(what.id)
        self.what = what


def files(settings: bytes | None) -> dict[str, bytes]:
    """What is to lie on the board, by its path there. What starts the program comes last, when all else is whole."""
    folder = firmware()
    found = {f"{FOLDER}/{path.name}": path.read_bytes() for path in sorted((folder / "ambit").glob("*.py"))}
    if settings is not None:
        found[SETTINGS] = settings
    return found | {START: (folder / "main.py").read_bytes()}


def flash(port: str, wanted: Mapping[str, bytes], tells: Tells) -> None:
    """Write all files, compare them, restart the board. `NotFlashed` if that fails, `Unavailable` without mpremote."""
    with _prompt(port) as board:
        _clear(board, wanted)
        for path, content in wanted.items():
            _write(board, path, content, tells)
        board.exec_raw_no_follow("import machine\nmachine.reset()")


def _clear(board: Any, wanted: Mapping[str, bytes]) -> None:
    """Nothing starts by itself until all is written, and no module of an older version stays."""
    if board.fs_exists(START):
        board.fs_rmfile(START)
    if not board.fs_exists(FOLDER):
        board.fs_mkdir(FOLDER)
    for entry in board.fs_listdir(FOLDER):
        if f"{FOLDER}/{entry.name}" not in wanted:
            board.fs_rmfile(f"{FOLDER}/{entry.name}")


def _write(board: Any, path: str, content: bytes, tells: Tells) -> None:
    written = 0

    def progress(now: int, total: int) -> None:
        nonlocal written
        tells(now - written)
        written = now

    board.fs_writefile(path, content, chunk_size=CHUNK, progress_callback=progress)
    if board.fs_hashfile(path, "sha256") != hashlib.sha256(content).digest():
        raise NotFlashed(message("flash-differs", file=path))


@contextmanager
def _prompt(port: str) -> Iterator[Any]:
    """MicroPython's raw prompt; a board that runs our program is asked to stop it first."""
    transport = library("mpremote.transport")
    board = _entered(port)
    if board is None:
        _ask_to_stop(port)
        board = _entered_again(port)
    if board is None:
        raise NotFlashed(message("flash-no-prompt", port=port))
    try:
        yield board
    except (transport.TransportError, OSError) as fault:
        raise NotFlashed(message("flash-broken", port=port, why=str(fault) or type(fault).__name__)) from fault
    finally:
        with suppress(OSError, transport.TransportError):
            board.close()


def _why_closed(port: str) -> DeviceMessage:
    """mpremote says the same of every port that it cannot open."""
    try:
        file = os.open(port, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError as why:
        return why_closed(port, why)
    try:
        return why_closed(port, OSError(errno.EBUSY if os.isatty(file) else errno.ENOTTY, ""))
    finally:
        os.close(file)


def _entered(port: str) -> Any:
    """At the prompt, or None."""
    serial = library("mpremote.transport_serial")
    try:
        board = serial.SerialTransport(port, timeout=ANSWER)
    except (serial.TransportError, OSError) as error:
        raise NotFlashed(message("flash-closed", why=message_of(_why_closed(port)))) from error
    try:
        with redirect_stdout(io.StringIO()):  # it prints what it did not expect
            board.enter_raw_repl(timeout_overall=ANSWER)
    except (serial.TransportError, OSError):
        with suppress(OSError):
            board.close()
        return None
    return board


def _ask_to_stop(port: str) -> None:
    """One frame, whatever version the board has; it then restarts without its program."""
    with suppress(OSError), open(port, "r+b", buffering=0) as file:
        file.write(b"\0" + coded(Frame(MESSAGES.RESTART, 0, bytes([MESSAGES.RESTART_UPDATE]))))


def _entered_again(port: str) -> Any:
    """The port goes away and comes back meanwhile."""
    end = time.monotonic() + RETURN
    while time.monotonic() < end:
        time.sleep(AGAIN)
        with suppress(NotFlashed):
            board = _entered(port)
            if board is not None:
                return board
    return None
