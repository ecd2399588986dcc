"""`select`, and the parts of `sys` that the firmware uses: standard input and output are the USB serial port."""

import sys
from binascii import hexlify

import _hardware

POLLIN, POLLOUT = 1, 4


class _Input:
    def read(self, count: int) -> bytes:
        """Waits until they are there."""
        return bytes([_hardware.read_byte() for _ in range(count)])


class _Output:
    def write(self, data: bytes) -> int:
        """Waits as long as USB's driver does for a host that does not read."""
        _hardware.write(hexlify(data).decode())
        return len(data)


class _Stream:
    def __init__(self, buffer: object) -> None:
        self.buffer = buffer


class _Implementation:
    name = "micropython"
    _machine = "Emulated Pico with " + _hardware.name


class System:
    """`sys`, with streams of bytes."""

    def __init__(self) -> None:
        self.stdin, self.stdout = _Stream(_Input()), _Stream(_Output())
        self.implementation = _Implementation
        self.modules, self.version = sys.modules, sys.version
        self.print_exception = sys.print_exception


class poll:
    """One stream, in one direction."""

    def register(self, stream: _Stream, what: int) -> None:
        """Called once."""
        self._what = what

    def poll(self, milliseconds: int = -1) -> list:
        """Not empty when bytes are there, or are taken."""
        ready = _hardware.wait_input(milliseconds) if self._what == POLLIN else _hardware.takes()
        return [self] if ready else []
