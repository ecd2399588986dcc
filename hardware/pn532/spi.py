"""A PN532 on SPI that lets the bus go between two questions whether it has an answer.

Adafruit's own keeps the bus for as long as it waits: while one reader is silent, no other one on the bus is heard.
"""

import time
from typing import Any

from hardware.driver import library

STATUS, READY = 0x40, 0x80
"""As they are on the wire: the chip sends and takes the lowest bit first."""
STEP = 0.01
"""So long until the next question (seconds)."""


def spi_driver() -> Any:
    """The class; raises `Unavailable` where Adafruit's library is missing."""
    adafruit = library("adafruit_pn532.spi")

    class ModestSpi(adafruit.PN532_SPI):  # type: ignore[misc, name-defined]
        def _wait_ready(self, timeout: float = 1) -> bool:
            until = time.monotonic() + timeout
            while not self._is_ready():
                if time.monotonic() >= until:
                    return False
                time.sleep(STEP)
            return True

        def _is_ready(self) -> bool:
            answer = bytearray(2)
            with self._spi as spi:
                spi.write_readinto(bytes((STATUS, 0)), answer)
            return answer[1] == READY

    return ModestSpi
