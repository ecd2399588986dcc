"""A program on the emulated Pi that closes its pins while an edge is on its way, and opens them again.

python -m tests.hardware.shim.closing_program fails|hears|late kernel|lgpio

It prints each input as a line. While the first press of seat 2 is told, the thread for edges waits until all is
closed ("late": and opened again); then the listener raises ("fails"), or goes on.
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
told_on = Event()
"""The listener may go on."""


def say(told: Input | str) -> None:
    print(msgspec.json.encode(told).decode(), flush=True)


def tell(told: Input) -> None:
    say(told)
    if isinstance(told, Press) and told.device == "seat2.ok" and not told_on.is_set():
        told_on.wait()
        if sys.argv[1] == "fails":
            raise LookupError("an error of the listener")


def play(*, tell_on: bool) -> None:
    """Wait for the next line of the input; with `tell_on`, let the listener go on once the pins are open."""
    header = Header.driven_by(sys.argv[2])
    buttons = [open_driver(Wired(Spot(seat, "ok"), GpioButton(pin=pin), 0), header, tell) for seat, pin in PINS.items()]
    if tell_on:
        told_on.set()
    sys.stdin.readline()
    for button in buttons:
        button.close()
    header.close()


play(tell_on=False)
gc.collect()  # the devices that had the pins are gone
if sys.argv[1] != "late":
    told_on.set()
play(tell_on=True)
