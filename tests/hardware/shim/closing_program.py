"""A program on the emulated Pi that closes its pins while an edge is on its way, and opens them again, with lgpio.

python -m tests.hardware.shim.closing_program fails|hears

It prints each input as a line. While the first press of seat 2 is told, lgpio's thread for edges waits until all is
closed; then the listener raises, or goes on.
"""

import gc
import sys
from threading import Event

import msgspec

from hardware.gpio import Header, open_driver
from hardware.inputs import Input, Press
from hardware.roles import Spot
from hardware.wiring.device import Wired
from hardware.wiring.drivers import GpioButton

PINS = {1: 17, 2: 27}
closed = Event()


def say(told: Input | str) -> None:
    print(msgspec.json.encode(told).decode(), flush=True)


def tell(told: Input) -> None:
    say(told)
    if isinstance(told, Press) and told.device == "seat2.ok" and not closed.is_set():
        closed.wait()
        if sys.argv[1] == "fails":
            raise LookupError("an error of the listener")


def play() -> None:
    """Wait for the next line of the input."""
    header = Header()
    buttons = [open_driver(Wired(Spot(seat, "ok"), GpioButton(pin=pin), 0), header, tell) for seat, pin in PINS.items()]
    sys.stdin.readline()
    for button in buttons:
        button.close()
    header.close()


play()
gc.collect()  # the devices that had the pins are gone
closed.set()
play()
