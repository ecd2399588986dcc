"""The clock: how exact the moments of inputs are, and whether the dates of saved games are right."""

import time
from collections.abc import Iterator

from companion.doctor.finding import Finding, good, note, warning
from companion.doctor.machine import Machine
from engine.message import message

NAME = "clock"
SOURCE = "sys/devices/system/clocksource/clocksource0/current_clocksource"
COARSE = ("jiffies", "refined-jiffies")
"""Sources that move in steps of milliseconds."""
SYNCHRONISED = "run/systemd/timesync/synchronized"
"""The file that is there once the Pi has reached a time server."""


def check(machine: Machine) -> Iterator[Finding]:
    """The steps of the monotonic clock, and on a Pi whether its date was set from the network."""
    source = machine.text(SOURCE)
    nanos = round(time.clock_getres(time.CLOCK_MONOTONIC) * 1e9)
    if source in COARSE:
        says = message("doctor-clock-coarse", source=source)
        yield warning(NAME, says, message("doctor-clock-coarse-do"), source=source)
    else:
        yield good(NAME, message("doctor-clock", source=source, nanos=nanos), source=source or None, nanos=nanos)
    if machine.is_pi and not machine.path(SYNCHRONISED).exists():
        yield note(NAME, message("doctor-clock-alone"), message("doctor-clock-alone-do"), synchronised=False)
