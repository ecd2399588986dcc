"""The process that plays the kernel goes on, whatever becomes of the programs that it serves."""

import socket
import struct

import pytest

from hardware.emulators.shim import Machine
from hardware.emulators.shim.uapi import Flag
from hardware.emulators.shim.wire import Operation
from tests.hardware.emulators.shim.test_pins import request

CHIP = b"/dev/gpiochip0"


def gone(machine: Machine, *questions: bytes) -> None:
    """A program that is killed before it has heard the answers to its questions."""
    program = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    program.connect(machine.environment()["AMBIT_SHIM"])
    for question in questions:
        program.send(question)
    program.close()


def question(operation: Operation, request: int, data: bytes) -> bytes:
    return struct.pack("<4I", operation, request, 0, len(data)) + data


@pytest.mark.parametrize("path", [CHIP, b"/dev/i2c-9"])
def test_a_program_that_is_killed_while_it_waits_for_an_answer_harms_nobody(machine: Machine, path: bytes) -> None:
    asking = question(Operation.IOCTL, 0xB401, b"")
    for _ in range(5):
        gone(machine, question(Operation.OPEN, 0, path), asking, asking)
        assert machine.level(17) == 0


def test_the_pins_of_a_program_that_is_killed_as_it_asks_for_them_are_free(machine: Machine) -> None:
    wish = question(Operation.IOCTL, 0xB407, request(17, flags=Flag.INPUT))
    for _ in range(5):
        gone(machine, question(Operation.OPEN, 0, CHIP), wish)
        assert machine.lines() == []
