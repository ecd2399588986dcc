"""The chip itself: sixteen pins with switches to ground, its registers, and its two interrupt outputs."""

from collections.abc import Callable
from threading import RLock
from typing import Literal

from hardware.emulators.mcp23017 import registers as r

Level = Literal["high", "low", "open"]
"""What an output does to its wire; "open" leaves it to a pull-up."""
ALL = 0xFF


class Chip:
    """An MCP23017 at the wire: see `hardware.emulators.bus.I2cChip`. Hands and host may use it from different threads.

    A switch is between its pin and ground. A pin without a pull-up floats: here it keeps the level that it had.
    """

    def __init__(self, told: Callable[[], object] = lambda: None) -> None:
        """`told` is called whenever an interrupt output may have changed."""
        self._told, self._lock = told, RLock()
        self._closed = [0, 0]
        """The switches of each port that are closed, a bit each; they outlast a loss of power."""
        self._power_up()

    # At the pins

    def switch(self, pin: int, closed: bool) -> None:
        """Close or open the switch at a pin: 0 to 7 is port A, 8 to 15 port B."""
        with self._lock:
            port, bit = pin >> 3, 1 << (pin & 7)
            self._closed[port] = self._closed[port] | bit if closed else self._closed[port] & ~bit
            self._moved()
        self._told()

    def is_closed(self, pin: int) -> bool:
        """Whether the switch at a pin is closed."""
        return bool(self._closed[pin >> 3] >> (pin & 7) & 1)

    def brown_out(self) -> None:
        """The voltage dipped: every register is as after power-up."""
        with self._lock:
            self._power_up()
        self._told()

    def _power_up(self) -> None:
        self._registers = [[0, 0] for _ in range(r.OLAT + 1)]
        self._registers[r.IODIR] = [ALL, ALL]
        self._pointer = 0
        self._levels = [ALL & ~closed for closed in self._closed]
        self._before = list(self._levels)

    def interrupt(self, port: int = 0) -> Level:
        """What INTA (port 0) or INTB (port 1) does to its wire now."""
        with self._lock:
            control, flags = self._registers[r.IOCON][0], self._registers[r.INTF]
            calls = bool(flags[0] | flags[1] if control & r.MIRROR else flags[port])
            if control & r.ODR:  # then the polarity does not count
                return "low" if calls else "open"
            return "high" if calls == bool(control & r.INTPOL) else "low"

    def _moved(self) -> None:
        """Compare the pins with what they were; the first change after an interrupt was cleared is kept."""
        for port in (0, 1):
            pulled = self._registers[r.GPPU][port] | (self._levels[port] & ~self._registers[r.GPPU][port])
            inputs = ~self._closed[port] & pulled & ALL
            outputs = self._registers[r.OLAT][port]
            directions = self._registers[r.IODIR][port]
            self._levels[port] = (inputs & directions) | (outputs & ~directions & ALL)
            self._compare(port)

    def _compare(self, port: int) -> None:
        against_value = self._registers[r.INTCON][port]
        wanted = (self._registers[r.DEFVAL][port] & against_value) | (self._before[port] & ~against_value)
        differs = (self._levels[port] ^ wanted) & self._registers[r.GPINTEN][port] & self._registers[r.IODIR][port]
        if differs and not self._registers[r.INTF][port]:
            self._registers[r.INTF][port] = differs
            self._registers[r.INTCAP][port] = self._read_pins(port)

    def _read_pins(self, port: int) -> int:
        return self._levels[port] ^ (self._registers[r.IPOL][port] & self._registers[r.IODIR][port])

    def _clear(self, port: int) -> None:
        """The host has seen the port: what it is now is what the next change is compared with."""
        self._before[port] = self._levels[port]
        self._registers[r.INTF][port] = 0
        self._compare(port)

    # At the bus

    def write(self, data: bytes) -> None:
        """The first byte is the address of a register, the others go there and to those after it."""
        with self._lock:
            if data:
                self._pointer = data[0]
            for byte in data[1:]:
                self._write(byte)
        self._told()

    def read(self, length: int) -> bytes:
        """From the register that was named last, and those after it."""
        with self._lock:
            found = bytes(self._read() for _ in range(length))
        self._told()
        return found

    def _write(self, byte: int) -> None:
        control = self._registers[r.IOCON][0]
        where = r.place(self._pointer, bool(control & r.BANK))
        self._pointer = r.following(self._pointer, control)
        if where is None or where[0] in r.READ_ONLY:
            return
        register, port = where
        if register == r.IOCON:
            self._registers[r.IOCON] = [byte & r.USED] * 2
        else:
            self._registers[r.OLAT if register == r.GPIO else register][port] = byte
        self._moved()

    def _read(self) -> int:
        control = self._registers[r.IOCON][0]
        where = r.place(self._pointer, bool(control & r.BANK))
        self._pointer = r.following(self._pointer, control)
        if where is None:
            return 0
        register, port = where
        if register not in (r.GPIO, r.INTCAP):
            return self._registers[register][port]
        found = self._read_pins(port) if register == r.GPIO else self._registers[r.INTCAP][port]
        self._clear(port)
        return found
