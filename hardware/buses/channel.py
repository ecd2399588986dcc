"""A channel of a TCA9548A multiplexer, which never leaves the bus locked.

Adafruit's own keeps the bus for ever when the multiplexer does not answer, and whoever asks for the bus then asks for
ever as well: every device on it would hang. So this one is ours.
"""

from typing import Any

CLOSED = b"\x00"


class Channel:
    """One of eight, with the surface of the bus that it is on. It is open only while somebody has the bus."""

    def __init__(self, port: Any, multiplexer: int, number: int) -> None:
        """`multiplexer` is its address on the bus, `number` the channel's, from 0 to 7."""
        self._port, self._multiplexer, self._opened = port, multiplexer, bytes([1 << number])

    def try_lock(self) -> bool:
        """Have the bus, with this channel open; an OSError if the multiplexer does not answer."""
        if not self._port.try_lock():
            return False
        try:
            self._port.writeto(self._multiplexer, self._opened)
        except BaseException:
            self._port.unlock()
            raise
        return True

    def unlock(self) -> None:
        """Close the channel, so that its chips are not heard beside those of another, and let the bus go."""
        try:
            self._port.writeto(self._multiplexer, CLOSED)
        finally:
            self._port.unlock()

    def writeto(self, address: int, buffer: bytes, **slices: Any) -> None:
        self._port.writeto(address, buffer, **slices)

    def readfrom_into(self, address: int, buffer: bytearray, **slices: Any) -> None:
        self._port.readfrom_into(address, buffer, **slices)

    def writeto_then_readfrom(self, address: int, buffer_out: bytes, buffer_in: bytearray, **slices: Any) -> None:
        self._port.writeto_then_readfrom(address, buffer_out, buffer_in, **slices)


def behind(port: Any, multiplexer: int | None, number: int | None) -> Any:
    """The bus as a chip has it: the port itself, or the channel of a multiplexer that the profile names."""
    return port if multiplexer is None else Channel(port, multiplexer, number or 0)
