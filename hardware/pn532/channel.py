"""A channel of a TCA9548A multiplexer that never leaves the bus locked."""

from typing import Any

from hardware.driver import library


def channel_of(port: Any, address: int, number: int) -> Any:
    """The channel, with the surface of the bus that it is on.

    Adafruit's own keeps the bus for ever when the multiplexer does not answer, and PN532_I2C then asks for the bus for
    ever as well: every device on it would hang.
    """
    library_ = library("adafruit_tca9548a")

    class Channel(library_.TCA9548A_Channel):  # type: ignore[misc, name-defined]
        def try_lock(self) -> bool:
            if not port.try_lock():
                return False
            try:
                port.writeto(address, self.channel_switch)
            except BaseException:
                port.unlock()
                raise
            return True

        def unlock(self) -> None:
            try:
                port.writeto(address, b"\x00")
            finally:
                port.unlock()

    return Channel(library_.TCA9548A(port, address), number)
