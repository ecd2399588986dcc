"""A satellite without silicon: real MicroPython runs the unchanged firmware, with emulated parts."""

from hardware.emulators.satellite.board import Board
from hardware.emulators.satellite.usb_bus import UsbBus

__all__ = ["Board", "UsbBus"]
