"""The messages between preloaded library and emulator process: one packet for a question, one for its answer."""

import array
import errno
import socket
import struct
from collections.abc import Callable
from contextlib import closing
from enum import IntEnum
from typing import NamedTuple

LARGEST = 65536
_QUESTION = struct.Struct("<4I")
_ANSWER = struct.Struct("<2i2I")


class Operation(IntEnum):
    OPEN = 0
    IOCTL = 1
    READ = 2
    WRITE = 3


class Question(NamedTuple):
    operation: Operation
    request: int
    line: int
    data: bytes


class Answer(NamedTuple):
    """The result of a system call, the bytes that it fills in, and perhaps a file: a GPIO line by its number."""

    result: int = 0
    data: bytes = b""
    line: int = 0
    file: socket.socket | None = None


Serves = Callable[[Question], Answer]
"""A file, as the emulator process has it: it answers, or raises an OSError."""


def answer_of(serves: Serves, asked: Question) -> Answer:
    """The answer of a file; a call that makes no sense is refused, as Linux does."""
    try:
        return serves(asked)
    except (struct.error, IndexError, UnicodeDecodeError) as error:
        raise OSError(errno.EINVAL, "makes no sense") from error


def receive(connection: socket.socket) -> Question | None:
    """The next question; None when the program has closed the file."""
    packet = connection.recv(LARGEST)
    if len(packet) < _QUESTION.size:
        return None
    operation, request, line, length = _QUESTION.unpack_from(packet)
    return Question(Operation(operation), request, line, packet[_QUESTION.size :][:length])


def reply(connection: socket.socket, serves: Serves, asked: Question) -> None:
    """Answer a question, or have the system call fail with the error that the file raises."""
    try:
        answer = answer_of(serves, asked)
    except OSError as error:
        connection.send(_ANSWER.pack(-1, error.errno or errno.EIO, 0, 0))
        return
    send(connection, answer)


def send(connection: socket.socket, answer: Answer) -> None:
    """A file that is sent with the answer belongs to the program from then on; if the program is gone, it is closed."""
    packet = _ANSWER.pack(answer.result, 0, answer.line, len(answer.data)) + answer.data
    if answer.file is None:
        connection.send(packet)
        return
    with closing(answer.file):
        files = array.array("i", [answer.file.fileno()])
        connection.sendmsg([packet], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
