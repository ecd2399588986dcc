"""A pin in the shape that Adafruit's drivers expect (`digitalio.DigitalInOut`)."""

from typing import Any


class OutputPin:
    """An output. Direction and drive mode are stored and change nothing: the pin was opened as an output before."""

    def __init__(self, device: Any) -> None:
        """`device` has a `value` that moves the pin: a device of gpiozero, or the select line of an emulated chip."""
        self._device = device
        self.direction: object = None
        self.drive_mode: object = None

    def switch_to_output(self, value: bool = False, drive_mode: object = None) -> None:
        """Called by Adafruit's drivers; only the level changes."""
        self.drive_mode = drive_mode
        self.value = value

    @property
    def value(self) -> bool:
        """Whether the pin is high."""
        return bool(self._device.value)

    @value.setter
    def value(self, high: bool) -> None:
        self._device.value = bool(high)
