"""An emulated Pi: a preloaded library, and the process that acts as the kernel for it.

It has /dev/gpiochip0, /dev/i2c-* and /dev/spidev*. The real lgpio under gpiozero and the real Blinka then run against
emulated pins and chips, with their own threads. `Machine` starts it all; `build` compiles the library, with gcc.
"""

from tests.shim.build import NotBuilt, build
from tests.shim.machine import Machine

__all__ = ["Machine", "NotBuilt", "build"]
