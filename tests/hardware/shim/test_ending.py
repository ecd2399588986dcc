"""Programs, or an emulated Pi, that end in the middle of a call: others are not affected, and no process is left."""

import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hardware.hearing import eventually
from tests.hardware.shim.test_pins import request
from tests.shape import PROJECT
from tests.shim import Machine
from tests.shim.uapi import Flag
from tests.shim.wire import Operation

SET_ADDRESS = 0x703
GET_LINE = 0xC250_B407
ORPHANED = """
import os, sys
from pathlib import Path
from tests.shim import Machine
machine = Machine(Path(sys.argv[1]), Path(sys.argv[2]))
print(machine._process.pid, flush=True)
os.kill(os.getpid(), 9)
"""


class Call:
    """A file of the Pi, as the preloaded library has it."""

    def __init__(self, machine: Machine, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.connect(machine.environment()["AMBIT_SHIM"])
        self.ask(Operation.OPEN, data=path.encode())

    def ask(self, operation: Operation, of: int = 0, data: bytes = b"") -> None:
        self._socket.send(struct.pack("<4I", operation, of, 0, len(data)) + data)

    def hear(self) -> None:
        self._socket.recv(65536)

    def until_answered(self) -> None:
        """The answer is there, and was not read."""
        assert select.select([self._socket], [], [], 60)[0]

    def end(self) -> None:
        self._socket.close()


def before_the_answer_is_read(call: Call) -> None:
    call.until_answered()


def before_the_answer_is_given(call: Call) -> None:
    call.hear()
    for address in range(200):
        call.ask(Operation.IOCTL, SET_ADDRESS, struct.pack("<Q", address))


@pytest.mark.parametrize("moment", [before_the_answer_is_read, before_the_answer_is_given])
def test_a_program_that_is_ended_in_a_call_takes_nobody_along(machine: Machine, moment: Callable[[Call], None]) -> None:
    call = Call(machine, "/dev/i2c-1")
    moment(call)
    call.end()
    later = Call(machine, "/dev/i2c-1")
    later.until_answered()
    later.end()
    assert machine.level(17) == 0


def test_pins_that_were_asked_for_by_a_program_that_is_gone_are_free(machine: Machine) -> None:
    for _ in range(20):
        call = Call(machine, "/dev/gpiochip0")
        call.hear()
        call.ask(Operation.IOCTL, GET_LINE, request(17, flags=Flag.OUTPUT))
        call.end()
    eventually(lambda: machine.lines() == [])


def test_the_pi_ends_with_the_process_that_started_it(library: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-c", ORPHANED, folder, str(library)]
        ended = subprocess.run(line, cwd=PROJECT, stdout=subprocess.PIPE, text=True)
    assert ended.returncode == -signal.SIGKILL
    pi = int(ended.stdout)
    eventually(lambda: not is_running(pi))


def is_running(process: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
