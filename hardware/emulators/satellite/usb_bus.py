"""The frames of a USB bus, which every board on one controller hears at the same moments."""

from typing import Any

import msgspec
from msgspec import Struct


class UsbBus(Struct):
    """Boards that are given the same bus share its frames."""

    controller: str = "emulated-usb"
    """As sysfs would name it."""
    epoch: int = 0
    """When frame 0 began, in ns of the monotonic clock."""
    ppm: float = 0.0
    """How far the controller's crystal is off."""
    offset: int = 0
    """Added to the number of each frame."""
    delay: float = 0.0
    """How much later a board hears a frame, behind hubs (ns)."""
    suspended: int = 0
    """From this moment on (ns) there are no frames; 0: there are."""

    def told(self) -> dict[str, Any]:
        """As the interpreter wants it."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain
