"""The ways to chips that are not on plain pins: I2C and SPI buses, which many share, and serial ports.

`bus` has a thread in which all displays of a bus take turns, `display` is such a display, `opening` knows the buses of
this machine; `channel` is a bus behind a multiplexer.
"""

from hardware.buses.bus import Bus
from hardware.buses.opening import Buses, Machine

__all__ = ["Bus", "Buses", "Machine"]
