"""A Pi's /dev/gpiochip0 and /dev/i2c-* without a Pi: a preloaded library, and the process that plays the kernel for it.

The real lgpio under gpiozero and the real busio then run against emulated pins and chips, with their own threads.
`Machine` starts it all; `hardware.emulators.shim.build` compiles the library, for which it needs gcc.
"""

from hardware.emulators.shim.build import build
from hardware.emulators.shim.machine import Machine

__all__ = ["Machine", "build"]
