"""Tones on the kernel's lines: lgpio plays them where it is installed, in a thread of C that nothing disturbs.

It is loaded with the first buzzer, and only for the pins of buzzers. Without it a thread of our own plays them, which
sounds a little rough while the table computes.
"""

from threading import Lock
from typing import Any

from hardware.driver import library
from hardware.gpio.lgpio_library import load_lgpio
from hardware.pin_library import installed


class Tones:
    """Which pin factory plays tones; `name` is that of the library, "" where it is the kernel's lines themselves."""

    def __init__(self, chip: int, otherwise: Any) -> None:
        self.name = installed("lgpio") or ""
        self._chip, self._otherwise = chip, otherwise
        self._lgpio: Any = None
        self._loading = Lock()

    def factory(self) -> Any:
        """Loads lgpio when it is first asked. A library that is there and does not work is not used."""
        with self._loading:
            if self._lgpio is None and self.name:
                self._lgpio = self._load()
            return self._lgpio or self._otherwise

    def close(self) -> None:
        """Free the pins of all buzzers."""
        if self._lgpio is not None:
            self._lgpio.close()

    def _load(self) -> Any:
        try:
            lgpio = load_lgpio()
        except ImportError:
            self.name = ""
            return None
        try:
            factory = library("gpiozero.pins.lgpio").LGPIOFactory(self._chip)
        except lgpio.error:
            self.name = ""
            return None
        factory.pins = {}  # gpiozero keeps one for all factories, and would give a pin of another one
        return factory
