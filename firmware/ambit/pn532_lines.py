"""The wires of a PN532: a serial port or an I2C bus. Neither waits."""

from machine import I2C, UART, Pin

_SPEED = 115_200
_WAKE = b"\x55\x55" + bytes(14)  # edges that wake a sleeping chip, and time for it to do so
_ADDRESS = 0x24
_LONGEST = 64  # bytes of the longest answer with its frame
_ROOM = 256


class UartLine:
    """A PN532 that is set to HSU."""

    def __init__(self, line: dict) -> None:
        self._uart = UART(line["uart"], _SPEED, tx=Pin(line["tx"]), rx=Pin(line["rx"]), rxbuf=_ROOM)

    def wake(self) -> None:
        """End its sleep; what it said before is forgotten."""
        self._uart.write(_WAKE)
        self._uart.read()

    def write(self, data: bytes) -> None:
        """To the chip."""
        self._uart.read()  # the rest of an answer that came too late
        self._uart.write(data)

    def read(self) -> bytes:
        """What came since the last time."""
        return (self._uart.read() or b"") if self._uart.any() else b""


class I2cLine:
    """A PN532 on I2C: each read begins with a byte that says whether a frame is ready. A bus error is silence."""

    def __init__(self, bus: I2C) -> None:
        self._bus = bus
        self._state, self._room = bytearray(1), bytearray(1 + _LONGEST)

    def wake(self) -> None:
        """Being written to wakes it."""

    def write(self, data: bytes) -> None:
        """To the chip; one that is not there does not answer either."""
        try:
            self._bus.writeto(_ADDRESS, data)
        except OSError:
            return

    def read(self) -> bytes:
        """The frame that is ready, with bytes of no meaning after it."""
        try:
            self._bus.readfrom_into(_ADDRESS, self._state)
            if not self._state[0] & 1:
                return b""
            self._bus.readfrom_into(_ADDRESS, self._room)
        except OSError:
            return b""
        return self._ended(self._room[1:])

    def _ended(self, raw: bytes) -> bytes:
        """Without what follows the frame: zeros that would be taken for the start of the next one."""
        return bytes(raw[:6]) if raw[3:5] == b"\x00\xff" else bytes(raw[: raw[3] + 7])
