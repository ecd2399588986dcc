"""The driver of a reader that types."""

from hardware.driver import Backoff
from hardware.inputs import Listener
from hardware.keyboard.keys import Keystrokes
from hardware.keyboard.source import KeyboardSource
from hardware.readers.number_cards import HOLD, NumberCards
from hardware.readers.number_reader import NumberReader
from hardware.wiring.device import Wired
from hardware.wiring.drivers import KeyboardReader

ERR = 0.3
"""Seconds that a reader takes to type a number."""


def keyboard_reader(
    name: str, wiring: KeyboardReader, tell: Listener, hold: float = HOLD, backoff: Backoff | None = None
) -> NumberReader:
    """A driver that opens the reader at once and tries for ever; a card typed again within `hold` seconds stayed."""
    cards = NumberCards(name, ERR, hold)
    return NumberReader(lambda: KeyboardSource(wiring.device), lambda: Keystrokes(wiring.order), cards, tell, backoff)


def open_reader(wired: Wired, tell: Listener) -> NumberReader:
    """Open a reader. This returns at once; that it is up, or why not, is told as a `Status`."""
    if not isinstance(wired.driver, KeyboardReader):
        raise TypeError(f"{wired.name} does not type: {type(wired.driver).__name__}")
    return keyboard_reader(wired.name, wired.driver, tell)
