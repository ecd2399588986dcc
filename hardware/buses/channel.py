"""A channel of a TCA9548A multiplexer, which never leaves the bus locked.

Adafruit's class keeps the bus locked for ever when the multiplexer does not answer, so that every device on the bus
would hang. This one unlocks it.
"""

from typing import Any

CLOSED = b"\x00"


class Channel:
    """One of eight channels, with the methods of the bus itself. It is open only while a device has the bus locked."""

    def __init__(self, port: Any, multiplexer: int, number: int) -> None:
        """`multiplexer` is its address on the bus, `number` the channel's, from 0 to 7."""
        self._port, self._multiplexer, self._opened = port, multiplexer, bytes([1 << number])

    def try_lock(self) -> bool:
        """Lock the bus and open this channel; False if the bus is taken, an OSError if the multiplexer is silent."""
        if not self._port.try_lock():
            return False
        try:
            self._port.writeto(self._multiplexer, self._opened)
        except BaseException:
            self._port.unlock()
            raise
        return True

    def unlock(self) -> None:
        """Close the channel, so that its chips do not answer together with those of another, and unlock the bus."""
        try:
            self._port.writeto(self._multiplexer, CLOSED)
        finally:
            self._port.unlock()

    def writeto(self, address: int, buffer: bytes, **slices: Any) -> None:
        """As `busio.I2C.writeto`, while this channel is locked."""
        self._port.writeto(address, buffer, **slices)

    def readfrom_into(self, address: int, buffer: bytearray, **slices: Any) -> None:
        """As `busio.I2C.readfrom_into`, while this channel is locked."""
        self._port.readfrom_into(address, buffer, **slices)

    def writeto_then_readfrom(self, address: int, buffer_out: bytes, buffer_in: bytearray, **slices: Any) -> None:
        """As `busio.I2C.writeto_then_readfrom`, while this channel is locked."""
        self._port.writeto_then_readfrom(address, buffer_out, buffer_in, **slices)


def behind(port: Any, multiplexer: int | None, number: int | None) -> Any:
    """The bus that a chip is on: the port itself, or the channel of a multiplexer that the profile names."""
    return port if multiplexer is None else Channel(port, multiplexer, number or 0)
