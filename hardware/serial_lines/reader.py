"""The driver of a reader that sends lines over a serial port."""

from typing import Any

from hardware.buses.serial_port import open_port
from hardware.driver import Backoff
from hardware.inputs import Listener
from hardware.readers.number_cards import HOLD, NumberCards
from hardware.readers.number_reader import LOOK, NumberReader
from hardware.serial_lines.lines import Lines
from hardware.wiring.device import Wired
from hardware.wiring.drivers import SerialLines

ERR = 0.02
"""Most seconds from the sending of a line until it is read."""
CHUNK = 4096
"""Most bytes of one read."""


class PortSource:
    """A serial port; see `hardware.readers.number_reader.Source`."""

    def __init__(self, wiring: SerialLines) -> None:
        self._port: Any = open_port(wiring.port, wiring.baud, LOOK)

    def read(self) -> bytes:
        """What has come; b"" if nothing came for `LOOK` seconds."""
        data = bytes(self._port.read(1))
        return data + bytes(self._port.read(min(self._port.in_waiting, CHUNK))) if data else b""

    def close(self) -> None:
        """Another program may open the port after it."""
        self._port.close()


def lines_reader(
    name: str, wiring: SerialLines, tell: Listener, hold: float = HOLD, backoff: Backoff | None = None
) -> NumberReader:
    """A driver that opens the reader at once and tries for ever; a card not sent for `hold` seconds has left."""
    return NumberReader(lambda: PortSource(wiring), Lines, NumberCards(name, ERR, hold), tell, backoff)


def open_reader(wired: Wired, tell: Listener) -> NumberReader:
    """Open a reader. This returns at once; that it is up, or why not, is told as a `Status`."""
    if not isinstance(wired.driver, SerialLines):
        raise TypeError(f"{wired.name} sends no lines: {type(wired.driver).__name__}")
    return lines_reader(wired.name, wired.driver, tell)
