"""A PN532 on SPI that unlocks the bus between two questions whether it has an answer.

Adafruit's class keeps the bus locked while it waits: one silent reader would block all others on the bus.
"""

import time
from typing import Any

from hardware.driver import library

STATUS, READY = 0x40, 0x80
"""As they are on the wire: the chip sends and takes the lowest bit first."""
STEP = 0.01
"""Seconds from one question to the next."""


def spi_driver() -> Any:
    """The driver class; `Unavailable` where Adafruit's library is missing."""
    adafruit = library("adafruit_pn532.spi")

    class SharedBusSpi(adafruit.PN532_SPI):  # type: ignore[misc, name-defined]
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

    return SharedBusSpi
