"""A button that is pressed while its device closes: the next one on this pin is heard, and no thread ends."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hardware.inputs import Press
from hardware.wiring.drivers import GpioButton
from tests.kernel.inputs import ONE
from tests.kernel.pins import Pins
from tests.kernel.seeing import Seen
from tests.kernel.table import Table, rest

TIMES = 12
CHATTER = """
import sys, time
with open(sys.argv[1], "wb", buffering=0) as file:
    while True:
        for level in (b"pull-down", b"pull-up"):
            file.write(level)
            time.sleep(0.002)
"""
SECOND_PROCESSOR = Path("/sys/devices/system/cpu/cpu1/online")


@contextmanager
def chattering(pins: Pins, pin: int) -> Iterator[None]:
    """A contact that never rests, on a processor of its own."""
    SECOND_PROCESSOR.write_text("1")
    finger = subprocess.Popen([sys.executable, "-c", CHATTER, str(pins.file(pin))])
    try:
        yield
    finally:
        finger.kill()
        finger.wait()
        SECOND_PROCESSOR.write_text("0")


def closing(pins: Pins, table: Table, see: Seen) -> None:
    """Closed and opened again, the device alone and with the whole chip."""
    for whole in (False, True):
        with chattering(pins, ONE):
            for _ in range(TIMES):
                table.open(seat1_ok=GpioButton(pin=ONE, bounce_ms=0))
                table.until(Press)
                table.close("seat1.ok")
                if whole:
                    table.renew()
        what = "the chip" if whole else "its device"
        pins.move(ONE, 1)
        rest()
        table.open(seat1_ok=GpioButton(pin=ONE))
        pins.move(ONE, 0)
        see(table.until(Press).device == "seat1.ok", f"{what} closed {TIMES} times while a button is pressed: heard")
        rest()
        pins.move(ONE, 1)
        rest()
        table.close("seat1.ok")
